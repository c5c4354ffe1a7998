import { words } from '../../../i18n/lazy-words'
import type en from './en'

/** The words of signing in, and the names of the fields that describe a person. */
export const authWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
