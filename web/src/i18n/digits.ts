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

/** The digits in which this browser writes Persian. */
export function setDigits(digits: Digits): void {
  kept = digits
  try {
    localStorage.setItem(KEY, digits)
  } catch {
    // Kept above.
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

/** A page from the server is painted the same for everybody; the choice shows when it has come alive. */
const painted = (): Digits => 'persian'

/** What every format of numbers and dates is made with: the language with its calendar and the digits chosen for it. */
export function tagOf(locale: Locale, digits: Digits): string {
  return `${locale}-u-ca-${locales[locale].calendar}${locale === 'fa' && digits === 'latin' ? LATIN : ''}`
}
const LATIN = '-nu-latn'

/** Whether texts, too, have their digits in Latin. */
export const isLatin = (tag: string): boolean => tag.endsWith(LATIN)
