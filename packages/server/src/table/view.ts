import type { Kind, News, Seat, Viewer } from '@trueline/rules'
import type { GameSummary, MyGame, SeatView, TableView, ViewMessage } from '@trueline/rules/wire'
import { claimableAt } from './claim.ts'
import { type Eyes, eyesOf, seatsOf } from './eyes.ts'
import { asking, isTaken, type LiveGame } from './live.ts'

const viewer = ({ seat }: Eyes): Viewer => seat ?? 'watcher'

const seatViews = ({ seats }: LiveGame['row'], you: Seat | null): SeatView[] =>
  seats.map((seat, index) => seatView(seat, index === you))

const seatView = (seat: LiveGame['row']['seats'][number], you: boolean): SeatView => ({
  name: seat.name,
  computer: seat.computer,
  you,
  taken: isTaken(seat),
})

/**
 * All that a pair of eyes may see of a game: the house's part, and what the game shows them (G-5). The game's part is
 * assigned to the house's: an object that begins with a spread costs V8 fifty times as much, and two are made a move.
 */
export const viewFor = (live: LiveGame, eyes: Eyes): TableView => {
  const { row, rules, position } = live
  const house = {
    code: row.code,
    kind: row.kind,
    mode: row.mode,
    status: row.status,
    options: row.options,
    maker: eyes.maker,
    toAct: row.toAct,
    deadlineAt: row.deadlineAt,
    givenBack: row.givenBack,
    claimableAt: claimableAt(live, eyes.seat),
    outcome: row.outcome,
    rematch: row.status === 'finished' ? { seats: row.rematchSeats, code: row.rematchCode } : null,
    fairness: row.status === 'finished' ? { hash: row.seedHash, seed: row.seed } : { hash: row.seedHash },
  }
  if (!position) return { ...house, seats: seatViews(row, eyes.seat), news: [] }
  const shown = asking(() => rules.view(position.state, viewer(eyes)))
  const seats = row.seats.map((seat, index) =>
    withGame(seatView(seat, index === eyes.seat), shown.seats[index]),
  )
  return Object.assign(house, shown, { seats })
}

const withGame = (seat: SeatView, shown: object | undefined): SeatView => Object.assign(seat, shown)

/** A view on its way, with what is new in it. */
export const messageFor = (
  live: LiveGame,
  eyes: Eyes,
  now: number,
  events: readonly Kind['Event'][],
): ViewMessage => ({
  code: live.row.code,
  seq: live.row.seq,
  seat: eyes.seat,
  now,
  view: viewFor(live, eyes),
  news: newsFor(live, viewer(eyes), events),
})

/** What a viewer may know of some events. */
export const newsFor = (
  { rules }: Pick<LiveGame, 'rules'>,
  eyes: Viewer,
  events: readonly Kind['Event'][],
): News[] => asking(() => events.flatMap((event) => rules.news(event, eyes) ?? []))

/** What a link shows before anyone sits down. */
export const summaryOf = (row: LiveGame['row'], playerId: string | null): GameSummary => {
  const { seat } = eyesSeat(row, playerId)
  return {
    code: row.code,
    kind: row.kind,
    mode: row.mode,
    status: row.status,
    options: row.options,
    maker: row.seats.find((taken) => taken.playerId === row.makerId)?.name ?? null,
    seats: seatViews(row, seat),
    freeSeats: row.seats.filter((free) => !isTaken(free)).length,
    seat: seat ?? seatsOf(row, playerId)[0] ?? null,
  }
}

/** How much news a line of My games holds: the last may need no words, and then the one before is told. */
const LATEST = 3

/** A line of My games. */
export const lineOf = (live: LiveGame, playerId: string): MyGame => {
  const { row } = live
  const { seat, maker } = eyesSeat(row, playerId)
  const mine = seatsOf(row, playerId)
  const view = viewFor(live, { seat: null, maker })
  return {
    code: row.code,
    seat,
    yourTurn: row.status === 'playing' && row.toAct.some((turn) => mine.includes(turn)),
    movedAt: row.movedAt,
    view: Object.assign(view, { news: view.news.slice(-LATEST) }),
  }
}

const eyesSeat = (row: LiveGame['row'], playerId: string | null): Eyes => {
  const eyes = eyesOf(row, playerId)
  return eyes.ok ? eyes.value : { seat: null, maker: false }
}
