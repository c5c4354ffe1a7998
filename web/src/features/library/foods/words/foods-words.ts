import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Words of the library's foods and meals. */
export const foodsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
