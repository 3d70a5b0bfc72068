import type { Cast } from '../gameui.ts'

// What board games say of a turn alike.

export const points = (count: number): string => `${count} point${count === 1 ? '' : 's'}`

export const tiles = (count: number): string => `${count} tile${count === 1 ? '' : 's'}`

/** A player as a sentence begins with them. */
export const nameIn = (cast: Cast, seat: number): string =>
  seat === cast.you ? 'You' : (cast.names[seat] ?? '')

/** A turn without a play, or the end of all turns. */
export type Idle = 'passed' | 'timed-out' | 'resigned' | 'forfeited'

export const verb = (type: Idle, you: boolean): string => {
  switch (type) {
    case 'passed':
      return 'passed'
    case 'timed-out':
      return 'ran out of time'
    case 'resigned':
      return 'resigned'
    case 'forfeited':
      return you ? 'were away too long' : 'was away too long'
  }
}

/** How often a seat has run out of time without doing anything itself in between (G-8). */
export const timeouts = (
  news: readonly { readonly type: string; readonly seat?: number }[],
  seat: number,
): number => {
  const own = news.filter((each) => each.seat === seat && each.type !== 'hinted')
  return own.length - 1 - own.findLastIndex(({ type }) => type !== 'timed-out')
}
