import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the shop settings. */
export const settingsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
