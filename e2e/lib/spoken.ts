import { type Locale, localeCodes } from 'contract/locale'

/** The languages in which pages are looked at: all of them in the full run. */
export const spoken: readonly Locale[] = process.env.TAVAN_FULL === '1' ? localeCodes : ['fa']
