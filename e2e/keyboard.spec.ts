import { expect, test } from '@playwright/test'
import { bestPlay } from '../packages/rules/src/equacross/moves.ts'
import { DESKTOP, Person } from './person.ts'

/** Presses Tab until what has the focus has this name. */
const tabTo = async (person: Person, name: RegExp): Promise<void> => {
  for (let presses = 0; presses < 40; presses++) {
    await person.page.keyboard.press('Tab')
    const focused = await person.page.evaluate(() => {
      const at = document.activeElement
      // Nothing has the focus: the text of the whole page is no name.
      if (at === document.body) return ''
      return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

test('a turn from the front door to the play, without mouse or finger (S116)', async ({ browser }) => {
  const ada = await Person.open(browser, 'Ada', DESKTOP)
  const { page } = ada
  const { keyboard } = page
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'With a friend' })).toBeVisible()
  await tabTo(ada, /With a friend/)
  await keyboard.press('Enter')
  await expect(page.getByLabel('Your name')).toBeVisible()
  await page.getByLabel('Your name').focus()
  await keyboard.type('Ada')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Waiting for your friend' })).toBeVisible()
  const code = /\/g\/(\w{6})/.exec(page.url())?.[1] ?? ''
  const noor = await Person.open(browser, 'Noor')
  await noor.join(code)
  await expect(ada.board).toBeVisible()

  const { view } = await ada.look(code)
  const play = bestPlay(view.board, view.rack ?? '')
  // One fresh rack in two hundred: the next try has another.
  if (!play) throw new Error('this rack has no play')
  await tabTo(ada, /^H8/)
  // From the star to the first square, then type along: the cursor goes on by itself.
  const first = play.tiles[0]?.square ?? 'H8'
  const isDown = play.tiles.every(({ square }) => square[0] === first[0])
  const steps = isDown ? 8 - Number(first.slice(1)) : 7 - (first.charCodeAt(0) - 65)
  for (let step = 0; step < steps; step++) await keyboard.press(isDown ? 'ArrowUp' : 'ArrowLeft')
  if (isDown) await keyboard.press(' ')
  for (const { digit } of play.tiles) await keyboard.press(digit)
  await expect(ada.playKey).toContainText(`+${play.score}`)
  await keyboard.press('Enter')
  await expect(noor.page).toHaveTitle(/^Your turn/)
  // The focus is still on the board, after the server has spoken.
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1)
  expect(ada.faults).toEqual([])
  await ada.close()
  await noor.close()
})

test('a digit typed before the page knows its keys is placed once it does', async ({ browser }) => {
  const ada = await Person.open(browser, 'Ada', DESKTOP)
  const { page } = ada
  let come = (): void => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  let asked = 0
  await page.route(/\/keyboard-[^/]+\.js$/, async (route) => {
    asked++
    await coming
    await route.continue()
  })
  const noor = await browser.newContext()
  for (const { request } of [page, noor]) await request.post('/api/identity')
  const made = await page.request.post('/api/games', { data: { kind: 'equacross', mode: 'online' } })
  const { code } = (await made.json()) as { code: string }
  await noor.request.post(`/api/games/${code}/seats`, { data: { name: 'Noor' } })
  await page.goto(`/g/${code}`)
  const { view } = await ada.look(code)
  const digit = view.rack?.[0] ?? ''
  await ada.cell('H8').focus()
  await page.keyboard.press(digit)
  await expect.poll(() => asked).toBeGreaterThan(0)
  come()
  await expect(ada.cell('H8')).toHaveAccessibleName(new RegExp(` ${digit}, yours`))
  await noor.close()
  await ada.close()
})
