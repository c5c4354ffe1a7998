import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the console's list of subscribers. */
export const consoleNewsletterWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
