import type { Message } from 'contract/chat/calls'
import type { CardSubject, sendCard as SendCard } from 'contract/chat/card-calls'
import { contentOf } from 'contract/chat/rules'
import type { Received } from 'contract/endpoint'
import { isLocale, type Locale } from 'contract/locale'
import { dayKeys, mealKeys, type ProgramData } from 'contract/programs/plan'
import { completePlan } from 'contract/programs/plan-form'
import { fail } from '../../../fail'
import type { Db } from '../../../kernel/db/client'
import { refuseProblem, type SendDeps, writeDraft } from '../send.logic'
import { kcalText, mealName, testName, weekday } from './card-words'
import * as sql from './cards.sql'

interface Asked {
  chatId: string
  coachId: string
}

/** Subjects of which a card can be sent in a chat; each row and meal once. */
export async function listSubjects(db: Db, asked: Asked): Promise<CardSubject[]> {
  const athlete = (await sql.findAthleteLocale(db, asked)) ?? fail('chat.not_found')
  const locale = isLocale(athlete) ? athlete : 'en'
  const [plans, tests] = await Promise.all([sql.listPlans(db, asked), sql.listTests(db, asked)])
  const subjects = [
    ...plans.flatMap(({ id, data, blocks }) =>
      data
        ? [...exercisesOf(id, [data, ...(blocks ?? [])], locale), ...mealsOf(id, completePlan(data), locale)]
        : [],
    ),
    ...tests.map(
      ({ id, day }): CardSubject => ({
        kind: 'blood_test',
        userProgramId: null,
        ref: id,
        name: testName(day, locale),
        text: '',
      }),
    ),
  ]
  const seen = new Set<string>()
  return subjects.filter(({ kind, userProgramId, ref }) => {
    const key = `${kind} ${userProgramId} ${ref}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Exercise rows with an id, of the current block and of the others. */
function exercisesOf(
  userProgramId: string,
  parts: readonly Partial<Pick<ProgramData, 'workout'>>[],
  locale: Locale,
): CardSubject[] {
  return parts.flatMap(({ workout }) =>
    dayKeys.flatMap((day) =>
      (workout?.weeklySchedule?.[day]?.exercises ?? []).flatMap((row): CardSubject[] => {
        const { id, name, sets, reps, rest } = row as typeof row & { id?: string }
        if (!id) return []
        const text = [weekday(day, locale), `${sets} × ${reps}`, rest].filter(Boolean).join(' · ')
        return [{ kind: 'exercise', userProgramId, ref: id, name, text }]
      }),
    ),
  )
}

/** Meals with at least one food. */
function mealsOf(userProgramId: string, { nutrition }: ProgramData, locale: Locale): CardSubject[] {
  return mealKeys.flatMap((ref): CardSubject[] => {
    const meal = nutrition.mealPlan[ref]
    if (!meal || meal.foods.length === 0) return []
    const text = [meal.time, meal.calories > 0 ? kcalText(meal.calories, locale) : '']
      .filter(Boolean)
      .join(' · ')
    return [{ kind: 'meal', userProgramId, ref, name: mealName(ref, locale), text }]
  })
}

/** Sends a message with a card; without a text it says the name of what it is about. */
export async function sendCard(
  deps: SendDeps,
  { chatId, coachId }: Asked,
  { kind, userProgramId = null, ref, content: typed, clientMsgId }: Received<typeof SendCard>['body'],
): Promise<Message> {
  const subjects = await listSubjects(deps.db, { chatId, coachId })
  const subject =
    subjects.find((one) => one.kind === kind && one.ref === ref && one.userProgramId === userProgramId) ??
    fail('chat.subject_not_found')
  const text = typed.trim() === '' ? subject.name || subject.text : typed
  refuseProblem(text, 0)
  const content = contentOf(text, 0)
  return writeDraft(deps, coachId, { chatId, content, messageType: 'text', clientMsgId, card: subject })
}
