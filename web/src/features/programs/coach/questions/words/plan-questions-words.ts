import { words } from '../../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the questionnaire of a plan. */
export const planQuestionsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
