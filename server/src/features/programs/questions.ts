import type { Locale } from 'contract/locale'
import type { Question, QuestionResponse } from 'contract/programs/calls'
import type { AnswerValue } from 'contract/programs/questions'
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
export function storedAnswer(question: StoredQuestion, answer: AnswerValue): AnswerValue {
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
