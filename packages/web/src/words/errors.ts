import type { WireError } from '@trueline/rules/wire'
import { words } from '../table/words/room.ts'

/** What the house's own codes mean to a player. A game's own codes are said by its `sayRefusal`. */
const SAYINGS: Readonly<Record<string, string>> = {
  'no-net': 'The net is down. Try again when it is back.',
  'no-answer': 'The house did not answer. Try again.',
  'bad-answer': 'The house answered something odd. Try again.',
  'slow-down': 'That was a bit fast. Wait a moment and try again.',
  unavailable: 'The house is busy with itself. Try again in a moment.',
  internal: 'Something of ours broke. Nothing is lost; try again.',
  'timed-out': 'The house did not answer in time. Try again.',

  stale: 'The board has changed. Your tiles are still there.',
  'not-your-turn': 'It is not your turn.',
  'game-over': 'The game is over.',
  'already-over': 'The game is over.',
  'not-started': 'The game has not begun: a seat is still free.',
  'not-waiting': 'The game has begun; it can no longer be cancelled.',
  'not-maker': 'Only the one who made the game can do that.',
  'not-offered': 'This game cannot be played that way.',
  'too-early': 'Not yet: there is still time to come back.',
  'not-seated': 'You watch this game; you have no seat in it.',
  'not-your-seat': 'That seat is somebody else’s.',
  full: 'Somebody was faster: all seats are taken. You can watch.',
  busy: 'One move at a time: the last one is still on its way.',
  'reload-needed': `${words.trouble.renewed} ${words.trouble.kept}`,
  'too-many-watched': 'Too many games are open here. Close some tabs.',

  'no-such-game': 'There is no game with this code. Look at it again.',
  'unknown-kind': 'The house does not have a game of that name.',
  'bad-names': 'Names must have a letter or a digit, and differ.',
  'bad-options': 'These choices do not go together.',
  'unknown-code': 'This recovery link does not work any more. Perhaps a newer one was made.',
  'no-identity': 'This browser does not know you yet.',
  'unknown-token': 'This browser does not know you any more.',
  'wrong-origin': 'This page was opened under another address than the house’s own.',
  'too-large': 'That was too much at once.',
}

/** An error of the house in words. What we have no words for is told with its code, so that it can be reported. */
export const sayError = (error: WireError): string => {
  const said = SAYINGS[error.code]
  const retryMs = (error.data as { retryMs?: unknown } | null | undefined)?.retryMs
  if (error.code === 'slow-down' && typeof retryMs === 'number' && retryMs > 5_000) {
    return `That was a bit fast. Try again in ${Math.ceil(retryMs / 1000)} seconds.`
  }
  return said ?? `That did not work (${error.code}).`
}
