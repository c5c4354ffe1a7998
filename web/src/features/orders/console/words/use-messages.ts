import { lazyMessages } from '../../../../i18n/lazy-messages'
import type en from './en'

/** The messages of the console's orders. */
export const useMessages = lazyMessages<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
