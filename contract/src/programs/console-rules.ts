import type { ErrorCode } from '../errors'
import { isBlank } from '../text'
import { type Answerable, questionProblem } from './questions'
import { CAPACITY_MAX, TEMPLATE_DAYS_MAX } from './rules'

/** Limits and rules of the console's forms for programs; no zod, because the screens use them too. */

export const NAME_MAX = 200
export const DESCRIPTION_MAX = 5000
export const REASON_MAX = 1000
/** Color of a category, in lower case. */
export const COLOR_SHAPE = /^#[0-9a-f]{6}$/

/** Archived templates are not offered. */
export const templateStatuses = ['active', 'archived'] as const
export type TemplateStatus = (typeof templateStatuses)[number]

interface Problem<P extends string> {
  path: P
  code: ErrorCode
}

interface TemplateDetails {
  name: string
  category: string
  color: string
  /** In days; NaN where it is no number. */
  duration: number
}

/** Returns the problems of a template's details, in the order of its fields. */
export function templateProblems(details: TemplateDetails): Problem<keyof TemplateDetails>[] {
  const { name, category, color, duration } = details
  const problems: Problem<keyof TemplateDetails>[] = []
  if (isBlank(name)) problems.push({ path: 'name', code: 'programs.name_required' })
  if (isBlank(category)) problems.push({ path: 'category', code: 'programs.category_required' })
  if (!COLOR_SHAPE.test(color.toLowerCase())) problems.push({ path: 'color', code: 'programs.color_invalid' })
  if (!Number.isInteger(duration) || duration < 1 || duration > TEMPLATE_DAYS_MAX)
    problems.push({ path: 'duration', code: 'programs.duration_invalid' })
  return problems
}

/** Returns the problems of a question written by the owner. */
export function editedQuestionProblems(
  question: Answerable & { question: string },
): Problem<'question' | 'options' | 'min'>[] {
  if (isBlank(question.question)) return [{ path: 'question', code: 'programs.question_required' }]
  const code = questionProblem(question)
  return code ? [{ path: code === 'programs.range_invalid' ? 'min' : 'options', code }] : []
}

/** Returns the problems of assigning a program to another coach: the previous coach must get a reason. */
export function handOverProblems(
  { coachId, reason }: { coachId: string; reason: string },
  hasCoach: boolean,
): Problem<'coachId' | 'reason'>[] {
  if (coachId === '') return [{ path: 'coachId', code: 'programs.coach_unknown' }]
  return hasCoach && isBlank(reason) ? [{ path: 'reason', code: 'programs.reason_required' }] : []
}

/** Returns the problems of a coach's capacity. */
export function capacityProblems(capacity: number): Problem<'capacity'>[] {
  const fits = Number.isInteger(capacity) && capacity >= 0 && capacity <= CAPACITY_MAX
  return fits ? [] : [{ path: 'capacity', code: 'programs.capacity_invalid' }]
}
