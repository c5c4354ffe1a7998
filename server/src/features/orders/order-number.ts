import { normalOrderNumber } from 'contract/orders/return-rules'
import { asciiDigits } from 'contract/sentence'
import { withoutFormat } from 'contract/text'

const DIGITS = /^\d{1,12}$/

/**
 * Returns the stored numbers that a typed one may mean, in any digits, with its prefix or without: then there is one for
 * each prefix that the shop has had. None where it is no order number.
 */
export function numbersTyped(typed: string, prefixes: readonly string[]): string[] {
  const text = normalOrderNumber(asciiDigits(withoutFormat(typed)))
  if (DIGITS.test(text)) return prefixes.map((prefix) => `${prefix}-${text}`)
  return prefixes.flatMap((prefix) => {
    const digits = text.slice(prefix.length).replace(/^-/, '')
    return text.startsWith(prefix) && DIGITS.test(digits) ? [`${prefix}-${digits}`] : []
  })
}
