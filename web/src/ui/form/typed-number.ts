import { asciiDigits } from 'contract/sentence'

/**
 * Returns a number as people type it: digits of any script, a point or a comma before the decimals; NaN for any other
 * text.
 */
export function typedNumber(text: string): number {
  const plain = asciiDigits(text).trim().replace(/[,٫]/, '.')
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN
}
