import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of the page of progress. */
export const progressWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
