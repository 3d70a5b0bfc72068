import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { parseSquare } from '../packages/rules/src/board/square.ts'
import type { EquaCrossView, Placement } from '../packages/rules/src/equacross/client.ts'
import { bestPlay } from '../packages/rules/src/equacross/moves.ts'
import type { TableView, ViewMessage } from '../packages/rules/src/wire.ts'

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const

/** How tiles get to the board. */
export type Hand = 'drag' | 'tap' | 'keyboard'

/** The house's part of a view, and the game's. */
type View = Omit<TableView, 'seats' | 'news'> & EquaCrossView
type Message = Omit<ViewMessage, 'view'> & { readonly view: View }

/** Somebody with a browser of their own. */
export class Person {
  readonly name: string
  readonly page: Page
  readonly context: BrowserContext
  /** Everything that came over the socket. */
  readonly frames: string[] = []
  readonly faults: string[] = []

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name
    this.context = context
    this.page = page
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        this.frames.push(String(payload))
      }),
    )
    page.on('pageerror', (error) => {
      this.faults.push(error.message)
    })
  }

  static async open(browser: Browser, name: string, options: BrowserContextOptions = PHONE): Promise<Person> {
    // Motion is looked at where a test asks for it; elsewhere it only takes time.
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
    return new Person(name, context, await context.newPage())
  }

  /** Makes an online game; answers its code. */
  async invite(): Promise<string> {
    await this.page.goto('/')
    await this.page.getByRole('link', { name: 'With a friend' }).click()
    await this.page.getByLabel('Your name').fill(this.name)
    await this.page.getByRole('button', { name: 'Open the game' }).click()
    await expect(this.page.getByRole('heading', { name: 'Waiting for your friend' })).toBeVisible()
    return /\/g\/(\w{6})/.exec(this.page.url())?.[1] ?? ''
  }

  /** Takes the free seat of a game by its link. */
  async join(code: string): Promise<void> {
    await this.page.goto(`/g/${code}`)
    await this.sit()
  }

  async sit(): Promise<void> {
    await this.page.getByLabel('Your name').fill(this.name)
    await this.page.getByRole('button', { name: 'Take the seat' }).click()
    await expect(this.board).toBeVisible()
  }

  get board(): Locator {
    return this.page.getByRole('grid')
  }

  /** Found by its number: to ask all 225 for their names takes longer than a move. */
  cell(square: string): Locator {
    return this.page.locator(`[role="gridcell"][data-square="${parseSquare(square)}"]`)
  }

  tile(digit: string): Locator {
    return this.page
      .getByRole('toolbar', { name: 'Your tiles' })
      .getByRole('button', { name: new RegExp(`^${digit},`) })
  }

  get playKey(): Locator {
    return this.page.getByRole('button', { name: /^Play/ })
  }

  /** What the server shows this person now: in pass and play `seat` says whose tiles. */
  async look(code: string, seat?: number): Promise<Message> {
    const answer = await this.page.request.get(
      `/api/games/${code}/view${seat === undefined ? '' : `?seat=${seat}`}`,
    )
    return (await answer.json()) as Message
  }

  /** Puts tiles on the board by the means of `hand`. */
  async put(tiles: readonly Placement[], hand: Hand): Promise<void> {
    if (hand === 'keyboard') return this.#type(tiles)
    for (const { square, digit } of tiles) {
      const tile = this.tile(digit).first()
      if (hand === 'tap') {
        await tile.tap()
        await this.cell(square).tap({ force: true })
      } else await this.#drag(tile, square)
    }
  }

  async #drag(tile: Locator, square: string): Promise<void> {
    const from = await middle(tile)
    const to = await middle(this.cell(square))
    await this.page.mouse.move(from.x, from.y)
    await this.page.mouse.down()
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
    await this.page.mouse.move(to.x, to.y, { steps: 4 })
    await this.page.mouse.up()
  }

  /** Walks the cursor to each square with the arrow keys and types the digit there. */
  async #type(tiles: readonly Placement[]): Promise<void> {
    for (const { square, digit } of tiles) {
      await this.cell(square).focus()
      await this.page.keyboard.press(digit)
      // The first key may wait for what keys do; then the cursor goes on by itself, and only then may it be put elsewhere.
      await expect(this.cell(square)).toHaveAccessibleName(new RegExp(` ${digit}, yours`))
      await this.page.evaluate(
        () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
      )
    }
  }

  /** Makes the best play there is (else exchanges, else passes) and waits until it is played. */
  async move(code: string, hand: Hand, seat?: number): Promise<void> {
    const { seq, view } = await this.look(code, seat)
    const best = bestPlay(view.board, view.rack ?? '')
    if (best) {
      await this.put(best.tiles, hand)
      await expect(this.playKey).toContainText(`+${best.score}`)
      await this.playKey.click()
    } else await this.sitOut(view.bag)
    await expect.poll(async () => (await this.look(code)).seq).toBeGreaterThan(seq)
  }

  async sitOut(bag: number): Promise<void> {
    if (bag >= 7) {
      // It has a key of its own only where there is room.
      await this.choose('Exchange tiles')
      const dialog = this.page.getByRole('dialog')
      await dialog.getByRole('group', { name: 'Tiles to put back' }).getByRole('button').first().click()
      await dialog.getByRole('button', { name: /^Exchange/ }).click()
      return
    }
    await this.pass()
  }

  async pass(): Promise<void> {
    await this.choose('Pass')
    await this.page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click()
  }

  /** Picks from the menu under the three dots. */
  async choose(item: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  close(): Promise<void> {
    return this.context.close()
  }
}

const middle = async (place: Locator): Promise<{ x: number; y: number }> => {
  const box = await place.boundingBox()
  if (!box) throw new Error('not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
