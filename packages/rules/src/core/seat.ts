/** A place at the table, counted from 0 in the order in which seats were made. */
export type Seat = number

/** Whose eyes a view is for. `archive` reads a finished game, when nothing is hidden any more (G-6). */
export type Viewer = Seat | 'watcher' | 'archive'

/** The seat after `seat`, clockwise. */
export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats
