import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Words of the library's suggestions while a name is typed. */
export const suggestionsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
