import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the change of several prices. */
export const bulkPricesWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
