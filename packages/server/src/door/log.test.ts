import { expect, it } from 'vitest'
import { asking } from '../table/live.ts'
import { logOptions } from './log.ts'

/** An error as the log has it, and as text. */
const logged = (error: unknown): { err: Record<string, unknown>; line: string } => {
  const { serializers } = { serializers: {}, ...logOptions('info') }
  const { err = String } = serializers as Partial<Record<string, (error: unknown) => unknown>>
  const line = JSON.stringify(err(error))
  return { err: JSON.parse(line) as Record<string, unknown>, line }
}

const caught = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

it('logs what the rules threw, and where, not only that they threw', () => {
  const fault = caught(() =>
    asking(() => {
      throw new TypeError('no such square')
    }),
  )
  expect(logged(fault).err).toMatchObject({
    type: 'RulesFault',
    cause: { type: 'TypeError', message: 'no such square', stack: expect.stringContaining('log.test.ts') },
  })
})

it('keeps what a database error holds to itself in a cause too (S48)', () => {
  const query = Object.assign(new Error('INSERT INTO "Game" VALUES (seed-of-a-game)\nno room'), {
    code: 'P2002',
    meta: { values: ['seed-of-a-game'] },
  })
  const { err, line } = logged(new Error('the database did not answer', { cause: query }))
  expect(err.cause).toMatchObject({ message: 'no room', code: 'P2002' })
  expect(line).not.toContain('seed-of-a-game')
})

it('ends although an error causes itself', () => {
  const error = new Error('round')
  error.cause = error
  expect(logged(error).err).toMatchObject({ cause: { cause: { cause: { message: 'round' } } } })
})
