import { tick } from 'svelte'

/** Puts the focus where one goes on, if what had it has gone with the part of the page before (S115, S116). */
export const land = async (onBoard: boolean): Promise<void> => {
  await tick()
  if (document.activeElement && document.activeElement !== document.body) return
  const cell = onBoard ? document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') : null
  const landing = cell ?? document.querySelector<HTMLElement>('h1')
  landing?.focus({ preventScroll: true })
}
