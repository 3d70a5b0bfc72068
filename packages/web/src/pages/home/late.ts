// What the first page shows once it has been painted: none of it is in its first download.
export { default as Continue } from './Continue.svelte'
export { default as GameList } from '../GameList.svelte'
export { default as Today } from '../../puzzles/Today.svelte'
