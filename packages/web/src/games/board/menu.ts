/** Whether there is likely to be a keyboard: where there is a mouse. */
export const hasKeys = (): boolean => matchMedia('(any-hover: hover) and (any-pointer: fine)').matches

/** What lies under More. */
export interface Item {
  readonly label: string
  readonly danger?: boolean
  /** Why it cannot be chosen now. */
  readonly why?: string | null
  readonly onselect: () => void
}
