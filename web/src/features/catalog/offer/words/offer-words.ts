import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Words of what a program offers on its product page. */
export const offerWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
