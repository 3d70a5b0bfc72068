import { expect, test } from '@playwright/test'
import { DESKTOP, type Hand, Person, PHONE } from './person.ts'

test('two people play a whole game by code, with touch, mouse and keyboard', async ({ browser }) => {
  test.setTimeout(240_000)
  const ada = await Person.open(browser, 'Ada', PHONE)
  const noor = await Person.open(browser, 'Noor', { ...DESKTOP, reducedMotion: 'no-preference' })
  const code = await ada.invite()

  // Read out over the telephone: small letters, a dash, a space (S33).
  await noor.page.goto('/')
  const cells = noor.page.getByRole('textbox', { name: 'Code of six signs' })
  await cells.pressSequentially(`${code.slice(0, 3).toLowerCase()}- ${code.slice(3).toLowerCase()}`)
  await expect(noor.page.getByRole('heading', { name: 'Ada invites you to EquaCross' })).toBeVisible()
  await noor.sit()
  await expect(ada.board).toBeVisible()
  await expect(ada.page).toHaveTitle(/^Your turn/)
  await expect(noor.page).toHaveTitle(/^(?!Your turn)/)

  const people = [ada, noor] as const
  const ways: readonly (readonly Hand[])[] = [
    ['tap', 'keyboard'],
    ['drag', 'keyboard'],
  ]
  for (let turn = 0; ; turn++) {
    const { view } = await ada.look(code)
    if (view.outcome) break
    const seat = view.toAct[0] ?? 0
    const person = people[seat === 0 ? 0 : 1]
    await person.move(code, ways[seat]?.[turn < 6 ? 0 : 1] ?? 'keyboard')
  }
  const { view } = await ada.look(code)
  const scores = view.seats.map(({ score }) => score)
  for (const person of people) {
    const card = person.page.getByRole('region', { name: 'Result' })
    await expect(card).toContainText(String(scores[0]))
    await expect(card).toContainText(String(scores[1]))
    expect(person.faults).toEqual([])
    await person.close()
  }
})
