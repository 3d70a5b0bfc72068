import type { GameLog } from '@trueline/rules/wire'
import { expect, it } from 'vitest'
import { seedHash } from '../../../../../rules/src/core/chance.ts'
import { people } from '../../../../../rules/src/core/company.ts'
import { mathpoker } from '../../../../../rules/src/mathpoker/index.ts'
import { playout, seedOf } from '../../../../../rules/test/playout.ts'
import { replay } from './moments.ts'

const cast = { names: ['Ada', 'Noor'], you: null }
const options = { chips: 120, blind: 5, rise: 5, clock: 30 } as const

/** The log of a random game, as the archive tells it: what was only arranged, by its kind alone. */
const logOf = (number: number): GameLog => {
  const seed = seedOf(number)
  const steps = [...playout(mathpoker, { options, company: people(2) }, seed)].map((each) =>
    'step' in each ? each.step : each,
  )
  return {
    code: 'ABCDEF',
    kind: 'mathpoker',
    mode: 'online',
    options,
    seats: cast.names.map((name) => ({ name, computer: null })),
    outcome: steps.at(-1)?.position.state.outcome ?? null,
    news: steps.flatMap(({ events }) =>
      events.map((event) => mathpoker.news(event, 'archive') ?? { type: event.type }),
    ),
    fairness: { hash: seedHash(seed), seed },
  } as GameLog
}

it('goes through a whole game, and passes over what was arranged in hiding (G-5, G-9)', () => {
  const log = logOf(1)
  expect(log.news.some(({ type }) => type === 'arranged')).toBe(true)
  const { moments, events, fault } = replay(log, cast)
  expect([fault, events]).toEqual([null, log.news.length])
  expect(moments.at(-1)?.seq).toBe(log.news.length)
  expect(moments.slice(1).filter(({ move }) => !move?.words)).toEqual([])
})
