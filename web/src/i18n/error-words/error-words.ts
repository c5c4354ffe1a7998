import type { ErrorTexts } from 'contract/errors'
import { words } from '../lazy-words'
import type { KnowsErrors } from '../types'

/** The sentences of failures and of broken rules: who has them may ask `t.error`. */
export const errorWords = words<KnowsErrors, ErrorTexts>({
  en: () => import('./en'),
  fa: () => import('./fa'),
  nl: () => import('./nl'),
})
