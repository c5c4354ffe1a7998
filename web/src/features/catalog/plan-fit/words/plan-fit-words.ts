import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Words about a product that a plan uses. */
export const planFitWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
