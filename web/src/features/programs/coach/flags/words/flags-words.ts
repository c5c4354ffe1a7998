import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** Words of the warnings that follow from an athlete's answers. */
export const flagsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
