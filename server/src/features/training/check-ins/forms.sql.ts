import type { CheckInRhythm } from 'contract/training/check-in-rules'
import type { Db, Tx } from '../../../kernel/db/client'
import { type Coached, coached } from '../ownership.sql'
import type { StoredCheckInQuestion } from './check-ins.table'

/** A stored form with what decides about its first period. */
export interface FormRow {
  athleteId: string
  status: string
  /** The athlete's day. */
  today: string
  /** 0 and the fields below null while there is no form. */
  version: number
  every: CheckInRhythm | null
  weekday: number | null
  dates: string[] | null
  questions: StoredCheckInQuestion[] | null
  asksPhotos: boolean | null
}

export async function findForm(db: Db, program: Coached): Promise<FormRow | undefined> {
  const [row] = await db<FormRow[]>`
    select up.account_id as "athleteId", up.status, account_today(up.account_id)::text as today,
      coalesce(f.version, 0) as version, f.every, f.weekday, f.dates::text[] as dates, f.questions,
      f.asks_photos as "asksPhotos"
    from user_programs up left join check_in_forms f on f.user_program_id = up.id where ${coached(db, program)}`
  return row
}

/** Locks a program of the coach until the transaction ends. */
export async function lockCoached(tx: Tx, program: Coached): Promise<void> {
  await tx`select from user_programs up where ${coached(tx, program)} for update of up`
}

/**
 * Deletes check-ins of the schedule that nobody has begun and that are not over, but for those due on `kept`; returns the
 * last due day of those that stay.
 */
export async function clearOpen(
  tx: Tx,
  programId: string,
  { today, kept }: { today: string; kept: readonly string[] },
): Promise<string | null> {
  await tx`
    delete from check_ins where user_program_id = ${programId} and not is_requested and submitted_at is null
      and answers = '[]' and due_date >= ${today} and due_date <> all(${[...kept]}::date[])`
  const [row] = await tx<{ day: string | null }[]>`
    select max(due_date)::text as day from check_ins where user_program_id = ${programId} and not is_requested`
  return row?.day ?? null
}

export interface NewForm {
  every: CheckInRhythm | null
  weekday: number | null
  dates: readonly string[]
  questions: readonly StoredCheckInQuestion[]
  asksPhotos: boolean
  /** Check-ins of a schedule that changed. */
  schedule: { since: string; madeUntil: string | null } | null
}

export async function saveForm(tx: Tx, programId: string, form: NewForm): Promise<void> {
  const { every, weekday, dates, questions, asksPhotos, schedule } = form
  await tx`
    insert into check_in_forms as f (user_program_id, every, weekday, dates, questions, asks_photos, since, made_until)
    values (${programId}, ${every}, ${weekday}, ${[...dates]}::text[]::date[], ${tx.json([...questions])},
      ${asksPhotos}, coalesce(${schedule?.since ?? null}::date, current_date), ${schedule?.madeUntil ?? null})
    on conflict (user_program_id) do update set every = excluded.every, weekday = excluded.weekday,
      dates = excluded.dates, questions = excluded.questions, asks_photos = excluded.asks_photos,
      since = case when ${schedule !== null} then excluded.since else f.since end,
      made_until = case when ${schedule !== null} then excluded.made_until else f.made_until end,
      version = f.version + 1, updated_at = now()
    where (f.every, f.weekday, f.dates, f.questions, f.asks_photos)
      is distinct from (excluded.every, excluded.weekday, excluded.dates, excluded.questions, excluded.asks_photos)`
}
