/** A code as it is read out: sign by sign. */
export const signs = (code: string): string => code.split('').join(' ')

export const notCopied = 'This browser does not let us copy.'
