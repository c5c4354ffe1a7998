import { nl } from 'contract/messages/nl'
import { withRuleNumbers } from 'contract/rule-numbers'

const texts = withRuleNumbers(nl, 'nl')
export default texts
