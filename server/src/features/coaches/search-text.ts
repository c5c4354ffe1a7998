import { asciiDigits, searchForm } from 'contract/text'

/**
 * What an application is found by: names, address and telephone number, the number also in digits alone. A space stands
 * before every word, the first one too.
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

const WORDS_MOST = 6
const NUMBER = /^[\d\s()+./-]{3,}$/

/**
 * The patterns of a search, the longest first; each must be found. A telephone number is looked for by its digits
 * without the zeros that stand for a country or trunk code, so that it is found however it was written. One or two
 * letters are looked for at the beginning of words: the index knows nothing shorter inside of one.
 */
export function searchPatterns(search: string): string[] {
  const typed = asciiDigits(search).trim()
  const wanted = NUMBER.test(typed) ? typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '') : searchForm(typed)
  const words = wanted
    .split(' ')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  return words.slice(0, WORDS_MOST).map((word) => {
    const literal = word.replace(/[\\%_]/g, '\\$&')
    return [...word].length < 3 ? `% ${literal}%` : `%${literal}%`
  })
}
