import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the page with a coach’s team work. */
export const teamWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
