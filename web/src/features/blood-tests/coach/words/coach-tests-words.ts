import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of the blood tests in the coach area. */
export const coachTestsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
