import type { Cast } from '../gameui.ts'

interface Played {
  readonly seat: number
  readonly tiles: readonly { readonly square: string }[]
}

/** Who played the tile on a square, by the square's name. */
export const playersOf = (plays: readonly Played[], cast: Cast): ReadonlyMap<string, string> =>
  new Map(
    plays.flatMap(({ seat, tiles }) =>
      tiles.map(({ square }) => [square, seat === cast.you ? 'you' : (cast.names[seat] ?? '')] as const),
    ),
  )
