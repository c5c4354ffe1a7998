import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages about colleagues who cover for a coach. */
export const coverWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
