import { asciiDigits } from './sentence'

/** Most characters of what a list is searched for. */
export const SEARCH_MAX = 100

const FORMAT = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const VISIBLE = /[^\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800]/u

/** Returns true for a text of spaces and invisible characters only. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}

/** Returns the text, or an empty one where it shows nothing; joiners stay inside words. */
export function blankAsEmpty(text: string): string {
  return isBlank(text) ? '' : text
}

/** Removes what copied addresses, codes and numbers bring along unseen: marks of direction, joiners, soft hyphens. */
export function withoutFormat(text: string): string {
  return text.replace(FORMAT, '').trim()
}

/**
 * The form in which product texts and search words are compared: lower case, without accents and vowel marks, one
 * letter for ي/ی/ى and ك/ک, half-space as a space, ASCII digits, single spaces.
 */
export function searchForm(text: string): string {
  return asciiDigits(text)
    .replace(/\u200c/g, ' ')
    .replace(FORMAT, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .toLowerCase()
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[ةۀ]/g, 'ه')
    .replace(/\s+/g, ' ')
    .trim()
}

const ADDRESS = /^[\w!#$&'*+/=?^`{|}~.-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u

/**
 * Returns true for the form of an email address, at most 254 characters, in linear time. ASCII local part and a domain
 * in NFKC, because invisible and look-alike characters imitate other addresses.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text) && !text.includes('..') && text.normalize('NFKC') === text
}

/** An address is the same in any letter case. */
export function normalEmail(text: string): string {
  return withoutFormat(text).toLowerCase()
}

/**
 * Joins numbers and units with non-breaking spaces: "1 kg", "2 × 10 kg", "۷۰۰ میلی‌لیتر". For display only; searched,
 * compared and sent names keep their spaces.
 */
export function unbroken(name: string): string {
  return name.replace(/(?<=[\d۰-۹]) (?=[\p{L}×])|(?<=×) (?=[\d۰-۹])/gu, '\u00a0')
}

/** Cuts a text at `max` characters (whole code points) and marks the cut. */
export function cutText(text: string, max: number): string {
  const points = [...text]
  return points.length <= max ? text : `${points.slice(0, max).join('').trimEnd()}…`
}
