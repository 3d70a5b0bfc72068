import { expect, test } from '@playwright/test'
import { DESKTOP, Person, PHONE } from './person.ts'

const friend = { kind: 'equacross', mode: 'online', options: { clock: null, first: 'maker' } }

/** Makes a game of Ada's in which Noor has the other seat: it is Ada's turn, or Noor's once Ada has passed. */
const begin = async (ada: Person, noor: Person, hers: boolean): Promise<string> => {
  const made = await ada.page.request.post('/api/games', { data: friend })
  const { code } = (await made.json()) as { code: string }
  await noor.page.request.post(`/api/games/${code}/seats`, { data: {} })
  if (!hers) {
    const data = { key: `pass-${code}`, intent: { type: 'pass' } }
    expect((await ada.page.request.post(`/api/games/${code}/intents`, { data })).ok()).toBe(true)
  }
  return code
}

const named = async (person: Person): Promise<void> => {
  await person.page.goto('/')
  await person.page.request.post('/api/identity', { data: {} })
  await person.page.request.patch('/api/me', { data: { name: person.name } })
}

test('ten games, three of them waiting: counted, sorted, and walked through from inside (S121)', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const ada = await Person.open(browser, 'Ada', DESKTOP)
  const noor = await Person.open(browser, 'Noor', PHONE)
  await named(ada)
  await named(noor)
  const waiting: string[] = []
  for (let game = 0; game < 10; game++) {
    const hers = game % 4 === 1
    const code = await begin(ada, noor, hers)
    if (hers) waiting.push(code)
  }
  expect(waiting).toHaveLength(3)

  const { page } = ada
  await page.goto('/games')
  await expect(page).toHaveTitle(/^\(3\)/)
  const yours = page.getByRole('region', { name: 'Your turn' })
  // The one that has waited longest comes first.
  await expect(yours.getByRole('link').first()).toHaveAttribute('href', `/g/${waiting[0]}`)
  await expect(yours.getByRole('link')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Their turn' }).getByRole('link')).toHaveCount(7)

  // Round and round, each in its turn; a draft stays with its game.
  await yours.getByRole('link').first().click()
  const next = page.getByRole('link', { name: /^Next game where it is your turn: Noor/ })
  await expect(ada.board).toBeVisible()
  const { view } = await ada.look(waiting[0] ?? '')
  const digit = view.rack?.[0] ?? ''
  await ada.put([{ square: 'H8', digit }], 'drag')
  for (const code of [waiting[1], waiting[2], waiting[0]]) {
    await expect(next).toContainText('2')
    await next.click()
    await expect(page).toHaveURL(new RegExp(`/g/${code}$`))
    await expect(ada.board).toBeVisible()
    if (code !== waiting[0]) await expect(ada.cell('H8')).toHaveAccessibleName(/empty/)
  }
  await expect(ada.cell('H8')).toHaveAccessibleName(new RegExp(digit))

  // Another answers; the count follows by itself when the turn here goes over.
  await ada.choose('Pass')
  await page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click()
  await expect(page).toHaveTitle(/Noor’s turn/)
  await expect(next).toContainText('2')
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/g/${waiting[1]}$`))
  expect(ada.faults).toEqual([])
  await ada.close()
  await noor.close()
})

test('every kind of company is listed apart, finished games last', async ({ browser }) => {
  const ada = await Person.open(browser, 'Ada', PHONE)
  const { page } = ada
  await named(ada)
  const make = async (data: object): Promise<string> => {
    const made = await page.request.post('/api/games', { data: { kind: 'equacross', ...data } })
    expect(made.ok()).toBe(true)
    return ((await made.json()) as { code: string }).code
  }
  const alone = await make({ mode: 'computer', level: 'medium' })
  await make({ mode: 'local', names: ['Ada', 'Bo'] })
  await make({ mode: 'online' })
  const ended = await make({ mode: 'computer', level: 'easy' })
  const data = { key: 'resign-one', intent: { type: 'resign' } }
  await expect
    .poll(async () => (await page.request.post(`/api/games/${ended}/intents`, { data })).ok(), {
      timeout: 15_000,
    })
    .toBe(true)
  await page.goto('/games')
  const part = (name: string) => page.getByRole('region', { name })
  await expect(part('Pass and play').getByRole('link')).toContainText('Ada and Bo')
  await expect(part('Waiting for a friend').getByRole('link')).toHaveCount(1)
  await expect(part('Finished').getByRole('link')).toHaveAttribute('href', `/g/${ended}`)
  await expect(page.locator(`a[href="/g/${alone}"]`)).toContainText('Computer, Medium')
  await expect(page.locator(`a[href="/g/${alone}"]`)).toContainText('EquaCross')
  await expect(page.getByRole('region').last()).toHaveAccessibleName('Finished')
  expect(ada.faults).toEqual([])
  await ada.close()
})
