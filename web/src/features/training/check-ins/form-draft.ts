import { type QuestionType, questionProblem } from 'contract/programs/questions'
import type { MeasurementKind } from 'contract/programs/rules'
import type { CheckInForm, CheckInQuestion } from 'contract/training/check-in-calls'
import { typedNumber } from '../../../ui/form/typed-number'
import type { SentForm, SentQuestion } from './check-ins.api'

/** A question as it is typed. */
export interface QuestionDraft {
  /** Of this dialog only. */
  key: string
  id?: string
  type: QuestionType
  question: string
  required: boolean
  min: string
  max: string
  /** One a line. */
  options: string
  category: string
  measurement: MeasurementKind | ''
}

export interface FormDraft extends Pick<CheckInForm, 'every' | 'dates' | 'photos'> {
  weekday: NonNullable<CheckInForm['weekday']>
  questions: QuestionDraft[]
}

/** A question that is begun. */
export const newQuestion = (): QuestionDraft => ({
  key: crypto.randomUUID(),
  type: 'text',
  question: '',
  required: true,
  min: '',
  max: '',
  options: '',
  category: '',
  measurement: '',
})

const draftOf = (question: CheckInQuestion): QuestionDraft => ({
  key: question.id,
  id: question.id,
  type: question.type,
  question: question.question,
  required: question.required,
  min: question.min === undefined ? '' : String(question.min),
  max: question.max === undefined ? '' : String(question.max),
  options: (question.options ?? []).join('\n'),
  category: question.category,
  measurement: question.measurement ?? '',
})

/** A form as its dialog begins with it; the first one is weekly from Monday. */
export function formDraft({ every, weekday, dates, photos, questions, version }: CheckInForm): FormDraft {
  return {
    every: version === 0 ? 'week' : every,
    weekday: weekday ?? 'monday',
    dates,
    photos,
    questions: version === 0 ? [newQuestion()] : questions.map(draftOf),
  }
}

export const hasOptions = (type: QuestionType) => type === 'single' || type === 'multiple'
export const hasRange = (type: QuestionType) => type === 'number' || type === 'scale'

function bound(typed: string): number | undefined {
  const number = typedNumber(typed)
  return Number.isNaN(number) ? undefined : number
}

/** A question as it is sent: bounds, choices and measurement only where its type has them. */
export function sentQuestion(draft: QuestionDraft): SentQuestion {
  const { id, type, question, required, category, measurement } = draft
  const [min, max] = hasRange(type) ? [bound(draft.min), bound(draft.max)] : []
  return {
    ...(id && { id }),
    type,
    question: question.trim(),
    required,
    category,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(hasOptions(type) && {
      options: draft.options
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    }),
    ...(type === 'number' && measurement !== '' && { measurement }),
  }
}

/** Problem of a question that would be refused. */
export function draftProblem(draft: QuestionDraft) {
  const sent = sentQuestion(draft)
  if (sent.question === '') return 'programs.question_required'
  return questionProblem(sent)
}

/** Problem of the schedule, or of a form that asks nothing. */
export function formProblem({ every, dates, questions, photos }: FormDraft) {
  if (every === 'dates' && dates.filter(Boolean).length === 0) return 'check_ins.dates'
  return every !== null && questions.length === 0 && !photos ? 'check_ins.questions' : undefined
}

export function sentForm({ every, weekday, dates, photos, questions }: FormDraft, version: number): SentForm {
  return {
    every,
    weekday: every === 'week' ? weekday : null,
    dates: every === 'dates' ? dates.filter(Boolean) : [],
    photos,
    questions: questions.map(sentQuestion),
    version,
  }
}
