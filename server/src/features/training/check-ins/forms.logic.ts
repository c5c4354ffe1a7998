import type { Received } from 'contract/endpoint'
import { dayKeys } from 'contract/programs/plan'
import { isEditable, type UserProgramStatus } from 'contract/programs/rules'
import type { askCheckIn, CheckInForm, CheckInHead, putCheckInForm } from 'contract/training/check-in-calls'
import { CHECK_IN_AHEAD_MAX, CHECK_IN_DAYS } from 'contract/training/check-in-rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { AuditSource } from '../../../kernel/audit/audit'
import type { Tx } from '../../../kernel/db/client'
import { newId } from '../../../kernel/ids'
import { readAthlete } from '../../programs/coach/read-athlete'
import { addDays } from '../today/day-plan'
import { shownQuestion } from './answers'
import { insertRequested } from './check-ins.sql'
import * as sql from './forms.sql'
import { enqueueCheckInMail } from './mail'
import { addPeriods } from './periods.logic'

function formOf({ every, weekday, dates, questions, asksPhotos, version }: sql.FormRow): CheckInForm {
  return {
    every,
    weekday: weekday === null ? null : (dayKeys[weekday - 1] ?? null),
    dates: dates ?? [],
    questions: (questions ?? []).map(shownQuestion),
    photos: asksPhotos ?? false,
    version,
  }
}

/** Runs an act of a coach on a program, which is audited. */
function withProgram<T>(
  deps: Pick<Deps, 'db'>,
  coach: AuditSource,
  id: string,
  act: (tx: Tx, found: sql.FormRow) => Promise<T>,
): Promise<T> {
  return readAthlete(
    deps,
    coach,
    async (tx, coachId) => {
      await sql.lockCoached(tx, { id, coachId })
      const found = await sql.findForm(tx, { id, coachId })
      return found && { athleteId: found.athleteId, data: await act(tx, found) }
    },
    ({ athleteId }) => ({
      action: 'program_opened',
      subjectId: athleteId,
      object: { type: 'user_program', id },
    }),
  ).then(({ data }) => data)
}

export function getForm(deps: Pick<Deps, 'db'>, coach: AuditSource, id: string): Promise<CheckInForm> {
  return withProgram(deps, coach, id, async (_, found) => formOf(found))
}

export function putForm(
  deps: Pick<Deps, 'db'>,
  coach: AuditSource,
  id: string,
  body: Received<typeof putCheckInForm>['body'],
): Promise<CheckInForm> {
  const coachId = coach.accountId ?? fail('auth.required')
  return withProgram(deps, coach, id, async (tx, before) => {
    if (!isEditable(before.status as UserProgramStatus)) fail('programs.not_editable')
    if (body.version !== undefined && body.version !== before.version) fail('check_ins.changed_meanwhile')
    const rhythm = rhythmOf(body)
    const isSame = JSON.stringify(rhythm) === JSON.stringify(rhythmOf(formOf(before)))
    await sql.saveForm(tx, id, {
      ...rhythm,
      questions: body.questions.map((question) => ({
        ...question,
        id: question.id ?? newId(),
        translations: {},
      })),
      asksPhotos: body.photos,
      schedule: isSame ? null : await beginSchedule(tx, id, before.today, rhythm),
    })
    await addPeriods(tx, { id })
    return formOf((await sql.findForm(tx, { id, coachId })) ?? fail('programs.not_found'))
  })
}

interface Rhythm {
  every: CheckInForm['every']
  weekday: number | null
  dates: string[]
}

function rhythmOf({
  every,
  weekday,
  dates,
}: Pick<Received<typeof putCheckInForm>['body'], 'every' | 'weekday' | 'dates'>): Rhythm {
  return {
    every,
    weekday: every === 'week' && weekday ? dayKeys.indexOf(weekday) + 1 : null,
    dates: every === 'dates' ? [...new Set(dates)].sort() : [],
  }
}

/** First period of a schedule: the one with today, else the next after the last that began. */
async function beginSchedule(
  tx: Tx,
  id: string,
  today: string,
  { every, weekday, dates }: Rhythm,
): Promise<{ since: string; madeUntil: string | null }> {
  const madeUntil = await sql.clearOpen(tx, id, { today, kept: dates })
  if (every !== 'week' || weekday === null) return { since: today, madeUntil }
  const behind = (new Date(`${today}T00:00:00Z`).getUTCDay() + CHECK_IN_DAYS - weekday) % CHECK_IN_DAYS
  let since = addDays(today, -behind)
  while (madeUntil !== null && since <= madeUntil && madeUntil >= today) since = addDays(since, CHECK_IN_DAYS)
  return { since, madeUntil }
}

/** Asks for a check-in outside the schedule; the athlete gets a notice. */
export function ask(
  deps: Pick<Deps, 'db' | 'jobs'>,
  coach: AuditSource,
  id: string,
  { dueDate }: Received<typeof askCheckIn>['body'],
): Promise<CheckInHead> {
  return withProgram(deps, coach, id, async (tx, { status, today, questions, asksPhotos }) => {
    if (status !== 'active') fail('check_ins.not_running')
    if ((questions ?? []).length === 0 && !asksPhotos) fail('check_ins.no_form')
    if (dueDate < today || dueDate > addDays(today, CHECK_IN_AHEAD_MAX)) fail('check_ins.day')
    const checkIn = { id: newId(), userProgramId: id, today, dueDate }
    const made = (await insertRequested(tx, checkIn)) ?? fail('check_ins.asked_already')
    await enqueueCheckInMail(deps, tx, 'asked', made._id)
    return made
  })
}
