import type { Cast } from '../gameui.ts'

interface Played {
  readonly type: string
  readonly seat: number
  readonly tiles: readonly { readonly square: string }[]
}

/** Who played the tile on a square, by the square's name. */
export const playersOf = (
  news: readonly { readonly type: string }[],
  cast: Cast,
): ReadonlyMap<string, string> =>
  new Map(
    news
      .filter((each): each is Played => each.type === 'played')
      .flatMap(({ seat, tiles }) =>
        tiles.map(({ square }) => [square, seat === cast.you ? 'you' : (cast.names[seat] ?? '')] as const),
      ),
  )
