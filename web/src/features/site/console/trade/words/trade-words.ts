import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the terms of trade. */
export const tradeWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
