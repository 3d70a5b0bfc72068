import { expect, test } from '@playwright/test'
import { bestPlay } from '../packages/rules/src/equacross/moves.ts'
import { DESKTOP, Person, PHONE } from './person.ts'

const codeOf = (person: Person): string => /\/g\/(\w{6})/.exec(person.page.url())?.[1] ?? ''
const show = (person: Person) => person.page.getByRole('button', { name: /^Show a move/ })
const again = (person: Person) => person.page.getByRole('button', { name: 'Show the move again · free' })
const onBoard = (person: Person) =>
  person.page.locator('[role=grid] ~ * [data-tile], [data-board] [data-tile]')

/** In a game against the easy computer, at one's turn. */
const playing = async (person: Person): Promise<string> => {
  await person.page.goto('/')
  await person.page.getByRole('button', { name: /^Play now/ }).click()
  await expect(person.page).toHaveTitle(/^Your turn/, { timeout: 30_000 })
  return codeOf(person)
}

const hintsAsked = async (person: Person, code: string): Promise<number> =>
  (await person.look(code)).view.news.filter(({ type }) => type === 'hinted').length

test('a shown move is priced before, put out, asked for once, and paid for once (S97, S98)', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const ada = await Person.open(browser, 'Ada', PHONE)
  const { page } = ada
  const code = await playing(ada)
  const { view } = await ada.look(code)
  const best = bestPlay(view.board, view.rack ?? '')
  if (!best) throw new Error('this rack has no play')
  const cost = Math.floor(best.score / 2 + 0.5)

  // A draft of one's own gives way, and can be had back.
  await ada.put([{ square: 'A1', digit: view.rack?.[0] ?? '' }], 'tap')
  await expect(show(ada)).toHaveAccessibleName('Show a move · 50 % of its points')
  await show(ada).dblclick()
  await expect(again(ada)).toBeVisible({ timeout: 30_000 })
  await expect(ada.playKey).toContainText(`+${best.score}`)
  const card = page.getByRole('region', { name: 'Your draft' })
  await expect(card).toContainText(`shown for ${cost}, taken off when your turn ends`)
  expect(await hintsAsked(ada, code)).toBe(1)
  await page.getByRole('button', { name: 'Put back' }).click()
  await expect(ada.cell('A1')).toHaveAccessibleName(new RegExp(view.rack?.[0] ?? ''))

  // It stays through a reload, and is free from now on.
  await page.reload()
  await expect(card).toContainText('A move was shown')
  await again(ada).click()
  await expect(ada.playKey).toContainText(`+${best.score}`)
  expect(await hintsAsked(ada, code)).toBe(1)

  const mine = view.seats[0]?.score ?? 0
  await ada.playKey.click()
  await expect(page.locator('.last')).toContainText(`−${cost} hint`)
  await expect.poll(async () => (await ada.look(code)).view.seats[0]?.score).toBe(mine + best.score - cost)
  await ada.choose('Moves')
  await expect(page.getByRole('dialog')).toContainText(`−${cost} for the move shown`)
  expect(ada.faults).toEqual([])
  await ada.close()
})

test('H shows a move by the keyboard, and Enter plays it', async ({ browser }) => {
  const ada = await Person.open(browser, 'Ada', DESKTOP)
  const { page } = ada
  const code = await playing(ada)
  await ada.cell('H8').focus()
  await expect(show(ada)).toBeVisible()
  await page.keyboard.press('h')
  await expect(again(ada)).toBeVisible({ timeout: 30_000 })
  await expect(ada.playKey).toContainText('+')
  await expect.poll(() => onBoard(ada).count()).toBeGreaterThan(0)
  const { seq } = await ada.look(code)
  await ada.cell('H8').focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await ada.look(code)).seq).toBeGreaterThan(seq)
  expect(ada.faults).toEqual([])
  await ada.close()
})

test('pass and play has hints at the full price; online there is no key (EC-16, EC-17)', async ({
  browser,
}) => {
  const both = await Person.open(browser, 'both', PHONE)
  await both.page.goto('/new/equacross?mode=local')
  await both.page.getByRole('textbox', { name: 'First player' }).fill('Ada')
  await both.page.getByRole('textbox', { name: 'Second player' }).fill('Noor')
  await both.page.getByRole('button', { name: 'Start' }).click()
  await both.page.getByRole('button', { name: 'I am Ada: show my tiles' }).click()
  await expect(show(both)).toHaveAccessibleName('Show a move · 100 % of its points')
  await show(both).tap()
  await expect(again(both)).toBeVisible()
  await expect(both.playKey).toContainText('+')
  await both.close()

  const ada = await Person.open(browser, 'Ada', PHONE)
  const noor = await Person.open(browser, 'Noor', PHONE)
  await noor.join(await ada.invite())
  await expect(ada.board).toBeVisible()
  await expect(ada.playKey).toBeVisible()
  await expect(show(ada)).toHaveCount(0)
  await ada.close()
  await noor.close()
})
