/**
 * A set of 32-bit numbers with a mark on each, numbered 0, 1, 2 … in the order in which they came.
 * Open addressing over typed arrays: a `Map` takes several times as long and as much room.
 */
export class KeyIndex {
  size = 0
  private keys: Int32Array
  private marks: Uint8Array
  /** The number of the key in each slot plus 1, or 0. */
  private slots: Int32Array
  private shift: number

  constructor(bits = 10) {
    this.slots = new Int32Array(1 << bits)
    this.keys = new Int32Array(1 << (bits - 1))
    this.marks = new Uint8Array(1 << (bits - 1))
    this.shift = 32 - bits
  }

  keyAt(index: number): number {
    return this.keys[index]!
  }

  markAt(index: number): number {
    return this.marks[index]!
  }

  /** The number of a key, or −1. */
  find(key: number): number {
    return this.slots[this.slotOf(key)]! - 1
  }

  /** Puts a key in if it is new, and raises its mark to `mark` if that is higher. Answers its number. */
  add(key: number, mark: number): number {
    const slot = this.slotOf(key)
    const found = this.slots[slot]! - 1
    if (found >= 0) {
      if (mark > this.marks[found]!) this.marks[found] = mark
      return found
    }
    const index = this.size++
    this.slots[slot] = index + 1
    this.keys[index] = key
    this.marks[index] = mark
    if (this.size === this.keys.length) this.grow()
    return index
  }

  clear(): void {
    if (this.size > 0) this.slots.fill(0)
    this.size = 0
  }

  private slotOf(key: number): number {
    const last = this.slots.length - 1
    let slot = Math.imul(key, 0x9e3779b1) >>> this.shift
    for (let index = this.slots[slot]!; index !== 0; index = this.slots[slot]!) {
      if (this.keys[index - 1] === key) break
      slot = (slot + 1) & last
    }
    return slot
  }

  private grow(): void {
    const { keys, marks, size } = this
    this.keys = new Int32Array(2 * size)
    this.keys.set(keys)
    this.marks = new Uint8Array(2 * size)
    this.marks.set(marks)
    this.slots = new Int32Array(4 * size)
    this.shift--
    for (let index = 0; index < size; index++) this.slots[this.slotOf(keys[index]!)] = index + 1
  }
}
