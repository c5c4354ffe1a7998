import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { UserProgram } from '../programs/calls'
import { mealKeys } from '../programs/plan'
import { isDay } from '../programs/questions'
import { SetTargetBody } from '../programs/set-calls'
import { LogEntry, type SentEntry } from './entry-calls'
import { dueKinds, LOG_BATCH_MAX, LOG_BYTES_MAX, LOG_PERIOD_MAX, logOutcomes, plannedStates } from './rules'

const ofMine = z.object({ id: Id })
const Day = z.string('request.wrong_type').refine(isDay, 'log.day')

/** An entry in OpenAPI: each is checked by itself (`LogEntry`), not with the body. */
const Sent = z
  .unknown()
  .meta(z.toJSONSchema(LogEntry, { io: 'input', target: 'draft-7', unrepresentable: 'any' })) as z.ZodType<
  SentEntry,
  SentEntry
>

/** Outcome of one entry; `code`, `params`, `field` and the English `message` only where it was refused. */
export const LogResult = z.object({
  /** Client id as it was sent; empty if it was not a text. */
  clientId: z.string(),
  outcome: z.enum(logOutcomes),
  code: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Path of the refused field within the entry. */
  field: z.string().optional(),
  message: z.string().optional(),
})
export type LogResult = z.infer<typeof LogResult>

/**
 * Stores entries of the log once each, however often and from however many devices they are sent; one result an entry, in their
 * order. `repeated`: the same or a lower `rev` is stored (200 with nothing changed). `replaced`: the higher `rev` is in force.
 * `kept_both`: another `clientId` has that set already (the same `session`, exercise, `index` and `side`), so this one has
 * `counts: false` until its owner removes one of them. `refused`: nothing of it is stored, and the same entry is refused again
 * until it is changed; the device sets it aside. Entries are taken for days on which the program ran, whatever its state is now
 * (`log.day` else); moves and excuses also for coming days of the plan.
 */
export const postLog = endpoint({
  method: 'POST',
  path: '/user-programs/:id/log',
  allow: 'account',
  summary: 'Store entries of my training log',
  judged: { field: 'entries', bytes: LOG_BYTES_MAX },
  params: ofMine,
  body: z.object({
    entries: z
      .array(Sent, 'request.wrong_type')
      .min(1, 'request.invalid')
      .max(LOG_BATCH_MAX, 'request.too_many'),
  }),
  data: z.object({ results: z.array(LogResult) }),
})

/** An entry as it is stored: the fields that were sent, and whether it counts. */
export type LogItem = LogEntry & { counts: boolean; byCoach?: true }
export const LogItem = z.unknown().meta({
  description:
    'An entry as it is sent to `POST …/log`, with `counts` beside its fields, and `byCoach` where the coach entered it.',
}) as z.ZodType<LogItem, LogItem>

/** Days of a reading, both included; without them the last `LOG_PERIOD_MAX` days. */
export const LogPeriod = z.object({ from: Day.optional(), to: Day.optional() })

/** Entries by day, in the order in which they were stored; those that were taken back are not in it. Not paged. */
export const listLog = endpoint({
  method: 'GET',
  path: '/user-programs/:id/log',
  allow: 'account',
  summary: `My training log of at most ${LOG_PERIOD_MAX} days`,
  params: ofMine,
  query: LogPeriod,
  data: z.object({ items: z.array(LogItem) }),
})

/** A set of the last time that an exercise was done; `load` in kg. */
export const LastSet = z.object({
  date: z.string(),
  reps: z.number().int().nullable(),
  load: z.number().nullable(),
  seconds: z.number().nullable(),
  meters: z.number().nullable(),
})
export type LastSet = z.infer<typeof LastSet>

/** A planned exercise of today; texts as the coach wrote them. */
export const TodayExercise = z.object({
  /** Id of the row. */
  row: z.string(),
  /** Exercise of the library; null where the row has none. */
  exerciseId: z.string().nullable(),
  name: z.string(),
  sets: z.number().int(),
  reps: z.string(),
  rest: z.string(),
  /** Letter of its superset; null for none. */
  superset: z.string().nullable(),
  /** Targets of this week, by index. */
  targets: z.array(SetTargetBody),
  /** Maxima that the targets name and that the log has, estimated in kg; absent without any. */
  maxima: z.array(z.object({ of: z.string(), kg: z.number() })).optional(),
  /** Equipment as the coach wrote it; it decides the steps of a load. */
  equipment: z.array(z.string()),
  alternatives: z.array(z.string()),
  technique: z.string(),
  videoUrl: z.string(),
  /** Sets that count of the last time before `date`, without warm-ups; empty where there is none. */
  last: z.array(LastSet),
  /** Exercises of the library that work the same muscles, in the language asked for; the best first. */
  swaps: z.array(z.object({ exerciseId: z.string(), name: z.string(), equipment: z.array(z.string()) })),
})
export type TodayExercise = z.infer<typeof TodayExercise>

/** The part of a plan for one session. */
const sessionPlan = {
  /** Version of the plan, to be sent with the session when it begins. */
  planVersion: z.number().int(),
  focus: z.string(),
  warmup: z.array(z.string()),
  cooldown: z.array(z.string()),
  notes: z.string(),
  exercises: z.array(TodayExercise),
}
export const SessionPlan = z.object(sessionPlan)
export type SessionPlan = z.infer<typeof SessionPlan>

export const TodaySession = z.object({
  ...sessionPlan,
  userProgramId: z.string(),
  /** Id to log it under. */
  session: z.string(),
  /** Day of the plan that it belongs to; another than `date` where it was moved. */
  plannedFor: z.string(),
  /** Minutes. */
  duration: z.number().int(),
  state: z.enum(plannedStates),
  /** The newest plan of a running session; null if it did not change since the start. */
  newer: SessionPlan.nullable(),
})
export type TodaySession = z.infer<typeof TodaySession>

export const TodayMeal = z.object({
  meal: z.enum(mealKeys),
  time: z.string(),
  calories: z.number().int(),
  protein: z.number().int(),
  carbs: z.number().int(),
  fats: z.number().int(),
  foods: z.array(z.string()),
  recipes: z.string(),
  alternatives: z.array(z.string()),
  done: z.boolean(),
  /** The alternative that was eaten instead. */
  alternative: z.string().nullable(),
})
export type TodayMeal = z.infer<typeof TodayMeal>

export const Today = z.object({
  date: z.string(),
  /** The running program with a session that day, else the newest running one; null without one. */
  program: UserProgram.nullable(),
  /** All running programs, that one first. */
  programs: z.array(UserProgram),
  /** Sessions of that day, of `program` first; empty on a rest day. */
  sessions: z.array(TodaySession),
  /** The next day with a session within two weeks, and what it is about. */
  next: z.object({ date: z.string(), userProgramId: z.string(), focus: z.string() }).nullable(),
  /** Planned sessions of the last week that were neither begun nor moved nor excused, the latest first; see `session` above. */
  missed: z.array(
    z.object({ date: z.string(), userProgramId: z.string(), session: z.string(), focus: z.string() }),
  ),
  /** Meals of `program` that have anything in them, in the order of the day. */
  meals: z.array(TodayMeal),
  /** Targets of a day, in kcal and grams; 0 for those that the plan does not name, null without a program. */
  targets: z
    .object({
      calories: z.number().int(),
      protein: z.number().int(),
      carbs: z.number().int(),
      fats: z.number().int(),
    })
    .nullable(),
  /** Millilitres; `target` is null where the plan names no amount that can be read. */
  water: z.object({ target: z.number().int().nullable(), ml: z.number().int() }),
  /** Tasks that are due, with their pages; `text` in the language asked for. */
  due: z.array(z.object({ kind: z.enum(dueKinds), text: z.string(), path: z.string() })),
  /** A line of the coach for that day. */
  line: z.object({ from: z.string(), text: z.string(), path: z.string() }).nullable(),
})
export type Today = z.infer<typeof Today>

/** `date` is the device's day; without it the account's. Without a running program everything is null or empty. */
export const getToday = endpoint({
  method: 'GET',
  path: '/today',
  allow: 'account',
  summary: 'My day: sessions, meals, water, what is due',
  query: z.object({ date: Day.optional() }),
  data: Today,
})
