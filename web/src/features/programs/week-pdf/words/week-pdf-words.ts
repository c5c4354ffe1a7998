import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Words of the button that saves a week as a PDF, for customers and coaches. */
export const weekPdfWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
