import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the dialog in which a coach chooses what a message is about. */
export const cardsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
