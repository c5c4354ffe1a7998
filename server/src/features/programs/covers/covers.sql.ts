import type { Cover } from 'contract/programs/cover-calls'
import type { Db, Tx } from '../../../kernel/db/client'
import { newJobs } from '../../../kernel/jobs/jobs'

const named = (db: Db, alias: 'k' | 'v') =>
  db`json_build_object('_id', ${db(alias)}.id, 'firstName', ${db(alias)}.first_name, 'lastName', ${db(alias)}.last_name)`

/** Covers `c` that are not over, with both coaches. */
function open(db: Db) {
  return db`coach_covers c join accounts k on k.id = c.coach_id join accounts v on v.id = c.colleague_id
    where c.ended_at is null and c.until_at > now()`
}

const columns = (db: Db) => db`
  c.id as "_id", ${named(db, 'k')} as coach, ${named(db, 'v')} as colleague, c.from_day::text as from,
  c.to_day::text as to, c.from_at <= now() as "isRunning"`

/** Covers that are not over, in which an account is coach or colleague, or coach only. */
export function listOpen(
  db: Db,
  accountId: string,
  { asColleague }: { asColleague: boolean },
): Promise<Cover[]> {
  return db<Cover[]>`
    select ${columns(db)} from ${open(db)}
      and (c.coach_id = ${accountId} or (${asColleague} and c.colleague_id = ${accountId}))
    order by c.from_at, c.id`
}

export async function findOpen(db: Db, id: string): Promise<Cover | undefined> {
  const [row] = await db<Cover[]>`select ${columns(db)} from ${open(db)} and c.id = ${id}`
  return row
}

/** Coaches other than one, by name. */
export function listColleagues(db: Db, coachId: string): Promise<Cover['coach'][]> {
  return db<Cover['coach'][]>`
    select id as "_id", first_name as "firstName", last_name as "lastName" from accounts
    where 'coach' = any(roles) and disabled_at is null and id <> ${coachId} order by last_name, first_name, id`
}

/** Locks the covers of a coach, and returns the coach's day; undefined for somebody who is no coach. */
export async function lockCovers(tx: Tx, coachId: string): Promise<string | undefined> {
  await tx`select pg_advisory_xact_lock(hashtext('coach-covers'), hashtext(${coachId}))`
  const [row] = await tx<{ today: string }[]>`
    select account_today(id)::text as today from accounts
    where id = ${coachId} and 'coach' = any(roles) and disabled_at is null`
  return row?.today
}

/** A colleague and a period of a coach. */
export interface Period {
  coachId: string
  colleagueId: string
  from: string
  to: string
}

/** Covers of a coach that are not over and share a day with a period. */
export function listShared(tx: Tx, { coachId, from, to }: Period) {
  return tx<{ id: string; colleagueId: string; from: string; to: string }[]>`
    select id, colleague_id as "colleagueId", from_day::text as from, to_day::text as to from coach_covers
    where coach_id = ${coachId} and ended_at is null and until_at > now()
      and from_day <= ${to}::date and to_day >= ${from}::date`
}

export async function insertCover(
  tx: Tx,
  id: string,
  { coachId, colleagueId, from, to }: Period,
  actorId: string | null,
): Promise<void> {
  await tx`
    insert into coach_covers (id, coach_id, colleague_id, from_day, to_day, from_at, until_at, actor_id)
    select ${id}, ${coachId}, ${colleagueId}, ${from}::date, ${to}::date, ${from}::date::timestamp at time zone zone,
      (${to}::date + 1)::timestamp at time zone zone, ${actorId}
    from account_zone(${coachId}) as zone`
}

/** Ends a cover now; undefined where there is none that is not over. */
export async function endCover(
  tx: Tx,
  { coachId, colleagueId, from, to }: Period,
): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    update coach_covers set ended_at = now()
    where coach_id = ${coachId} and colleague_id = ${colleagueId} and from_day::text = ${from} and to_day::text = ${to}
      and ended_at is null and until_at > now()
    returning id`
  return row?.id
}

/** Puts a mail to each athlete of the coach of a cover on its way; `ended` tells that it is over. */
export async function enqueueCoverMails(tx: Tx, queue: string, id: string, ended: boolean): Promise<void> {
  const data = tx`jsonb_build_object('coverId', ${id}::text, 'accountId', t.account_id, 'ended', ${ended}::boolean)`
  await newJobs(
    tx,
    queue,
    tx`(select distinct up.account_id from coach_covers c join user_programs up on up.coach_id = c.coach_id
        where c.id = ${id} and up.status not in ('completed', 'deactivated')
      union select c.colleague_id from coach_covers c where c.id = ${id}) t`,
    data,
  )
}
