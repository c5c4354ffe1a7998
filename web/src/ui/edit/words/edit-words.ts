import { words } from '../../../i18n/lazy-words'
import type en from './en'

/** The words of everything that is edited in its place. */
export const editWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
