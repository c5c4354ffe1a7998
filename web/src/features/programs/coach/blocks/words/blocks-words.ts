import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the blocks of a plan. */
export const blocksWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
