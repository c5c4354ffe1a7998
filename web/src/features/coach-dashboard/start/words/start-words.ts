import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of starting another program for a user. */
export const startWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
