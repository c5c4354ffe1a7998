import { asciiDigits } from 'contract/sentence'

/** Typed number without its sign. */
export interface TypedChange {
  number: number
  sign: '+' | '-' | undefined
}

/** Thousands in groups of three, then a decimal part; in English and in Dutch notation. */
const GROUPED_BY_COMMA = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/
const GROUPED_BY_POINT = /^\d{1,3}(?:\.\d{3})+,\d*$/

/**
 * Returns the number in a text as people type percentages and amounts: digits of any script, `%`, `$` and thousands
 * separators; `empty` without any digit or letter, undefined for another text.
 */
export function typedChange(text: string): TypedChange | 'empty' | undefined {
  const plain = asciiDigits(text)
    .replace(/[\s\u2066-\u2069٬%٪$]/g, '')
    .replace(/[−–]/g, '-')
    .replace('٫', '.')
  if (plain === '') return 'empty'
  const [, sign, rest = ''] = /^([+-]?)(.*)$/.exec(plain) ?? []
  const number = GROUPED_BY_COMMA.test(rest)
    ? rest.replaceAll(',', '')
    : GROUPED_BY_POINT.test(rest)
      ? rest.replaceAll('.', '').replace(',', '.')
      : rest.replace(',', '.')
  if (!/^\d+(?:\.\d*)?$|^\.\d+$/.test(number)) return undefined
  return { number: Number(number), sign: sign === '+' || sign === '-' ? sign : undefined }
}
