/** Whether this person wants things to move as little as possible. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
