/** "a, b and c". */
export const listed = (words: readonly string[]): string => new Intl.ListFormat('en-GB').format(words)
