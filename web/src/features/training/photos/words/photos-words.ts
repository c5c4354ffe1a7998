import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of progress photos, for their owner and for the coach. */
export const photosWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
