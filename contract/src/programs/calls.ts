import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, shownText } from '../fields'
import { ProgramData } from './plan-calls'
import {
  ANSWER_MAX,
  type AnswerValue,
  QUESTION_MAX,
  QUESTION_OPTIONS_MAX,
  QUESTIONS_MAX,
  questionTypes,
} from './questions'
import {
  customerStatuses,
  DAY_SHAPE,
  difficulties,
  measurementKindCodes,
  SESSION_SETS_MAX,
  stages,
} from './rules'
import { doneSetDetails, Load, Reps, SetIndex } from './set-calls'

/** Purchased program with texts in the requested language; `color` is `#rrggbb`, `duration` in days. */
export const ProgramSummary = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  categoryId: z.object({ name: z.string(), color: z.string() }),
  metadata: z.object({ duration: z.number().int(), difficulty: z.enum(difficulties) }),
})
export type ProgramSummary = z.infer<typeof ProgramSummary>

/** A program of mine. */
export const UserProgram = z.object({
  _id: z.string(),
  programId: ProgramSummary,
  status: z.enum(customerStatuses),
  /** Stage of a pending program; null on others (decision X-43). */
  stage: z.enum(stages).nullable(),
  /** `YYYY-MM-DD`; null before the first day. */
  startDate: z.string().nullable(),
  /** Percent. */
  progress: z.number().int(),
  /** 0 before the first day. */
  currentWeek: z.number().int(),
  totalWeeks: z.number().int(),
  /** Null while one is being assigned (decision X-52). */
  coach: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  /** Pause of one's own: the day on which it ends by itself, null without one; and the days that are left for others. */
  ownPause: z.object({ until: z.string().nullable(), daysLeft: z.number().int() }),
  createdAt: z.iso.datetime(),
})
export type UserProgram = z.infer<typeof UserProgram>

/** Returns the whole list: the page counts and filters it (decision X-51). */
export const listMyPrograms = endpoint({
  method: 'GET',
  path: '/user-programs',
  allow: 'account',
  summary: 'My programs, the newest first',
  data: z.array(UserProgram),
})

/**
 * A set that was done: exercise, repetitions (0 for a set by time or distance) and kilograms (null without a weight, below 0
 * for help). The other fields are those of a `set` of the log.
 */
export const DoneSet = z.object({
  exercise: shownText(200).min(1, 'request.invalid'),
  reps: Reps,
  load: Load.nullable().default(null),
  /** Place within its exercise, from 0; the order of the list where missing. */
  index: SetIndex.nullish(),
  ...doneSetDetails,
})
export type DoneSet = z.infer<typeof DoneSet>

/** A set as a session is marked with it: `reps` may be missing where there are `seconds` or `meters`. */
const SentSet = DoneSet.extend({ reps: Reps.optional() })
  .check(({ value, issues }) => {
    if (value.reps === undefined && value.seconds == null && value.meters == null)
      issues.push({ code: 'custom', message: 'request.wrong_type', path: ['reps'], input: value })
  })
  .transform(({ reps = 0, ...set }) => ({ ...set, reps }))

/** Sets of a day, `YYYY-MM-DD`, of all its sessions; of sets that were kept twice only those that count. */
export const DoneSession = z.object({
  date: z.string(),
  sets: z.array(DoneSet),
  doneAt: z.iso.datetime(),
  /** The coach entered it, or a part of it, beside the athlete. */
  byCoach: z.literal(true).optional(),
})
export type DoneSession = z.infer<typeof DoneSession>

export const Measurement = z.object({
  _id: z.string(),
  kind: z.enum(measurementKindCodes),
  value: z.number(),
  unit: z.string(),
  at: z.iso.datetime(),
})
export type Measurement = z.infer<typeof Measurement>

/** Sessions by day and measurements by time of a program, both oldest first. */
export const Followed = z.object({ sessions: z.array(DoneSession), measurements: z.array(Measurement) })
export type Followed = z.infer<typeof Followed>

export const MyProgram = Followed.extend({
  /** Null until the coach has published it. */
  programData: ProgramData.nullable(),
  userProgram: UserProgram.extend({ id: z.string() }),
})
export type MyProgram = z.infer<typeof MyProgram>

const ofMine = z.object({ id: Id })

export const getMyProgram = endpoint({
  method: 'GET',
  path: '/user-programs/:id/data',
  allow: 'account',
  summary: 'One of my programs with its plan',
  params: ofMine,
  data: MyProgram,
})

/** Any of text, number, yes or no, option, list of options; null where there is none. */
export const Answer = z.unknown() as z.ZodType<AnswerValue, AnswerValue>

/** `question` and `options` in the language asked for. */
export const Question = z.object({
  id: z.string(),
  category: z.string(),
  type: z.enum(questionTypes),
  question: z.string(),
  required: z.boolean(),
  min: z.number().optional(),
  max: z.number().optional(),
  options: z.array(z.string()).optional(),
})
export type Question = z.infer<typeof Question>

/** Answer to a question; an option in the requested language. */
export const QuestionResponse = z.object({
  questionId: z.string(),
  answer: Answer,
  answeredAt: z.iso.datetime(),
})
export type QuestionResponse = z.infer<typeof QuestionResponse>

export const Questionnaire = z.object({
  questions: z.array(Question),
  responses: z.array(QuestionResponse),
  /** Null while it is a draft. */
  submittedAt: z.iso.datetime().nullable(),
})
export type Questionnaire = z.infer<typeof Questionnaire>

export const MyQuestionnaire = Questionnaire.extend({
  /** True while the program accepts answers. */
  editable: z.boolean(),
  /** True if the first submission must include the consent to store health data (decision X-104). */
  consentNeeded: z.boolean(),
})
export type MyQuestionnaire = z.infer<typeof MyQuestionnaire>

export const getMyQuestionnaire = endpoint({
  method: 'GET',
  path: '/user-programs/:id/questionnaire',
  allow: 'account',
  summary: 'The questionnaire of one of my programs',
  params: ofMine,
  data: MyQuestionnaire,
})

const SentAnswer = z.union(
  [
    z.string().max(ANSWER_MAX),
    z.number(),
    z.boolean(),
    z.array(z.string().max(QUESTION_MAX)).max(QUESTION_OPTIONS_MAX),
    z.null(),
  ],
  'programs.answer_invalid',
)

/** Answers to questions; those that are not named keep theirs, null takes one back. */
export const SentResponses = z
  .array(
    z.object({
      questionId: z.string('request.wrong_type').max(64, 'request.too_long'),
      answer: SentAnswer,
    }),
    'request.wrong_type',
  )
  .max(QUESTIONS_MAX, 'request.too_many')

/** Saves a draft. */
export const saveMyAnswers = endpoint({
  method: 'PUT',
  path: '/user-programs/:id/questionnaire',
  allow: 'account',
  summary: 'Save my answers as a draft',
  params: ofMine,
  body: z.object({ responses: SentResponses }),
  data: MyQuestionnaire,
})

/** Once: the answers are frozen and the coach begins (decision X-45). `consent: true` with the first (decision X-104). */
export const submitMyAnswers = endpoint({
  method: 'POST',
  path: '/user-programs/:id/questionnaire/submit',
  allow: 'account',
  summary: 'Submit my answers',
  params: ofMine,
  body: z.object({ consent: z.boolean('request.wrong_type').optional() }),
  data: MyQuestionnaire,
})

/**
 * Marks a day's session as done with its sets, or as not done. Repeating it replaces what this call wrote; entries of the log
 * stay.
 */
export const putSession = endpoint({
  method: 'PUT',
  path: '/user-programs/:id/sessions/:date',
  allow: 'account',
  summary: 'Mark a session done or undone',
  params: z.object({ id: Id, date: z.string().regex(DAY_SHAPE) }),
  body: z.object({
    done: z.boolean('request.wrong_type'),
    sets: z.array(SentSet, 'request.wrong_type').max(SESSION_SETS_MAX, 'request.too_many').default([]),
  }),
  /** `session` is null where it is undone. */
  data: z.object({ session: DoneSession.nullable(), userProgram: UserProgram }),
})

/** `at` is an instant or a day, not in the future. A weight that is the latest becomes the one that the coach sees. */
export const addMeasurement = endpoint({
  method: 'POST',
  path: '/user-programs/:id/measurements',
  allow: 'account',
  summary: 'Enter a measurement',
  status: 201,
  params: ofMine,
  body: z.object({
    kind: z.enum(measurementKindCodes, 'request.out_of_range'),
    value: z.number('request.wrong_type'),
    unit: z.string('request.wrong_type').max(10, 'request.too_long').optional(),
    at: z.union([z.iso.datetime({ offset: true }), z.iso.date()], 'programs.day_invalid').optional(),
  }),
  data: Measurement,
})

export const removeMeasurement = endpoint({
  method: 'DELETE',
  path: '/user-programs/:id/measurements/:measurementId',
  allow: 'account',
  summary: 'Take a measurement back',
  params: z.object({ id: Id, measurementId: Id }),
})
