import { words } from '../../../../i18n/lazy-words'
import type en from './en'

/** Messages of a coach's templates. */
export const templatesWords = words<typeof en>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
