import { asciiDigits, searchForm } from 'contract/text'

/** What an application is found by: names, address and telephone number, the number also in digits alone. */
export function searchTextOf(applicant: {
  firstName: string
  lastName: string
  email: string
  phone: string
}): string {
  const { firstName, lastName, email, phone } = applicant
  const digits = asciiDigits(phone).replace(/\D/g, '')
  return searchForm(`${firstName} ${lastName} ${email} ${phone} ${digits}`)
}

const WORDS_MOST = 6
const NUMBER = /^[\d\s()+./-]{3,}$/

/**
 * The patterns of a search, the longest first; each must be found. A telephone number is looked for by its digits
 * without the zeros that stand for a country or trunk code, so that it is found however it was written.
 */
export function searchPatterns(search: string): string[] {
  const typed = asciiDigits(search).trim()
  const wanted = NUMBER.test(typed) ? typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '') : searchForm(typed)
  const words = wanted
    .split(' ')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  return words.slice(0, WORDS_MOST).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
