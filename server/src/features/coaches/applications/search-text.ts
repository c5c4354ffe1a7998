import { asciiDigits } from 'contract/sentence'
import { searchForm } from 'contract/text'

/**
 * The searchable text of an application: names, address and phone number, the number also as digits only. Every word,
 * the first included, follows a space.
 */
export function searchTextOf(applicant: {
  firstName: string
  lastName: string
  email: string
  phone: string
}): string {
  const { firstName, lastName, email, phone } = applicant
  const digits = asciiDigits(phone).replace(/\D/g, '')
  return ` ${searchForm(`${firstName} ${lastName} ${email} ${phone} ${digits}`)}`
}

const WORDS_MAX = 6
const NUMBER = /^[\d\s()+./-]{3,}$/

/**
 * Returns the patterns of a search, longest first; all must match. Phone numbers match by digits without leading
 * country or trunk zeros. One or two letters match beginnings of words only, because the trigram index needs three.
 */
export function searchPatterns(search: string): string[] {
  const typed = asciiDigits(search).trim()
  const normalized = NUMBER.test(typed)
    ? typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
    : searchForm(typed)
  const words = normalized
    .split(' ')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  return words.slice(0, WORDS_MAX).map((word) => {
    const literal = word.replace(/[\\%_]/g, '\\$&')
    return [...word].length < 3 ? `% ${literal}%` : `%${literal}%`
  })
}
