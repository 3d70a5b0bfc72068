import { expect, test } from '@playwright/test'
import { violations } from './axe.ts'
import { DESKTOP, Person, PHONE } from './person.ts'

const LOOKS = [
  { look: 'phone, light', options: { ...PHONE, colorScheme: 'light' } },
  { look: 'desktop, dark', options: { ...DESKTOP, colorScheme: 'dark' } },
] as const

for (const { look, options } of LOOKS) {
  test(`no page has a fault that axe can see: ${look}`, async ({ browser }) => {
    test.setTimeout(240_000)
    const ada = await Person.open(browser, 'Ada', options)
    const { page } = ada
    for (const path of [
      '/',
      '/new/equacross',
      '/new/equacross?mode=local',
      '/games',
      '/me',
      '/nowhere',
      '/g/ZZZZZZ',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      expect(await violations(page), path).toEqual([])
    }
    const code = await ada.invite()
    expect(await violations(page), 'waiting').toEqual([])
    const noor = await Person.open(browser, 'Noor', options)
    await noor.page.goto(`/g/${code}`)
    await expect(noor.page.getByLabel('Your name')).toBeVisible()
    expect(await violations(noor.page), 'invitation').toEqual([])
    await noor.sit()
    await expect(ada.board).toBeVisible()
    expect(await violations(page), 'game').toEqual([])
    await page.getByRole('button', { name: 'Exchange' }).first().click()
    expect(await violations(page), 'exchange').toEqual([])
    await page.keyboard.press('Escape')
    await ada.choose('Resign')
    expect(await violations(page), 'resign').toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
    expect(await violations(page), 'end').toEqual([])
    await page.goto('/')
    await expect(page.getByRole('link', { name: /Noor/ }).first()).toBeVisible()
    expect(await violations(page), 'home with games').toEqual([])
    expect(ada.faults).toEqual([])
    await ada.close()
    await noor.close()
  })
}

test('storage that throws or holds nonsense does not stop anything (S30)', async ({ browser }) => {
  const ada = await Person.open(browser, 'Ada')
  await ada.context.addInitScript(() => {
    Object.defineProperty(Storage.prototype, 'setItem', {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    Object.defineProperty(Storage.prototype, 'getItem', { value: () => '{broken' })
  })
  const code = await ada.invite()
  const noor = await Person.open(browser, 'Noor')
  await noor.join(code)
  await expect(ada.board).toBeVisible()
  await expect(ada.page.locator('.toasts')).toContainText('This browser keeps nothing')
  expect(ada.faults).toEqual([])
  await ada.close()
  await noor.close()
})

test('a phone that lies shows the whole board, the rack and the keys (S112)', async ({ browser }) => {
  const ada = await Person.open(browser, 'Ada', { ...PHONE, viewport: { width: 667, height: 375 } })
  const noor = await Person.open(browser, 'Noor', { ...PHONE, viewport: { width: 844, height: 390 } })
  await noor.join(await ada.invite())
  for (const { page, board, playKey } of [ada, noor]) {
    await expect(board).toBeInViewport({ ratio: 1 })
    expect((await board.boundingBox())?.width).toBeGreaterThanOrEqual(300)
    await expect(page.getByRole('toolbar', { name: 'Your tiles' })).toBeInViewport({ ratio: 1 })
    await expect(playKey).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  await ada.close()
  await noor.close()
})

test('everything fits a small phone without scrolling sideways (S112)', async ({ browser }) => {
  const small = { ...PHONE, viewport: { width: 360, height: 640 } }
  const ada = await Person.open(browser, 'Ada', small)
  const noor = await Person.open(browser, 'Noor', { ...PHONE, viewport: { width: 390, height: 664 } })
  const code = await ada.invite()
  await noor.join(code)
  await expect(ada.board).toBeVisible()
  for (const { page, playKey } of [ada, noor]) {
    await expect(playKey).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  await ada.close()
  await noor.close()
})
