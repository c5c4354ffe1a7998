import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of setting one-time codes up. */
export const totpWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
