import { expect, test } from '@playwright/test'
import { DESKTOP, Person, PHONE } from './person.ts'

const order = (person: Person) =>
  person.page
    .getByRole('button', { name: /^\d, worth/ })
    .evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel))

test('whoever comes back has the same seat, the same rack order and the same draft (G-3, EC-24)', async ({
  browser,
}) => {
  const ada = await Person.open(browser, 'Ada', DESKTOP)
  const noor = await Person.open(browser, 'Noor')
  const code = await ada.invite()
  await noor.join(code)
  await expect(ada.board).toBeVisible()
  await ada.page.getByRole('button', { name: 'Shuffle' }).click()
  await ada.page.getByRole('button', { name: 'Shuffle' }).click()
  const { view } = await ada.look(code)
  const digit = view.rack?.[0] ?? ''
  await ada.put([{ square: 'H8', digit }], 'drag')
  await expect(ada.page.locator('[data-board] [data-tile]')).toHaveCount(1)
  const before = await order(ada)
  expect(before).toHaveLength(6)

  const kept = await ada.context.storageState()
  await ada.close()
  const again = await Person.open(browser, 'Ada', { ...DESKTOP, storageState: kept })
  await again.page.goto('/')
  await again.page.getByRole('link', { name: /Noor/ }).first().click()
  await expect(again.board).toBeVisible()
  await expect(again.page.locator('[data-board] [data-tile]')).toHaveCount(1)
  expect(await order(again)).toEqual(before)

  // A second tab is the same seat, and never plays the other side (S38).
  const tab = await again.context.newPage()
  await tab.goto(`/g/${code}`)
  await expect(tab).toHaveTitle(/^Your turn/)
  await again.close()
  await noor.close()
})

test('a third person sees the board and the scores, and never a tile that is not played (G-5, S47)', async ({
  browser,
}) => {
  const ada = await Person.open(browser, 'Ada')
  const noor = await Person.open(browser, 'Noor', DESKTOP)
  const third = await Person.open(browser, 'Third', DESKTOP)
  const code = await ada.invite()
  await noor.join(code)
  await third.page.goto(`/g/${code}`)
  await expect(third.board).toBeVisible()
  await ada.move(code, 'keyboard')
  await noor.move(code, 'keyboard')
  const { view } = await ada.look(code)
  await expect(third.page.locator('[data-played]')).toHaveCount(
    view.board.join('').replaceAll('.', '').length,
  )
  await expect(third.page.getByRole('button', { name: /^\d, worth/ })).toHaveCount(0)
  await expect(third.playKey).toHaveCount(0)
  expect(third.frames.filter((frame) => /"rack":"/.test(frame))).toEqual([])
  for (const person of [ada, noor, third]) {
    expect(person.faults).toEqual([])
    await person.close()
  }
})

test('a recovery link makes another browser the same person (S28)', async ({ browser }) => {
  const ada = await Person.open(browser, 'Ada')
  const code = await ada.invite()
  await ada.page.goto('/me')
  await ada.page.getByRole('button', { name: 'Make a recovery link' }).click()
  const link = await ada.page.getByLabel('Your recovery link').inputValue()
  const phone = await Person.open(browser, 'Ada', PHONE)
  await phone.page.goto(link)
  await phone.page.getByRole('button', { name: 'Yes, that is me' }).click()
  await expect(phone.page.getByText('Welcome back, Ada').first()).toBeVisible()
  await phone.page.goto(`/g/${code}`)
  await expect(phone.page.getByRole('heading', { name: 'Waiting for your friend' })).toBeVisible()
  await ada.close()
  await phone.close()
})

test('links to games that cannot be joined say why (S42)', async ({ browser }) => {
  const ada = await Person.open(browser, 'Ada')
  await ada.page.goto('/g/ZZZZZZ')
  await expect(ada.page.getByRole('heading', { name: 'No such game' })).toBeVisible()
  const code = await ada.invite()
  await ada.page.getByRole('button', { name: 'Cancel this game' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Cancel this game' }).click()
  await expect(ada.page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  const noor = await Person.open(browser, 'Noor')
  await noor.page.goto(`/g/${code}`)
  await expect(noor.page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await ada.close()
  await noor.close()
})

test('markup and glyph spam in a name is only text (S122, S127)', async ({ browser }) => {
  const name = '<img src=x onerror=alert(1)>'
  const ada = await Person.open(browser, name)
  const noor = await Person.open(browser, '\u202eZ͑͗̿̀̚a̴l̷g̸o', DESKTOP)
  const code = await ada.invite()
  await noor.page.goto(`/g/${code}`)
  await expect(noor.page.getByRole('heading', { name: /<img src=x/ })).toBeVisible()
  await noor.sit()
  await expect(ada.board).toBeVisible()
  await expect(ada.page.locator('img')).toHaveCount(0)
  const wide = await ada.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)
  await ada.close()
  await noor.close()
})
