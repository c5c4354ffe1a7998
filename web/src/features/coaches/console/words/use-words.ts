import { lateTexts } from '../../../../i18n/lazy-messages'
import type en from './en'

/** The words of this section. */
export const useWords = lateTexts<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
