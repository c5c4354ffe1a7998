import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Words of the page that compares products. */
export const compareWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
