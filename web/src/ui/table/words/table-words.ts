import { words } from '../../../i18n/lazy-words'
import type en from './en'

/** The words of tables whose rows can be chosen or sorted. */
export const tableWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
