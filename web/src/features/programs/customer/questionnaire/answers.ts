import type { Question } from 'contract/programs/calls'
import { type AnswerValue, answerProblem } from 'contract/programs/questions'
import { asciiDigits } from 'contract/sentence'
import type { Problem } from '../../../../ui/form/store'
import { type BodyValues, bodyProblems } from '../profile/body'

/** Values of the controls: numbers and dates as typed, yes or no as `yes` and `no`. */
export type Held = string | string[]

export type Values = BodyValues & { answers: Record<string, Held>; consent: boolean }

export const fieldOf = (questionId: string) => `answers.${questionId}`

/** An answer as its control shows it. */
export function heldOf({ type }: Pick<Question, 'type'>, answer: AnswerValue | undefined): Held {
  if (type === 'multiple') return Array.isArray(answer) ? answer : []
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  return answer === undefined || answer === null ? '' : String(answer)
}

/** Converts a control's value to an answer; null for none. Invalid numbers stay text, which fits no number. */
export function answerOf({ type }: Pick<Question, 'type'>, held: Held | undefined): AnswerValue {
  if (Array.isArray(held)) return held.length > 0 ? held : null
  const text = held?.trim() ?? ''
  if (text === '') return null
  if (type === 'boolean') return text === 'yes'
  if (type !== 'number' && type !== 'scale') return text
  const number = Number(asciiDigits(text).replace(/[٫,]/g, '.'))
  return Number.isFinite(number) ? number : text
}

/** Returns the problems of the body values, the consent and the answers, in the order of the steps. */
export function answerProblems(
  questions: readonly Question[],
  values: Values,
  consentNeeded: boolean,
): Problem[] {
  const missing: Problem[] =
    consentNeeded && !values.consent ? [{ path: 'consent', code: 'consent.required' }] : []
  return [...bodyProblems(values), ...missing, ...answerProblemsOf(questions, values)]
}

/** Returns the first field of a step with a value that does not fit; without questions it is the step of body values. */
export function wrongField(values: Values, questions?: readonly Question[]): string | undefined {
  const problems = questions ? answerProblemsOf(questions, values) : bodyProblems(values)
  return problems.find(({ code }) => code !== 'programs.answer_required')?.path
}

function answerProblemsOf(questions: readonly Question[], { answers }: Values): Problem[] {
  return questions.flatMap((question): Problem[] => {
    const code = answerProblem(question, answerOf(question, answers[question.id]), false)
    return code ? [{ path: fieldOf(question.id), code }] : []
  })
}

export interface Step {
  category: string
  questions: Question[]
}

/** The questions by their category, each category once, in the order in which they come first. */
export function stepsOf(questions: readonly Question[]): Step[] {
  const steps = new Map<string, Question[]>()
  for (const question of questions) {
    steps.set(question.category, [...(steps.get(question.category) ?? []), question])
  }
  return [...steps].map(([category, inside]) => ({ category, questions: inside }))
}
