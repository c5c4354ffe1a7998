import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { pageOf, pageQuery } from '../page'
import { SEARCH_MAX } from '../text'
import { COLOR_SHAPE, DESCRIPTION_MAX, NAME_MAX, REASON_MAX, templateStatuses } from './console-rules'
import { ProgramData } from './plan-calls'
import { emptyPlan } from './plan-form'
import {
  QUESTION_MAX,
  QUESTION_OPTIONS_MAX,
  QUESTIONS_MAX,
  questionProblem,
  questionTypes,
} from './questions'
import { CAPACITY_MAX, difficulties, TEMPLATE_DAYS_MAX, userProgramStatuses } from './rules'

export const TEMPLATES_PER_PAGE = 25
export const USER_PROGRAMS_PER_PAGE = 25

const optionTexts = z
  .array(text(QUESTION_MAX), 'request.wrong_type')
  .max(QUESTION_OPTIONS_MAX, 'request.too_many')
  .optional()
const bound = z
  .number('request.wrong_type')
  .min(-1e9, 'request.out_of_range')
  .max(1e9, 'request.out_of_range')
  .optional()

/** A question in another language; options in the order of the English ones. */
const TranslatedQuestion = z.object({
  category: text(NAME_MAX),
  question: text(QUESTION_MAX),
  options: optionTexts,
})

/** A question as the owner writes it: English, and the other languages beside it. `id` of one that is kept. */
export const EditedQuestion = z
  .object({
    id: z.string().max(64).optional(),
    category: text(NAME_MAX),
    type: z.enum(questionTypes, 'request.out_of_range'),
    question: text(QUESTION_MAX).refine((words) => words !== '', 'programs.question_required'),
    required: z.boolean('request.wrong_type'),
    min: bound,
    max: bound,
    options: optionTexts,
    /** Asked no more; who answered it already keeps the answer. */
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

/** Texts of a template in another language; `programData` where the plan begins in that language. */
const Translated = z.object({
  name: text(NAME_MAX),
  description: text(DESCRIPTION_MAX),
  categoryName: text(NAME_MAX),
  programData: ProgramData.optional(),
})

/** A template as the owner reads and writes it: English, and the other languages beside it. */
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
  /** An archived template is offered no more; programs that began from it go on. */
  isActive: z.boolean('request.wrong_type').default(true),
  /** What a user's plan begins as. */
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

const Person = z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() })

/** Somebody's program in the console; no health data. */
export const UserProgramRow = z.object({
  _id: z.string(),
  programId: z.object({ _id: z.string(), name: z.string() }),
  user: Person,
  /** Null while nobody has room. */
  coach: Person.nullable(),
  status: z.enum(userProgramStatuses),
  startDate: z.string().nullable(),
  progress: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type UserProgramRow = z.infer<typeof UserProgramRow>

export const listUserPrograms = endpoint({
  method: 'GET',
  path: '/admin/user-programs',
  allow: 'admin',
  staff: 'programs',
  summary: 'Programs of people, the newest first',
  query: z.object({
    /** Any other value, or none: every status. */
    status: z.enum(userProgramStatuses).optional().catch(undefined),
    /** `none`: those without a coach; else the id of a coach. */
    coach: z.string().max(64).optional().catch(undefined),
    /** In name, address and program. */
    search: z.string('request.wrong_type').max(SEARCH_MAX, 'request.too_long').optional(),
    ...pageQuery({ limit: USER_PROGRAMS_PER_PAGE }),
  }),
  data: pageOf(UserProgramRow).extend({
    /** Without a coach, over all pages. */ unassigned: z.number().int(),
  }),
})

/** Who coached from when on; `by` is null where that was the automatic assignment. */
export const Assignment = z.object({
  /** Null where the account is gone. */
  coach: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  by: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  reason: z.string(),
  at: z.iso.datetime(),
})
export type Assignment = z.infer<typeof Assignment>

/** A program with who coached it so far, the oldest first. */
export const ConsoleProgram = UserProgramRow.extend({
  currentWeek: z.number().int(),
  totalWeeks: z.number().int(),
  assignments: z.array(Assignment),
})
export type ConsoleProgram = z.infer<typeof ConsoleProgram>

export const getConsoleProgram = endpoint({
  method: 'GET',
  path: '/admin/user-programs/:id',
  allow: 'admin',
  staff: 'programs',
  summary: 'One program of a person, with who coached it',
  params: z.object({ id: Id }),
  data: ConsoleProgram,
})

/**
 * Hands a program to a coach; the coach before, whom a reason is owed to, sees it no more from then on. With the coach
 * whom the sender saw as `from` (null for none) it is refused (409) where that is another by now.
 */
export const assignCoach = endpoint({
  method: 'PATCH',
  path: '/admin/user-programs/:id',
  allow: 'admin',
  staff: 'programs',
  summary: 'Assign or hand over a program to a coach',
  params: z.object({ id: Id }),
  body: z.object({
    coachId: z
      .string('programs.coach_unknown')
      .min(1, 'programs.coach_unknown')
      .max(64, 'programs.coach_unknown'),
    from: z.string('request.wrong_type').max(64, 'request.too_long').nullable().optional(),
    /** Required where there is a coach already. */
    reason: text(REASON_MAX),
  }),
  data: UserProgramRow,
})

/** Who coaches what, and how much room there is. */
export const ProgramCoach = Person.extend({
  /** Most programs at a time for the automatic assignment. */
  capacity: z.number().int(),
  /** Programs that are not over. */
  open: z.number().int(),
  /** Of these the running ones. */
  active: z.number().int(),
  programIds: z.array(z.string()),
})
export type ProgramCoach = z.infer<typeof ProgramCoach>

export const listProgramCoaches = endpoint({
  method: 'GET',
  path: '/admin/program-coaches',
  allow: 'admin',
  staff: 'programs',
  summary: 'Coaches with their programs and room',
  data: z.object({ items: z.array(ProgramCoach) }),
})

export const updateProgramCoach = endpoint({
  method: 'PUT',
  path: '/admin/program-coaches/:id',
  allow: 'admin',
  staff: 'programs',
  summary: 'Change what a coach coaches and how many at a time',
  params: z.object({ id: Id }),
  body: z.object({
    capacity: z
      .number('request.wrong_type')
      .int('programs.capacity_invalid')
      .min(0, 'programs.capacity_invalid')
      .max(CAPACITY_MAX, 'programs.capacity_invalid'),
    programIds: z.array(z.string().max(64), 'request.wrong_type').max(500, 'request.too_many'),
  }),
  data: ProgramCoach,
})
