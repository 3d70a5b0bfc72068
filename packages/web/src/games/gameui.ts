import type { Mode, TableView, WireError } from '@trueline/rules/wire'
import type { Component } from 'svelte'
import type { Table } from '../net/table.svelte.ts'
import type { ReviewUi } from './reviewui.ts'

/** What a game's set-up form works on: it shows `options` and changes them by `bind:`. */
export interface SetupProps<O> {
  readonly mode: Mode
  options: O
}

/** What a game explains its options by. */
export interface TermsProps<O> {
  readonly mode: Mode
  readonly options: O
  // A part that comes later is given its props by name.
  readonly [name: string]: unknown
}

/** Who sits where, for sentences: `names[seat]`, and `you` if one of them is the reader. */
export interface Cast {
  readonly names: readonly string[]
  readonly you: number | null
}

/**
 * A kind of game as the web shows it. `games/<id>/index.ts` exports one as `ui`, and is found there: no list to
 * edit. That file is in the first download of the home page, and of every table of that kind, so whatever is big in it
 * comes by `import()`. A `Thumbnail.svelte` beside it is its picture in lists of games, and an
 * `Emblem.svelte` what the door shows of it.
 */
export interface GameUi<V extends TableView = TableView, O = unknown> {
  readonly id: string
  readonly title: string
  /** One sentence for somebody who does not know the game. */
  readonly tagline: string
  /** The how many-th game of the house it is: the order in which games are offered. */
  readonly since: number
  /** The options of a game for which nobody has chosen anything. */
  readonly usual: O
  /** How strong the computer can be, the easiest first. A game without levels offers no computer. */
  readonly levels?: readonly string[]
  /** How it can be played; in all ways where nothing is said. */
  readonly modes?: readonly Mode[]
  /** How many may play, where that is left to the one who opens it; `usual` to begin with. */
  readonly seats?: { readonly min: number; readonly max: number; readonly usual: number }
  /** How each level plays, and what it means for the game. */
  sayLevels?(): Promise<Readonly<Record<string, string>>>

  /** The board and all that belongs to it, for the room of a table. */
  Game(): Promise<{ readonly default: Component<{ table: Table<V> }> }>
  /** The form in which options are chosen. */
  Setup(): Promise<{ readonly default: Component<SetupProps<O>> }>
  /** What options mean, where it is not plain: "Three time-outs in a row lose the game". */
  Terms?(): Promise<{ readonly default: Component<TermsProps<O>> }>
  /** What is shown of a finished game, in games that can be played again from their log. */
  Review?(): Promise<{ readonly review: ReviewUi }>
  /** How one learns the game by playing it: the page round it has a heading and a way back. */
  Guide?(): Promise<{ readonly default: Component }>
  /** All the rules, in parts with anchors. */
  Rules?(): Promise<{ readonly default: Component }>

  /** One thing that happened, in words: "Noor played 8 + 5 − 4 = 9". Null for what needs no words. */
  say(news: V['news'][number], cast: Cast): string | null
  /** What the game waits for, as a heading, where it is more than somebody's turn; null where it is not. */
  sayTurn?(view: V, seat: number | null): string | null
  /** How a finished game came to its end, in words. */
  sayEnd(view: V, cast: Cast): Promise<string>
  /** Why an intent was refused, or null for a code that is not this game's own. */
  sayRefusal(error: WireError): Promise<string | null>
  /** Options in words, for an invitation: "3 minutes a turn". */
  sayOptions(options: O): Promise<string>
  /** What each seat has to show in a list of games: its score. Null before the game is under way. */
  scores(view: V): readonly number[] | null
}

/** A game of any kind. Its parts only ever get views of that kind, which the types cannot see. */
export const gameUi = <V extends TableView, O>(ui: GameUi<V, O>): GameUi => ui as unknown as GameUi
