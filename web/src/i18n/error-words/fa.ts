import { fa } from 'contract/messages/fa'
import { withRuleNumbers } from 'contract/rule-numbers'

const texts = withRuleNumbers(fa, 'fa')
export default texts
