import { type Browser, expect, type Page, test } from '@playwright/test'
import { bestOrders } from '../packages/rules/src/mathpoker/best.ts'
import type { Card, MathPokerView } from '../packages/rules/src/mathpoker/client.ts'
import type { TableView, ViewMessage } from '../packages/rules/src/wire.ts'
import { violations } from './axe.ts'
import { DESKTOP, Person, PHONE } from './person.ts'

type View = Omit<TableView, 'seats' | 'news'> & MathPokerView
type Message = Omit<ViewMessage, 'view'> & { readonly view: View }

const look = async (page: Page, code: string): Promise<Message> =>
  (await (await page.request.get(`/api/games/${code}/view`)).json()) as Message

/** Opens a table by the page where games are made; answers its code. */
const invite = async ({ page, name }: Person, seats: number): Promise<string> => {
  await page.goto('/new/mathpoker')
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('group', { name: 'How many play?' }).getByText(String(seats), { exact: true }).click()
  await page.getByRole('group', { name: 'Time to bet' }).getByText('120 s').click()
  await page.getByRole('button', { name: 'Open the game' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible()
  return /\/g\/(\w{6})/.exec(page.url())?.[1] ?? ''
}

const join = async ({ page, name }: Person, code: string): Promise<void> => {
  await page.goto(`/g/${code}`)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Take the seat' }).click()
  await expect(page.getByLabel('Your name')).toBeHidden()
}

const people = async (browser: Browser): Promise<[Person, Person, Person]> => [
  await Person.open(browser, 'Ada', PHONE),
  await Person.open(browser, 'Noor', DESKTOP),
  await Person.open(browser, 'Cleo', PHONE),
]

type Bet = (view: View, seat: number) => 'Fold' | 'Check' | 'Call' | 'All-in'
const patient: Bet = ({ legal }) => (legal?.check ? 'Check' : 'Call')

const bet = async (page: Page, does: ReturnType<Bet>): Promise<void> => {
  const key = (name: RegExp) => page.getByRole('group', { name: 'Your bet' }).getByRole('button', { name })
  if (does !== 'All-in') return key(new RegExp(`^${does}`)).click()
  await key(/^(Raise|Bet)…/).click()
  await key(/^All-in/).click()
  await key(/^(Raise to|Bet) .*all-in/).click()
}

const keysOf = (card: Card): string =>
  typeof card === 'object' ? String(card.n) : card === 'sqrt' ? 'r' : card

/** Types an order of the hand: the line has the focus by itself. */
const typeOrder = async (page: Page, hand: readonly Card[], order: readonly number[]): Promise<void> => {
  await expect(page.getByRole('toolbar').first()).toBeFocused()
  for (const key of order.flatMap((at) => keysOf(hand[at] ?? '+').split(''))) await page.keyboard.press(key)
}

const handOf = ({ seats }: View, seat: number): Card[] =>
  (seats[seat]?.cards ?? []).flatMap((card) => card ?? [])

/** Plays on, each by what stands on their page, until `stop`. Equations are left to the test. */
const playOn = async (
  persons: readonly Person[],
  code: string,
  stop: (view: View) => boolean,
  choose: Bet = patient,
): Promise<View> => {
  for (;;) {
    for (const { page } of persons) {
      const { view, seat, seq } = await look(page, code)
      if (stop(view)) return view
      if (seat === null || !view.toAct.includes(seat)) continue
      if (view.phase === 'betting') await bet(page, choose(view, seat))
      if (view.phase === 'choosing')
        await page
          .getByRole('button', { name: /^Give up/ })
          .first()
          .click()
      if (view.phase === 'between') await page.getByRole('button', { name: 'Ready' }).click()
      // What was pressed is there once the game has gone on.
      await expect.poll(async () => (await look(page, code)).seq).toBeGreaterThan(seq)
    }
  }
}

test('three people play a round with an all-in and a side pot (MP-6 to MP-8, MP-16)', async ({ browser }) => {
  const [ada, noor, cleo] = await people(browser)
  const all = [ada, noor, cleo]
  const code = await invite(ada, 3)
  await join(noor, code)
  await join(cleo, code)
  // In the first round the blinds change hands, so that no two have as many chips.
  await playOn(
    all,
    code,
    ({ phase }) => phase === 'between',
    () => 'Fold',
  )
  for (const { page } of all)
    await expect(page.getByRole('heading', { name: 'All others folded' })).toBeVisible()
  const view = await playOn(
    all,
    code,
    ({ phase, round }) => round === 2 && phase === 'equation',
    ({ legal }) => (legal?.raise ? 'All-in' : legal?.check ? 'Check' : 'Call'),
  )
  expect(view.pots.length).toBeGreaterThan(1)
  await expect(ada.page.getByText('Side pot').first()).toBeVisible()
  // The next round begins by itself: all that is to be seen of this one is looked for at once.
  const seen = [
    ...all.map(({ page }) => page.getByRole('heading', { name: 'Showdown' })),
    noor.page.getByText(/won \d+ chips with the High/).first(),
    noor.page.getByText(/won \d+ chips with the Low/).first(),
  ]
  const shown = Promise.all(seen.map((what) => expect(what).toBeVisible()))
  for (const [at, { page }] of all.entries()) {
    const { view: own, seat } = await look(page, code)
    if (seat === null || !own.toAct.includes(seat)) continue
    const hand = handOf(own, seat)
    const kind = at === 0 ? 'high' : 'low'
    await typeOrder(page, hand, bestOrders(hand)[kind]?.order ?? [])
    await page.keyboard.press(kind.charAt(0))
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await look(page, code)).view.seats[seat]?.locked).toBe(true)
  }
  await shown
  await cleo.page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(cleo.page)).toEqual([])
  // Chips are conserved, whatever came of it (MP-22).
  const { view: after } = await look(ada.page, code)
  const put = after.seats.reduce((sum, { chips, bet }) => sum + chips + bet, after.removed)
  expect(after.pots.reduce((sum, { amount }) => sum + amount, put)).toBe(3000)
  for (const person of all) {
    expect(person.faults).toEqual([])
    await person.close()
  }
})

test('an equation is laid by the keyboard alone, outlives a reload, and nobody else sees it (G-5, MP-11)', async ({
  browser,
}) => {
  const ada = await Person.open(browser, 'Ada', DESKTOP)
  const noor = await Person.open(browser, 'Noor', PHONE)
  const third = await Person.open(browser, 'Third', PHONE)
  const code = await invite(ada, 2)
  await join(noor, code)
  await third.page.goto(`/g/${code}`)
  await expect(third.page.getByRole('list', { name: 'Table' })).toBeVisible()
  await playOn([ada, noor], code, ({ phase }) => phase === 'equation')
  const { view, seat } = await look(ada.page, code)
  const hand = handOf(view, seat ?? 0)
  const order = bestOrders(hand).low?.order ?? []
  await typeOrder(ada.page, hand, order.slice(0, -1))
  await expect(ada.page.getByText(/1 card left/).first()).toBeVisible()
  await ada.page.keyboard.press('Enter')
  await expect(ada.page.getByText('Choose Low, High or Swing').first()).toBeVisible()
  await ada.page.reload()
  await expect(ada.page.getByText(/1 card left/).first()).toBeVisible()
  expect(await violations(ada.page)).toEqual([])
  await ada.page.getByRole('toolbar').first().focus()
  await ada.page.keyboard.press('End')
  for (const key of keysOf(hand[order.at(-1) ?? 0] ?? '+')) await ada.page.keyboard.press(key)
  await ada.page.keyboard.press('l')
  await ada.page.keyboard.press('Enter')
  await expect(ada.page.getByRole('button', { name: 'Unlock' })).toBeVisible()
  // The others see that she has locked in, and no more.
  await expect(third.page.getByText('locked in', { exact: true }).first()).toBeVisible()
  const told = third.frames.join('')
  const has = (what: RegExp) => what.test(told)
  expect([has(/"bet":\d+,"cards":\[null/), has(/"bet":\d+,"cards":\[\{/), has(/"(low|high)":\[/)]).toEqual([
    true,
    false,
    false,
  ])
  for (const person of [ada, noor, third]) {
    expect(person.faults).toEqual([])
    await person.close()
  }
})

test('computers come to free seats and go again, a guest leaves, the maker begins, and leaves what can be reviewed', async ({
  browser,
}) => {
  const ada = await Person.open(browser, 'Ada', PHONE)
  const noor = await Person.open(browser, 'Noor', DESKTOP)
  const code = await invite(ada, 4)
  const begin = ada.page.getByRole('button', { name: 'Begin' })
  await expect(begin).toHaveAttribute('aria-disabled', 'true')
  await join(noor, code)
  await expect(ada.page.getByText('2 of 4 taken')).toBeVisible()
  await noor.page.getByRole('button', { name: 'Leave the table' }).click()
  await expect(noor.page.getByRole('button', { name: 'Take the seat' })).toBeVisible()
  await ada.page.getByRole('button', { name: 'Put a computer, Hard, on seat 2' }).click()
  await ada.page.getByRole('button', { name: 'Put a computer, Easy, on seat 3' }).click()
  await expect(ada.page.getByText('3 of 4 taken')).toBeVisible()
  expect(await violations(ada.page)).toEqual([])
  await ada.page.getByRole('button', { name: /^Take Computer 2, Hard off/ }).click()
  await expect(ada.page.getByText('2 of 4 taken')).toBeVisible()
  await begin.click()
  await expect(ada.page.getByRole('list', { name: 'Table' })).toBeVisible()
  const { view } = await look(ada.page, code)
  expect(view.seats).toHaveLength(2)
  await playOn([ada], code, ({ phase }) => phase !== 'choosing' && phase !== 'dealing')
  expect(await violations(ada.page)).toEqual([])
  await ada.choose('Leave the table')
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await ada.page.getByRole('link', { name: 'Review' }).click()
  await expect(ada.page.getByRole('link', { name: 'Were the draws fair?' })).toBeVisible()
  await ada.page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(ada.page)).toEqual([])
  expect(ada.faults).toEqual([])
  await ada.close()
  await noor.close()
})

test('a press that was under way when the bets changed does nothing (S2)', async ({ browser }) => {
  const ada = await Person.open(browser, 'Ada', DESKTOP)
  const noor = await Person.open(browser, 'Noor', DESKTOP)
  const code = await invite(ada, 2)
  await join(noor, code)
  const view = await playOn([ada, noor], code, ({ phase }) => phase === 'betting')
  const [first] = view.toAct
  const mine = (await look(ada.page, code)).seat === first ? ada : noor
  const fold = mine.page.getByRole('button', { name: 'Fold' })
  await fold.waitFor()
  // Pressed as soon as it is there, as by a finger that was already on its way down.
  await mine.page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const key = [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === 'Fold')
      if (!key) return
      watch.disconnect()
      key.click()
      document.documentElement.dataset.pressed = 'Fold'
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await mine.page.reload()
  await expect(mine.page.locator('html')).toHaveAttribute('data-pressed', 'Fold')
  await mine.page.waitForTimeout(1_000)
  expect((await look(mine.page, code)).view.toAct).toEqual(view.toAct)
  await fold.click()
  await expect(mine.page.getByRole('heading', { name: 'All others folded' })).toBeVisible()
  await ada.close()
  await noor.close()
})
