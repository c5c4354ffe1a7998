import { fa as errors } from 'contract/messages/fa'
import { withRuleNumbers } from 'contract/rule-numbers'
import type { Language } from './types'
import texts from './words/fa'

const language: Language = { texts, errors: withRuleNumbers(errors, 'fa') }
export default language
