import type { ErrorTexts } from 'contract/errors'
import { words } from '../lazy-words'
import type { KnowsErrors } from '../types'

/** Messages of failures and broken rules; required for `t.error`. */
export const errorWords = words<KnowsErrors, ErrorTexts>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
