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
 * The patterns of a search, the longest first; each must be found. A telephone number is looked for by its digits
 * without the zeros that stand for a country or trunk code, so that it is found however it was written. One or two
 * letters are looked for at the beginning of words: the index knows nothing shorter inside of one.
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
