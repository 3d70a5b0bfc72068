import type { TableView } from '@trueline/rules/wire'
import type { Component } from 'svelte'

const modules = import.meta.glob<{ readonly default: Component<{ view: TableView }> }>(
  './*/Thumbnail.svelte',
  {
    eager: true,
  },
)

/** A picture of a position the size of a stamp, for lists of games; undefined where a game has none. */
export const thumbnailOf = (kind: string): Component<{ view: TableView }> | undefined =>
  modules[`./${kind}/Thumbnail.svelte`]?.default

const emblems = import.meta.glob<{ readonly default: Component }>('./*/Emblem.svelte', { eager: true })

/** What a game is about, at a glance, `--c` high; undefined where a game has no such picture. */
export const emblemOf = (kind: string): Component | undefined => emblems[`./${kind}/Emblem.svelte`]?.default
