import { type Locale, localeCodes } from 'contract/locale'

const isFull = process.env.TAVAN_FULL === '1'

/** Locales in which tests visit pages: Persian only, or all in the full run. */
export const testedLocales: readonly Locale[] = isFull ? localeCodes : ['fa']

/** Returns the first variant of a rule, or all in the full run. */
export const variants = <T>(...all: [T, ...T[]]): T[] => (isFull ? all : [all[0]])

/**
 * Details of a test that only the full run has: a path that another language, width or input walks already, or a rule
 * of one page that its screen test or HTTP test proves.
 */
export const inFullRun = { tag: '@full' }
