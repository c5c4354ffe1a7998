import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the table of a month of coaches. */
export const monthWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
