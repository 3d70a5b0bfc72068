const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Below this a clock turns red. */
export const LOW_MS = 20 * SECOND

const two = (number: number): string => String(number).padStart(2, '0')

/** Time left as a clock shows it: `1:42`, `5 h 02 min`, `2 d 4 h`. Never below zero (S53). */
export const writeLeft = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / SECOND))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes}:${two(seconds % 60)}`
  if (hours < 48) return `${hours} h ${two(minutes % 60)} min`
  return `${Math.floor(hours / 24)} d ${hours % 24} h`
}

/** Milliseconds until that text changes, or null when it never will. */
export const untilChange = (ms: number): number | null => {
  if (ms <= 0) return null
  const step = ms > HOUR ? MINUTE : SECOND
  return ms - (Math.ceil(ms / step) - 1) * step
}
