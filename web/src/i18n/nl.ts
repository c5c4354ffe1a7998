import { nl as errors } from 'contract/messages/nl'
import { withRuleNumbers } from 'contract/rule-numbers'
import type { Language } from './types'
import texts from './words/nl'

const language: Language = { texts, errors: withRuleNumbers(errors, 'nl') }
export default language
