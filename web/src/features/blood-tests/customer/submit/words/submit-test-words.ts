import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** The words of the form in which a customer submits a blood test. */
export const submitTestWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
