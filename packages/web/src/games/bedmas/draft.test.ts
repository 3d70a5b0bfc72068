import { describe, expect, it } from 'vitest'
import { Grip } from '../board/grip.svelte.ts'
import { squareAt, squareName } from '../board/square.ts'
import { SignDraft } from './draft.svelte.ts'
import type { Keyboard } from '../board/keyboard.ts'
import { Typing } from './keyboard.ts'
import { SIGNS } from './signs.ts'

const make = (rack: readonly string[], taken: readonly string[] = [], kept: unknown = []) => {
  const keep = { value: kept }
  const isTaken = (square: number): boolean => taken.includes(squareName(square))
  const draft = new SignDraft(keep, isTaken)
  const see = (numbers: readonly string[]) =>
    draft.see([...numbers, ...draft.hand.map(({ face }) => face).filter((face) => /\D/.test(face))], isTaken)
  see(rack)
  return { draft, keep, see }
}
const lying = (draft: SignDraft) => draft.placements.map(({ square, digit }) => `${square}${digit}`).join(' ')
const tap = (draft: SignDraft, face: string) =>
  draft.tapTile(draft.hand.find((tile) => tile.face === face && tile.square === null)?.id ?? 0)

describe('tapping', () => {
  it('goes on from square to square, over what lies there, after one tap on the board', () => {
    const { draft } = make(['3', '7'], ['I8'])
    draft.tapSquare(squareAt('G8'))
    for (const face of ['3', '=', '7']) tap(draft, face)
    expect(lying(draft)).toBe('G83 H8= J87')
    expect(squareName(draft.armed ?? 0)).toBe('K8')
  })

  it('runs down where something lies above, and turns with a second tap', () => {
    const { draft } = make(['3'], ['H7'])
    draft.tapSquare(squareAt('H8'))
    expect(draft.cursor.down).toBe(true)
    draft.tapSquare(squareAt('H8'))
    expect([draft.cursor.down, draft.armed !== null]).toEqual([false, true])
    draft.tapSquare(squareAt('H8'))
    expect(draft.armed).toBeNull()
  })
})

describe('signs', () => {
  it('never run out, and are not kept but where they lie', () => {
    const { draft, keep } = make(['3'])
    for (let square = 0; square < 40; square++) draft.place(draft.keyOf('+')?.id ?? 0, square)
    expect(draft.placements).toHaveLength(40)
    expect(SIGNS.every((sign) => draft.keyOf(sign) !== undefined)).toBe(true)
    expect(keep.value).toHaveLength(41)
    const again = make(['3'], [], keep.value)
    expect(again.draft.placements).toHaveLength(40)
    expect(again.draft.keyOf('+')).toBeDefined()
  })

  it('lay a play that needs many of one sign', () => {
    const { draft } = make(['1', '2', '3', '6'])
    const play = ['1', '+', '2', '+', '3', '=', '6'].map((face, at) => ({
      face,
      square: squareAt('E8') + at,
    }))
    expect(draft.lay(play)).toBe(true)
    expect(lying(draft)).toBe('E81 F8+ G82 H8+ I83 J8= K86')
  })

  it('leave the order of the rack alone when it changes', () => {
    const { draft, see } = make(['5', '6', '7'])
    draft.place(draft.keyOf('=')?.id ?? 0, 10)
    see(['7', '5', '9'])
    expect(draft.hand.filter(({ face }) => /\d/.test(face)).map(({ face }) => face)).toEqual(['5', '9', '7'])
    expect(lying(draft)).toBe('K1=')
  })
})

describe('typing', () => {
  const keyboard = (rack: readonly string[]) => {
    const { draft } = make(rack)
    const grip = new Grip(draft, {
      free: () => true,
      taken: () => false,
      vibrates: () => false,
      placed: () => {},
    })
    const notes: string[] = []
    let plays = 0
    const board: Keyboard = {
      grip,
      free: true,
      say: () => {},
      note: (text) => notes.push(text),
      taken: () => false,
      play: () => plays++,
      hint: null,
      help: () => {},
    }
    const cell = document.createElement('div')
    cell.setAttribute('role', 'grid')
    const typing = new Typing()
    const type = (...keys: string[]) => {
      for (const key of keys) {
        const event = new KeyboardEvent('keydown', { key, cancelable: true })
        Object.defineProperty(event, 'target', { value: cell })
        typing.on(event, board)
      }
    }
    const lit = () => draft.hand.find(({ id }) => id === draft.selected)?.face
    return { draft, type, lit, notes, plays: () => plays }
  }

  it('lights up the tile that is meant, and places it when no other can be', () => {
    const { draft, type, lit } = keyboard(['8', '87', '5'])
    type('8')
    expect([lit(), lying(draft)]).toEqual(['8', ''])
    type('7')
    expect(lying(draft)).toBe('H887')
  })

  it('takes the sign that follows, or Enter, for the end of a number', () => {
    const { draft, type, plays } = keyboard(['8', '87', '9', '96'])
    type('8', '+', '9', 'Enter', '=')
    expect(lying(draft)).toBe('H88 I8+ J89 K8=')
    type('Enter')
    expect(plays()).toBe(1)
  })

  it('says what is not on the rack, and begins anew', () => {
    const { draft, type, notes } = keyboard(['87', '5'])
    type('8', '3')
    expect(notes).toEqual(['There is no 83 on your rack'])
    type('5')
    expect(lying(draft)).toBe('H85')
  })

  it('takes back what was typed of a number before a tile', () => {
    const { draft, type, lit } = keyboard(['87', '5'])
    type('5', '8', 'Backspace')
    expect([lit(), lying(draft)]).toEqual([undefined, 'H85'])
    type('Backspace')
    expect(lying(draft)).toBe('')
  })
})
