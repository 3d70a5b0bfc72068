import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chanceFrom, open } from '@trueline/rules'
import { toy } from '../../../rules/test/toy/index.ts'
import { ThinkingThreads } from '../../src/thinking/thinking.ts'
import { games } from './games.ts'

const SEED = '5eed'.repeat(16)
const opened = open(
  toy,
  { goal: 21, clock: null },
  { mode: 'computer', computers: [null, 'easy'] },
  chanceFrom(SEED),
)
const view = toy.view(opened.position.state, 1)

describe('thinking in threads', () => {
  let threads: ThinkingThreads
  const took: string[] = []

  beforeAll(async () => {
    threads = new ThinkingThreads({
      games,
      worker: new URL('./worker.ts', import.meta.url),
      graceMs: 500,
      took: (what) => took.push(what),
    })
    // A new thread has everything to read first.
    await threads.choose('toy', view, 'easy', SEED, 'ann')
  })
  afterAll(() => threads.close())

  it('chooses, shows and reviews', async () => {
    expect(await threads.choose('toy', view, 'hard', SEED, 'ann')).toEqual({ type: 'take', n: 1 })
    expect(await threads.hint('toy', view, 'ann')).toEqual([{ type: 'take', n: 1 }])
    const log = [...opened.events, { type: 'took', seat: 0, n: 3, secret: '' }]
    expect(await threads.review('toy', log as typeof opened.events)).toEqual([{ seq: 2, seat: 0, best: 1 }])
    expect(took).toEqual(expect.arrayContaining(['easy', 'hard', 'hint', 'review']))
  })

  it('takes chance from the seed it is given and from nothing else', async () => {
    const choices = (seed: string) =>
      Promise.all([1, 2, 3].map(() => threads.choose('toy', view, 'easy', seed, 'ann')))
    expect(new Set((await choices(SEED)).map((choice) => JSON.stringify(choice))).size).toBe(1)
    const seeds = Array.from({ length: 24 }, (_, n) => n.toString(16).padStart(64, '0'))
    const all = await Promise.all(seeds.map((seed) => threads.choose('toy', view, 'easy', seed, 'ann')))
    expect(new Set(all.map((choice) => JSON.stringify(choice))).size).toBe(3)
  })

  it('lets nothing quick wait for a search (S95)', async () => {
    const done: string[] = []
    const note = (what: string) => (): unknown => done.push(what)
    const searches = Array.from({ length: 3 }, () =>
      threads.choose('toy', view, 'expert', SEED, 'ann').then(note('expert')),
    )
    await Promise.all([
      ...searches,
      threads.hint('toy', view, 'ann').then(note('hint')),
      threads.choose('toy', view, 'hard', SEED, 'ann').then(note('hard')),
    ])
    expect(done.slice(0, 2).sort()).toEqual(['hard', 'hint'])
    expect(done).toHaveLength(5)
  })

  it('thinks for everybody in turn, however much one person asks (S95)', async () => {
    const done: string[] = []
    const ask = (owner: string) =>
      threads.choose('toy', view, 'hard', SEED, owner).then(() => void done.push(owner))
    await Promise.all([...Array.from({ length: 6 }, () => ask('ann')), ask('bob'), ask('cat'), ask('bob')])
    expect(done).toEqual(['ann', 'bob', 'cat', 'ann', 'bob', 'ann', 'ann', 'ann', 'ann'])
  })

  it.each(['throws', 'hangs', 'dies'])(
    'rejects what %s, and the next thought is none the worse (S94)',
    async (level) => {
      const failed = threads.choose('stubborn', view, level, SEED, 'ann')
      const behind = threads.choose('toy', view, 'hard', SEED, 'ann')
      await expect(failed).rejects.toThrow()
      expect(await behind).toEqual({ type: 'take', n: 1 })
      expect(threads.size).toBe(0)
    },
  )

  it('rejects what waits when it closes', async () => {
    const other = new ThinkingThreads({ games, worker: new URL('./worker.ts', import.meta.url) })
    const all = [1, 2, 3].map(() => other.choose('stubborn', view, 'hangs', SEED, 'ann'))
    const settled = Promise.allSettled(all)
    await other.close()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })
})
