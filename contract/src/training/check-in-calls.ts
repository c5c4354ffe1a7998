import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, shownText, text } from '../fields'
import { pageOf, pageQuery } from '../page'
import { Question, QuestionResponse, SentResponses } from '../programs/calls'
import { NAME_MAX } from '../programs/console-rules'
import { dayKeys } from '../programs/plan'
import { Bound, OptionTexts } from '../programs/question-calls'
import { isDay, QUESTION_MAX, questionProblem, questionTypes } from '../programs/questions'
import { measurementKindCodes } from '../programs/rules'
import { oneOf, PartId, whole } from '../programs/set-calls'
import {
  CHECK_IN_DATES_MAX,
  CHECK_IN_QUESTIONS_MAX,
  CHECK_IN_REPLY_MAX,
  CHECK_INS_PER_PAGE,
  checkInRhythms,
  checkInStates,
} from './check-in-rules'
import { ProgressPhoto } from './photo-calls'

const WRONG = 'request.wrong_type'
const ofProgram = z.object({ id: Id })
const ofDay = z.object({ id: Id, date: z.string().refine(isDay) })
const Day = z.string(WRONG).refine(isDay, 'check_ins.day')

/** A question; a number with a `measurement` becomes one when its check-in is submitted. */
export const CheckInQuestion = Question.extend({ measurement: z.enum(measurementKindCodes).optional() })
export type CheckInQuestion = z.infer<typeof CheckInQuestion>

const SentQuestion = z
  .object({
    id: PartId.optional(),
    type: oneOf(questionTypes),
    question: shownText(QUESTION_MAX).min(1, 'programs.question_required'),
    required: z.boolean(WRONG),
    min: Bound,
    max: Bound,
    options: OptionTexts,
    category: text(NAME_MAX),
    measurement: oneOf(measurementKindCodes).optional(),
  })
  .check(({ value, issues }) => {
    const code = questionProblem(value)
    if (code) issues.push({ code: 'custom', message: code, path: ['options'], input: value })
    if (value.measurement && value.type !== 'number')
      issues.push({
        code: 'custom',
        message: 'check_ins.measurement_number',
        path: ['measurement'],
        input: value,
      })
  })

/** Form of an athlete's check-ins; `every` is null while there are none. */
export const CheckInForm = z.object({
  every: z.enum(checkInRhythms).nullable(),
  /** First day of each week's check-in; null unless weekly. */
  weekday: z.enum(dayKeys).nullable(),
  /** Due days, `YYYY-MM-DD`; empty unless by date. */
  dates: z.array(z.string()),
  questions: z.array(CheckInQuestion),
  /** True if progress photos are asked for. */
  photos: z.boolean(),
  /** Counts the changes; 0 before the first. */
  version: z.number().int(),
})
export type CheckInForm = z.infer<typeof CheckInForm>

export const getCheckInForm = endpoint({
  method: 'GET',
  path: '/coach/user-programs/:id/check-ins',
  allow: 'coach',
  summary: 'The form of the check-ins of one of my users',
  params: ofProgram,
  data: CheckInForm,
})

/**
 * Replaces the form; `every: null` ends the check-ins. Questions keep the ids that are sent. The first period is the one in
 * which it is set. With `version` a change since then is 409 `check_ins.changed_meanwhile`.
 */
export const putCheckInForm = endpoint({
  method: 'PUT',
  path: '/coach/user-programs/:id/check-ins',
  allow: 'coach',
  summary: 'Set the check-ins of one of my users',
  params: ofProgram,
  body: z
    .object({
      every: oneOf(checkInRhythms).nullable(),
      weekday: oneOf(dayKeys).nullish(),
      dates: z.array(Day, WRONG).max(CHECK_IN_DATES_MAX, 'request.too_many').default([]),
      questions: z.array(SentQuestion, WRONG).max(CHECK_IN_QUESTIONS_MAX, 'request.too_many').default([]),
      photos: z.boolean(WRONG).default(false),
      version: whole(0, 2_147_483_647).optional(),
    })
    .check(({ value: { every, weekday, dates, questions, photos }, issues }) => {
      const refuse = (path: string, message: string) =>
        issues.push({ code: 'custom', message, path: [path], input: every })
      if (every === 'week' && !weekday) refuse('weekday', 'check_ins.weekday')
      if (every === 'dates' && dates.length === 0) refuse('dates', 'check_ins.dates')
      if (every !== null && questions.length === 0 && !photos) refuse('questions', 'check_ins.questions')
    }),
  data: CheckInForm,
})

const CheckInHead = z.object({
  _id: z.string(),
  /** First day of its period, by which it is addressed. */
  date: z.string(),
  /** Last day of its period. */
  dueDate: z.string(),
  /** Last day on which it is taken late. */
  lateUntil: z.string(),
  state: z.enum(checkInStates),
  /** True if the coach asked for it outside of the schedule. */
  requested: z.boolean(),
  submittedAt: z.iso.datetime().nullable(),
  repliedAt: z.iso.datetime().nullable(),
})
export type CheckInHead = z.infer<typeof CheckInHead>

/**
 * Check-ins, the newest first. `expected` counts those whose due day is over or that were sent, of all pages; days before the
 * form was set and paused days bring none.
 */
const CheckIns = pageOf(CheckInHead).extend({ sent: z.number().int(), expected: z.number().int() })
export type CheckIns = z.infer<typeof CheckIns>

const listQuery = z.object(pageQuery({ limit: CHECK_INS_PER_PAGE }))

export const listAthleteCheckIns = endpoint({
  method: 'GET',
  path: '/coach/user-programs/:id/check-ins/sent',
  allow: 'coach',
  summary: 'Check-ins of one of my users, the newest first',
  params: ofProgram,
  query: listQuery,
  data: CheckIns,
})

/** Asks for one outside of the schedule, from today until `dueDate`, with the questions of the form. */
export const askCheckIn = endpoint({
  method: 'POST',
  path: '/coach/user-programs/:id/check-ins/ask',
  allow: 'coach',
  summary: 'Ask one of my users for a check-in now',
  status: 201,
  params: ofProgram,
  body: z.object({ dueDate: Day }),
  data: CheckInHead,
})

/** A check-in with its questions; an answered one as they were then. */
export const CheckIn = CheckInHead.extend({
  userProgramId: z.string(),
  questions: z.array(CheckInQuestion),
  responses: z.array(QuestionResponse),
  asksPhotos: z.boolean(),
  /** Progress photos of its period. */
  photos: z.array(ProgressPhoto),
  reply: z.object({ text: z.string(), from: z.string() }).nullable(),
  /** True while answers may still be written: until the coach replies, or the next one is due. */
  editable: z.boolean(),
})
export type CheckIn = z.infer<typeof CheckIn>

export const MyCheckIn = CheckIn.extend({
  /** True if the submission must include the consent to store health data. */
  consentNeeded: z.boolean(),
})
export type MyCheckIn = z.infer<typeof MyCheckIn>

export const listMyCheckIns = endpoint({
  method: 'GET',
  path: '/user-programs/:id/check-ins',
  allow: 'account',
  summary: 'My check-ins of a program, the newest first',
  params: ofProgram,
  query: listQuery,
  data: CheckIns,
})

export const getMyCheckIn = endpoint({
  method: 'GET',
  path: '/user-programs/:id/check-ins/:date',
  allow: 'account',
  summary: 'My check-in of the period that holds a day',
  params: ofDay,
  data: MyCheckIn,
})

/** Saves a draft; after the submission all required ones must stay answered. */
export const saveMyCheckIn = endpoint({
  method: 'PUT',
  path: '/user-programs/:id/check-ins/:date',
  allow: 'account',
  summary: 'Save answers of my check-in',
  params: ofDay,
  body: z.object({ responses: SentResponses }),
  data: MyCheckIn,
})

/** Its measurements are entered then; repeated, it changes nothing. */
export const submitMyCheckIn = endpoint({
  method: 'POST',
  path: '/user-programs/:id/check-ins/:date/submit',
  allow: 'account',
  summary: 'Submit my check-in',
  params: ofDay,
  body: z.object({ consent: z.boolean(WRONG).optional() }),
  data: MyCheckIn,
})

/** Answers only once they are submitted. */
export const AthleteCheckIn = CheckIn.extend({
  user: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }),
})
export type AthleteCheckIn = z.infer<typeof AthleteCheckIn>

export const getAthleteCheckIn = endpoint({
  method: 'GET',
  path: '/coach/check-ins/:id',
  allow: 'coach',
  summary: 'A check-in of one of my users',
  params: ofProgram,
  data: AthleteCheckIn,
})

/** Freezes the answers; a later reply replaces the text. */
export const replyToCheckIn = endpoint({
  method: 'POST',
  path: '/coach/check-ins/:id/reply',
  allow: 'coach',
  summary: 'Reply to a check-in of one of my users',
  params: ofProgram,
  body: z.object({ text: shownText(CHECK_IN_REPLY_MAX).min(1, 'check_ins.reply') }),
  data: AthleteCheckIn,
})
