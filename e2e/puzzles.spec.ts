import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { parseSquare } from '../packages/rules/src/board/square.ts'
import { solve } from '../packages/rules/src/equacross/puzzle/solve.ts'
import type { PuzzleView } from '../packages/rules/src/wire.ts'
import { violations } from './axe.ts'
import { DESKTOP, PHONE } from './person.ts'

type Tile = PuzzleView['revealed'][number]

const SIDE = 15

/** A puzzle of this person as the server shows it, by the address of its page. */
const look = async (page: Page): Promise<PuzzleView> => {
  const path = new URL(page.url()).pathname.replace(/^\/(daily|puzzle)\//, '')
  const [date] = path.split('/')
  const asked = path.includes('/') ? `daily/${path}?today=${date}` : path
  return (await (await page.request.get(`/api/puzzles/${asked}`)).json()) as PuzzleView
}

/** The solutions by what the page shows, its board and its rack: the server sends none (G-5). */
const solutionsOf = ({ board, red, rack }: PuzzleView): Tile[][] => {
  const grid = Array.from({ length: SIDE }, (_, row) => (board[row] ?? '').padEnd(SIDE, '.')).join('')
  const squares = red.map((name) => parseSquare(name) ?? -1)
  const found = solve({ side: board.length, board: grid, red: squares, rack }, { most: 12, effort: 1e7 })
  return found.solutions.map((digits) => red.map((square, at) => ({ square, digit: digits[at] ?? '' })))
}

/** One of them that goes on from what was revealed. */
const solutionOf = (view: PuzzleView): Tile[] => {
  const { revealed } = view
  const fits = solutionsOf(view).find((each) =>
    revealed.every((old) => each.some(({ square, digit }) => square === old.square && digit === old.digit)),
  )
  if (!fits) throw new Error('no solution was found')
  return fits.filter(({ square }) => !revealed.some((old) => old.square === square))
}

const cell = (page: Page, square: string): Locator =>
  page.locator(`[role="gridcell"][data-square="${parseSquare(square)}"]`)
const onRack = (page: Page, digit: string): Locator =>
  page.getByRole('toolbar', { name: 'Your tiles' }).getByRole('button', { name: digit, exact: true })
const board = (page: Page): Locator => page.getByRole('grid', { name: /^Board/ })
const checkKey = (page: Page): Locator => page.getByRole('button', { name: /^Check/ })
const said = (page: Page): Locator => page.locator('[data-live="polite"]')

const tap = async (page: Page, tiles: readonly Tile[]): Promise<void> => {
  for (const { square, digit } of tiles) {
    await onRack(page, digit).first().tap()
    await cell(page, square).tap()
    await expect(cell(page, square)).toHaveAccessibleName(new RegExp(`^${square}, ${digit}, yours`))
  }
}

const visit = async (browser: Browser, size: typeof PHONE | typeof DESKTOP) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...size })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  return { context, page, faults }
}

test('a random puzzle is checked, left and found again, helped, and solved by touch', async ({ browser }) => {
  const { context, page, faults } = await visit(browser, PHONE)
  await page.goto('/puzzles')
  await expect(page.getByRole('heading', { name: 'Calendar' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('group', { name: 'How hard?' }).getByText('Medium').tap()
  await page.getByRole('button', { name: 'New puzzle' }).tap()
  await expect(board(page)).toBeVisible()
  const first = await look(page)
  const solution = solutionOf(first)
  const others = solutionsOf(first)

  // One right, one wrong by every solution.
  const [right, wrongAt] = solution
  const other = solution.find(
    ({ digit }) =>
      digit !== right?.digit &&
      !others.some((each) => each.some((tile) => tile.square === wrongAt?.square && tile.digit === digit)),
  )
  if (!right || !wrongAt || !other) throw new Error('the puzzle is too small to be put wrong')
  await tap(page, [right, { square: wrongAt.square, digit: other.digit }])
  await checkKey(page).tap()
  await expect(said(page)).toContainText(`1 right, 1 wrong: ${wrongAt.square}`)
  await expect(cell(page, right.square)).toHaveAccessibleName(/right$/)
  await expect(cell(page, wrongAt.square)).toHaveAccessibleName(/wrong$/)
  expect(await violations(page)).toEqual([])

  // Tiles, marks and time are there after a reload, and after going away by Back (S106).
  await page.reload()
  await expect(cell(page, wrongAt.square)).toHaveAccessibleName(/wrong$/)
  await page.goto('/games')
  await page
    .getByRole('region', { name: /^Puzzles/ })
    .getByRole('link')
    .first()
    .tap()
  await expect(cell(page, right.square)).toHaveAccessibleName(/right$/)
  // A tile that is moved loses its mark.
  await page.locator(`.tiles [data-tile]`).last().tap()
  await page.getByRole('button', { name: 'Recall' }).tap()
  await expect(cell(page, wrongAt.square)).toHaveAccessibleName(/red, empty$/)

  await page.getByRole('button', { name: /^Reveal/ }).tap()
  const confirm = page.getByRole('dialog', { name: 'Reveal a tile?' })
  await expect(confirm).toContainText('It adds 30 seconds to your time; the next one 1 minute.')
  await confirm.getByRole('button', { name: /^Reveal/ }).tap()
  await expect(said(page)).toContainText('put down on')
  await expect(page.getByRole('button', { name: /^Reveal/ })).toContainText('+1 min')

  await tap(page, solutionOf(await look(page)))
  await checkKey(page).tap()
  const result = page.getByRole('dialog', { name: 'Solved' })
  await expect(result).toContainText('Revealed')
  expect(await violations(page)).toEqual([])
  await result.getByRole('button', { name: 'New puzzle' }).tap()
  await expect(page).not.toHaveURL(new RegExp(first.id))
  await expect(checkKey(page)).toBeVisible()
  expect(faults).toEqual([])
  await context.close()
})

test('two tabs share the five checks of a daily, which is lost after them (S31, PZ-4)', async ({
  browser,
}) => {
  const { context, page: one, faults } = await visit(browser, PHONE)
  await one.goto('/puzzles')
  await one.getByRole('link', { name: /^Easy/ }).first().tap()
  await expect(board(one)).toBeVisible()
  const two = await context.newPage()
  await two.goto(one.url())
  await expect(board(two)).toBeVisible()
  const { red, rack } = await look(one)
  const solution = solutionOf(await look(one))
  const at = red[0] ?? ''
  const wrong = [...new Set(rack)].filter((digit) => digit !== solution[0]?.digit)

  // Each check has another tile on the first square.
  const check = async (page: Page, turn: number): Promise<void> => {
    const digit = wrong[turn % wrong.length] ?? ''
    const recall = page.getByRole('button', { name: 'Recall' })
    if (await recall.isVisible()) await recall.tap()
    await tap(page, [{ square: at, digit }])
    await checkKey(page).tap()
  }
  const back = async (page: Page): Promise<void> => {
    await page.bringToFront()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }
  await one.bringToFront()
  await check(one, 0)
  await expect(one.getByText('4 checks left', { exact: true })).toBeVisible()
  await check(one, 1)
  await expect(one.getByText('3 checks left', { exact: true })).toBeVisible()
  await back(two)
  await expect(two.getByText('3 checks left', { exact: true })).toBeVisible()
  // The tiles of the other tab as well.
  await expect(cell(two, at)).toHaveAccessibleName(/yours, (right|wrong)$/)
  for (const turn of [2, 3]) {
    await check(two, turn)
    await expect(two.getByText(turn === 2 ? '2 checks left' : '1 check left', { exact: true })).toBeVisible()
  }
  await check(two, 4)
  const result = two.getByRole('dialog', { name: 'Not today' })
  await expect(result).toContainText('Another level keeps your streak')
  await expect(result.getByRole('link', { name: 'Medium' })).toBeVisible()
  expect(await violations(two)).toEqual([])
  await back(one)
  await expect(one.getByRole('region', { name: 'Result' })).toContainText('Not solved in 5 checks')
  await two.bringToFront()
  await result.getByRole('link', { name: 'Calendar' }).tap()
  await expect(two.getByRole('link', { name: /^Easy/ }).first()).toContainText('Not solved')
  expect(faults).toEqual([])
  await context.close()
})

test('a daily is won with keys alone, and counts for the streak (S116, PZ-6)', async ({ browser }) => {
  const { context, page, faults } = await visit(browser, DESKTOP)
  await page.goto('/puzzles')
  await page
    .getByRole('link', { name: /^Medium/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(board(page)).toBeVisible()
  const view = await look(page)
  await page.locator('[role="gridcell"][tabindex="0"]').focus()
  for (const { square, digit } of solutionOf(view)) {
    const target = parseSquare(square) ?? 0
    await page.keyboard.press('Control+Home')
    for (let row = 0; row < Math.floor(target / SIDE); row++) await page.keyboard.press('ArrowDown')
    for (let column = 0; column < target % SIDE; column++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press(digit)
  }
  await page.keyboard.press('Enter')
  const result = page.getByRole('dialog', { name: 'Solved' })
  await expect(result).toContainText('1 day in a row')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await result.getByRole('button', { name: 'Share the result' }).focus()
  await page.keyboard.press('Enter')
  // What lies under a dialog is dim, and silent for a screen reader.
  await expect(result.getByRole('status')).toHaveText('Result and link copied')
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toMatch(
    /^EquaCross daily: Medium, .*\nSolved in \d+:\d\d with 1 check\n🟩+ \d+ of \d+\nhttp/u,
  )
  await page.keyboard.press('Escape')
  await expect(result).toBeHidden()
  expect(await violations(page)).toEqual([])
  // It stays solved (S104).
  await page.reload()
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Solved in')

  await page.goto('/puzzles')
  await expect(page.getByRole('link', { name: /^Medium/ }).first()).toContainText('Solved')
  await expect(page.getByText('1 day in a row')).toBeVisible()
  // Any past day, by keys.
  const today = page.getByRole('button', { name: /today.*solved Medium$/ })
  await today.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.locator('td button:focus')).toHaveText('1')
  expect(await violations(page)).toEqual([])
  await page
    .getByRole('heading', { level: 3 })
    .locator('..')
    .getByRole('link', { name: 'Easy' })
    .press('Enter')
  await expect(page.getByRole('heading', { name: /^From the archive/ })).toBeVisible()
  await expect(page.getByText(/checks? left/)).toHaveCount(0)

  await page.goto('/')
  const card = page.getByRole('region', { name: 'Today’s puzzle' })
  await expect(card.getByRole('link', { name: /^Medium/ })).toContainText('Solved')
  await expect(card).toContainText('1 day in a row')
  expect(await violations(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('without net it is said so, a check counts once, and one goes on where one was', async ({ browser }) => {
  const { context, page, faults } = await visit(browser, PHONE)
  await page.goto('/puzzles', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'New puzzle' }).tap()
  await expect(said(page)).toContainText('The net is down')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'New puzzle' }).tap()
  await expect(board(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const [first] = solutionOf(await look(page))
  if (!first) throw new Error('there is nothing to put down')
  await tap(page, [first])
  await context.setOffline(true)
  await checkKey(page).tap()
  await expect(said(page)).toContainText('The net is down')
  await context.setOffline(false)
  await checkKey(page).tap()
  await expect(said(page)).toContainText('1 right')
  expect((await look(page)).checks.used).toBe(1)

  // From a puzzle of the archive back to its day.
  await page.goto('/puzzles')
  await page.getByRole('button', { name: 'The month before' }).tap()
  const day = page.getByRole('button', { name: /^14 / })
  await day.tap()
  const levels = page.getByRole('heading', { level: 3, name: / 14 / }).locator('..')
  await levels.getByRole('link', { name: 'Medium' }).tap()
  await expect(page.getByRole('heading', { name: /^From the archive/ })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the puzzles' }).tap()
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await expect(levels.getByRole('link', { name: 'Medium' })).toBeVisible()
  expect(faults).toEqual([])
  await context.close()
})
