import { words } from '../../../i18n/lazy-words'
import type en from './en'

/** Messages of what only signed-in members see around a page. */
export const memberWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
