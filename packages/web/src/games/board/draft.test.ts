import { describe, expect, it } from 'vitest'
import { Draft, type Keep } from './draft.svelte.ts'
import { type Hand, put, rackOf, shuffle, slotsOf, takeBack } from './hand.ts'
import { squareAt } from './square.ts'

const nowhere = () => false

/** A draft with a rack, and with whatever had been kept. */
const drafted = (rack: string, kept: unknown = [], taken: (square: number) => boolean = nowhere) => {
  const keep: Keep = { value: kept }
  const draft = new Draft(keep)
  draft.see(rack.split(''), taken)
  return { draft, keep }
}
const faces = (draft: Draft) => draft.hand.map((tile) => tile.face).join('')
const idOf = (draft: Draft, face: string) => draft.hand.find((tile) => tile.face === face)?.id ?? -1
const lying = (draft: Draft) => draft.placements.map(({ square, digit }) => `${digit}${square}`).join(' ')
const multiset = (draft: Draft) => faces(draft).split('').sort().join('')

describe('placing', () => {
  it('puts a tile down, and keeps its slot for it', () => {
    const { draft } = drafted('3725')
    expect(draft.place(idOf(draft, '7'), squareAt('H8'))).toBe(true)
    expect(lying(draft)).toBe('7H8')
    expect(faces(draft)).toBe('3725')
  })

  it('does not cover a tile that has been played', () => {
    const { draft } = drafted('37', [], (square) => square === squareAt('H8'))
    expect(draft.place(idOf(draft, '7'), squareAt('H8'))).toBe(false)
    expect(lying(draft)).toBe('')
  })

  it('changes places with an own tile: on the board, and with one from the rack', () => {
    const { draft } = drafted('372')
    draft.place(idOf(draft, '3'), squareAt('A1'))
    draft.place(idOf(draft, '7'), squareAt('B1'))
    draft.place(idOf(draft, '3'), squareAt('B1'))
    expect(lying(draft)).toBe('7A1 3B1')
    draft.place(idOf(draft, '2'), squareAt('A1'))
    expect(lying(draft)).toBe('2A1 3B1')
    // The 7 comes to where the 2 was.
    expect(draft.hand.map(({ face, square }) => (square === null ? face : '_')).join('')).toBe('__7')
  })

  it('moves a tile to a slot: into a gap without disturbing, else pushing the others along', () => {
    const { draft } = drafted('12345')
    draft.takeBack(idOf(draft, '1'), 3)
    expect(faces(draft)).toBe('23415')
    draft.place(idOf(draft, '3'), squareAt('A1'))
    draft.takeBack(idOf(draft, '5'), 1)
    expect(faces(draft)).toBe('25413')
    expect(lying(draft)).toBe('3A1')
  })

  it('never changes the multiset of tiles, whatever is done (S82)', () => {
    const { draft } = drafted('0112589')
    let seed = 5
    const random = (below: number) => {
      seed = (seed * 48271) % 2147483647
      return seed % below
    }
    for (let step = 0; step < 3000; step++) {
      const tile = draft.hand[random(7)]
      const square = random(225)
      const gestures = [
        () => draft.place(tile?.id ?? 0, square),
        () => draft.place(tile?.id ?? 0, random(4)),
        () => draft.takeBack(tile?.id ?? 0, random(9)),
        () => draft.takeBack(tile?.id ?? 0),
        () => draft.tapTile(tile?.id ?? 0),
        () => draft.tapSquare(random(6)),
        () => draft.recall(),
        () => draft.restore(),
        () => draft.shuffle(() => random(1000) / 1000),
        () => draft.type(String(random(10))),
        () => draft.backspace(),
        () => draft.place(9999, square),
      ]
      gestures[random(gestures.length)]?.()
      expect(multiset(draft)).toBe('0112589')
      const used = draft.placements.map(({ square: name }) => name)
      expect(new Set(used).size).toBe(used.length)
    }
  })
})

describe('recall and shuffle', () => {
  it('takes all back, and puts all out again until something else is done', () => {
    const { draft } = drafted('372')
    draft.place(idOf(draft, '3'), squareAt('A1'))
    draft.place(idOf(draft, '7'), squareAt('B1'))
    expect(draft.canRestore).toBe(false)
    draft.recall()
    expect([lying(draft), draft.canRestore]).toEqual(['', true])
    draft.restore()
    expect([lying(draft), draft.canRestore]).toEqual(['3A1 7B1', false])
    draft.recall()
    draft.shuffle(() => 0)
    expect(draft.canRestore).toBe(false)
  })

  it('can be undone after a view that leaves the rack as it is, and covers no square', () => {
    const { draft } = drafted('372')
    draft.place(idOf(draft, '3'), squareAt('A1'))
    draft.place(idOf(draft, '7'), squareAt('B1'))
    draft.recall()
    draft.see(['3', '7', '2'], (square) => square === squareAt('B1'))
    expect(draft.canRestore).toBe(true)
    draft.restore()
    expect(lying(draft)).toBe('3A1')
    draft.recall()
    draft.see(['3', '7', '2'], (square) => square <= squareAt('B1'))
    expect(draft.canRestore).toBe(false)
    draft.see(['3', '7', '9'], nowhere)
    expect(draft.canRestore).toBe(false)
  })

  it('leaves alone what another tab has kept, until something is done here', () => {
    const { draft, keep } = drafted('372')
    keep.value = 'of another tab'
    draft.see(['3', '7', '2'], nowhere)
    expect(keep.value).toBe('of another tab')
    draft.place(idOf(draft, '3'), squareAt('A1'))
    expect(keep.value).toEqual([
      ['3', squareAt('A1')],
      ['7', null],
      ['2', null],
    ])
  })

  it('shuffles what is on the rack and leaves the draft alone', () => {
    const { draft } = drafted('12345')
    draft.place(idOf(draft, '3'), squareAt('A1'))
    draft.shuffle(() => 0)
    expect(faces(draft)).toBe('24351')
    expect(lying(draft)).toBe('3A1')
  })
})

describe('taps', () => {
  it('lifts a tile, changes the lifted one, and puts it where one taps', () => {
    const { draft } = drafted('37')
    draft.tapTile(idOf(draft, '3'))
    draft.tapTile(idOf(draft, '7'))
    expect(draft.selected).toBe(idOf(draft, '7'))
    draft.tapSquare(squareAt('C3'))
    expect([lying(draft), draft.selected]).toEqual(['7C3', null])
  })

  it('picks a placed tile up, ready for another square', () => {
    const { draft } = drafted('37')
    draft.place(idOf(draft, '3'), squareAt('C3'))
    draft.tapTile(idOf(draft, '3'))
    expect([lying(draft), draft.selected]).toEqual(['', idOf(draft, '3')])
    draft.tapSquare(squareAt('D4'))
    expect(lying(draft)).toBe('3D4')
  })

  it('takes the square first as well, for one tile', () => {
    const { draft } = drafted('372')
    draft.tapSquare(squareAt('C3'))
    expect(draft.armed).toBe(squareAt('C3'))
    draft.tapTile(idOf(draft, '3'))
    expect([lying(draft), draft.armed]).toEqual(['3C3', null])
    draft.tapTile(idOf(draft, '2'))
    expect([lying(draft), draft.selected]).toEqual(['3C3', idOf(draft, '2')])
    draft.tapSquare(squareAt('H8'))
    expect(lying(draft)).toBe('3C3 2H8')
  })

  it('lets a waiting square go: at the second tap, by Escape, by another move, by a recall', () => {
    const { draft } = drafted('372')
    const wait = () => {
      draft.release()
      draft.tapSquare(squareAt('C3'))
      expect(draft.armed).toBe(squareAt('C3'))
    }
    const ways = [
      () => draft.tapSquare(squareAt('C3')),
      () => expect(draft.release()).toBe(true),
      () => draft.recall(),
      () => draft.place(idOf(draft, '7'), squareAt('A1')),
      () => draft.takeBack(idOf(draft, '7')),
      () => draft.type('2'),
      () => draft.moveTo({ square: squareAt('C4'), down: false }),
    ]
    for (const way of ways) {
      wait()
      way()
      expect(draft.armed).toBeNull()
    }
    wait()
    draft.tapSquare(squareAt('D4'))
    expect(draft.armed).toBe(squareAt('D4'))
  })

  it('lets only an empty square wait, and no longer than it is empty', () => {
    const { draft } = drafted('37', [], (square) => square === squareAt('H8'))
    draft.tapSquare(squareAt('H8'))
    expect(draft.armed).toBeNull()
    draft.tapTile(idOf(draft, '3'))
    expect([lying(draft), draft.selected]).toEqual(['', idOf(draft, '3')])
    // A played tile gets none, and the lifted one stays lifted.
    draft.tapSquare(squareAt('H8'))
    expect([lying(draft), draft.selected]).toEqual(['', idOf(draft, '3')])
    draft.tapSquare(squareAt('H9'))
    expect(lying(draft)).toBe('3H9')
    draft.tapSquare(squareAt('C3'))
    draft.see(['3', '7'], (square) => square === squareAt('C3'))
    expect(draft.armed).toBeNull()
  })
})

describe('typing', () => {
  it('places along the cursor over taken squares, and takes back', () => {
    const { draft } = drafted('1296', [], (square) => square === squareAt('C2'))
    draft.moveTo({ square: squareAt('B2'), down: false })
    expect(draft.type('1')).toBe(squareAt('B2'))
    expect(draft.type('2')).toBe(squareAt('D2'))
    expect(draft.type('7')).toBeNull()
    expect(lying(draft)).toBe('1B2 2D2')
    expect(draft.backspace()).toBe(squareAt('D2'))
    expect(draft.backspace()).toBe(squareAt('B2'))
    expect(draft.backspace()).toBeNull()
  })

  it('stops at the edge of the board', () => {
    const { draft } = drafted('12')
    draft.moveTo({ square: squareAt('O1'), down: false })
    draft.type('1')
    draft.type('2')
    // The second replaces the first: there is no further square.
    expect(lying(draft)).toBe('2O1')
    expect(multiset(draft)).toBe('12')
  })
})

describe('what the server says', () => {
  it('keeps the order of the rack and puts new tiles into the gaps (S72)', () => {
    const { draft } = drafted('12345')
    draft.takeBack(idOf(draft, '5'), 0)
    draft.see('123459'.split(''), nowhere)
    expect(faces(draft)).toBe('512349')
    draft.see('123957'.split(''), nowhere)
    expect(faces(draft)).toBe('512379')
  })

  it('keeps the draft over a view that does not touch it (S11)', () => {
    const { draft } = drafted('123')
    draft.place(idOf(draft, '2'), squareAt('A1'))
    expect(draft.see('321'.split(''), nowhere)).toEqual([])
    expect(lying(draft)).toBe('2A1')
  })

  it('takes back whole the tiles whose squares were covered, and says which (S70, S71)', () => {
    const { draft } = drafted('12345')
    for (const [face, square] of [
      ['1', 'E5'],
      ['2', 'F5'],
      ['3', 'G5'],
    ] as const)
      draft.place(idOf(draft, face), squareAt(square))
    expect(draft.see('12345'.split(''), (square) => square === squareAt('F5'))).toEqual(['2'])
    expect(lying(draft)).toBe('1E5 3G5')
    expect(faces(draft)).toBe('12345')
  })

  it('drops what has been played, and keeps an equal tile that has not', () => {
    const { draft } = drafted('11234')
    const [first, second] = draft.hand
    draft.place(first?.id ?? 0, squareAt('A1'))
    draft.place(idOf(draft, '2'), squareAt('B1'))
    draft.see('13456'.split(''), (square) => square <= 1)
    expect(draft.hand.map((tile) => tile.id)).toContain(second?.id)
    expect([multiset(draft), lying(draft)]).toEqual(['13456', ''])
  })

  it('forgets a lifted tile that is gone', () => {
    const { draft } = drafted('12')
    draft.tapTile(idOf(draft, '2'))
    draft.see(['1'], nowhere)
    expect(draft.selected).toBeNull()
  })
})

describe('kept on the device (EC-24)', () => {
  it('comes back with its order and its squares', () => {
    const { draft, keep } = drafted('1234')
    draft.takeBack(idOf(draft, '4'), 0)
    draft.place(idOf(draft, '2'), squareAt('C3'))
    const again = drafted('1234', JSON.parse(JSON.stringify(keep.value))).draft
    expect([faces(again), lying(again)]).toEqual(['4123', '2C3'])
  })

  it.each([
    ['nothing', null],
    ['something else', { a: 1 }],
    ['half of it', [['1'], 7, null, ['2', 'x'], ['3', 400]]],
  ])('does not mind %s (S30)', (_, kept) => {
    const { draft } = drafted('123', kept)
    expect([multiset(draft), lying(draft)]).toEqual(['123', ''])
  })

  it('never puts two tiles on one square', () => {
    const { draft } = drafted('12', [
      ['1', 5],
      ['2', 5],
    ])
    expect(lying(draft)).toBe('1F1')
  })
})

describe('signs', () => {
  const hand: Hand = ['87', '+', '5', '=', '100'].map((face, id) => ({ id, face, square: null }))

  it('have no slot, and take no place of a tile that has', () => {
    expect(rackOf(hand).map(({ face }) => face)).toEqual(['87', '5', '100'])
    expect(slotsOf(hand)).toBe(7)
    expect(slotsOf(hand, 1)).toBe(3)
    const shuffled = shuffle(hand, () => 0)
    expect([shuffled[1], shuffled[3]]).toEqual([hand[1], hand[3]])
    expect(takeBack(hand, 1, 0)).toBe(hand)
  })

  it('send a tile home that they are put on, to its own slot, and the other way round', () => {
    const one = put(put(hand, 2, 30, nowhere), 1, 30, nowhere)
    expect(one.map(({ face, square }) => [face, square])).toEqual([
      ['87', null],
      ['+', 30],
      ['5', null],
      ['=', null],
      ['100', null],
    ])
    expect(put(one, 0, 30, nowhere)[0]).toMatchObject({ face: '87', square: 30 })
  })

  it('are renewed by whoever settles the hand, after every change', () => {
    let made = 10
    const draft = new Draft({ value: [] }, (now) =>
      now.some(({ face, square }) => face === '+' && square === null)
        ? now
        : [...now, { id: made++, face: '+', square: null }],
    )
    draft.see(['7'], nowhere)
    for (const square of [1, 2, 3])
      draft.place(draft.hand.findLast(({ face }) => face === '+')?.id ?? 0, square)
    expect(draft.hand.map(({ face, square }) => [face, square])).toEqual([
      ['7', null],
      ['+', 1],
      ['+', 2],
      ['+', 3],
      ['+', null],
    ])
  })
})
