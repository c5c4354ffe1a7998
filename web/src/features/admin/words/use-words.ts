import { lateTexts } from '../../../i18n/late-texts'
import type en from './en'

/** The words of the console's frame and sign-in. */
export const useWords = lateTexts<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
