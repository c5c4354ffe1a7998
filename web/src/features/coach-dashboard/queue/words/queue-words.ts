import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the coach's queue. */
export const queueWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
