import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of notices about new messages. */
export const noticeWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
