import { type Locale, localeCodes } from 'contract/locale'

const isFull = process.env.TAVAN_FULL === '1'

/** Locales in which tests visit pages: Persian only, or all in the full run. */
export const spoken: readonly Locale[] = isFull ? localeCodes : ['fa']

/** Returns the first variant of a rule, or all in the full run. */
export const variants = <T>(...all: [T, ...T[]]): T[] => (isFull ? all : [all[0]])
