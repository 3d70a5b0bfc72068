/** What the keys of the Workbench bring. */
export const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
export const SIGNS = ['+', '-', '*', '/', '='] as const
export const SYMBOLS: readonly string[] = [...DIGITS, ...SIGNS]
