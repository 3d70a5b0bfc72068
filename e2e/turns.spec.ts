import { expect, test } from '@playwright/test'
import { bestPlay } from '../packages/rules/src/equacross/moves.ts'
import { DESKTOP, Person } from './person.ts'

/** Two people at a board, Ada to move. */
const seated = async (browser: Parameters<typeof Person.open>[0]) => {
  const ada = await Person.open(browser, 'Ada', { ...DESKTOP, reducedMotion: 'no-preference' })
  const noor = await Person.open(browser, 'Noor')
  for (;;) {
    const code = await ada.invite()
    await noor.join(code)
    await expect(ada.board).toBeVisible()
    const { view } = await ada.look(code)
    const best = bestPlay(view.board, view.rack ?? '')
    // Of two hundred fresh racks one has no play.
    if (best) return { ada, noor, code, best }
  }
}

test('exchanging, passing and resigning ask first, and say what they do', async ({ browser }) => {
  const { ada, noor, code } = await seated(browser)
  await ada.sitOut(85)
  await expect(noor.page).toHaveTitle(/^Your turn/)
  await expect(noor.page.getByText(/Ada exchanged/).first()).toBeVisible()
  await noor.pass()
  await expect(ada.page).toHaveTitle(/^Your turn/)
  expect((await ada.look(code)).view.scoreless).toBe(2)

  await ada.choose('Resign')
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click()
  expect((await ada.look(code)).view.outcome).toBeNull()
  await ada.choose('Resign')
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await expect(noor.page.getByRole('region', { name: 'Result' })).toContainText('You won')
  await expect(ada.page.getByRole('region', { name: 'Result' })).toContainText('Noor won')
  // Both see what both had left.
  const [one, two] = [(await ada.look(code)).view.rack ?? '', (await noor.look(code)).view.rack ?? '']
  for (const { page } of [ada, noor]) {
    const left = page.getByText('Left:').locator('..')
    for (const rack of [one, two]) await expect(left).toContainText(rack.split('').sort().join(' '))
  }
  await ada.close()
  await noor.close()
})

test('a tile lifted goes to the square tapped next, whatever was tapped before', async ({ browser }) => {
  const { ada, noor, code } = await seated(browser)
  const drafted = (person: Person) => person.page.locator('[data-board] [data-tile]')
  // Not in one's turn: the square does not wait.
  const [digit = ''] = (await noor.look(code)).view.rack ?? ''
  await noor.cell('C3').tap()
  await noor.tile(digit).first().tap()
  await expect(drafted(noor)).toHaveCount(0)
  await noor.cell('D4').tap()
  await expect(noor.cell('D4')).toHaveAccessibleName(/yours/)
  await noor.page.getByRole('button', { name: 'Recall' }).click()
  await noor.cell('C3').tap()
  await ada.move(code, 'drag')
  await expect(noor.page).toHaveTitle(/^Your turn/)

  // A played tile does not wait, nor does a square that was let go by a second tap.
  await noor.page.locator('[data-played]').first().tap({ force: true })
  await noor.cell('C3').tap()
  await noor.cell('C3').tap()
  await noor.tile(digit).first().tap()
  await expect(drafted(noor)).toHaveCount(0)
  await noor.cell('E5').tap()
  await expect(noor.cell('E5')).toHaveAccessibleName(/yours/)
  // The square first, then the tile: this one and no other.
  const [other = ''] = ((await noor.look(code)).view.rack ?? '').replace(digit, '')
  await noor.cell('C3').tap()
  await noor.tile(other).first().tap()
  await expect(noor.cell('C3')).toHaveAccessibleName(/yours/)
  await noor.page.locator('[data-slot] [data-tile]').first().tap()
  await expect(drafted(noor)).toHaveCount(2)
  await ada.close()
  await noor.close()
})

test('a double click and Enter with it play one turn (S1)', async ({ browser }) => {
  const { ada, noor, code, best } = await seated(browser)
  await ada.put(best.tiles, 'keyboard')
  await ada.playKey.dblclick()
  await ada.page.keyboard.press('Enter')
  await expect.poll(async () => (await ada.look(code)).seq).toBe(2)
  await expect(noor.page).toHaveTitle(/^Your turn/)
  expect((await ada.look(code)).view.seats[0]?.score).toBe(best.score)
  await ada.close()
  await noor.close()
})

test('what is not true is refused before it is sent, in words', async ({ browser }) => {
  const { ada, noor, code } = await seated(browser)
  const { view } = await ada.look(code)
  const [one = '', two = ''] = view.rack ?? ''
  await ada.put(
    [
      { square: 'H8', digit: one },
      { square: 'I8', digit: two },
    ],
    'drag',
  )
  // It stays pressable, to say why it will not play.
  await ada.playKey.click({ force: true })
  await expect(ada.page.getByText(/three tiles/).first()).toBeVisible()
  expect((await ada.look(code)).seq).toBe(1)
  await ada.page.getByRole('button', { name: 'Recall' }).click()
  await expect(ada.page.locator('[data-board] [data-tile]')).toHaveCount(0)
  await ada.close()
  await noor.close()
})

test('a move made on another device takes this one along, and the draft comes back (S7)', async ({
  browser,
}) => {
  const { ada, noor, code, best } = await seated(browser)
  const tab = await ada.context.newPage()
  await tab.goto(`/g/${code}`)
  await ada.put(best.tiles, 'keyboard')
  const answer = await ada.page.request.post(`/api/games/${code}/intents`, {
    data: { key: 'another-device', seq: 1, intent: { type: 'play', tiles: best.tiles } },
  })
  expect(answer.ok()).toBe(true)
  await expect(ada.page).toHaveTitle(/Noor/)
  await expect(tab).toHaveTitle(/Noor/)
  await expect(ada.page.locator('[data-board] [data-tile]')).toHaveCount(0)
  await expect(ada.page.locator('[data-played]')).toHaveCount(best.tiles.length)
  await ada.close()
  await noor.close()
})

test('a play made without a connection is not shown as played, and counts once when it is back (S3, S9, S10)', async ({
  browser,
}) => {
  const { ada, noor, code, best } = await seated(browser)
  await ada.put(best.tiles, 'keyboard')
  await ada.context.setOffline(true)
  await ada.playKey.click()
  await expect(ada.page.getByText(/not sent/).first()).toBeVisible({ timeout: 20_000 })
  expect((await noor.look(code)).seq).toBe(1)
  await ada.context.setOffline(false)
  await expect(noor.page).toHaveTitle(/^Your turn/, { timeout: 30_000 })
  const { seq, view } = await noor.look(code)
  expect(seq).toBe(2)
  expect(view.seats[0]?.score).toBe(best.score)
  await ada.close()
  await noor.close()
})

test('a finger drags a tile to the square above it, and the page does not scroll (S108, S109)', async ({
  browser,
}) => {
  const { ada, noor, code } = await seated(browser)
  await ada.move(code, 'keyboard')
  const { view } = await noor.look(code)
  const digit = view.rack?.[0] ?? ''
  const from = await noor.tile(digit).first().boundingBox()
  const to = await noor.cell('C3').boundingBox()
  if (!from || !to) throw new Error('not on the page')
  const finger = await noor.context.newCDPSession(noor.page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  // The tile rides 46 px above the finger, so that it is seen.
  const [x, y] = [to.x + to.width / 2, to.y + to.height / 2 + 46]
  await touch('touchStart', from.x + from.width / 2, from.y + from.height / 2)
  for (let step = 1; step <= 8; step++) {
    await touch('touchMove', from.x + ((x - from.x) * step) / 8, from.y + ((y - from.y) * step) / 8)
  }
  await touch('touchEnd')
  await expect(noor.cell('C3')).toHaveAccessibleName(new RegExp(`^C3,.* ${digit}, yours`))
  expect(await noor.page.evaluate(() => scrollY)).toBe(0)
  await ada.close()
  await noor.close()
})
