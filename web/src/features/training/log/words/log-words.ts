import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of a sign-out with unsent entries. */
export const logWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
