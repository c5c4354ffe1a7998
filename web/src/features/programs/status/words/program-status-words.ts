import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** What coaches call the statuses of a program, in lists and in the editor. */
export const programStatusWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
