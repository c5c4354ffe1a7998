import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Words of the rules of progression and their proposals. */
export const progressionWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
