import { words } from '../../../i18n/lazy-words'
import type en from './en'

/** Messages about a lost connection. */
export const offlineWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
