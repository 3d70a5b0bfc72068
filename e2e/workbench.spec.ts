import { type Browser, expect, type Locator, test } from '@playwright/test'
import type { Placement } from '../packages/rules/src/equacross/client.ts'
import { judge } from '../packages/rules/src/equacross/judge.ts'
import { rankedPlays } from '../packages/rules/src/equacross/moves.ts'
import { type Base, fits, readBase } from '../packages/rules/src/equacross/workbench.ts'
import { violations } from './axe.ts'
import { DESKTOP, Person, PHONE } from './person.ts'

/** Two people at a board on which Ada has played: Noor, who looks on by `options`, is to move. */
const seated = async (browser: Browser, options: Parameters<typeof Person.open>[2]) => {
  const ada = await Person.open(browser, 'Ada', DESKTOP)
  const noor = await Person.open(browser, 'Noor', options)
  const code = await ada.invite()
  await noor.join(code)
  await expect(ada.board).toBeVisible()
  await ada.move(code, 'drag')
  await expect(noor.page).toHaveTitle(/^Your turn/)
  return { ada, noor, code }
}

/** A play of one line through one played tile: that tile, the line's reading, and the squares from end to end. */
const crossing = (board: readonly string[], rack: string, fits: (base: Base, play: Through) => boolean) => {
  for (const { tiles } of rankedPlays(board, rack)) {
    const judged = judge(board, rack, tiles)
    const line = judged.ok && judged.value.lines.length === 1 ? judged.value.lines[0] : undefined
    if (!line || tiles.length < 2 || line.reading.length !== tiles.length + 3) continue
    const squares = between(line.from, line.to)
    const old = squares.find((square) => !tiles.some((tile) => tile.square === square)) ?? ''
    const through = { old, squares, reading: line.reading, tiles }
    if (fits({ from: line.from, to: line.to }, through)) return through
  }
  throw new Error('a first play leaves room to cross it')
}

interface Through {
  readonly old: string
  readonly squares: readonly string[]
  readonly reading: string
  readonly tiles: readonly Placement[]
}

const between = (from: string, to: string): string[] => {
  const [column, row] = [from.charCodeAt(0), Number(from.slice(1))]
  const across = row === Number(to.slice(1))
  const length = across ? to.charCodeAt(0) - column : Number(to.slice(1)) - row
  return Array.from({ length: length + 1 }, (_, at) =>
    across ? `${String.fromCharCode(column + at)}${row}` : `${from.charAt(0)}${row + at}`,
  )
}

const bench = ({ page }: Person): Locator => page.getByRole('region', { name: 'Workbench' })
const strip = ({ page }: Person): Locator => page.getByRole('textbox', { name: /^Strip/ })
const piece = (person: Person, at: number): Locator => strip(person).locator('[data-piece]').nth(at)
const symbol = (person: Person, sign: string): Locator => bench(person).locator(`[data-symbol="${sign}"]`)

const open = async (person: Person): Promise<void> => {
  await person.page.getByRole('button', { name: 'Workbench', exact: true }).click()
  await expect(strip(person)).toBeFocused()
}

const middle = async (place: Locator): Promise<{ x: number; y: number }> => {
  const box = await place.boundingBox()
  if (!box) throw new Error('not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const drag = async ({ page }: Person, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await middle(from), await middle(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

const played = async (person: Person, code: string, seat: number) => {
  await expect.poll(async () => (await person.look(code)).seq).toBe(3)
  return (await person.look(code)).view.seats[seat]?.score
}

test('scratch maths with the mouse: true or not and why, swapped, thrown away, flipped (EC-22)', async ({
  browser,
}) => {
  const { ada, noor } = await seated(browser, PHONE)
  // It is the other's turn, which is no hindrance.
  await open(ada)
  await drag(ada, symbol(ada, '7'), strip(ada))
  for (const sign of ['+', '1', '=', '8']) await symbol(ada, sign).click()
  await expect(strip(ada)).toHaveAccessibleName('Strip: 7 + 1 = 8')
  await expect(bench(ada)).toContainText('True')

  await drag(ada, piece(ada, 0), piece(ada, 4))
  await expect(strip(ada)).toHaveAccessibleName('Strip: 8 + 1 = 7')
  await expect(bench(ada)).toContainText('8 + 1 is 9 and not 7')

  await drag(ada, piece(ada, 2), ada.cell('O15'))
  await expect(strip(ada)).toHaveAccessibleName('Strip: 8 + = 7')
  await expect(bench(ada)).toContainText('A number is missing after +')

  await drag(ada, symbol(ada, '0'), piece(ada, 0))
  await expect(strip(ada)).toHaveAccessibleName('Strip: 0 + = 7')
  await bench(ada).getByRole('button', { name: 'Clear' }).click()
  await expect(strip(ada)).toHaveAccessibleName('Strip')
  for (const sign of '72-4=68') await symbol(ada, sign).click()
  await bench(ada).getByRole('button', { name: 'Flip' }).click()
  await expect(strip(ada)).toHaveAccessibleName('Strip: 68 + 4 = 72')
  // A screen reader is told, once the strip is left alone.
  await expect(ada.page.getByText('68 + 4 = 72. True')).toBeAttached()

  await ada.page.reload()
  await expect(ada.board).toBeVisible()
  await open(ada)
  await expect(strip(ada)).toHaveAccessibleName('Strip: 68 + 4 = 72')
  expect(ada.faults).toEqual([])
  await ada.close()
  await noor.close()
})

test('a clicked tile is a base: what fits is shown under the mouse, put down and played (EC-23)', async ({
  browser,
}) => {
  const { ada, noor, code } = await seated(browser, DESKTOP)
  const { view } = await noor.look(code)
  const rack = view.rack ?? ''
  const { old, reading } = crossing(view.board, rack, () => true)
  const expected = fits(view.board, rack, { from: old, to: old }, reading)
  await open(noor)
  for (const sign of reading) await symbol(noor, sign).click()
  await noor.cell(old).click({ force: true })
  const chips = bench(noor).getByRole('list', { name: 'What fits there' }).getByRole('button')
  await expect(chips).toHaveCount(expected.length)
  await chips.last().hover()
  const last = expected.at(-1)
  await expect(noor.page.locator('[data-shown]')).toHaveCount(last?.tiles.length ?? 0)
  for (const { square } of last?.tiles ?? [])
    await expect(noor.page.locator(`[data-shown="${square}"]`)).toBeVisible()
  await chips.last().click()
  await bench(noor)
    .getByRole('button', { name: /^Put down/ })
    .click()
  await expect(noor.playKey).toContainText(`+${last?.score}`)
  await noor.playKey.click()
  expect(await played(noor, code, 1)).toBe(last?.score)
  expect(noor.faults).toEqual([])
  await ada.close()
  await noor.close()
})

test('a finger draws a base over gaps, and the board stays in sight (EC-23, S108)', async ({ browser }) => {
  const { ada, noor, code } = await seated(browser, PHONE)
  const { view } = await noor.look(code)
  const rack = view.rack ?? ''
  const ends = (base: Base, { old }: Through) => old === base.from || old === base.to
  const { old, squares } = crossing(view.board, rack, ends)
  const base = { from: squares[0] ?? '', to: squares.at(-1) ?? '' }
  const [best] = fits(view.board, rack, base, null)
  await noor.page.getByRole('button', { name: 'Workbench', exact: true }).tap()
  await expect(strip(noor)).toBeVisible()
  await noor.page.waitForTimeout(500)
  const [from, to] = [
    await middle(noor.cell(old)),
    await middle(noor.cell(old === base.from ? base.to : base.from)),
  ]
  const finger = await noor.context.newCDPSession(noor.page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await touch('touchStart', from.x, from.y)
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', from.x + ((to.x - from.x) * step) / 8, from.y + ((to.y - from.y) * step) / 8)
  await touch('touchEnd')
  await expect(noor.page.locator('[data-base]')).toHaveAttribute(
    'data-base',
    readBase(view.board, base) ?? '',
  )
  expect(await noor.page.evaluate(() => scrollY)).toBe(0)
  const whole = await noor.page.locator('[data-board]').boundingBox()
  const sheet = await bench(noor).boundingBox()
  expect((whole?.y ?? 0) + (whole?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0)
  await bench(noor)
    .getByRole('button', { name: /^Put down/ })
    .tap()
  // The sheet makes way for the rack and the key that plays.
  await expect(bench(noor)).toHaveCount(0)
  await expect(noor.playKey).toContainText(`+${best?.score}`)
  await noor.playKey.tap()
  expect(await played(noor, code, 1)).toBe(best?.score)
  expect(noor.faults).toEqual([])
  await ada.close()
  await noor.close()
})

test('a finger taps and drags pieces of the strip (EC-22, S109)', async ({ browser }) => {
  const { ada, noor } = await seated(browser, PHONE)
  await noor.page.getByRole('button', { name: 'Workbench', exact: true }).tap()
  for (const sign of '9-2=7') await symbol(noor, sign).tap()
  await expect(bench(noor)).toContainText('True')
  await noor.page.waitForTimeout(500)
  const finger = await noor.context.newCDPSession(noor.page)
  const swipe = async (start: { x: number; y: number }, end: { x: number; y: number }) => {
    const at = (x: number, y: number) => [{ x, y }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(start.x, start.y) })
    for (let step = 1; step <= 6; step++)
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at(start.x + ((end.x - start.x) * step) / 6, start.y + ((end.y - start.y) * step) / 6),
      })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(await middle(piece(noor, 2)), await middle(piece(noor, 4)))
  await expect(strip(noor)).toHaveAccessibleName('Strip: 9 − 7 = 2')
  await swipe(await middle(piece(noor, 0)), await middle(noor.cell('H3')))
  await expect(strip(noor)).toHaveAccessibleName('Strip: − 7 = 2')
  await ada.close()
  await noor.close()
})

test('the Workbench by keys alone: written, flipped, a base, put down and played (S116)', async ({
  browser,
}) => {
  const { ada, noor, code } = await seated(browser, DESKTOP)
  const { page } = noor
  const { keyboard } = page
  const { view } = await noor.look(code)
  const rack = view.rack ?? ''
  const { old, reading } = crossing(view.board, rack, () => true)
  const [best] = fits(view.board, rack, { from: old, to: old }, reading)
  await noor.cell('H8').focus()
  await keyboard.press('w')
  await expect(strip(noor)).toBeFocused()
  await keyboard.type('8-3=6')
  await expect(bench(noor)).toContainText('8 − 3 is 5 and not 6')
  await keyboard.press('Backspace')
  await keyboard.type('5')
  await expect(bench(noor)).toContainText('True')
  await keyboard.press('f')
  await expect(strip(noor)).toHaveAccessibleName('Strip: 5 + 3 = 8')
  for (const key of ['Home', 'Delete', '6', 'ArrowRight', 'ArrowRight', 'Backspace', '2'])
    await keyboard.press(key)
  await expect(strip(noor)).toHaveAccessibleName('Strip: 6 + 2 = 8')
  await bench(noor).getByRole('button', { name: 'Clear' }).press('Enter')
  await strip(noor).focus()
  await keyboard.type(reading)
  await noor.cell(old).focus()
  await keyboard.press('b')
  await expect(strip(noor)).toBeFocused()
  await expect(page.locator('[data-shown]')).toHaveCount(best?.tiles.length ?? 0)
  await keyboard.press('Enter')
  await expect(noor.playKey).toContainText(`+${best?.score}`)
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1)
  await keyboard.press('Enter')
  expect(await played(noor, code, 1)).toBe(best?.score)
  await expect(page).toHaveTitle(/Ada/)
  // From the board W closes it, as it opened it; Escape goes back from the strip to the board.
  await keyboard.press('w')
  await expect(bench(noor)).toHaveCount(0)
  await keyboard.press('w')
  await expect(strip(noor)).toBeFocused()
  await keyboard.press('Escape')
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1)
  await expect(bench(noor)).toBeVisible()
  expect(noor.faults).toEqual([])
  await ada.close()
  await noor.close()
})

for (const [look, options] of [
  ['phone, dark', { ...PHONE, colorScheme: 'dark' }],
  ['desktop, light', { ...DESKTOP, colorScheme: 'light' }],
] as const) {
  test(`the Workbench has no fault that axe can see: ${look}`, async ({ browser }) => {
    test.setTimeout(240_000)
    const { ada, noor, code } = await seated(browser, options)
    await open(noor)
    await noor.page.keyboard.type('12+3=16')
    expect(await violations(noor.page), 'without a base').toEqual([])
    await bench(noor).getByRole('button', { name: 'Clear' }).click()
    const { view } = await noor.look(code)
    const { old, reading } = crossing(view.board, view.rack ?? '', () => true)
    await strip(noor).focus()
    await noor.page.keyboard.type(reading)
    await noor.cell(old).click({ force: true })
    await expect(bench(noor).getByRole('button', { name: /^Put down/ })).toBeVisible()
    expect(await violations(noor.page), 'with a base').toEqual([])
    await ada.close()
    await noor.close()
  })
}
