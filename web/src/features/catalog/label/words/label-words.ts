import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** What a product's label says: facts, choices of a family, delivery. */
export const labelWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
