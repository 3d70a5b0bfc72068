// What the first page shows once it has been painted: neither is in its first download.
export { default as GameList } from '../GameList.svelte'
export { default as Today } from '../../puzzles/Today.svelte'
