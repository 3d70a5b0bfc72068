import { type Pairing, playDuel } from './duel.ts'

// Plays the games that it is sent the numbers of, one after the other, in a process of its own.
process.on('message', ({ pairing, game }: { readonly pairing: Pairing; readonly game: number }) => {
  process.send?.({ game, duel: playDuel(pairing, game) })
})
