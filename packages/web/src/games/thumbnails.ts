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
