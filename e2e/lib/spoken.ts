import { type Locale, localeCodes } from 'contract/locale'

/** Locales in which tests visit pages: Persian only, or all in the full run. */
export const spoken: readonly Locale[] = process.env.TAVAN_FULL === '1' ? localeCodes : ['fa']
