/** A digit, a sign or a gap on the strip. `base` ones were taken from the board. */
export interface Token {
  readonly id: number
  readonly symbol: string
  readonly base: boolean
}

export type Tokens = readonly Token[]

/** As many as a line of 15 tiles has with its two signs. */
export const MOST = 17

export const isDigit = (symbol: string): boolean => /^\d$/.test(symbol)

export const textOf = (tokens: Tokens): string => tokens.map(({ symbol }) => symbol).join('')

export const insert = (tokens: Tokens, at: number, added: Tokens): Tokens => [
  ...tokens.slice(0, at),
  ...added,
  ...tokens.slice(at),
]

export const remove = (tokens: Tokens, id: number): Tokens => tokens.filter((token) => token.id !== id)

/** Moves a token to stand before the one that is at `at` now. */
export const move = (tokens: Tokens, id: number, at: number): Tokens => {
  const from = tokens.findIndex((token) => token.id === id)
  const token = tokens[from]
  if (!token) return tokens
  return insert(remove(tokens, id), at > from ? at - 1 : at, [token])
}

/** Lets two tokens change places. */
export const swap = (tokens: Tokens, one: number, other: number): Tokens => {
  const [first, second] = [one, other].map((id) => tokens.find((token) => token.id === id))
  if (!first || !second) return tokens
  return tokens.map((token) => (token === first ? second : token === second ? first : token))
}

/** The tokens of another order of the same equation; what came from the board stays marked. */
export const reordered = (tokens: Tokens, equation: string): Tokens => {
  const left = [...tokens]
  const reused = equation.split('').map((symbol) => {
    const same = left.filter((token) => token.symbol === symbol)
    const found = same.find((token) => token.base) ?? same[0]
    if (found) left.splice(left.indexOf(found), 1)
    return { symbol, found }
  })
  // A sign that turned into another is still the same piece.
  return reused.flatMap(({ symbol, found }) => {
    const token = found ?? left.shift()
    return token ? [{ ...token, symbol }] : []
  })
}

/** Which tokens are digits that the rack holds, by their ids: each tile counts once. */
export const onRack = (tokens: Tokens, rack: string): ReadonlySet<number> => {
  const left = rack.split('')
  return new Set(
    tokens.flatMap(({ id, symbol, base }) => {
      const at = base ? -1 : left.indexOf(symbol)
      if (at < 0) return []
      left.splice(at, 1)
      return [id]
    }),
  )
}

/** A whole equation with the digits of a base marked: first those that the rack does not hold. */
export const withBase = (tokens: Tokens, base: string, rack: string): Tokens => {
  const plain = tokens.map((token) => ({ ...token, base: false }))
  const yours = onRack(plain, rack)
  const marked = new Set<number>()
  for (const digit of base) {
    const same = plain.filter(({ id, symbol }) => symbol === digit && !marked.has(id))
    const found = same.find(({ id }) => !yours.has(id)) ?? same[0]
    if (found) marked.add(found.id)
  }
  return plain.map((token) => ({ ...token, base: marked.has(token.id) }))
}
