import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** What is measured and in which units: said to the customer who enters it and to the coach who reads it. */
export const measuredWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
