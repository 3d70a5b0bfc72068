import { to } from '../routes.svelte.ts'

/** The address of a table, to be sent to a friend. */
export const linkTo = (code: string): string => location.origin + to.game(code)

/** The address of a finished game's review, at one of its moves. */
export const linkToReview = (code: string, move?: number): string => location.origin + to.review(code, move)

/** Puts text on the clipboard; false where the browser will not. */
export const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

/** Plain http has no clipboard API, but the old command still works in a click. */
const copyByHand = (text: string): boolean => {
  const field = document.createElement('textarea')
  field.value = text
  field.style.cssText = 'position:fixed;opacity:0'
  // Inside an open dialog only its own elements can be focused.
  const host = document.querySelector('dialog[open]') ?? document.body
  const before = document.activeElement
  host.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}

/** Opens the device's own way to share; false when it has none that works. Who closes it has had their way. */
export const share = async (data: { title: string; text: string; url?: string }): Promise<boolean> => {
  if (!canShare()) return false
  try {
    await navigator.share(data)
    return true
  } catch (thrown) {
    return (thrown as { name?: unknown }).name === 'AbortError'
  }
}

export const canShare = (): boolean => typeof globalThis.navigator?.share === 'function'
