import { words } from '../../lazy-words'
import type en from './en'

/** Messages of the console’s frame and sign-in. */
export const consoleWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
