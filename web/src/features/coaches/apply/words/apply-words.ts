import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of an application as a coach. */
export const applyWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
