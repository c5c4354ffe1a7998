import type { Locale } from 'contract/locale'
import type { ProgramData } from 'contract/programs/plan'
import { exercisePhrases } from './exercise-phrases'
import { phrases } from './phrases'

const all: Readonly<Record<string, readonly [fa: string, nl: string]>> = { ...phrases, ...exercisePhrases }

/** A phrase of the demo's plans in another language; itself where it has no translation. */
export function phraseIn(locale: Locale, phrase: string): string {
  const [fa, nl] = (Object.hasOwn(all, phrase) && all[phrase]) || [phrase, phrase]
  return { en: phrase, fa, nl }[locale]
}

/** A demo plan in another language, phrase by phrase. */
export function planIn(locale: Locale, plan: ProgramData): ProgramData {
  return translated(locale, plan) as ProgramData
}

function translated(locale: Locale, value: unknown): unknown {
  if (typeof value === 'string') return phraseIn(locale, value)
  if (Array.isArray(value)) return value.map((entry) => translated(locale, entry))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translated(locale, inner)]))
}
