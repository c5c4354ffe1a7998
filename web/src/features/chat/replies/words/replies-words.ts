import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of a coach's saved replies. */
export const repliesWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
