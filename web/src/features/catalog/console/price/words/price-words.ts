import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** Words of sale prices and the price history in the console. */
export const priceWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
