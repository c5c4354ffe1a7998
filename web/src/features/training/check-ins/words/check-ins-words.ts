import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of check-ins, for athletes and coaches. */
export const checkInsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
