import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** The words of an athlete's targets. */
export const targetsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
