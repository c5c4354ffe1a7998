import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of measured values: ranges, trends, reports. */
export const markerWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
