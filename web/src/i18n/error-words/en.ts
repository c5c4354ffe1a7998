import { en } from 'contract/messages/en'
import { withRuleNumbers } from 'contract/rule-numbers'

const texts = withRuleNumbers(en, 'en')
export default texts
