import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the console's staff page. */
export const consoleStaffWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
