import { type Card, isNumber } from '../src/mathpoker/cards.ts'

/** A card as the vectors write it: `x` for ×. */
export const cardOf = (card: unknown): Card => (card === 'x' ? '*' : (card as Card))

/** The indices that faces (numbers without their rank) stand for in a hand; null when one is not there. */
export const orderOf = (hand: readonly Card[], faces: readonly unknown[]): number[] | null => {
  const used = new Set<number>()
  for (const face of faces) {
    const wanted: unknown = cardOf(face)
    const at = hand.findIndex(
      (card, index) => !used.has(index) && (isNumber(card) ? card.n : card) === wanted,
    )
    if (at < 0) return null
    used.add(at)
  }
  return [...used]
}
