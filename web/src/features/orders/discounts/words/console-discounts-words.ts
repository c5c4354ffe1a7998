import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of the console’s discount codes. */
export const consoleDiscountsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
