import { expect, it } from 'vitest'
import { Sheets } from '../../table/sheets.svelte.ts'
import { Hint } from './hint.ts'
import type { Sheet } from './menu.ts'

type Parts = ConstructorParameters<typeof Hint>

/** A hint that is looked for until `found` is called. */
const asking = () => {
  let found: () => void = () => {}
  const turn = {
    notNow: null,
    view: { hints: { shown: null, left: 3, sums: null } },
    send: () =>
      new Promise((resolve) => {
        found = () => resolve({ ok: true, seq: 2 })
      }),
  }
  const sheets = new Sheets<Sheet>()
  const hint = new Hint(turn as unknown as Parts[0], {} as Parts[1], {} as Parts[2], sheets)
  return { sheets, asked: hint.ask(), found: () => found() }
}

it('shows the plays that were found, but not over what was opened meanwhile (BM-11, S62)', async () => {
  const one = asking()
  one.found()
  await one.asked
  expect(one.sheets.top).toBe('hints')

  const other = asking()
  other.sheets.open('resign')
  other.found()
  await other.asked
  expect(other.sheets.top).toBe('resign')
})
