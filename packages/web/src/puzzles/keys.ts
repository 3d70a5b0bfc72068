import { onMount } from 'svelte'

type Keys = typeof import('../games/equacross/keyboard.ts')
type Keyboard = Parameters<Keys['keyOn']>[1]

/**
 * What keys do, which comes after the board is there: what is pressed before that waits for it. Called while a component
 * is made; `failed` is told when it does not come.
 */
export const lateKeys = (keyboard: () => Keyboard, failed: () => void): ((event: KeyboardEvent) => void) => {
  let coming: Promise<Keys> | null = null
  let there: Keys | null = null
  const fetched = (): Promise<Keys> => {
    coming ??= import('../games/equacross/keyboard.ts')
    return coming
  }
  const forget = (): void => {
    coming = null
  }
  onMount(() => {
    fetched().then((keys) => {
      there = keys
    }, forget)
  })
  return (event) => {
    if (there) there.keyOn(event, keyboard())
    else
      fetched().then(
        (keys) => keys.keyOn(event, keyboard()),
        () => {
          forget()
          failed()
        },
      )
  }
}
