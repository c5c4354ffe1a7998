import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** Messages for moving several orders at once. */
export const bulkMovesWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
