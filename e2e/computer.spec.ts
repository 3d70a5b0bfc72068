import { expect, test } from '@playwright/test'
import { violations } from './axe.ts'
import { DESKTOP, type Hand, Person, PHONE } from './person.ts'

const codeOf = (person: Person): string => /\/g\/(\w{6})/.exec(person.page.url())?.[1] ?? ''

const yourTurn = (person: Person) => expect(person.page).toHaveTitle(/^Your turn/, { timeout: 30_000 })

const HANDS: readonly { readonly hand: Hand; readonly options: typeof PHONE | typeof DESKTOP }[] = [
  { hand: 'tap', options: PHONE },
  { hand: 'drag', options: DESKTOP },
  { hand: 'keyboard', options: DESKTOP },
]

for (const { hand, options } of HANDS) {
  test(`two turns against the computer, by ${hand}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const ada = await Person.open(browser, 'Ada', options)
    const { page } = ada
    await page.goto('/')
    const now = page.getByRole('button', { name: /^Play now/ })
    if (hand === 'keyboard') {
      await now.focus()
      await page.keyboard.press('Enter')
    } else await now.click()
    await expect(ada.board).toBeVisible()
    const code = codeOf(ada)
    for (let turn = 0; turn < 2; turn++) {
      await yourTurn(ada)
      await ada.move(code, hand)
    }
    await yourTurn(ada)
    const { view } = await ada.look(code)
    expect(view.news.filter((news) => 'seat' in news && news.seat === 1).length).toBeGreaterThanOrEqual(2)
    await expect(page.locator('.seat').getByText('Easy')).toBeVisible()
    expect(ada.faults).toEqual([])
    await ada.close()
  })
}

test('the level is chosen in words, and offered again the next time', async ({ browser }) => {
  test.setTimeout(180_000)
  const ada = await Person.open(browser, 'Ada', PHONE)
  const { page } = ada
  await page.goto('/')
  await page.getByRole('link', { name: /^Computer/ }).click()
  await page.getByRole('radio', { name: /^Hard/ }).check()
  await expect(page.getByText('Always plays the move that scores most', { exact: false })).toBeVisible()
  await expect(page.getByText('Time for each turn')).toHaveCount(0)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(ada.board).toBeVisible()
  const { view } = await ada.look(codeOf(ada))
  expect(view.seats[1]).toMatchObject({ computer: 'hard' })
  await ada.choose('Resign')
  await expect(page.getByRole('dialog')).toContainText('the computer wins')
  await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click()
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Play now/ })).toContainText('Hard')
  await expect(page.getByRole('link', { name: /Computer, Hard/ }).first()).toBeVisible()
  expect(ada.faults).toEqual([])
  await ada.close()
})

test('it is seen and said once that the computer thinks', async ({ browser }) => {
  test.setTimeout(180_000)
  const ada = await Person.open(browser, 'Ada', DESKTOP)
  const { page } = ada
  // What is said goes after a while: it is written down as it comes.
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (/^\s*Computer is thinking\s*$/.test(node.textContent ?? '')) heard.push('thinks')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await page.getByRole('button', { name: /^Play now/ }).click()
  await yourTurn(ada)
  const before = await page.evaluate('heard.length')
  await ada.move(codeOf(ada), 'drag')
  // Easy lets a second pass at least (EC-20).
  await expect(page.locator('.seat').getByText('thinking…')).toBeVisible()
  await yourTurn(ada)
  await expect(page.locator('.seat').getByText('thinking…')).toHaveCount(0)
  expect(await page.evaluate('heard.length')).toBe(Number(before) + 1)
  await ada.close()
})

for (const options of [
  { ...PHONE, colorScheme: 'dark' },
  { ...DESKTOP, colorScheme: 'light' },
] as const) {
  test(`axe finds nothing in a game against the computer: ${options.colorScheme}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const ada = await Person.open(browser, 'Ada', options)
    const { page } = ada
    await page.goto('/new/equacross?mode=computer')
    await expect(page.getByRole('radio', { name: /^Easy/ })).toBeChecked()
    expect(await violations(page), 'levels').toEqual([])
    await page.getByRole('button', { name: 'Start' }).click()
    await yourTurn(ada)
    expect(await violations(page), 'your turn').toEqual([])
    await page.getByRole('button', { name: /^Show a move/ }).click()
    await expect(page.getByRole('button', { name: /free$/ })).toBeVisible()
    expect(await violations(page), 'move shown').toEqual([])
    await ada.close()
  })
}
