import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** What a search says while it is typed. */
export const searchWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
