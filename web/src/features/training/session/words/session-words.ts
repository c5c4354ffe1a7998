import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of session mode. */
export const sessionWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
