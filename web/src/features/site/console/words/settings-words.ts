import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of the shop's settings. */
export const settingsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
