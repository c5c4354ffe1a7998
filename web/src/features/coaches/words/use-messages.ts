import { lazyMessages } from '../../../i18n/lazy-messages'
import type { en } from './en'

/** The words of the coach area. */
export const useMessages = lazyMessages<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
