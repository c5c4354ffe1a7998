import { z } from 'zod'
import { text } from '../fields'
import { NAME_MAX } from './console-rules'
import {
  QUESTION_MAX,
  QUESTION_OPTIONS_MAX,
  questionProblem,
  questionTopics,
  questionTypes,
} from './questions'

/** Options of a choice. */
export const OptionTexts = z
  .array(text(QUESTION_MAX), 'request.wrong_type')
  .max(QUESTION_OPTIONS_MAX, 'request.too_many')
  .optional()
/** Bound of a number or a scale. */
export const Bound = z
  .number('request.wrong_type')
  .min(-1e9, 'request.out_of_range')
  .max(1e9, 'request.out_of_range')
  .optional()

/** A question in another language; options in the order of the English ones. */
const TranslatedQuestion = z.object({
  category: text(NAME_MAX),
  question: text(QUESTION_MAX),
  options: OptionTexts,
})

/** Question as the owner writes it: English and translations. `id` of an existing one. */
export const EditedQuestion = z
  .object({
    id: z.string().max(64).optional(),
    category: text(NAME_MAX),
    type: z.enum(questionTypes, 'request.out_of_range'),
    question: text(QUESTION_MAX).refine((words) => words !== '', 'programs.question_required'),
    required: z.boolean('request.wrong_type'),
    min: Bound,
    max: Bound,
    options: OptionTexts,
    /** Kind of warning that the coach's editor derives from the answers. */
    about: z.enum(questionTopics, 'request.out_of_range').optional(),
    /** Archived questions are no longer asked; existing answers remain. */
    archived: z.boolean('request.wrong_type').optional(),
    translations: z
      .object({ fa: TranslatedQuestion.optional(), nl: TranslatedQuestion.optional() })
      .default({}),
  })
  .check((ctx) => {
    const code = questionProblem(ctx.value)
    if (code) ctx.issues.push({ code: 'custom', message: code, path: ['options'], input: ctx.value })
  })
export type EditedQuestion = z.infer<typeof EditedQuestion>
