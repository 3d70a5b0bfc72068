import { type Browser, expect, type Page, test } from '@playwright/test'
import type { BedmasView, Placement } from '../packages/rules/src/bedmas/client.ts'
import { bestPlays } from '../packages/rules/src/bedmas/moves.ts'
import type { TableView, ViewMessage } from '../packages/rules/src/wire.ts'
import { faceOf, sayFace } from '../packages/web/src/games/bedmas/signs.ts'
import { violations } from './axe.ts'
import { DESKTOP, type Hand, Person, PHONE } from './person.ts'

type View = Omit<TableView, 'seats' | 'news'> & BedmasView

/** What the server shows somebody of a game of BEDMAS. */
const look = async (person: Person, code: string): Promise<{ seq: number; view: View }> =>
  (await person.look(code)) as unknown as Omit<ViewMessage, 'view'> & { view: View }

const codeOf = (page: Page): string => /\/g\/(\w{6})/.exec(page.url())?.[1] ?? ''

/** A good play with the first few numbers that make one: to search for the best of all is the computer's work. */
const playOf = ({ board, rack }: View) => {
  for (const size of [4, 5]) {
    for (const some of handfuls(rack ?? [], size)) {
      const [play] = bestPlays(board, some, 1)
      if (play) return play
    }
  }
  return undefined
}

const handfuls = (numbers: readonly number[], size: number): readonly (readonly number[])[] => {
  const [first, ...rest] = numbers
  if (size === 0) return [[]]
  if (first === undefined) return []
  return [...handfuls(rest, size - 1).map((others) => [first, ...others]), ...handfuls(rest, size)]
}

/** The tile or the key that bears a token. */
const keyOf = ({ page }: Person, token: string) => {
  const face = faceOf(token)
  const row = page.getByRole('toolbar', { name: /\d/.test(face) ? 'Your tiles' : 'Signs' })
  return row.getByRole('button', { name: sayFace(face), exact: true })
}

const middle = async (place: ReturnType<typeof keyOf>) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const put = async (person: Person, tiles: readonly Placement[], hand: Hand): Promise<void> => {
  const { page } = person
  for (const { square, token } of tiles) {
    const key = keyOf(person, token)
    if (hand === 'tap') {
      await key.tap()
      await person.cell(square).tap({ force: true })
    } else if (hand === 'drag') {
      const [from, to] = [await middle(key), await middle(person.cell(square))]
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
      await page.mouse.move(to.x, to.y, { steps: 3 })
      await page.mouse.up()
    } else {
      await person.cell(square).focus()
      await page.keyboard.type(token)
      // A number that could go on is placed by Enter.
      const lit = page.locator('[data-slot] button[aria-pressed="true"]')
      if ((await lit.count()) > 0) await page.keyboard.press('Enter')
    }
  }
}

/** Makes a good play, else swaps or passes, and waits until it is made. Answers whether it was a play. */
const move = async (person: Person, code: string, hand: Hand): Promise<boolean> => {
  const { seq, view } = await look(person, code)
  const play = playOf(view)
  if (play) {
    await put(person, play.tiles, hand)
    await expect(person.playKey).toContainText(`${Math.abs(play.score)}`)
    await person.playKey.click()
  } else if (view.pool >= 7) {
    await person.choose('Swap all')
    await person.page.getByRole('dialog').getByRole('button', { name: 'Swap all' }).click()
  } else await person.pass()
  await expect.poll(async () => (await look(person, code)).seq).toBeGreaterThan(seq)
  return play !== undefined
}

const yourTurn = (page: Page) => expect(page).toHaveTitle(/^Your turn/, { timeout: 30_000 })

const against = async (browser: Browser, level: string, options: typeof PHONE | typeof DESKTOP) => {
  const ada = await Person.open(browser, 'Ada', options)
  await ada.page.goto('/new/bedmas?mode=computer')
  await ada.page.getByRole('radio', { name: new RegExp(`^${level}`) }).check()
  await ada.page.getByRole('button', { name: 'Start' }).click()
  await expect(ada.board).toBeVisible()
  return { ada, page: ada.page, code: codeOf(ada.page) }
}

test('a short game against Hard: plays by touch, a swap, hints and sums, and the end', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { ada, page, code } = await against(browser, 'Hard', PHONE)
  await yourTurn(page)
  // BM-3: the person starts.
  expect((await look(ada, code)).view.news).toEqual([])
  expect(await move(ada, code, 'tap')).toBe(true)
  await yourTurn(page)

  // A hint is one of three, and lays what is chosen (BM-11).
  await page.getByRole('button', { name: 'Show plays: 3 hints left' }).click()
  const dialog = page.getByRole('dialog')
  const first = dialog.getByRole('list', { name: 'Plays, the best first' }).getByRole('button').first()
  await expect(first).toBeVisible({ timeout: 30_000 })
  await first.click()
  const shown = (await look(ada, code)).view.hints
  expect(shown?.left).toBe(2)
  await expect(ada.playKey).toContainText(`+${shown?.shown?.[0]?.score}`)

  // Five quick sums earn three more.
  await ada.choose('Quick sums for hints')
  const sums = shown?.sums ?? []
  for (const [at, sum] of sums.entries()) {
    const field = dialog.getByRole('textbox').nth(at)
    await field.fill(at === 0 ? '1' : String(reckon(sum)))
  }
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect(dialog.getByText('One is not right yet')).toBeVisible()
  await dialog
    .getByRole('textbox')
    .first()
    .fill(String(reckon(sums[0] ?? '')))
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect(page.locator('.toasts')).toContainText('three more hints')
  expect((await look(ada, code)).view.hints?.left).toBe(5)

  // The draft is still there, and can be played.
  await ada.playKey.click()
  await expect.poll(async () => (await look(ada, code)).view.lastPlay?.seat).toBeDefined()
  await yourTurn(page)
  await ada.choose('Swap all')
  await dialog.getByRole('button', { name: 'Swap all' }).click()
  await yourTurn(page)
  await ada.choose('Resign')
  await dialog.getByRole('button', { name: 'Resign' }).click()
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Computer won')
  expect(ada.faults).toEqual([])

  // The whole game can be gone through again, and its draws checked (G-6).
  await page.goto(`/g/${code}/review`)
  await expect(ada.board).toBeVisible()
  await page.goto(`/g/${code}/fairness`)
  await expect(page.getByRole('heading', { name: 'Everything fits' })).toBeVisible()
  expect(ada.faults).toEqual([])
  await ada.close()
})

/** `"4 + 3 * 5"` worked out, × and ÷ first. */
const reckon = (sum: string): number =>
  sum
    .split(' + ')
    .flatMap((part) => part.split(' - ').map((each, at) => (at === 0 ? product(each) : -product(each))))
    .reduce((total, value) => total + value, 0)
const product = (term: string): number => {
  const [first = '0', sign, second = '1'] = term.split(' ')
  return sign === '/' ? Number(first) / Number(second) : Number(first) * Number(second)
}

test('an online game with a turn timer: by mouse, touch and keyboard', async ({ browser }) => {
  test.setTimeout(180_000)
  const ada = await Person.open(browser, 'Ada', DESKTOP)
  const noor = await Person.open(browser, 'Noor', PHONE)
  await ada.page.goto('/')
  await ada.page.getByRole('radio', { name: 'BEDMAS' }).check({ force: true })
  await ada.page.getByRole('link', { name: 'With a friend' }).click()
  await ada.page.getByLabel('Your name').fill('Ada')
  await ada.page.getByRole('radio', { name: '30 s' }).check({ force: true })
  await ada.page.getByRole('button', { name: 'Open the game' }).click()
  await expect(ada.page.getByText('30 seconds a turn')).toBeVisible()
  const code = codeOf(ada.page)
  await noor.page.goto(`/g/${code}`)
  await expect(noor.page.getByRole('heading', { name: 'Ada invites you to BEDMAS' })).toBeVisible()
  await noor.sit()
  await yourTurn(ada.page)
  await expect(ada.page.locator('.acts .num').first()).toContainText(/0:[0-3]\d/)
  // No hints online (BM-11).
  await expect(ada.page.getByRole('button', { name: /^Show plays/ })).toHaveCount(0)

  await move(ada, code, 'drag')
  await yourTurn(noor.page)
  await expect(noor.page.locator('.last')).toContainText('Ada played')
  await move(noor, code, 'tap')
  await yourTurn(ada.page)
  await move(ada, code, 'keyboard')
  await yourTurn(noor.page)
  // Nobody sees the other's numbers (G-5).
  const mine = (await look(ada, code)).view.rack ?? []
  expect(noor.frames.some((frame) => frame.includes(`"rack":[${mine.join(',')}]`))).toBe(false)

  for (const person of [ada, noor]) {
    expect(person.faults).toEqual([])
    await person.close()
  }
})

for (const options of [
  { ...PHONE, colorScheme: 'dark' },
  { ...DESKTOP, colorScheme: 'light' },
] as const) {
  test(`axe finds nothing on the pages of BEDMAS: ${options.colorScheme}`, async ({ browser }) => {
    test.setTimeout(120_000)
    const ada = await Person.open(browser, 'Ada', options)
    const { page } = ada
    await page.goto('/rules/bedmas')
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await violations(page), 'rules').toEqual([])
    await page.goto('/new/bedmas?mode=local')
    expect(await violations(page), 'set-up').toEqual([])
    await page.goto('/new/bedmas?mode=computer')
    await page.getByRole('button', { name: 'Start' }).click()
    await yourTurn(page)
    expect(await violations(page), 'your turn').toEqual([])
    const { view } = await look(ada, codeOf(page))
    const play = playOf(view)
    await put(ada, play?.tiles ?? [], options.colorScheme === 'dark' ? 'tap' : 'keyboard')
    await expect(ada.playKey).toContainText(`+${play?.score}`)
    expect(await violations(page), 'draft').toEqual([])
    await ada.choose('Numbers still unseen')
    expect(await violations(page), 'unseen').toEqual([])
    await page.keyboard.press('Escape')
    await ada.choose('Quick sums for hints')
    expect(await violations(page), 'sums').toEqual([])
    expect(ada.faults).toEqual([])
    await ada.close()
  })
}
