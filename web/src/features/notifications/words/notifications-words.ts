import { words } from '../../../i18n/lazy-words'
import type en from './en'

/** Messages of the choices of notifications. */
export const notificationsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
