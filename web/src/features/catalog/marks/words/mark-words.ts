import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Words about products that name an allergy of the customer. */
export const markWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
