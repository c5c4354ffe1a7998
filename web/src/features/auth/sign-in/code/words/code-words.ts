import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** The words of the second step of a sign-in. */
export const codeWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
