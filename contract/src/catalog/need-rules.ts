import type { ErrorCode } from '../errors'
import { type Locale, localeCodes } from '../locale'

export const NEEDS_MAX = 100
/** Length of the words of a need in a language. */
export const NEED_WORDS_MAX = 300
/** Products of a need; categories and articles, too. */
export const NEED_CHOICES_MAX = 12

/** A need has words in every language. */
export function needProblems({ needs }: { needs: readonly { words: Record<Locale, string> }[] }) {
  return needs.flatMap(({ words }, at) =>
    localeCodes.flatMap((code) =>
      words[code].trim() === ''
        ? [{ path: `needs.${at}.words.${code}`, code: 'site.text_required' satisfies ErrorCode as ErrorCode }]
        : [],
    ),
  )
}
