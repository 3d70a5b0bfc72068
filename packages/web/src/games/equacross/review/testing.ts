import { bestPlay } from '../../../../../rules/src/equacross/moves.ts'
import { type EquaCrossKind, equacross } from '../../../../../rules/src/equacross/index.ts'
import { chanceFrom, open, play, seedHash, type Step } from '../../../../../rules/src/index.ts'
import type { GameLog } from '@trueline/rules/wire'

const SEED = '5f'.repeat(32)

/**
 * A finished game of pass and play, drawn from a real seed: four best plays, the second of them after a look at a move;
 * then an exchange, a pass, and somebody gives up.
 */
export const makeLog = (): GameLog => {
  const company = { mode: 'local', computers: [null, null] } as const
  const options = { clock: null, first: 'maker' } as const
  const chance = chanceFrom(SEED)
  const steps: Step<EquaCrossKind>[] = [open(equacross, options, company, chance)]
  const make = (intent: EquaCrossKind['Intent']): void => {
    const { position } = steps.at(-1) as Step<EquaCrossKind>
    const step = play(equacross, position, position.state.turn, intent, chance)
    if (!step.ok) throw new Error(step.error.code)
    steps.push(step.value)
  }
  const best = (): EquaCrossKind['Intent'] => {
    const { state } = (steps.at(-1) as Step<EquaCrossKind>).position
    const { board, rack } = equacross.view(state, state.turn)
    const found = bestPlay(board, rack ?? '')
    return found ? { type: 'play', tiles: [...found.tiles] } : { type: 'pass' }
  }
  const rack = (): string => {
    const { state } = (steps.at(-1) as Step<EquaCrossKind>).position
    return state.racks[state.turn] ?? ''
  }
  make(best())
  make({ type: 'hint' })
  make(best())
  make(best())
  make(best())
  make({ type: 'exchange', tiles: rack().slice(0, 2) })
  make({ type: 'pass' })
  make({ type: 'resign' })
  return {
    code: 'K7Q2MX',
    kind: 'equacross',
    mode: company.mode,
    options,
    seats: [
      { name: 'Ada', computer: null },
      { name: 'Noor', computer: null },
    ],
    outcome: equacross.outcome((steps.at(-1) as Step<EquaCrossKind>).position.state),
    news: steps.flatMap(({ events }) => events).map((event) => equacross.news(event, 'archive')),
    fairness: { hash: seedHash(SEED), seed: SEED },
  } as GameLog
}

/** The log with something changed in the news of event number `seq`. */
export const doctored = (log: GameLog, seq: number, change: object): GameLog => ({
  ...log,
  news: log.news.map((each, at) => (at === seq - 1 ? { ...each, ...change } : each)),
})
