import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Words of the library of exercises. */
export const libraryWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
