import { type Locale, locales } from 'contract/locale'
import { useSyncExternalStore } from 'react'

const KEY = 'digits'
export const digitKinds = ['persian', 'latin'] as const
export type Digits = (typeof digitKinds)[number]

const listeners = new Set<() => void>()
let kept: string | null

function current(): Digits {
  try {
    kept = localStorage.getItem(KEY)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  return kept === 'latin' ? kept : 'persian'
}

/** Stores the digits in which this browser writes Persian. */
export function setDigits(digits: Digits): void {
  kept = digits
  try {
    localStorage.setItem(KEY, digits)
  } catch {
    // `kept` has the choice for the life of the page.
  }
  for (const listener of listeners) listener()
}

export function useDigits(): Digits {
  return useSyncExternalStore(subscribe, current, painted)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Prerendered pages use Persian digits; the stored choice applies after hydration. */
const painted = (): Digits => 'persian'

/** Returns the locale tag for all `Intl` formats: the language with its calendar and the chosen digits. */
export function tagOf(locale: Locale, digits: Digits): string {
  return `${locale}-u-ca-${locales[locale].calendar}${locale === 'fa' && digits === 'latin' ? LATIN : ''}`
}
const LATIN = '-nu-latn'

/** Returns true if texts need Latin digits too. */
export const isLatin = (tag: string): boolean => tag.endsWith(LATIN)
