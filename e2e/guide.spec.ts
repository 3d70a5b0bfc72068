import { expect, type Page, test } from '@playwright/test'
import type { Placement } from '../packages/rules/src/equacross/client.ts'
import { allPlays } from '../packages/rules/src/equacross/search/plays.ts'
import { violations } from './axe.ts'
import { DESKTOP, type Hand, Person, PHONE } from './person.ts'

/** What lies on the board and on the rack, as a screen reader is told it. */
const look = (page: Page): Promise<{ board: string[]; rack: string }> =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll('[role=gridcell]')].map(
      (cell) => /, (\d)(?:, played by|$)/.exec(cell.getAttribute('aria-label') ?? '')?.[1] ?? '.',
    )
    const rack = [...document.querySelectorAll('[role=toolbar] button')]
    return {
      board: Array.from({ length: 15 }, (_, row) => cells.slice(row * 15, row * 15 + 15).join('')),
      rack: rack.map((tile) => tile.getAttribute('aria-label')?.charAt(0) ?? '').join(''),
    }
  })

/** Puts tiles on the board until the key that plays them takes them; what is legal, one's own rules say. */
const findPlay = async (person: Person, wants: (play: { tiles: readonly Placement[] }) => boolean) => {
  const { board, rack } = await look(person.page)
  const play = allPlays(board, rack).find(wants)
  if (!play) throw new Error(`nothing to play with ${rack}`)
  return play
}

const PREMIUM = /doubles|triples/

const playThrough = async (person: Person, hand: Hand): Promise<void> => {
  const { page } = person
  const goOn = page.getByRole('button', { name: 'Go on' })
  const press = async (): Promise<void> => {
    if (hand === 'keyboard') await page.keyboard.press('Enter')
    else if (await goOn.isVisible()) await goOn.click()
    else await person.playKey.click()
  }
  const isOn = (title: string) => expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.goto('/learn/equacross')

  await isOn('A line over the star')
  await person.put((await findPlay(person, () => true)).tiles, hand)
  await expect(person.playKey).toContainText('+')
  await press()
  await expect(goOn).toBeVisible()
  await press()

  await isOn('Build on what lies there')
  // A wrong try is answered in words, and can be taken back.
  const { rack } = await look(page)
  await person.put([{ square: 'A1', digit: rack.charAt(0) }], hand)
  await expect(page.getByRole('region', { name: 'Your draft' })).toContainText('must touch a tile')
  await page.getByRole('button', { name: 'Recall' }).click()
  await person.put((await findPlay(person, () => true)).tiles, hand)
  await expect(person.playKey).toContainText('+')
  await press()
  await press()

  await isOn('Cover a coloured square')
  const names = new Map<string, string>()
  for (const name of await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? '')))
    names.set(name.split(',')[0] ?? '', name)
  const covering = await findPlay(person, ({ tiles }) =>
    tiles.some(({ square }) => PREMIUM.test(names.get(square) ?? '')),
  )
  await person.put(covering.tiles, hand)
  await expect(person.playKey).toContainText(`+${covering.score}`)
  await press()
  await press()

  await isOn('Mend a false line')
  await expect(page.getByRole('region', { name: 'Your draft' })).toContainText('cannot be split')
  await page.getByRole('button', { name: 'Recall' }).click()
  await person.put((await findPlay(person, ({ tiles }) => tiles.length === 3)).tiles, hand)
  await expect(person.playKey).toContainText('+')
  await press()
  await press()

  await isOn('Longer is better')
  // Whoever does not see it may have it shown.
  if (hand === 'keyboard') {
    await page.keyboard.press('h')
  } else await page.getByRole('button', { name: 'Show me' }).click()
  await expect(person.playKey).toContainText('+')
  await press()
  await press()

  await expect(page.getByRole('heading', { name: 'That is the game' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Play the computer' })).toBeVisible()
  expect(person.faults).toEqual([])
}

for (const [what, hand, options] of [
  ['dragged with a mouse', 'drag', DESKTOP],
  ['tapped with a finger', 'tap', PHONE],
  ['typed on a keyboard', 'keyboard', DESKTOP],
] as const) {
  test(`a first game to its end, ${what}, without the server`, async ({ browser }) => {
    test.setTimeout(240_000)
    const ada = await Person.open(browser, 'Ada', options)
    await playThrough(ada, hand)
    expect(ada.frames).toEqual([])
    await ada.page.getByRole('button', { name: 'Start again' }).click()
    await expect(ada.page.getByRole('heading', { name: 'A line over the star' })).toBeVisible()
    for (let step = 0; step < 5; step++)
      await ada.page.getByRole('button', { name: 'Skip this step' }).click()
    await ada.page.getByRole('link', { name: 'All the rules' }).click()
    await expect(ada.page).toHaveURL(/\/rules\/equacross$/)
    await ada.close()
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`rules and first game have no fault that axe can see, ${colorScheme}`, async ({ browser }) => {
    const ada = await Person.open(browser, 'Ada', { ...PHONE, colorScheme })
    const { page } = ada
    for (const path of ['/rules/equacross', '/learn/equacross']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
      expect(await violations(page), path).toEqual([])
      const levels = await page
        .locator('h1, h2, h3')
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.charAt(1))))
      for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
    }
    expect(ada.faults).toEqual([])
    await ada.close()
  })
}

test('the rules open at a part of theirs, fit every width, and can be reached', async ({ browser }) => {
  test.setTimeout(240_000)
  const ada = await Person.open(browser, 'Ada', DESKTOP)
  const { page } = ada
  await page.goto('/rules/equacross#scoring')
  await expect(page.getByRole('heading', { name: /^Scoring/ })).toBeInViewport()
  await page.getByRole('link', { name: 'Fair draws' }).click()
  await expect(page).toHaveURL(/#fairness$/)
  await expect(page.getByRole('heading', { name: /^Fair draws/ })).toBeInViewport()
  for (const width of [320, 390, 768, 1180, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/rules/equacross', '/learn/equacross']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn it in a minute' }).click()
  await expect(page).toHaveURL(/\/learn\/equacross$/)
  await page.goto('/games')
  await page.getByRole('link', { name: 'Rules of EquaCross' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of EquaCross')
  await page.goto('/rules/nothing')
  await expect(page.getByRole('heading', { name: 'No such game' })).toBeVisible()
  expect(ada.faults).toEqual([])
  await ada.close()
})
