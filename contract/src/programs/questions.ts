import type { ErrorCode } from '../errors'
import { isBlank } from '../text'
import { DAY_SHAPE } from './rules'

/** The questions of a program and their answers; no zod, because the screens use it too. */

export const questionTypes = ['text', 'number', 'scale', 'boolean', 'single', 'multiple', 'date'] as const
export type QuestionType = (typeof questionTypes)[number]

/** Questions whose answers become flags in the coach's editor. */
export const questionTopics = ['allergies', 'injuries'] as const
export type QuestionTopic = (typeof questionTopics)[number]

export const QUESTIONS_MAX = 100
export const QUESTION_MAX = 1000
export const QUESTION_OPTIONS_MAX = 30
export const ANSWER_MAX = 10_000

/** Constraints of an answer. */
export interface Answerable {
  type: QuestionType
  required: boolean
  /** Bounds of a number or a scale. */
  min?: number | null | undefined
  max?: number | null | undefined
  /** Options of a single or multiple choice. */
  options?: readonly string[] | undefined
}

export type AnswerValue = string | number | boolean | string[] | null

/** Returns true for no answer, blank text or an empty choice; `false` and 0 are answers. */
export function isEmptyAnswer(answer: AnswerValue | undefined): boolean {
  if (answer === undefined || answer === null) return true
  if (typeof answer === 'string') return isBlank(answer)
  return Array.isArray(answer) && answer.length === 0
}

/** Returns the problem of an answer. An empty one is valid in a draft and for an optional question. */
export function answerProblem(
  question: Answerable,
  answer: AnswerValue | undefined,
  draft: boolean,
): ErrorCode | undefined {
  if (answer === undefined || isEmptyAnswer(answer))
    return question.required && !draft ? 'programs.answer_required' : undefined
  return fits(question, answer) ? undefined : 'programs.answer_invalid'
}

function fits(question: Answerable, answer: NonNullable<AnswerValue> | null): boolean {
  const options = question.options ?? []
  switch (question.type) {
    case 'text':
      return typeof answer === 'string' && answer.length <= ANSWER_MAX
    case 'number':
      return typeof answer === 'number' && inRange(question, answer)
    case 'scale':
      return typeof answer === 'number' && Number.isInteger(answer) && inRange(question, answer)
    case 'boolean':
      return typeof answer === 'boolean'
    case 'single':
      return typeof answer === 'string' && options.includes(answer)
    case 'multiple':
      return (
        Array.isArray(answer) &&
        new Set(answer).size === answer.length &&
        answer.every((one) => options.includes(one))
      )
    case 'date':
      return typeof answer === 'string' && isDay(answer)
  }
}

function inRange({ min, max }: Answerable, value: number): boolean {
  return Number.isFinite(value) && value >= (min ?? -1e9) && value <= (max ?? 1e9)
}

/** Returns true for a calendar day `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!DAY_SHAPE.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}

/** Problems of a question as an editor writes it. */
export function questionProblem(question: Answerable): ErrorCode | undefined {
  const options = question.options ?? []
  const isChoice = question.type === 'single' || question.type === 'multiple'
  if (isChoice && (options.length < 2 || new Set(options).size !== options.length))
    return 'programs.options_invalid'
  const { min, max } = question
  if (question.type === 'scale' && (min == null || max == null)) return 'programs.range_invalid'
  return min != null && max != null && min >= max ? 'programs.range_invalid' : undefined
}
