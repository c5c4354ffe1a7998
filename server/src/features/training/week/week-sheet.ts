import type { Locale } from 'contract/locale'
import { mealKeys, type PlannedExercise, type ProgramData } from 'contract/programs/plan'
import { isTraining, type PlanDay } from '../../programs/customer/week-plan'
import type { WeekDay } from './week-days'
import { filled, isolated, type WeekFormat, weekFormat } from './week-format'
import { targetLines } from './week-targets'
import { type WeekWords, weekWords } from './week-words'

/** Most characters of a text that is printed: one in a row of the table, one of several lines. */
const SHORT = 200
const LONG = 1000
/** Sets with a box to tick. */
const BOXES_MAX = 10

export interface Labelled {
  label: string
  text: string
}

export interface PrintedRow {
  /** Place in its superset, such as `A1`; empty for none. */
  mark: string
  name: string
  amount: string
  rest: string
  boxes: number
  targets: string[]
}

export interface PrintedSession {
  focus: string
  minutes: string
  before: Labelled[]
  rows: PrintedRow[]
  after: Labelled[]
}

export interface PrintedDay {
  name: string
  /** Stands beside the day: rest, excused, moved from another day. */
  state: string
  sessions: PrintedSession[]
}

export interface PrintedMeal {
  name: string
  time: string
  facts: string
  foods: string
  alternatives: Labelled[]
}

/** All words and figures of a week, in one language. */
export interface PrintedWeek {
  title: string
  /** Week and dates. */
  week: string
  people: string[]
  days: PrintedDay[]
  head: Pick<WeekWords, 'exercise' | 'amount' | 'restBetween' | 'done'>
  meals: { title: string; items: PrintedMeal[]; notes: Labelled[] } | null
  /** `{page}` and `{pages}` are filled in. */
  page: string
}

interface Week {
  locale: Locale
  title: string
  /** From 1. */
  week: number
  weeks: number
  /** Name of the block. */
  block: string
  /** From 1. */
  weekOfBlock: number
  athlete: string
  coach: string | null
  days: readonly WeekDay[]
  nutrition: ProgramData['nutrition']
}

interface Language {
  w: WeekWords
  format: WeekFormat
}

/** Returns a week as it is printed. */
export function printWeek(plan: Week): PrintedWeek {
  const language = { w: weekWords[plan.locale], format: weekFormat(plan.locale) }
  const { w, format } = language
  const [first, last] = [plan.days[0]?.date, plan.days.at(-1)?.date]
  const numbers = { week: format.number(plan.week), weeks: format.number(Math.max(1, plan.weeks)) }
  return {
    title: clipped(plan.title || w.plan, SHORT),
    week: [
      filled(w.week, numbers),
      first && last ? format.days(first, last) : '',
      isolated(clipped(plan.block, SHORT)),
    ]
      .filter(Boolean)
      .join(' · '),
    people: [
      filled(w.athlete, { name: isolated(clipped(plan.athlete, SHORT)) }),
      ...(plan.coach ? [filled(w.coach, { name: isolated(clipped(plan.coach, SHORT)) })] : []),
    ],
    days: plan.days.map((day) => printDay(day, plan.weekOfBlock, language)),
    head: w,
    meals: printMeals(plan.nutrition, language),
    page: w.page,
  }
}

function printDay(day: WeekDay, weekOfBlock: number, language: Language): PrintedDay {
  const { w, format } = language
  const sessions = day.sessions.filter(isTraining)
  return {
    name: day.date === null ? format.weekday(day.weekday) : format.day(day.date),
    state: [
      sessions.length === 0 ? w.rest : '',
      day.isExcused ? w.excused : '',
      ...day.movedFrom.map((from) => filled(w.moved, { day: format.day(from) })),
    ]
      .filter(Boolean)
      .join(' · '),
    sessions: sessions.map((session) => printSession(session, weekOfBlock, language)),
  }
}

function printSession(day: PlanDay, weekOfBlock: number, language: Language): PrintedSession {
  const { w, format } = language
  return {
    focus: clipped(day.focus || w.session, SHORT),
    minutes: day.duration > 0 ? filled(w.minutes, { n: format.number(day.duration) }) : '',
    before: labelled(w.warmup, listed(day.warmup, language)),
    rows: day.exercises.map((row, at) => ({
      mark: markOf(day.exercises, at),
      name: clipped(row.name, SHORT),
      amount: [row.sets > 0 ? format.number(row.sets) : '', isolated(format.digits(clipped(row.reps, SHORT)))]
        .filter(Boolean)
        .join(' × '),
      rest: format.digits(clipped(row.rest, SHORT)),
      boxes: Math.min(row.sets, BOXES_MAX),
      targets: targetLines(row.targets ?? [], weekOfBlock, language),
    })),
    after: [
      ...labelled(w.cooldown, listed(day.cooldown, language)),
      ...labelled(w.notes, clipped(day.notes, LONG)),
    ],
  }
}

/** Returns the letter of a superset with the place in it: `A1`, `A2`. */
function markOf(rows: readonly PlannedExercise[], at: number): string {
  const letter = rows[at]?.superset
  if (!letter) return ''
  const place = rows.slice(0, at + 1).filter(({ superset }) => superset === letter).length
  return `${letter.toUpperCase()}${place}`
}

function printMeals(nutrition: ProgramData['nutrition'], language: Language): PrintedWeek['meals'] {
  const { w, format } = language
  const items = mealKeys.flatMap((key): PrintedMeal[] => {
    const { time, calories, protein, carbs, fats, foods, alternatives } = nutrition.mealPlan[key]
    if (foods.length === 0 && calories === 0) return []
    const [p, c, f] = [protein, carbs, fats].map(format.number)
    const facts = [
      calories > 0 ? filled(w.kcal, { n: format.number(calories) }) : '',
      protein + carbs + fats > 0 ? filled(w.macros, { protein: p ?? '', carbs: c ?? '', fats: f ?? '' }) : '',
    ]
    return [
      {
        name: w.meal[key],
        time: format.digits(time),
        facts: facts.filter(Boolean).join(' · '),
        foods: listed(foods, language),
        alternatives: labelled(w.alternatives, listed(alternatives, language)),
      },
    ]
  })
  const notes = [
    ...labelled(w.water, format.digits(clipped(nutrition.hydration.dailyWater, SHORT))),
    ...labelled(w.supplements, listed(nutrition.supplements, language)),
  ]
  if (items.length + notes.length === 0) return null
  return {
    title: w.meals,
    items,
    notes,
  }
}

const labelled = (label: string, text: string): Labelled[] => (text ? [{ label, text }] : [])

const listed = (texts: readonly string[], { w, format }: Language) =>
  format.digits(clipped(texts.filter(Boolean).join(`${w.comma} `), LONG))

function clipped(text: string, max: number): string {
  const points = [...text.trim()]
  return points.length > max ? `${points.slice(0, max).join('')}…` : points.join('')
}
