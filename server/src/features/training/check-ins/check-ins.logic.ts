import type { Received } from 'contract/endpoint'
import { clampPage } from 'contract/page'
import type { QuestionResponse } from 'contract/programs/calls'
import type {
  AthleteCheckIn,
  CheckIn,
  CheckIns,
  MyCheckIn,
  saveMyCheckIn,
} from 'contract/training/check-in-calls'
import { acceptsAnswers } from 'contract/training/check-in-rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { AuditSource } from '../../../kernel/audit/audit'
import type { Db, Pool, Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { hasHealthConsent, insertHealthConsent } from '../../auth/consents.sql'
import { readAthlete } from '../../programs/coach/read-athlete'
import { replaceMeasurements } from '../../programs/customer/tracking.logic'
import { judgeAnswers, requireAnswers } from '../../programs/questions'
import type { Mine } from '../ownership.sql'
import { measurementOf, measurementProblem, shownQuestion } from './answers'
import * as sql from './check-ins.sql'
import { enqueueCheckInMail } from './mail'
import { addPeriods } from './periods.logic'

/** One of the caller's check-ins, by a day of its period. */
interface MyDay extends Mine {
  date: string
}

interface PageWish {
  page: number
  limit: number
}

export async function listMine(db: Pool, mine: Mine, page: PageWish): Promise<CheckIns> {
  await addPeriods(db, { id: mine.id })
  const { athleteId: _, ...counts } = (await sql.countMine(db, mine)) ?? fail('programs.not_found')
  const { position, slice } = clampPage(page, counts.total)
  return { items: await sql.listMine(db, mine, slice), ...counts, ...position }
}

/** The same for the program's coach; the reading is audited. */
export async function listOfAthlete(
  deps: Pick<Deps, 'db'>,
  coach: AuditSource,
  id: string,
  page: PageWish,
): Promise<CheckIns> {
  const { list } = await readAthlete(
    deps,
    coach,
    async (tx, coachId) => {
      await addPeriods(tx, { id })
      const found = await sql.countOfAthlete(tx, { id, coachId })
      if (!found) return undefined
      const { athleteId, ...counts } = found
      const { position, slice } = clampPage(page, counts.total)
      const items = await sql.listOfAthlete(tx, { id, coachId }, slice)
      return { athleteId, list: { items, ...counts, ...position } }
    },
    ({ athleteId }) => ({
      action: 'program_opened',
      subjectId: athleteId,
      object: { type: 'user_program', id },
    }),
  )
  return list
}

function shown(row: sql.CheckInRow, responses: QuestionResponse[]): CheckIn {
  const { athleteId: _, firstName: __, lastName: ___, status, questions, answers: ____, ...rest } = row
  const { measurementIds: _____, ...head } = rest
  const isOpen = status === 'active' || status === 'paused' || status === 'completed'
  return {
    ...head,
    questions: questions.map(shownQuestion),
    responses,
    editable: isOpen && acceptsAnswers(row.state),
  }
}

/** Answers to questions that are still asked. */
function answersOf({ questions, answers }: sql.CheckInRow): QuestionResponse[] {
  const known = new Set(questions.map(({ id }) => id))
  return answers.filter(({ questionId }) => known.has(questionId))
}

async function find(db: Db, { date, ...mine }: MyDay): Promise<sql.CheckInRow> {
  return (await sql.findMine(db, mine, date)) ?? fail('check_ins.not_found')
}

export async function getMine(db: Pool, mine: MyDay): Promise<MyCheckIn> {
  await addPeriods(db, { id: mine.id })
  const [row, consented] = await Promise.all([find(db, mine), hasHealthConsent(db, mine.accountId)])
  return { ...shown(row, answersOf(row)), consentNeeded: !consented }
}

/** The caller's check-in, locked; refuses one that takes no answers. */
async function lockOpen(tx: Tx, mine: MyDay): Promise<sql.CheckInRow> {
  await sql.lockCheckIn(tx, (await find(tx, mine))._id)
  const row = await find(tx, mine)
  if (row.state === 'answered') fail('check_ins.answered')
  if (!shown(row, []).editable) fail('check_ins.closed')
  return row
}

export async function saveMine(
  { db }: Pick<Deps, 'db'>,
  mine: MyDay,
  { responses }: Received<typeof saveMyCheckIn>['body'],
): Promise<MyCheckIn> {
  await addPeriods(db, { id: mine.id })
  await transaction(db, async (tx) => {
    const row = await lockOpen(tx, mine)
    const { given, empty } = judgeAnswers(row.questions, responses, measurementProblem)
    const before = new Map(answersOf(row).map((answer) => [answer.questionId, answer]))
    const answeredAt = new Date().toISOString()
    for (const id of empty) before.delete(id)
    for (const { questionId, answer } of given)
      if (JSON.stringify(before.get(questionId)?.answer) !== JSON.stringify(answer))
        before.set(questionId, { questionId, answer, answeredAt })
    const answers = [...before.values()]
    if (row.submittedAt !== null) requireAnswers(row.questions, answers)
    await sql.saveAnswers(tx, row._id, answers)
    if (row.submittedAt !== null) await enterMeasurements(tx, mine, { ...row, answers })
  })
  return getMine(db, mine)
}

async function enterMeasurements(tx: Tx, mine: Mine, row: sql.CheckInRow): Promise<void> {
  const answers = new Map(row.answers.map(({ questionId, answer }) => [questionId, answer]))
  const entries = row.questions.flatMap((question) => measurementOf(question, answers.get(question.id)) ?? [])
  const at = row.submittedAt === null ? new Date() : new Date(row.submittedAt)
  const ids = await replaceMeasurements(tx, mine, { earlier: row.measurementIds, at, entries })
  await sql.noteMeasurements(tx, row._id, ids)
}

/** Submits a check-in and enters its measurements; a repeat changes nothing. */
export async function submitMine(
  deps: Pick<Deps, 'db' | 'log'>,
  mine: MyDay,
  consent: boolean | undefined,
): Promise<MyCheckIn> {
  const { db, log } = deps
  await addPeriods(db, { id: mine.id })
  await transaction(db, async (tx) => {
    const row = await lockOpen(tx, mine)
    if (row.submittedAt !== null) return
    const answers = answersOf(row)
    requireAnswers(row.questions, answers)
    if (!(await hasHealthConsent(tx, mine.accountId))) {
      if (consent !== true) fail('consent.required')
      await insertHealthConsent(tx, mine.accountId)
    }
    await sql.submit(tx, row._id, row)
    await sql.saveAnswers(tx, row._id, answers)
    await enterMeasurements(tx, mine, { ...row, answers })
  })
  log.info({ event: 'check_in_submitted', program: mine.id }, 'check-in submitted')
  return getMine(db, mine)
}

function shownToCoach(row: sql.CheckInRow): AthleteCheckIn {
  const responses = row.submittedAt === null ? [] : answersOf(row)
  const { athleteId: id, firstName, lastName } = row
  return { ...shown(row, responses), user: { id, firstName, lastName } }
}

/** A check-in of an athlete of the coach; the reading is audited. */
function readOne(
  deps: Pick<Deps, 'db'>,
  coach: AuditSource,
  id: string,
  before: (tx: Tx, coachId: string) => Promise<void> = async () => undefined,
): Promise<sql.CheckInRow> {
  return readAthlete(
    deps,
    coach,
    async (tx, coachId) => {
      await before(tx, coachId)
      return sql.findOfAthlete(tx, { id, coachId })
    },
    ({ athleteId, userProgramId }) => ({
      action: 'program_opened',
      subjectId: athleteId,
      object: { type: 'user_program', id: userProgramId },
    }),
    'check_ins.not_found',
  )
}

export async function getOfAthlete(
  deps: Pick<Deps, 'db'>,
  coach: AuditSource,
  id: string,
): Promise<AthleteCheckIn> {
  return shownToCoach(await readOne(deps, coach, id))
}

/** Stores the coach's reply and freezes the answers; the athlete gets a notice of the first reply. */
export async function reply(
  deps: Pick<Deps, 'db' | 'jobs'>,
  coach: AuditSource,
  id: string,
  text: string,
): Promise<AthleteCheckIn> {
  const row = await readOne(deps, coach, id, async (tx, coachId) => {
    const saved = await sql.saveReply(tx, { id, coachId, text })
    if (saved?.isFirst) await enqueueCheckInMail(deps, tx, 'replied', id)
    if (!saved && (await sql.findOfAthlete(tx, { id, coachId }))) fail('check_ins.not_sent')
  })
  return shownToCoach(row)
}
