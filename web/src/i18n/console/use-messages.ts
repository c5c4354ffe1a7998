import { lazyMessages } from '../lazy-messages'
import type en from './en'

/** The words of the console's frame and sign-in. */
export const useMessages = lazyMessages<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
