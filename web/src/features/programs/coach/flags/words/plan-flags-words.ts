import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** Messages about allergies and injuries beside a plan. */
export const planFlagsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
