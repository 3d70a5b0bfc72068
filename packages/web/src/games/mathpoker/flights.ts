import type { MathPokerNews } from '@trueline/rules/mathpoker/client'
import { isCalm } from '../../ui/motion.ts'

const EASE = 'cubic-bezier(.2,.8,.2,1)'
const CARD_MS = 240
const CHIPS_MS = 320
const STAGGER = 40

const middleOf = ({ x, y, width, height }: DOMRect): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
})

/** Chips that go from one place at the table to another; they are only a picture, and gone when they are there. */
const flyChips = (from: Element | null, to: Element | null, amount: number, delay: number): void => {
  if (!from || !to || amount <= 0) return
  const [a, b] = [middleOf(from.getBoundingClientRect()), middleOf(to.getBoundingClientRect())]
  const chip = document.createElement('span')
  chip.className = 'poker-flight num'
  chip.textContent = String(amount)
  chip.ariaHidden = 'true'
  document.body.append(chip)
  const at = ({ x, y }: { x: number; y: number }): string => `translate(${x}px, ${y}px) translate(-50%, -50%)`
  chip
    .animate(
      [
        { transform: at(a), opacity: 0 },
        { transform: at(a), opacity: 1, offset: 0.15 },
        { transform: at(b), opacity: 1 },
      ],
      { duration: CHIPS_MS, delay, easing: EASE, fill: 'both' },
    )
    .finished.then(
      () => chip.remove(),
      () => chip.remove(),
    )
}

/** Cards that have just come fly in from the middle of the table. */
export const flyCards = (root: HTMLElement, cards: readonly Element[]): void => {
  const pot = root.querySelector('[data-pot]')
  if (isCalm() || !pot) return
  const from = middleOf(pot.getBoundingClientRect())
  cards.forEach((card, at) => {
    const to = middleOf(card.getBoundingClientRect())
    card.animate(
      [
        { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(0.6)`, opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: CARD_MS, delay: at * STAGGER, easing: EASE, fill: 'backwards' },
    )
  })
}

/** Shows where chips went in what has just happened: to the middle, and from there to who won them. */
export const flyNews = (root: HTMLElement, news: readonly MathPokerNews[]): void => {
  if (isCalm()) return
  const seat = (at: number): Element | null => root.querySelector(`[data-seat="${at}"]`)
  const pot = root.querySelector('[data-pot]')
  let delay = 0
  for (const each of news) {
    if (each.type === 'called' || each.type === 'raised') flyChips(seat(each.seat), pot, each.chips, delay)
    else if (each.type === 'dealt')
      for (const { seat: from, chips } of each.posted) flyChips(seat(from), pot, chips, delay)
    else if (each.type === 'taken') flyChips(pot, seat(each.seat), each.chips, delay)
    else if (each.type === 'collected' && each.returned)
      flyChips(pot, seat(each.returned.seat), each.returned.chips, delay)
    else if (each.type === 'shown')
      for (const [to, chips] of each.payouts.entries()) flyChips(pot, seat(to), chips, delay)
    else continue
    delay += STAGGER
  }
}
