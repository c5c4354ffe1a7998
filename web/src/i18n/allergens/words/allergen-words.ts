import { words } from '../../lazy-words'
import type en from './en'

/** Names of the fourteen allergens of labels. */
export const allergenWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
