import { type AnswerValue, answerProblem } from 'contract/programs/questions'
import { measurementKinds } from 'contract/programs/rules'
import type { CheckIn, CheckInQuestion } from 'contract/training/check-in-calls'
import type { Problem } from '../../../ui/form/store'
import { answerOf, fieldOf, type Held, heldOf } from '../../programs/customer/questionnaire/answers'

/** Values of the form of a check-in. */
export interface CheckInValues extends Record<string, unknown> {
  answers: Record<string, Held>
  consent: boolean
}

export function heldAnswers({ questions, responses }: Pick<CheckIn, 'questions' | 'responses'>) {
  const answers = new Map(responses.map(({ questionId, answer }) => [questionId, answer]))
  return Object.fromEntries(
    questions.map((question) => [question.id, heldOf(question, answers.get(question.id))]),
  )
}

function measurementProblem(question: CheckInQuestion, answer: AnswerValue): Problem['code'] | undefined {
  if (!question.measurement || typeof answer !== 'number') return undefined
  const { min, max } = measurementKinds[question.measurement]
  return answer >= min && answer <= max ? undefined : 'programs.measurement_invalid'
}

/** Problems of the answers and of a missing consent, in the order of the page. */
export function checkInProblems(
  questions: readonly CheckInQuestion[],
  { answers, consent }: CheckInValues,
  consentNeeded: boolean,
): Problem[] {
  const problems = questions.flatMap((question): Problem[] => {
    const answer = answerOf(question, answers[question.id])
    const code = answerProblem(question, answer, false) ?? measurementProblem(question, answer)
    return code ? [{ path: fieldOf(question.id), code }] : []
  })
  return consentNeeded && !consent ? [...problems, { path: 'consent', code: 'consent.required' }] : problems
}
