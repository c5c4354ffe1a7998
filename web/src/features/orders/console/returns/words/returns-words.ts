import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** The words of the return desk. */
export const returnsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
