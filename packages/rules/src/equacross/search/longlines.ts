import { type Equation, equationsOf, NOWHERE, type Part, placeOf } from './equations.ts'
import { KeyIndex } from './keyindex.ts'
import { earnsBonus } from './verdict.ts'

/**
 * A line with empty places: for each place the digits that may stand there, a bit each (just the one that does, where
 * there is a tile), and whether it is empty.
 */
export interface OpenLine {
  readonly length: number
  readonly allowed: Uint16Array
  readonly empty: Uint8Array
}

/**
 * Finds every way to fill an open line with tiles of a rack so that it is true. For each way to cut it into a, b and c,
 * in any order, it does the sum a + b = c and the product a · b = c column by column from the right. Two digits of a
 * column give the third, so little is tried in vain; listing all true lines would not do, there are too many.
 */
export class LongLines {
  /**
   * The fills that were found: the digits of the empty places, four bits each, the first highest; marked 1 where the
   * line earns the × ÷ bonus.
   */
  readonly fills = new KeyIndex()

  private length = 0
  private readonly allowed = new Uint16Array(NOWHERE + 1)
  private readonly empty = new Uint8Array(NOWHERE + 1)
  private readonly digits = new Uint8Array(NOWHERE + 1)
  /** The tiles that are left: how often each digit is there, and which are there at all, a bit each. */
  private readonly counts: Uint8Array
  private left = 0
  /** The least and the greatest value that the first 0, 1, 2 … digits of the line could have as one number. */
  private readonly least = new Float64Array(NOWHERE + 1)
  private readonly most = new Float64Array(NOWHERE + 1)
  /** How much more than its least digit each place needs when a number of several digits starts there. */
  private readonly leading = new Float64Array(NOWHERE)
  private equation: Equation = equationsOf(3)[0]!
  // While a product is done: one factor is chosen, the other follows column by column.
  private chosen: Part = this.equation.a
  private other: Part = this.equation.b
  private factor = 0
  private otherLeast = 0
  private otherMost = 0
  private productLeast = 0
  private productMost = 0

  constructor(rack: Uint8Array) {
    this.counts = rack.slice()
    rack.forEach((count, digit) => {
      if (count > 0) this.left |= 1 << digit
    })
    this.allowed[NOWHERE] = 1
  }

  /** Puts the fills of a line into `fills`. */
  solve({ length, allowed, empty }: OpenLine): void {
    this.fills.clear()
    this.length = length
    for (let place = 0; place < length; place++) {
      this.allowed[place] = allowed[place]!
      this.empty[place] = empty[place]!
    }
    this.estimate()
    for (const equation of equationsOf(length)) {
      if (!this.isInReach(equation)) continue
      for (let place = 0; place < length; place++) this.allowed[place] = allowed[place]!
      if (!this.narrow(equation)) continue
      this.equation = equation
      if (equation.isProduct) this.multiply()
      else this.addColumn(0, 0)
    }
  }

  /** Notes what numbers the line could have, place by place. */
  private estimate(): void {
    for (let place = 0; place < this.length; place++) {
      const digits = this.choices(place)
      this.least[place + 1] = 10 * this.least[place]! + lowest(digits)
      this.most[place + 1] = 10 * this.most[place]! + highest(digits)
      // EC-6: a number of several digits never starts with 0. One that has to is made too large for its range.
      const leading = digits & ~1
      this.leading[place] = leading === 0 ? Number.POSITIVE_INFINITY : lowest(leading) - lowest(digits)
    }
  }

  private leastOf({ from, to, digits }: Part): number {
    const least = this.least[to]! - this.least[from]! * POWERS[digits]!
    return digits === 1 ? least : least + this.leading[from]! * POWERS[digits - 1]!
  }

  private mostOf({ from, to, digits }: Part): number {
    return this.most[to]! - this.most[from]! * POWERS[digits]!
  }

  /** Whether the least and greatest values that the three numbers could have leave room for the equation. */
  private isInReach({ isProduct, a, b, c }: Equation): boolean {
    const least = isProduct ? this.leastOf(a) * this.leastOf(b) : this.leastOf(a) + this.leastOf(b)
    if (!(least <= this.mostOf(c))) return false
    const most = isProduct ? this.mostOf(a) * this.mostOf(b) : this.mostOf(a) + this.mostOf(b)
    return most >= this.leastOf(c)
  }

  /** Leaves only the digits that an equation allows in its places; false when there are none in one of them. */
  private narrow({ given, pairs }: Equation): boolean {
    for (const { place, digits } of given) {
      this.allowed[place]! &= digits
      if (this.choices(place) === 0) return false
    }
    for (const { b, c } of pairs) {
      const digits = this.choices(b)
      if (((digits | (digits << 1) | (digits >>> 9)) & this.choices(c)) === 0) return false
    }
    return true
  }

  /** The digits that may go to a place now, a bit each. */
  private choices(place: number): number {
    return this.empty[place] === 1 ? this.allowed[place]! & this.left : this.allowed[place]!
  }

  private take(place: number, digit: number): void {
    this.digits[place] = digit
    if (this.empty[place] === 1 && --this.counts[digit]! === 0) this.left ^= 1 << digit
  }

  private giveBack(place: number, digit: number): void {
    if (this.empty[place] === 1 && this.counts[digit]!++ === 0) this.left ^= 1 << digit
  }

  private addColumn(column: number, carry: number): void {
    const { a: partA, b: partB, c: partC } = this.equation
    if (column === partC.digits) {
      if (carry === 0) this.found()
      return
    }
    const atA = placeOf(partA, column)
    const atB = placeOf(partB, column)
    const atC = placeOf(partC, column)
    for (let as = this.choices(atA); as !== 0; as &= as - 1) {
      const a = lowest(as)
      this.take(atA, a)
      let bs = this.choices(atB)
      // Where the digit of the sum is known, so is that of b.
      if (this.empty[atC] === 0) bs &= 1 << ((lowest(this.allowed[atC]!) + 20 - a - carry) % 10)
      for (; bs !== 0; bs &= bs - 1) {
        const b = lowest(bs)
        this.take(atB, b)
        const sum = a + b + carry
        const c = sum < 10 ? sum : sum - 10
        if ((this.choices(atC) >>> c) & 1) {
          this.take(atC, c)
          this.addColumn(column + 1, sum < 10 ? 0 : 1)
          this.giveBack(atC, c)
        }
        this.giveBack(atB, b)
      }
      this.giveBack(atA, a)
    }
  }

  private multiply(): void {
    const { a, b, c } = this.equation
    const swap = this.emptyIn(b) < this.emptyIn(a)
    this.chosen = swap ? b : a
    this.other = swap ? a : b
    this.otherLeast = this.leastOf(this.other)
    this.otherMost = this.mostOf(this.other)
    this.productLeast = this.leastOf(c)
    this.productMost = this.mostOf(c)
    // The last digit of the factor must give a last digit of the product that may be there.
    const last = this.chosen.to - 1
    const others = this.choices(this.other.to - 1)
    const products = this.choices(c.to - 1)
    for (let digits = this.choices(last); digits !== 0; digits &= digits - 1) {
      const digit = lowest(digits)
      if ((LAST_DIGITS[digit]![others]! & products) === 0) this.allowed[last]! &= ~(1 << digit)
    }
    this.chooseFactor(this.chosen.from, 0)
  }

  private emptyIn({ from, to }: Part): number {
    let empty = 0
    for (let place = from; place < to; place++) empty += this.empty[place]!
    return empty
  }

  /** Tries all values of the chosen factor from `place` on, `value` being what stands before it. */
  private chooseFactor(place: number, value: number): void {
    if (place === this.chosen.to) {
      // EC-7: 0 is no part of a product.
      if (
        value === 0 ||
        value * this.otherLeast > this.productMost ||
        value * this.otherMost < this.productLeast
      )
        return
      this.factor = value
      this.multiplyColumn(0, 0)
      return
    }
    for (let digits = this.choices(place); digits !== 0; digits &= digits - 1) {
      const digit = lowest(digits)
      this.take(place, digit)
      this.chooseFactor(place + 1, 10 * value + digit)
      this.giveBack(place, digit)
    }
  }

  private multiplyColumn(column: number, carry: number): void {
    if (column === this.equation.c.digits) {
      if (carry === 0) this.found()
      return
    }
    const atB = placeOf(this.other, column)
    const atC = placeOf(this.equation.c, column)
    for (let bs = this.choices(atB); bs !== 0; bs &= bs - 1) {
      const b = lowest(bs)
      this.take(atB, b)
      const product = this.factor * b + carry
      const c = product % 10
      if ((this.choices(atC) >>> c) & 1) {
        this.take(atC, c)
        this.multiplyColumn(column + 1, (product - c) / 10)
        this.giveBack(atC, c)
      }
      this.giveBack(atB, b)
    }
  }

  private found(): void {
    const { parts, answer, isProduct } = this.equation
    let fill = 0
    for (let place = 0; place < this.length; place++) {
      if (this.empty[place] === 1) fill = (fill << 4) | this.digits[place]!
    }
    const [x, y, z] = parts
    const earns = isProduct && earnsBonus(this.valueOf(x), this.valueOf(y), this.valueOf(z), answer)
    this.fills.add(fill, earns ? 1 : 0)
  }

  private valueOf({ from, to }: { readonly from: number; readonly to: number }): number {
    let value = 0
    for (let place = from; place < to; place++) value = 10 * value + this.digits[place]!
    return value
  }
}

/** The lowest of some digits, a bit each. */
const lowest = (digits: number): number => 31 - Math.clz32(digits & -digits)

const POWERS: readonly number[] = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent)

const highest = (digits: number): number => 31 - Math.clz32(digits)

/** The last digits of the products of a digit with each of some digits, all a bit each. */
const LAST_DIGITS: readonly Uint16Array[] = Array.from({ length: 10 }, (_, digit) =>
  Uint16Array.from({ length: 1024 }, (_, others) => {
    let products = 0
    for (let rest = others; rest !== 0; rest &= rest - 1) products |= 1 << ((digit * lowest(rest)) % 10)
    return products
  }),
)
