import type { QuestionResponse } from 'contract/programs/calls'
import type { CheckInHead } from 'contract/training/check-in-calls'
import { CHECK_IN_DAYS, type CheckInState } from 'contract/training/check-in-rules'
import type { ProgressPhoto } from 'contract/training/photo-calls'
import type { Db, Tx } from '../../../kernel/db/client'
import { instant } from '../../programs/user-programs.sql'
import { type Coached, coached, coachedNow, type Mine, mine } from '../ownership.sql'
import { photoColumns } from '../photos/photos.sql'
import type { StoredCheckInQuestion } from './check-ins.table'

/** State of a check-in `c` of a program `up`, by the athlete's day. */
function stateOf(db: Db) {
  return db`case when c.reply is not null then 'answered' when c.submitted_at is not null then 'sent'
    when exists (select from program_pauses pp where pp.user_program_id = up.id
      and c.due_date >= pp.from_day and c.due_date < coalesce(pp.until_day, 'infinity')) then 'skipped'
    when c.due_date >= account_today(up.account_id) then 'due'
    when c.late_until >= account_today(up.account_id) then 'late' else 'missed' end`
}

function headColumns(db: Db) {
  return db`c.id as _id, c.date::text as date, c.due_date::text as "dueDate", c.late_until::text as "lateUntil",
    ${stateOf(db)} as state, c.is_requested as requested, ${instant(db, db`c.submitted_at`)} as "submittedAt",
    ${instant(db, db`c.replied_at`)} as "repliedAt"`
}

export interface CheckInCount {
  athleteId: string
  total: number
  sent: number
  expected: number
}

/** Counts of a program's check-ins; undefined where there is no such program. */
async function count(db: Db, where: ReturnType<typeof mine>): Promise<CheckInCount | undefined> {
  const [row] = await db<CheckInCount[]>`
    select up.account_id as "athleteId", count(c.id)::int as total, count(c.submitted_at)::int as sent,
      (count(*) filter (where c.submitted_at is not null
        or c.due_date < account_today(up.account_id) and ${stateOf(db)} <> 'skipped'))::int as expected
    from user_programs up left join check_ins c on c.user_program_id = up.id where ${where} group by up.account_id`
  return row
}

function list(db: Db, where: ReturnType<typeof mine>, { limit, offset }: Slice): Promise<CheckInHead[]> {
  return db<CheckInHead[]>`
    select ${headColumns(db)} from check_ins c join user_programs up on up.id = c.user_program_id
    where ${where} order by c.date desc, c.id limit ${limit} offset ${offset}`
}

interface Slice {
  limit: number
  offset: number
}

export const countMine = (db: Db, program: Mine) => count(db, mine(db, program))
export const listMine = (db: Db, program: Mine, slice: Slice) => list(db, mine(db, program), slice)

/** The same for the program's coach. */
export async function countOfAthlete(db: Db, program: Coached): Promise<CheckInCount | undefined> {
  return count(db, coached(db, program))
}
export function listOfAthlete(db: Db, program: Coached, slice: Slice): Promise<CheckInHead[]> {
  return list(db, coached(db, program), slice)
}

/** A check-in with its questions and answers as stored. */
export interface CheckInRow extends CheckInHead {
  userProgramId: string
  athleteId: string
  firstName: string
  lastName: string
  status: string
  state: CheckInState
  questions: StoredCheckInQuestion[]
  asksPhotos: boolean
  answers: QuestionResponse[]
  measurementIds: string[]
  photos: ProgressPhoto[]
  reply: { text: string; from: string } | null
}

function rowColumns(db: Db) {
  return db`${headColumns(db)}, up.id as "userProgramId", up.account_id as "athleteId", a.first_name as "firstName",
    a.last_name as "lastName", up.status, coalesce(c.questions, f.questions, '[]') as questions,
    coalesce(c.asks_photos, f.asks_photos, false) as "asksPhotos", c.answers, c.measurement_ids as "measurementIds",
    coalesce((select json_agg(x order by x.date, x."createdAt") from (
      select ${photoColumns(db)} from progress_photos p where p.user_program_id = up.id and p.date between c.date
        and coalesce((c.submitted_at at time zone account_zone(up.account_id))::date, c.late_until)) x), '[]') as photos,
    case when c.reply is null then null else json_build_object('text', c.reply,
      'from', coalesce((select r.first_name || ' ' || r.last_name from accounts r where r.id = c.replied_by), '')) end as reply`
}

const joined = (db: Db) => db`check_ins c join user_programs up on up.id = c.user_program_id
  join accounts a on a.id = up.account_id left join check_in_forms f on f.user_program_id = up.id`

/** The account's check-in whose period holds a day: the one that begins then, else the latest to begin. */
export async function findMine(db: Db, program: Mine, date: string): Promise<CheckInRow | undefined> {
  const [row] = await db<CheckInRow[]>`
    select ${rowColumns(db)} from ${joined(db)}
    where ${mine(db, program)} and c.date <= ${date} and c.due_date >= ${date} order by c.date desc limit 1`
  return row
}

export async function findOfAthlete(
  db: Db,
  { id, coachId }: { id: string; coachId: string },
): Promise<CheckInRow | undefined> {
  const [row] = await db<CheckInRow[]>`
    select ${rowColumns(db)} from ${joined(db)} where c.id = ${id} and ${coachedNow(db, coachId)}`
  return row
}

/** Locks a check-in, so that its answers and its reply do not pass each other. */
export async function lockCheckIn(tx: Tx, id: string): Promise<void> {
  await tx`select from check_ins where id = ${id} for update`
}

export async function saveAnswers(tx: Tx, id: string, answers: readonly QuestionResponse[]): Promise<void> {
  await tx`update check_ins set answers = ${tx.json([...answers])} where id = ${id}`
}

export async function noteMeasurements(tx: Tx, id: string, ids: readonly string[]): Promise<void> {
  await tx`update check_ins set measurement_ids = ${[...ids]} where id = ${id}`
}

/** Submits a check-in with the questions as they are. */
export async function submit(
  tx: Tx,
  id: string,
  { questions, asksPhotos }: Pick<CheckInRow, 'questions' | 'asksPhotos'>,
): Promise<void> {
  await tx`
    update check_ins set submitted_at = now(), questions = ${tx.json(questions)}, asks_photos = ${asksPhotos}
    where id = ${id} and submitted_at is null`
}

/** Stores the reply to a submitted check-in of the coach's athlete; undefined where there is no such one. */
export async function saveReply(
  tx: Tx,
  { id, coachId, text }: { id: string; coachId: string; text: string },
): Promise<{ isFirst: boolean } | undefined> {
  const [row] = await tx<{ isFirst: boolean }[]>`
    with before as (
      select c.id, c.reply is null as "isFirst" from check_ins c join user_programs up on up.id = c.user_program_id
      where c.id = ${id} and c.submitted_at is not null and ${coachedNow(tx, coachId)} for update of c
    )
    update check_ins c set reply = ${text}, replied_at = coalesce(c.replied_at, now()), replied_by = ${coachId}
    from before b where c.id = b.id returning b."isFirst"`
  return row
}

/** Adds a check-in outside of the schedule, from the athlete's today; undefined where one begins that day already. */
export async function insertRequested(
  tx: Tx,
  {
    id,
    userProgramId,
    today,
    dueDate,
  }: { id: string; userProgramId: string; today: string; dueDate: string },
): Promise<CheckInHead | undefined> {
  await tx`
    insert into check_ins (id, user_program_id, date, due_date, late_until, is_requested)
    values (${id}, ${userProgramId}, ${today}, ${dueDate}, ${dueDate}::date + ${CHECK_IN_DAYS}::int, true)
    on conflict (user_program_id, date) do nothing`
  const [row] = await tx<CheckInHead[]>`
    select ${headColumns(tx)} from check_ins c join user_programs up on up.id = c.user_program_id where c.id = ${id}`
  return row
}
