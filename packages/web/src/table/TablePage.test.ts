import { tick } from 'svelte'
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { boardOf, viewOf } from '../games/equacross/testing.ts'
import { makeHouse } from '../house.ts'
import { Line } from '../net/line.svelte.ts'
import { accepted, FakeSocket, refusal } from '../net/testing/fake-socket.ts'
import { CODE, first, message, openTable, rack, stage } from './testing/stage.ts'
import Stage from './testing/Stage.svelte'

vi.setConfig({ testTimeout: 30_000 })

let fake: FakeSocket

const open = async (answer: ReturnType<typeof message>) => {
  fake = await openTable(answer)
}
const playKey = () => document.querySelector('.play button') as HTMLElement
const drafted = () => document.querySelectorAll('.tiles [data-tile]').length
const alerts = () =>
  [...document.querySelectorAll('[data-live="assertive"] p')].map((line) => line.textContent)
const notes = () => [...document.querySelectorAll('.toasts p')].map((line) => line.textContent)
const type = (keys: Iterable<string>) => {
  const cell = document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')
  for (const key of keys) void fireEvent.keyDown(cell as HTMLElement, { key })
}

// The game's own part is fetched when it is needed; the first fetch compiles it.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  configure({ asyncUtilTimeout: 10_000 })
  await import('../games/equacross/Game.svelte')
}, 60_000)

beforeEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  fake = new FakeSocket()
})

describe('pass and play (S66)', () => {
  const shared = (seq: number, seat: number | null, toAct: number[]) =>
    message(seq, seat, { mode: 'local', toAct })

  it('covers the tiles between two turns, and lets no rack into the page meanwhile', async () => {
    await open(shared(3, null, [0]))
    await screen.findByRole('heading', { name: 'Pass the device to Ada' })
    expect(fake.last('watch').message.seat).toBeUndefined()
    expect(rack()).toBe('')

    await fireEvent.click(screen.getByText(/I am Ada/))
    await waitFor(() => expect(fake.last('watch').message.seat).toBe(0))
    fake.last('watch').answer({ ok: true, ...shared(3, 0, [0]) })
    await waitFor(() => expect(rack()).toBe('4477900'))

    fake.tell('view', shared(4, 0, [1]))
    await screen.findByRole('heading', { name: 'Pass the device to Noor' })
    expect(rack()).toBe('')
    await waitFor(() => expect(fake.last('watch').message.seat).toBeUndefined())
  })
})

describe('the cover of pass and play (S66)', () => {
  const shared = (seq: number, seat: number | null, toAct: number[]) =>
    message(seq, seat, { mode: 'local', toAct })
  const reveal = async () => {
    await open(shared(3, null, [0]))
    await fireEvent.click(await screen.findByText(/I am Ada/))
    await waitFor(() => expect(fake.last('watch').message.seat).toBe(0))
  }

  it('is there when the same seat is to play again in another turn', async () => {
    await reveal()
    fake.last('watch').answer({ ok: true, ...shared(3, 0, [0]) })
    await waitFor(() => expect(rack()).toBe('4477900'))
    fake.tell('view', shared(5, 0, [0]))
    await screen.findByRole('heading', { name: 'Pass the device to Ada' })
    expect(rack()).toBe('')
  })

  it('stays off while a move is shown in the turn, and is there after it (EC-16)', async () => {
    await reveal()
    fake.last('watch').answer({ ok: true, ...shared(3, 0, [0]) })
    await waitFor(() => expect(rack()).toBe('4477900'))
    fake.tell('view', shared(4, 0, [0]))
    await tick()
    expect(rack()).toBe('4477900')
    fake.tell('view', shared(5, 0, [1]))
    await screen.findByRole('heading', { name: 'Pass the device to Noor' })
    expect(rack()).toBe('')
  })

  it('does not lift for an answer that comes when the turn is another', async () => {
    await reveal()
    fake.last('watch').answer({ ok: true, ...shared(5, 0, [0]) })
    await waitFor(() => expect(fake.last('watch').message.seat).toBeUndefined())
    expect(rack()).toBe('')
  })

  it('comes back with whoever takes the device up again, and takes the notes along', async () => {
    await reveal()
    fake.last('watch').answer({ ok: true, ...shared(3, 0, [0]) })
    await waitFor(() => expect(rack()).toBe('4477900'))
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'))
    await fireEvent.click(playKey())
    expect(notes()).toHaveLength(1)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    hidden.mockRestore()
    const title = await screen.findByRole('heading', { name: 'Pass the device to Ada' })
    expect([rack(), notes()]).toEqual(['', []])
    await waitFor(() => expect(document.activeElement).toBe(title))
  })
})

describe('a turn online', () => {
  const placeTwo = async () => {
    await open(message(3, 0, { toAct: [0] }))
    await waitFor(() => expect(rack()).toBe('4477900'))
    // What keys do comes a little later than the board; by then the page's own wait is over too.
    await import('../games/equacross/keyboard.ts')
    const cell = document.querySelector<HTMLElement>('[data-square="84"]')
    await fireEvent.focusIn(cell as HTMLElement)
    type(' 47')
    await waitFor(() => expect(drafted()).toBe(2))
  }

  it('is typed, previewed with its score, and sent once however often one presses (S1)', async () => {
    await placeTwo()
    const play = playKey()
    await waitFor(() => expect(play.textContent).toContain('+11'))
    expect(document.title).toBe('Your turn – EquaCross')
    await fireEvent.click(play)
    await fireEvent.click(play)
    type(['Enter'])
    expect(fake.count('intent')).toBe(1)
    expect(fake.last('intent').message).toMatchObject({
      seq: 3,
      seat: 0,
      intent: {
        type: 'play',
        tiles: [
          { square: 'J6', digit: '4' },
          { square: 'J7', digit: '7' },
        ],
      },
    })
    fake.last('intent').answer(accepted(4))
    fake.tell(
      'view',
      message(4, 0, {
        toAct: [1],
        rack: '4790012',
        board: boardOf({
          6: `${'.'.repeat(9)}4${'.'.repeat(5)}`,
          7: `${'.'.repeat(9)}7${'.'.repeat(5)}`,
          8: '.......123.....',
        }),
      }),
    )
    await waitFor(() => expect(document.title).toBe('Noor’s turn – EquaCross'))
    expect([drafted(), rack().split('').sort().join('')]).toEqual([0, '0012479'])
  })

  it('is kept when the board has changed meanwhile, with words (S7)', async () => {
    await placeTwo()
    await fireEvent.click(playKey())
    fake.last('intent').answer(refusal('stale'))
    await waitFor(() => expect(fake.count('watch')).toBe(2))
    fake.last('watch').answer({ ok: true, ...message(4, 0, { toAct: [1] }) })
    await waitFor(() => expect(notes().join()).toContain('The board has changed'))
    expect(drafted()).toBe(2)
  })

  it('is not sent while it cannot be played, and says why', async () => {
    await open(message(3, 0, { toAct: [0] }))
    await waitFor(() => expect(rack()).not.toBe(''))
    await fireEvent.click(playKey())
    expect(fake.count('intent')).toBe(0)
    expect(notes()).toEqual(['Place tiles first'])
  })

  it('is announced once when it comes (S115)', async () => {
    await open(message(3, 0, { toAct: [1] }))
    await waitFor(() => expect(rack()).not.toBe(''))
    expect(alerts()).toEqual([])
    fake.tell('view', message(4, 0, { toAct: [0], news: [first, { type: 'passed', seat: 1 }] }))
    await waitFor(() => expect(alerts()).toEqual(['Your turn']))
    fake.tell('view', message(4, 0, { toAct: [0], news: [first, { type: 'passed', seat: 1 }] }))
    await new Promise((done) => setTimeout(done))
    expect(alerts()).toEqual(['Your turn'])
    const said = [...document.querySelectorAll('[data-live="polite"] p')].map((each) => each.textContent)
    expect(said.filter((text) => text === 'Noor passed')).toHaveLength(1)
  })
})

describe('before there is a game', () => {
  it('says what is wrong with the line, and gives a key to reload a page that is too old (S124)', async () => {
    fake.version++
    render(Stage, { made: { ...makeHouse(), line: new Line(async () => fake.socket) }, code: CODE })
    await screen.findByText(/Trueline has been renewed/)
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
    expect(screen.getByText('Connecting')).toBeTruthy()
  })

  it('shows a waiting maker that the line is down', async () => {
    await open(message(0, 0, { status: 'waiting', toAct: [] }))
    await screen.findByRole('heading', { name: 'Waiting for your friend' })
    expect(screen.getByText('Live')).toBeTruthy()
    fake.reachable = false
    fake.drop()
    await screen.findByText('Reconnecting')
  })
})

describe('who may see what', () => {
  it('gives a watcher no rack and no keys', async () => {
    await open(message(3, null, { maker: false }))
    await screen.findByText(/you are watching/i)
    expect(document.querySelector('[data-rack]')).toBeNull()
    expect(document.querySelector('.play button')).toBeNull()
  })

  it('shows names as text, whatever they are (S122)', async () => {
    const name = '<img src=x onerror=alert(1)>'
    await open(message(3, 0, { seats: viewOf().seats.map((seat) => ({ ...seat, name })) }))
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0)
    expect(document.querySelector('img')).toBeNull()
  })

  it.each([
    ['an unknown code', refusal('no-such-game'), CODE, 'No such game'],
    ['a cancelled game', { ok: true, ...message(1, 0, { status: 'cancelled' }) }, CODE, 'Cancelled'],
    [
      'a game of a kind it does not know',
      { ok: true, ...message(1, 0, { kind: 'hex' }) },
      CODE,
      'A game we do not know',
    ],
  ])('has the right words for %s (S42)', async (_, answer, code, title) => {
    await stage(fake, code)
    fake.last('watch').answer(answer)
    await screen.findByRole('heading', { name: title })
    expect(document.title).toBe(`${title} – Trueline`)
  })

  it('does not even ask for what is no code', async () => {
    await stage(fake, 'nonsense')
    await screen.findByRole('heading', { name: 'No such game' })
    expect(fake.count('watch')).toBe(0)
  })
})
