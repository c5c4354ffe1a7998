import { words } from '../../../i18n/lazy-words'
import type en from './en'

/** Messages of the edit-in-place components. */
export const editWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
