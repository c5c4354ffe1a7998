import type { CheckInQuestion } from 'contract/training/check-in-calls'
import { useT } from '../../../i18n/i18n'
import { QuestionField } from '../../programs/customer/questionnaire/question-field'
import { unitOf } from '../../programs/measured/measured-text'
import { checkInsWords } from './words/check-ins-words'

/** Questions of a check-in with their fields; a measurement names its unit. */
export function QuestionList({ questions }: { questions: readonly CheckInQuestion[] }) {
  const t = useT(checkInsWords)
  return (
    <div className="grid gap-7">
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          hint={question.measurement && t(`checkIns.unit.${unitOf(question.measurement)}`)}
        />
      ))}
    </div>
  )
}
