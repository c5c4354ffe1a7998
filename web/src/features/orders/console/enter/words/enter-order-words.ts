import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** The words of the page on which staff enter an order. */
export const enterOrderWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
