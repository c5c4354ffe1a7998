import { EXERCISE_NAME_MAX } from 'contract/library/rules'
import { type Locale, localeCodes } from 'contract/locale'
import { typedList } from 'contract/programs/plan-typing'
import type { FormOptions } from '../../../ui/form/store'
import { typedNumber } from '../../../ui/form/typed-number'

/** Names in a language as a form holds them. */
export interface NamedValues {
  name: string
  /** With commas between them. */
  aliases: string
}

interface Named {
  name: string
  names: { fa: string; nl: string }
  aliases: Record<Locale, string[]>
}

/** Returns a text of an entry in a language, empty for a new one. */
export const textIn = (
  language: Locale,
  english: string | undefined,
  translated: { fa: string; nl: string } | undefined,
): string => (language === 'en' ? english : translated?.[language]) ?? ''

/** A list as a form holds it. */
export const typedTerms = (entries: readonly string[] = []): string => entries.join(', ')

/** Returns the names of an entry in a language; empty for a new one. */
export function namedIn(entry: Named | null, language: Locale): NamedValues {
  return {
    name: textIn(language, entry?.name, entry?.names),
    aliases: typedTerms(entry?.aliases[language]),
  }
}

export function namedBody({ en, fa, nl }: Record<Locale, NamedValues>): Named {
  return {
    name: en.name.trim(),
    names: { fa: fa.name.trim(), nl: nl.name.trim() },
    aliases: { en: typedList(en.aliases), fa: typedList(fa.aliases), nl: typedList(nl.aliases) },
  }
}

/** Path of the form's field for one of the body; other paths are the same in both. */
export const nameField = (path: string): string => (path === 'name' ? 'en.name' : path)

export const nameLimits: Readonly<Record<string, number>> = Object.fromEntries(
  localeCodes.map((language) => [`${language}.name`, EXERCISE_NAME_MAX]),
)

export type Problem = ReturnType<FormOptions<Record<string, unknown>>['rules']>[number]

/** Returns the problem of a typed number: that it is none, or beyond its bounds. */
export function numberProblem(path: string, text: string, max: number, min = 0): Problem[] {
  const number = typedNumber(text)
  return number >= min && number <= max ? [] : [{ path, code: 'request.out_of_range' }]
}

/** A number as a form holds it. */
export const typed = (value: number | undefined): string => (value === undefined ? '' : String(value))
