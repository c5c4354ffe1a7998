import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of a member's day. */
export const todayWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
