import { onMount } from 'svelte'

type Keys = typeof import('../games/equacross/keyboard.ts')
type Keyboard = Parameters<Keys['keyOn']>[1]

/**
 * What keys do, which comes after the board is there: what is pressed before that waits for it. Called while a component
 * is made; `failed` is told when it does not come.
 */
export const lateKeys = (keyboard: () => Keyboard, failed: () => void): ((event: KeyboardEvent) => void) => {
  let there: Keys | null = null
  const fetched = () => import('../games/equacross/keyboard.ts').then((keys) => (there = keys))
  onMount(() => void fetched().catch(() => {}))
  return (event) => {
    const act = ({ keyOn }: Keys): void => keyOn(event, keyboard())
    if (there) act(there)
    else fetched().then(act, failed)
  }
}
