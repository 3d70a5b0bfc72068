import { SIZE } from '../../board/square.ts'
import { VACANT } from './cells.ts'
import type { Field } from './field.ts'
import { type Handful, handfulsOf } from './handfuls.ts'
import { LongLines, type OpenLine } from './longlines.ts'
import { DIGIT_KEYS, LONGEST_LISTED, truthsOf } from './truths.ts'
import type { Window } from './windows.ts'

/** Takes the digits of a fill, one for each empty square of its window, and whether its line earns the × ÷ bonus. */
export type TakeFill = (digits: Uint8Array, earnsBonus: boolean) => void

/** Finds the ways to fill windows with tiles of the rack so that all lines are true, each way once. */
export class Fills {
  private readonly handfuls: readonly (readonly Handful[])[]
  private readonly longLines: LongLines
  /** The fill that is handed out; taking it means copying it. */
  private readonly digits = new Uint8Array(SIZE)
  private readonly shifts = new Uint8Array(SIZE)
  private readonly crossShifts = new Uint8Array(SIZE)
  private readonly crossAllowed = new Uint16Array(SIZE)
  private readonly open = { length: 0, allowed: new Uint16Array(SIZE), empty: new Uint8Array(SIZE) }

  constructor(private readonly field: Field) {
    this.handfuls = handfulsOf(field.counts)
    this.longLines = new LongLines(field.counts)
  }

  /** Hands out all fills of a window. */
  forEach(window: Window, take: TakeFill): void {
    if (window.length <= LONGEST_LISTED) this.lookUp(window, take)
    else this.solve(window, take)
  }

  /** Goes through the true lines made of the tiles in the window and each handful of the rack. */
  private lookUp({ step, from, length, placed }: Window, take: TakeFill): void {
    const { cells, digits: rack, crossChecks } = this.field
    const { allowed } = crossChecks[step]
    const { digits, shifts, crossShifts, crossAllowed } = this
    let key = 0
    let fixed = 0
    let fixedMask = 0
    let empty = 0
    let crossings = 0
    for (let square = from, shift = 4 * (length - 1); shift >= 0; square += step, shift -= 4) {
      const cell = cells[square]!
      if (cell !== VACANT) {
        key += DIGIT_KEYS[cell]!
        fixed |= cell << shift
        fixedMask |= 15 << shift
        continue
      }
      shifts[empty++] = shift
      if (allowed[square] === rack) continue
      crossShifts[crossings] = shift
      crossAllowed[crossings++] = allowed[square]!
    }
    const { groups, starts, lines } = truthsOf(length)
    for (const handful of this.handfuls[placed]!) {
      if (crossings > 0 && (handful.digits & crossAllowed[0]!) === 0) continue
      const group = groups.find(key + handful.key)
      if (group < 0) continue
      const plain = starts[2 * group + 1]!
      const end = starts[2 * group + 2]!
      for (let at = starts[2 * group]!; at < end; at++) {
        const line = lines[at]!
        if ((line & fixedMask) !== fixed) continue
        let crossing = 0
        while (
          crossing < crossings &&
          (crossAllowed[crossing]! >>> ((line >>> crossShifts[crossing]!) & 15)) & 1
        )
          crossing++
        if (crossing < crossings) continue
        for (let place = 0; place < empty; place++) digits[place] = (line >>> shifts[place]!) & 15
        take(digits, at < plain)
      }
    }
  }

  private solve({ step, from, length, placed }: Window, take: TakeFill): void {
    const { cells, crossChecks } = this.field
    const { open, digits, longLines } = this
    open.length = length
    for (let place = 0, square = from; place < length; place++, square += step) {
      const cell = cells[square]!
      open.empty[place] = cell === VACANT ? 1 : 0
      open.allowed[place] = cell === VACANT ? crossChecks[step].allowed[square]! : 1 << cell
    }
    longLines.solve(open satisfies OpenLine)
    const { fills } = longLines
    for (let index = 0; index < fills.size; index++) {
      let fill = fills.keyAt(index)
      for (let place = placed - 1; place >= 0; place--, fill >>>= 4) digits[place] = fill & 15
      take(digits, fills.markAt(index) === 1)
    }
  }
}
