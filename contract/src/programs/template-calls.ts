import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { pageOf, pageQuery } from '../page'
import { SEARCH_MAX } from '../text'
import { COLOR_SHAPE, DESCRIPTION_MAX, NAME_MAX, templateStatuses } from './console-rules'
import { ProgramData } from './plan-calls'
import { emptyPlan } from './plan-form'
import { EditedQuestion } from './question-calls'
import { QUESTIONS_MAX } from './questions'
import { difficulties, TEMPLATE_DAYS_MAX } from './rules'

export const TEMPLATES_PER_PAGE = 25

/** Texts of a template in another language; `programData` where the plan begins in that language. */
const Translated = z.object({
  name: text(NAME_MAX),
  description: text(DESCRIPTION_MAX),
  categoryName: text(NAME_MAX),
  programData: ProgramData.optional(),
})

/** Template as the owner reads and writes it: English and translations. */
const templateFields = {
  name: text(NAME_MAX).refine((name) => name !== '', 'programs.name_required'),
  description: text(DESCRIPTION_MAX),
  categoryId: z.object({
    name: text(NAME_MAX).refine((name) => name !== '', 'programs.category_required'),
    color: z.string('request.wrong_type').toLowerCase().regex(COLOR_SHAPE, 'programs.color_invalid'),
  }),
  metadata: z.object({
    duration: z
      .number('request.wrong_type')
      .int('programs.duration_invalid')
      .min(1, 'programs.duration_invalid')
      .max(TEMPLATE_DAYS_MAX, 'programs.duration_invalid'),
    difficulty: z.enum(difficulties, 'request.out_of_range'),
  }),
  translations: z.object({ fa: Translated.optional(), nl: Translated.optional() }).default({}),
  /** False removes the template from the offer; programs that began from it continue. */
  isActive: z.boolean('request.wrong_type').default(true),
  /** Initial plan of a new program. Its measurements are stored empty, since each belongs to one person. */
  programData: ProgramData.default(emptyPlan),
  questions: z.array(EditedQuestion, 'request.wrong_type').max(QUESTIONS_MAX, 'request.too_many').default([]),
}

export const ProgramTemplate = z.object({
  ...templateFields,
  _id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ProgramTemplate = z.infer<typeof ProgramTemplate>

/** A template in the list, texts in the language asked for. */
export const TemplateRow = z.object({
  _id: z.string(),
  name: z.string(),
  categoryId: z.object({ name: z.string(), color: z.string() }),
  metadata: z.object({ duration: z.number().int(), difficulty: z.enum(difficulties) }),
  isActive: z.boolean(),
  /** Those that are asked. */
  questionCount: z.number().int(),
  /** Programs of people that began from it. */
  userCount: z.number().int(),
  updatedAt: z.iso.datetime(),
})
export type TemplateRow = z.infer<typeof TemplateRow>

/** A category that templates are in, once for each English name; `label` is in the language asked for. */
export const TemplateCategory = z.object({
  name: z.string(),
  label: z.string(),
  color: z.string(),
  translations: z.object({ fa: z.string(), nl: z.string() }),
})
export type TemplateCategory = z.infer<typeof TemplateCategory>

export const listTemplates = endpoint({
  method: 'GET',
  path: '/admin/programs',
  allow: 'admin',
  staff: 'programs',
  summary: 'Program templates',
  query: z.object({
    /** Any other value, or none: all of them. */
    status: z.enum(templateStatuses).optional().catch(undefined),
    /** The English name of a category. */
    category: z.string().max(NAME_MAX).optional().catch(undefined),
    search: z.string('request.wrong_type').max(SEARCH_MAX, 'request.too_long').optional(),
    ...pageQuery({ limit: TEMPLATES_PER_PAGE }),
  }),
  data: pageOf(TemplateRow).extend({
    /** By status, within search and category. */
    counts: z.object({ active: z.number().int(), archived: z.number().int() }),
    categories: z.array(TemplateCategory),
  }),
})

export const createTemplate = endpoint({
  method: 'POST',
  path: '/admin/programs',
  allow: 'admin',
  staff: 'programs',
  summary: 'Add a program template',
  status: 201,
  body: z.object(templateFields),
  data: ProgramTemplate,
})

export const getTemplate = endpoint({
  method: 'GET',
  path: '/admin/programs/:id',
  allow: 'admin',
  staff: 'programs',
  summary: 'One program template with plan and questions',
  params: z.object({ id: Id }),
  data: ProgramTemplate,
})

/**
 * Replaces a template. Programs that began from it, and questionnaires that were submitted, stay as they are. With the
 * `updatedAt` that was read it is refused (409) where somebody changed the template since.
 */
export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/admin/programs/:id',
  allow: 'admin',
  staff: 'programs',
  summary: 'Change a program template',
  params: z.object({ id: Id }),
  body: z.object({ ...templateFields, updatedAt: z.iso.datetime('request.wrong_type').optional() }),
  data: ProgramTemplate,
})
