/** What a × or ÷ line earns by its number of tiles, 0 to 15 (EC-14). */
export const LENGTH_BONUSES: readonly number[] = [0, 0, 0, 0, 4, 9, 15, 22, 32, 32, 32, 32, 32, 32, 32, 32]

/** The bonus for making several lines in one play: 5, 15, 35, 75 … for 2, 3, 4, 5 … (EC-15). */
export const severalBonus = (lines: number): number => 5 * (2 ** (lines - 1) - 1)

/** The bonus for placing 7 tiles or more in one play (EC-15). */
export const allTilesBonus = (placed: number): number => (placed >= 7 ? 20 : 0)
