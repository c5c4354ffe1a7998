import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of the pages that mailed links open. */
export const linksWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
