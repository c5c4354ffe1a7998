import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** The words of entering an athlete's session. */
export const inPersonWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
