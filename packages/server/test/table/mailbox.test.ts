import { describe, expect, it } from 'vitest'
import { Mailbox } from '../../src/table/mailbox.ts'

describe('a mailbox', () => {
  it('begins each task when the one before has ended, also when that failed', async () => {
    const mailbox = new Mailbox()
    const log: string[] = []
    const task = (name: string, turns: number) => async (): Promise<string> => {
      log.push(`${name} begins`)
      for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
      log.push(`${name} ends`)
      if (name === 'bad') throw new Error(name)
      return name
    }
    const results = Promise.allSettled([
      mailbox.run(task('slow', 5)),
      mailbox.run(task('bad', 2)),
      mailbox.run(task('quick', 0)),
    ])
    expect(mailbox.idle).toBe(false)
    await mailbox.drained()
    expect(log).toEqual(['slow', 'bad', 'quick'].flatMap((name) => [`${name} begins`, `${name} ends`]))
    expect(await results).toMatchObject([{ value: 'slow' }, { reason: new Error('bad') }, { value: 'quick' }])
    expect(mailbox.idle).toBe(true)
  })
})
