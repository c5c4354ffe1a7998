import { words } from '../../../i18n/lazy-words'
import type en from './en'

/** Messages of tables with sortable or selectable rows. */
export const tableWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
