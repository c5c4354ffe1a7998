import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** The words of what a coach sees of a customer. */
export const profileWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
