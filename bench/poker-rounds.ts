import { people } from '../packages/rules/src/core/company.ts'
import { mathpoker } from '../packages/rules/src/mathpoker/index.ts'
import type { MathPokerEvent, MathPokerState } from '../packages/rules/src/mathpoker/state.ts'
import { playout, seedOf } from '../packages/rules/test/playout.ts'

// Random games of MathPoker with 2 to 8 seats, audited after every event (MP-22):
// `npx tsx bench/poker-rounds.ts [rounds] [first seed]`.
const [wanted = 10_000, first = 1] = process.argv.slice(2, 4).map(Number)
const options = { chips: 500, blind: 5, rise: 20, clock: 30 } as const

let [rounds, games, events, seed] = [0, 0, 0, first]
while (rounds < wanted) {
  const seats = 2 + (games % 7)
  let state: MathPokerState | null = null
  for (const each of playout(mathpoker, { options, company: people(seats) }, seedOf(seed))) {
    for (const event of ('step' in each ? each.step : each).events) {
      state = audited(state, event, seed)
      if (event.type === 'dealt') rounds++
      events++
    }
  }
  games++
  seed++
}
console.log(`${games} games, ${rounds} rounds, ${events} events: every audit empty, every chip there`)

function audited(before: MathPokerState | null, event: MathPokerEvent, game: number): MathPokerState {
  const state = before ? mathpoker.apply(before, event) : mathpoker.start(event)
  const { stacks, totals } = state.betting
  const chips = [...stacks, ...totals].reduce((sum, each) => sum + each, state.removed)
  const broken = [...mathpoker.audit(state)]
  if (chips !== options.chips * stacks.length) broken.push(`there are ${chips} chips`)
  if (broken.length > 0) throw new Error(`game ${game}, ${event.type}: ${broken.join('; ')}`)
  return state
}
