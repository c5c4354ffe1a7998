import { words } from '../../../i18n/lazy-words'
import type en from './en'

/** The words of a product's reviews. */
export const reviewsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
