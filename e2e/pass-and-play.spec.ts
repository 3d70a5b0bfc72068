import { expect, test } from '@playwright/test'
import { Person } from './person.ts'

const digitsOnRack = (person: Person) => person.page.getByRole('button', { name: /^\d, worth/ })

test('two people play a whole game on one device, and see each other’s tiles never (S66)', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const both = await Person.open(browser, 'both')
  const { page } = both
  await page.goto('/')
  await page.getByRole('link', { name: /Pass and play/ }).click()
  await page.getByRole('textbox', { name: 'First player' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Second player' }).fill('Noor')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { name: 'Pass the device to Ada' })).toBeVisible()
  const code = /\/g\/(\w{6})/.exec(page.url())?.[1] ?? ''

  // The drafts of both seats stay on the device, digits and all: whoever opens its storage is not kept out.
  // No rack behind the cover: not on the page, and not in the browser at all, also after a reload.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pass the device to Ada' })).toBeVisible()
  await expect(digitsOnRack(both)).toHaveCount(0)
  expect(both.frames.filter((frame) => /"rack":"\d/.test(frame))).toEqual([])

  for (let turn = 0; ; turn++) {
    const { view } = await both.look(code)
    if (view.outcome) break
    const seat = view.toAct[0] ?? 0
    const name = ['Ada', 'Noor'][seat]
    await expect(page.getByRole('heading', { name: `Pass the device to ${name}` })).toBeVisible()
    if (turn === 1) {
      await page.reload()
      await page.goBack().catch(() => null)
      await page.goto(`/g/${code}`)
      await expect(page.getByRole('heading', { name: `Pass the device to ${name}` })).toBeVisible()
      await expect(digitsOnRack(both)).toHaveCount(0)
    }
    await page.getByRole('button', { name: `I am ${name}: show my tiles` }).click()
    await expect(digitsOnRack(both).first()).toBeVisible()
    await both.move(code, 'keyboard', seat)
  }
  const { view } = await both.look(code)
  const card = page.getByRole('region', { name: 'Result' })
  for (const { score } of view.seats) await expect(card).toContainText(String(score))
  expect(both.faults).toEqual([])
  await both.close()
})
