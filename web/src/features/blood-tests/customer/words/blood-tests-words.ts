import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of a customer's own blood tests. */
export const bloodTestsWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
