import type { ErrorCode } from 'contract/errors'
import type { Locale } from 'contract/locale'
import type { Question, QuestionResponse } from 'contract/programs/calls'
import { type AnswerValue, answerProblem, isEmptyAnswer } from 'contract/programs/questions'
import { refuseFields } from '../../kernel/http/envelope'
import type { StoredQuestion } from './programs.table'

/** A question with its texts in a language, English where one is missing. */
export function questionIn(question: StoredQuestion, locale: Locale): Question {
  const { id, type, required, min, max, options } = question
  const translated = locale === 'en' ? undefined : question.translations[locale]
  return {
    id,
    category: translated?.category || question.category,
    type,
    question: translated?.question || question.question,
    required,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(options ? { options: optionsIn(question, locale) } : {}),
  }
}

function optionsIn({ options = [], translations }: StoredQuestion, locale: Locale): string[] {
  const translated = locale === 'en' ? undefined : translations[locale]?.options
  return options.map((option, i) => translated?.[i] || option)
}

/** An answer as it is stored: an option in English, whichever language it was chosen in. */
function storedAnswer(question: StoredQuestion, answer: AnswerValue): AnswerValue {
  return mapOptions(question, answer, (option) => {
    for (const locale of ['en', 'fa', 'nl'] as const) {
      const i = optionsIn(question, locale).indexOf(option)
      if (i >= 0) return question.options?.[i] ?? option
    }
    return option
  })
}

/** Answers as a reader of a language sees them. */
export function answersIn(
  questions: readonly StoredQuestion[],
  responses: readonly QuestionResponse[],
  locale: Locale,
): QuestionResponse[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return responses.map((response) => {
    const question = byId.get(response.questionId)
    if (!question) return response
    const answer = mapOptions(question, response.answer, (option) => {
      const i = question.options?.indexOf(option) ?? -1
      return i < 0 ? option : (optionsIn(question, locale)[i] ?? option)
    })
    return { ...response, answer }
  })
}

function mapOptions(
  { type }: StoredQuestion,
  answer: AnswerValue,
  of: (option: string) => string,
): AnswerValue {
  if (type === 'single' && typeof answer === 'string') return of(answer)
  return type === 'multiple' && Array.isArray(answer) ? answer.map(of) : answer
}

interface SentAnswer {
  questionId: string
  answer: AnswerValue
}

/**
 * Answers as they are stored, split into given and empty ones; of repeated questions the last counts. Refuses unknown
 * questions, answers that do not fit, and what `also` finds wrong.
 */
export function judgeAnswers<Q extends StoredQuestion>(
  questions: readonly Q[],
  responses: readonly SentAnswer[],
  also: (question: Q, answer: AnswerValue) => ErrorCode | undefined = () => undefined,
): { given: SentAnswer[]; empty: string[] } {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const answers = responses.map(({ questionId, answer }, i) => {
    const question = byId.get(questionId)
    const stored = question ? storedAnswer(question, answer) : null
    const code = question
      ? (answerProblem(question, stored, true) ?? also(question, stored))
      : 'programs.question_unknown'
    return { questionId, answer: stored, problem: code && { path: ['responses', i, 'answer'], code } }
  })
  refuseFields(answers.flatMap(({ problem }) => problem ?? []))
  const last = [
    ...new Map(answers.map(({ questionId, answer }) => [questionId, { questionId, answer }])).values(),
  ]
  return {
    given: last.filter(({ answer }) => !isEmptyAnswer(answer)),
    empty: last.filter(({ answer }) => isEmptyAnswer(answer)).map(({ questionId }) => questionId),
  }
}

/** Refuses a submission in which a required question has no answer. */
export function requireAnswers(questions: readonly StoredQuestion[], responses: readonly SentAnswer[]): void {
  const answers = new Map(responses.map(({ questionId, answer }) => [questionId, answer]))
  refuseFields(
    questions.flatMap((question) => {
      const code = answerProblem(question, answers.get(question.id), false)
      return code ? [{ path: ['responses', question.id], code }] : []
    }),
  )
}
