import { words } from '../../../i18n/lazy-words'
import type en from './en'

/** The words of what is stored of a person. */
export const privacyWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
