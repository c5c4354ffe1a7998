import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of going on after a program. */
export const goOnWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
