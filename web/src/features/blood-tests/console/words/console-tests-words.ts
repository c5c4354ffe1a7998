import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the console's blood tests. */
export const consoleTestsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
