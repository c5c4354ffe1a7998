import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages around the articles, of the app page and of the page for unknown URLs. */
export const pagesWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
