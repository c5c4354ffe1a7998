import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the coach application. */
export const applyWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
