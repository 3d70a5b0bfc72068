const decimals = (number: number, digits: number): string => {
  const text = number.toFixed(digits)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** A number to be read at a glance: `19.5`, `−4`, and `≈ 3.667` where digits had to be cut. */
export const writeNumber = (number: number): string => {
  const text = decimals(Math.abs(number), 3)
  const near = Math.abs(Math.abs(number) - Number(text)) > 1e-9 ? '≈ ' : ''
  return `${near}${number < 0 && text !== '0' ? '−' : ''}${text}`
}

/** The number that a value stands for as rules write it: `11/3`, `-4`, `19.07`. */
export const numberIn = (value: string): number => {
  const [over = '0', under = '1'] = value.split('/')
  return Number(over) / Number(under)
}

/** A value as rules write it, in full: `= 11/3 ≈ 3.667`, `= 19.5`, `≈ 1.224`. */
export const writeValue = (value: string): string => {
  const short = writeNumber(numberIn(value))
  if (!short.startsWith('≈')) return `= ${short}`
  return value.includes('/') ? `= ${value.replace('-', '−')} ${short}` : short
}
