import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** The words of the moderation of reviews. */
export const consoleReviewsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
