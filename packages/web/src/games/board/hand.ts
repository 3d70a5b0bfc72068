import { type Square, squareName } from './square.ts'

/**
 * A tile of yours. Its place in the hand is its slot on the rack; while it lies on the board (`square`)
 * that slot is kept free for it. So no gesture can make, lose or double a tile (S82).
 */
export interface HandTile {
  readonly id: number
  readonly face: string
  readonly square: Square | null
}

export type Hand = readonly HandTile[]

/** Whether a face is a sign rather than a number. Signs are endless, and have no slot on the rack: they follow the tiles that do. */
export const isSign = (face: string): boolean => /^\D/.test(face)

/** Whether a square of the board is covered by a tile that has been played. */
export type Taken = (square: Square) => boolean

/** How many slots the rack shows: one for every tile, and in a game no fewer than a full rack has. */
export const slotsOf = (hand: Hand, least = 7): number => Math.max(least, rackOf(hand).length)

/** How many of them stand in one row: a rack of many has several. */
export const columnsOf = (slots: number): number => Math.ceil(slots / Math.ceil(slots / 8))

/** The tiles that have a slot on the rack. */
export const rackOf = (hand: Hand): Hand => hand.filter(({ face }) => !isSign(face))

export const tileOn = (hand: Hand, square: Square): HandTile | undefined =>
  hand.find((tile) => tile.square === square)

export const placed = (hand: Hand): HandTile[] =>
  hand.filter((tile) => tile.square !== null).sort((a, b) => (a.square ?? 0) - (b.square ?? 0))

/** A tile of a draft by the name of its square. */
export interface Laid {
  readonly square: string
  readonly digit: string
}

/** The draft as the wire wants it. */
export const placements = (hand: Hand): Laid[] =>
  placed(hand).map((tile) => ({ square: squareName(tile.square ?? 0), digit: tile.face }))

/** Puts a tile on a square. A tile of yours that lies there changes places with it. */
export const put = (hand: Hand, id: number, square: Square, taken: Taken): Hand => {
  const mover = hand.find((tile) => tile.id === id)
  if (!mover || mover.square === square || taken(square)) return hand
  const other = tileOn(hand, square)
  const moved = { ...mover, square }
  const displaced = other && { ...other, square: mover.square }
  // A tile sent home by one from the rack takes over its slot, so the two visibly change places.
  const swapSlots =
    displaced !== undefined && mover.square === null && isSign(mover.face) === isSign(displaced.face)
  return hand.map((tile) => {
    if (tile.id === id) return swapSlots ? displaced : moved
    if (displaced && tile.id === displaced.id) return swapSlots ? moved : displaced
    return tile
  })
}

/** Takes a tile back to the rack: to its own slot, or into `slot`. */
export const takeBack = (hand: Hand, id: number, slot?: number): Hand => {
  const from = hand.findIndex((tile) => tile.id === id)
  const tile = hand[from]
  if (!tile) return hand
  const home = { ...tile, square: null }
  const target =
    slot === undefined || isSign(tile.face) ? from : Math.max(0, Math.min(rackOf(hand).length - 1, slot))
  if (target === from)
    return tile.square === null ? hand : hand.map((other) => (other === tile ? home : other))
  const resident = hand[target]
  if (resident && resident.square !== null) {
    // A slot whose tile is on the board is free: nobody has to move aside.
    return hand.map((other, at) => (at === target ? home : at === from ? resident : other))
  }
  const rest = hand.filter((other) => other !== tile)
  return [...rest.slice(0, target), home, ...rest.slice(target)]
}

/** A whole draft in the place of what lies there now; null when a tile is not there or a square not free. */
export const laid = (
  hand: Hand,
  draft: readonly { readonly face: string; readonly square: Square }[],
  taken: Taken,
): Hand | null => {
  const rest = [...draft]
  if (rest.some(({ square }) => taken(square))) return null
  const next = recall(hand).map((tile) => {
    const at = rest.findIndex(({ face }) => face === tile.face)
    const [found] = at < 0 ? [] : rest.splice(at, 1)
    return found ? { ...tile, square: found.square } : tile
  })
  return rest.length > 0 ? null : next
}

/** All tiles back in their slots. */
export const recall = (hand: Hand): Hand =>
  hand.map((tile) => (tile.square === null ? tile : { ...tile, square: null }))

/** A hand without tiles on squares that have been taken. */
export const cleared = (hand: Hand, taken: Taken): Hand =>
  hand.map((tile) => (tile.square !== null && taken(tile.square) ? { ...tile, square: null } : tile))

/** Whether two hands are the same tiles in the same places. */
export const sameHand = (one: Hand, other: Hand): boolean =>
  one.length === other.length &&
  one.every(({ id, square }, at) => id === other[at]?.id && square === other[at]?.square)

/** Another order for the tiles on the rack; those on the board stay. `random` gives 0 ≤ x < 1. */
export const shuffle = (hand: Hand, random: () => number): Hand => {
  const rests = ({ face, square }: HandTile): boolean => square === null && !isSign(face)
  const resting = hand.filter(rests)
  for (let last = resting.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1))
    const tile = resting[last] as HandTile
    resting[last] = resting[pick] as HandTile
    resting[pick] = tile
  }
  return hand.map((tile) => (rests(tile) ? (resting.shift() as HandTile) : tile))
}

/**
 * The hand that fits a rack as the server says it is: own order and draft are kept (S72), a tile whose square
 * has been covered comes back (S70, S71), new tiles take the slots of those that are gone.
 */
export const reconcile = (hand: Hand, rack: readonly string[], taken: Taken, nextId: () => number): Hand => {
  const left = [...rack]
  const claim = (tile: HandTile): boolean => {
    const at = left.indexOf(tile.face)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  const covered = (tile: HandTile): boolean => tile.square !== null && taken(tile.square)
  // Of equal faces those that still lie where they were go first, else a played 1 would oust the 1 on the rack.
  const kept = new Set([...hand.filter((tile) => !covered(tile)), ...hand.filter(covered)].filter(claim))
  const slots = hand.flatMap((tile): HandTile[] => {
    if (kept.has(tile)) return [covered(tile) ? { ...tile, square: null } : tile]
    const face = left.shift()
    return face === undefined ? [] : [{ id: nextId(), face, square: null }]
  })
  return [...slots, ...left.map((face) => ({ id: nextId(), face, square: null }))]
}
