import { words } from '../../../i18n/lazy-words'
import type en from './en'

/** The words of conversations, for the coach and for the customer. */
export const chatWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
