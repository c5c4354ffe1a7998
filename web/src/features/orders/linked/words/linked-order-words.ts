import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the page that a mail's link to an order opens. */
export const linkedOrderWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
