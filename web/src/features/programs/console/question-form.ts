import type { Locale } from 'contract/locale'
import { editedQuestionProblems, NAME_MAX } from 'contract/programs/console-rules'
import type { EditedQuestion } from 'contract/programs/question-calls'
import { QUESTION_MAX, type QuestionTopic, type QuestionType } from 'contract/programs/questions'
import { otherLanguages } from './details-form'

/** A choice in each language. */
export type Choice = Record<Locale, string>

/** Values of the question form. */
export interface QuestionValues extends Record<Locale, { category: string; question: string }> {
  type: QuestionType
  /** Empty for none. */
  about: QuestionTopic | ''
  required: boolean
  min: string
  max: string
  options: Choice[]
}

export const limits = Object.fromEntries(
  ['en', ...otherLanguages].flatMap((language) => [
    [`${language}.category`, NAME_MAX],
    [`${language}.question`, QUESTION_MAX],
  ]),
)

export const noChoice: Choice = { en: '', fa: '', nl: '' }
const none = { category: '', question: '' }

/** A question that is begun, in the category of those before it. */
export function newQuestion(category?: Pick<EditedQuestion, 'category' | 'translations'>): QuestionValues {
  const translated = (language: 'fa' | 'nl') => category?.translations[language]?.category ?? ''
  return {
    en: { category: category?.category ?? '', question: '' },
    fa: { category: translated('fa'), question: '' },
    nl: { category: translated('nl'), question: '' },
    type: 'text',
    about: '',
    required: true,
    min: '',
    max: '',
    options: [noChoice, noChoice],
  }
}

export function valuesOf(question: EditedQuestion): QuestionValues {
  const { category, type, about = '', required, min, max, options = [], translations } = question
  const choices = options.map((en, i) => ({
    en,
    fa: translations.fa?.options?.[i] ?? '',
    nl: translations.nl?.options?.[i] ?? '',
  }))
  return {
    en: { category, question: question.question },
    fa: translations.fa ?? none,
    nl: translations.nl ?? none,
    type,
    about,
    required,
    min: min === undefined ? '' : String(min),
    max: max === undefined ? '' : String(max),
    options: choices.length > 0 ? choices : [noChoice, noChoice],
  }
}

export const hasChoices = (type: QuestionType) => type === 'single' || type === 'multiple'
export const hasRange = (type: QuestionType) => type === 'number' || type === 'scale'

function bound(typed: string): number | undefined {
  const number = Number(typed)
  return typed.trim() === '' || !Number.isFinite(number) ? undefined : number
}

/** The question as it is sent: bounds and choices only where its type has them. */
export function questionWith(values: QuestionValues, before?: EditedQuestion): EditedQuestion {
  const { en, type, about, required } = values
  const choices = values.options.filter((choice) => choice.en.trim() !== '')
  const [min, max] = hasRange(type) ? [bound(values.min), bound(values.max)] : []
  const translations: EditedQuestion['translations'] = {}
  for (const language of otherLanguages) {
    const texts = { category: values[language].category, question: values[language].question }
    const options = choices.map((choice) => choice[language])
    const written = [...Object.values(texts), ...(hasChoices(type) ? options : [])]
    if (written.some((text) => text.trim() !== ''))
      translations[language] = { ...texts, ...(hasChoices(type) && { options }) }
  }
  return {
    ...(before?.id && { id: before.id }),
    category: en.category,
    type,
    question: en.question,
    required,
    ...(about && { about }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(hasChoices(type) && { options: choices.map((choice) => choice.en.trim()) }),
    ...(before?.archived && { archived: true }),
    translations,
  }
}

export function questionProblems(values: QuestionValues) {
  return editedQuestionProblems(questionWith(values)).map(({ path, code }) => ({
    path: path === 'question' ? 'en.question' : path,
    code,
  }))
}
