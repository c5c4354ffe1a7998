import type { ErrorCode } from './errors'
import { en } from './messages/en'
import { withRuleNumbers } from './rule-numbers'
import { fillText } from './sentence'

const english = withRuleNumbers(en, 'en')

/** The English sentence of a code with its parameters filled in. */
export function englishOf(code: ErrorCode, params?: Record<string, string | number>): string {
  return fillText(english[code], params)
}
