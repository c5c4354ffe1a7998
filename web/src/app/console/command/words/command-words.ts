import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of the console's command menu and of its keys. */
export const commandWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
