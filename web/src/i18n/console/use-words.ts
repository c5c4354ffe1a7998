import { lateTexts } from '../lazy-messages'
import type en from './en'

/** The words of the console's frame and sign-in. */
export const useWords = lateTexts<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
