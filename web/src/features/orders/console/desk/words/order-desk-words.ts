import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** The words for the notes, the address and the tracking numbers of orders. */
export const orderDeskWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
