import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of the coach's program editor. */
export const programEditorWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
