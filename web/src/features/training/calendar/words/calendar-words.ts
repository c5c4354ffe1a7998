import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the calendar of sessions. */
export const calendarWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
