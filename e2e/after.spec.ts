import { type Browser, expect, type Page, test } from '@playwright/test'
import { bestPlay } from '../packages/rules/src/equacross/moves.ts'
import { violations } from './axe.ts'
import { DESKTOP, Person, PHONE } from './person.ts'

/** Ada and Noor at a game that has gone `moves` turns. */
const seated = async (browser: Browser, moves: number) => {
  const ada = await Person.open(browser, 'Ada', DESKTOP)
  const noor = await Person.open(browser, 'Noor', PHONE)
  const code = await ada.invite()
  await noor.join(code)
  await expect(ada.board).toBeVisible()
  // The rest of the page may come later than the board, and keeps the hash (G-6) before the first move.
  await expect(ada.page.getByRole('button', { name: 'More', exact: true })).toBeVisible()
  for (let made = 0; made < moves; made++) await playBest(made % 2 === 0 ? ada : noor, code)
  return { ada, noor, code }
}

/** Makes the best play there is, over the other door: how tiles are laid is not what is shown here. */
const playBest = async (person: Person, code: string) => {
  const { seq, view } = await person.look(code)
  const best = bestPlay(view.board, view.rack ?? '')
  const intent = best ? { type: 'play', tiles: best.tiles } : { type: 'pass' }
  const answer = await person.page.request.post(`/api/games/${code}/intents`, {
    data: { key: `best-play-${seq}`, seq, intent },
  })
  expect(answer.ok()).toBe(true)
}

/** The same, after Noor has resigned. */
const ended = async (browser: Browser, moves: number) => {
  const game = await seated(browser, moves)
  await game.noor.choose('Resign')
  await game.noor.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  for (const { page } of [game.ada, game.noor])
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
  return game
}

const result = ({ page }: Person) => page.getByRole('region', { name: 'Result' })
const played = (page: Page) => page.locator('[data-played]')
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' })

test('both agree on a rematch, and both browsers go to it with the sides swapped (S63)', async ({
  browser,
}) => {
  const { ada, noor, code } = await ended(browser, 0)
  await result(ada).getByRole('button', { name: 'Rematch' }).dblclick()
  await expect(result(ada)).toContainText('Waiting for Noor')
  await expect(noor.page).toHaveTitle(/^Ada wants a rematch/)
  await expect(result(noor)).toContainText('Ada wants a rematch')
  // The offer outlives a reload, on either side.
  await ada.page.reload()
  await expect(result(ada)).toContainText('Waiting for Noor')
  await noor.page.reload()
  await result(noor).getByRole('button', { name: 'Play again' }).dblclick()
  for (const { page, board } of [ada, noor]) {
    await page.waitForURL((url) => /\/g\/\w{6}$/.test(url.pathname) && !url.pathname.endsWith(code))
    await expect(board).toBeVisible()
  }
  expect(ada.page.url()).toBe(noor.page.url())
  const next = ada.page.url().slice(-6)
  const { seat, view } = await noor.look(next)
  expect(seat).not.toBeNull()
  // Ada was the maker and began; now Noor does.
  expect(view.toAct).toEqual([seat])
  await expect(noor.page).toHaveTitle(/^Your turn/)

  // Whoever comes back later is not carried off, and finds the way.
  await ada.page.goto(`/g/${code}`)
  await expect(result(ada).getByRole('link', { name: 'Go to the rematch' })).toHaveAttribute(
    'href',
    `/g/${next}`,
  )
  const eve = await Person.open(browser, 'Eve')
  await eve.page.goto(`/g/${code}`)
  await expect(result(eve).getByRole('link', { name: 'Watch the rematch' })).toBeVisible()
  expect([...ada.faults, ...noor.faults, ...eve.faults]).toEqual([])
  await Promise.all([ada.close(), noor.close(), eve.close()])
})

test('an offer waits for somebody who has gone, and carries nobody off from elsewhere', async ({
  browser,
}) => {
  const { ada, noor, code } = await ended(browser, 0)
  await noor.page.goto(`/g/${code}/review`)
  await expect(noor.page.getByRole('heading', { name: 'Review', exact: true })).toBeVisible()
  await result(ada).getByRole('button', { name: 'Rematch' }).click()
  await expect(result(ada)).toContainText('Noor is not here')
  await ada.page.goto('/games')
  await noor.page.getByRole('link', { name: 'Back to the game' }).click()
  await result(noor).getByRole('button', { name: 'Play again' }).click()
  await expect(noor.page).not.toHaveURL(new RegExp(`${code}$`))
  await expect(noor.board).toBeVisible()
  expect(new URL(ada.page.url()).pathname).toBe('/games')
  await Promise.all([ada.close(), noor.close()])
})

test('pass and play starts the next game at one press', async ({ browser }) => {
  const ada = await Person.open(browser, 'Ada')
  await ada.page.goto('/new/equacross?mode=local')
  await ada.page.getByRole('textbox', { name: 'First player' }).fill('Ada')
  await ada.page.getByRole('textbox', { name: 'Second player' }).fill('Noor')
  await ada.page.getByRole('button', { name: 'Start' }).click()
  await ada.page.getByRole('button', { name: /I am Ada/ }).click()
  const before = ada.page.url()
  await ada.choose('Resign')
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await result(ada).getByRole('button', { name: 'Rematch' }).click()
  // The other one begins.
  await expect(ada.page.getByRole('heading', { name: 'Pass the device to Noor' })).toBeVisible()
  expect(ada.page.url()).not.toBe(before)
  expect(ada.faults).toEqual([])
  await ada.close()
})

test('against the computer too', async ({ browser }) => {
  const ada = await Person.open(browser, 'Ada')
  const made = await (async () => {
    await ada.page.goto('/')
    await ada.page.request.post('/api/identity', { data: {} })
    const answer = await ada.page.request.post('/api/games', {
      data: { kind: 'equacross', mode: 'computer', level: 'easy' },
    })
    return (await answer.json()) as { code: string }
  })()
  await ada.page.goto(`/g/${made.code}`)
  await expect(ada.board).toBeVisible()
  await ada.choose('Resign')
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await result(ada).getByRole('button', { name: 'Rematch' }).click()
  await expect(ada.page).not.toHaveURL(new RegExp(`${made.code}$`))
  await expect(ada.board).toBeVisible()
  await ada.close()
})

test('a finished game is looked at again: by keys, by mouse, by touch, by its address', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { ada, noor, code } = await ended(browser, 4)
  const { page } = ada
  await result(ada).getByRole('link', { name: 'Review' }).click()
  await expect(page.getByRole('heading', { name: 'Review', exact: true })).toBeVisible()
  await expect.poll(() => played(page).count()).toBeGreaterThan(8)
  const all = await played(page).count()

  await test.step('keys', async () => {
    await page.keyboard.press('Home')
    await expect(played(page)).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/#1$/)
    const first = await played(page).count()
    expect(first).toBeGreaterThanOrEqual(3)
    await page.keyboard.press('End')
    await expect(played(page)).toHaveCount(all)
    await page.keyboard.press('ArrowLeft')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Move 5 of 5. Noor resigned/)
  })

  await test.step('mouse', async () => {
    await page.getByRole('button', { name: 'First' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('region', { name: 'Move 1 of 5' })).toContainText('Ada played')
    await page.getByRole('button', { name: /^2 ?Noor/ }).click()
    await expect(page).toHaveURL(/#2$/)
    const chart = await page.getByRole('img', { name: /^Scores by move/ }).boundingBox()
    if (!chart) throw new Error('not on the page')
    await page.mouse.click(chart.x + chart.width - 8, chart.y + 60)
    await expect(page).toHaveURL(/#6$/)
  })

  await test.step('the best plays', async () => {
    await page.getByRole('button', { name: 'Show best plays' }).click()
    // All moves were the best there were.
    await expect(page.getByText('Ada found 100 % of the points there were')).toBeVisible({ timeout: 30_000 })
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('That was the best play.')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  await test.step('touch, from a link to a move', async () => {
    await noor.page.goto(`/g/${code}/review#3`)
    await expect(slider(noor.page)).toHaveAttribute('aria-valuetext', /^Move 3 of 5/)
    await noor.page.getByRole('button', { name: 'Next' }).tap()
    await expect(noor.page).toHaveURL(/#4$/)
    await noor.page.getByRole('button', { name: /^1 ?Ada/ }).tap()
    await expect(noor.page).toHaveURL(/#1$/)
    // The board stays in sight above the list.
    await expect(noor.board).toBeInViewport({ ratio: 1 })
    const wide = await noor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    expect(await violations(noor.page)).toEqual([])
  })

  await test.step('by somebody who only watches', async () => {
    const eve = await Person.open(browser, 'Eve')
    await eve.page.goto(`/g/${code}/review`)
    await expect(played(eve.page)).toHaveCount(all)
    expect(eve.faults).toEqual([])
    await eve.close()
  })
  expect([...ada.faults, ...noor.faults]).toEqual([])
  await Promise.all([ada.close(), noor.close()])
})

test('a better play is shown on the board', async ({ browser }) => {
  const { ada, noor } = await seated(browser, 1)
  await noor.pass()
  await expect(ada.page).toHaveTitle(/^Your turn/)
  await ada.choose('Resign')
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await result(ada).getByRole('link', { name: 'Review' }).click()
  await ada.page.getByRole('button', { name: /^2 ?Noor/ }).click()
  const before = await played(ada.page).count()
  await ada.page.getByRole('button', { name: 'Show best plays' }).click()
  await expect(ada.page.getByText('Noor found 0 % of the points there were')).toBeVisible()
  await ada.page.getByRole('button', { name: 'Show on the board' }).click()
  await expect.poll(() => played(ada.page).count()).toBeGreaterThan(before)
  await ada.page.getByRole('button', { name: 'Show what was played' }).click()
  await expect(played(ada.page)).toHaveCount(before)
  await Promise.all([ada.close(), noor.close()])
})

test('the draws are checked in the browser, and against the hash that this device saw (G-6)', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { ada, noor, code } = await seated(browser, 2)
  const { view } = await ada.look(code)
  await ada.choose('Fair draws')
  await expect(ada.page.getByRole('dialog', { name: 'Fair draws' })).toContainText(view.fairness.hash)
  expect(await violations(ada.page)).toEqual([])
  await ada.page.keyboard.press('Escape')
  await ada.choose('Resign')
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await expect(result(ada)).toBeVisible()

  await ada.choose('Fair draws')
  await expect(ada.page.getByRole('heading', { name: 'Everything fits' })).toBeVisible()
  await expect(ada.page.getByText('It was kept here before the first move')).toBeVisible()
  await expect(ada.page.getByText('Every draw and every score is as it must be')).toBeVisible()
  await expect(ada.page.getByText('Ada drew').first()).toBeVisible()
  expect(await violations(ada.page)).toEqual([])

  const eve = await Person.open(browser, 'Eve')
  await eve.page.goto(`/g/${code}/fairness`)
  await expect(eve.page.getByRole('heading', { name: 'Everything fits' })).toBeVisible()
  await expect(eve.page.getByText('This device did not see the hash during the game')).toBeVisible()

  // A house that cheats is found out, to the event.
  await eve.page.route('**/api/games/*/log', async (route) => {
    const answer = await route.fetch()
    const log = (await answer.json()) as { news: { type: string; score?: number }[] }
    for (const news of log.news) if (news.score !== undefined) news.score += 1
    await route.fulfill({ json: log })
  })
  await eve.page.reload()
  await expect(eve.page.getByRole('heading', { name: 'Something does not fit' })).toBeVisible()
  await expect(eve.page.getByText('Event 2 is not as it must be')).toBeVisible()
  expect([...ada.faults, ...noor.faults, ...eve.faults]).toEqual([])
  await Promise.all([ada.close(), noor.close(), eve.close()])
})

test('a game that goes on has nothing to look at yet, and says so', async ({ browser }) => {
  const { ada, noor, code } = await seated(browser, 0)
  await ada.page.goto(`/g/${code}/review`)
  await expect(ada.page.getByRole('alert')).toContainText('This game is not over yet')
  await ada.page.goto('/g/ZZZZZZ/fairness')
  await expect(ada.page.getByRole('alert')).toContainText('There is no game with this code')
  await Promise.all([ada.close(), noor.close()])
})
