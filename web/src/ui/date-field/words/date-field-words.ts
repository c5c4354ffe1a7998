import { words } from '../../../i18n/lazy-words'
import type en from './en'

/** Messages of date fields; those of the library are in web/vite/react-aria-texts.ts. */
export const dateFieldWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
