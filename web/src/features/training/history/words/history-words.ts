import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the import of a training history. */
export const historyWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
