import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of the page that withdraws from a purchase. */
export const withdrawalWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
