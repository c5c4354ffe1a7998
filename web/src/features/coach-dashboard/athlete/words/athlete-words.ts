import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of an athlete beside the coach's queue. */
export const athleteWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
