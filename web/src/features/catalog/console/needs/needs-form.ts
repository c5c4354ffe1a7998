import type { Need } from 'contract/catalog/console-need-calls'
import { NEED_WORDS_MAX, NEEDS_MAX } from 'contract/catalog/need-rules'
import { type Locale, localeCodes } from 'contract/locale'

export interface NeedsValues {
  needs: Need[]
}

/** Returns an empty need; its id is its own from the beginning, so that a second save does not add it again. */
export const newNeed = (): Need => ({
  id: crypto.randomUUID(),
  words: { en: '', fa: '', nl: '' },
  products: [],
  categories: [],
  articles: [],
})

/** The first of the words by which a need is searched for. */
export const firstWord = ({ words }: Need, locale: Locale): string =>
  words[locale].split(/[,،;؛]/)[0]?.trim() ?? ''

/** Maximum number of characters by field. */
export const limits: Record<string, number> = Object.fromEntries(
  Array.from({ length: NEEDS_MAX }, (_, i) =>
    localeCodes.map((language) => [`needs.${i}.words.${language}`, NEED_WORDS_MAX] as const),
  ).flat(),
)
