import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words around the articles, of the app page and of a lost visitor. */
export const pagesWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
