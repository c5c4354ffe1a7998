import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the console's command menu and shortcuts. */
export const commandWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
