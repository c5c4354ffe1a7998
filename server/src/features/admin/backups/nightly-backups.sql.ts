import { SECOND } from 'contract/units'
import type { Db, Tx } from '../../../kernel/db/client'

/** Hour of the shop's day from which its nightly backup is due. */
const NIGHTLY_HOUR = 3

/** The night whose backup is due, as the day of the shop at whose 03:00 it fell; `at`: an instant, now where missing. */
export async function findNight(db: Db, timeZone: string, at?: string): Promise<string> {
  const [row] = await db<{ night: string }[]>`
    select ((coalesce(${at ?? null}::timestamptz, now()) at time zone ${timeZone})
      - make_interval(hours => ${NIGHTLY_HOUR}))::date::text as night`
  return row?.night ?? ''
}

/** Takes a night for `lease` milliseconds; false where another process has it, or where it is done or tried too often. */
export async function claimNight(db: Db, night: string, lease: number, tries: number): Promise<boolean> {
  const rows = await db`
    insert into nightly_backups (night, state, due_at)
    values (${night}::date, 'running', now() + make_interval(secs => ${lease / SECOND}))
    on conflict (night) do update set state = 'running', due_at = excluded.due_at, attempts = nightly_backups.attempts + 1
      where nightly_backups.state <> 'whole' and nightly_backups.due_at <= now() and nightly_backups.attempts < ${tries}
    returning night`
  return rows.length > 0
}

export async function renewNight(db: Db, night: string, lease: number): Promise<void> {
  await db`
    update nightly_backups set due_at = now() + make_interval(secs => ${lease / SECOND})
    where night = ${night}::date and state = 'running'`
}

export async function finishNight(db: Db, night: string): Promise<void> {
  await db`
    update nightly_backups set state = 'whole', finished_at = now(), failed_at = null, last_error = null
    where night = ${night}::date`
}

/** Releases a night interrupted by a stop of the server; it does not count as a try. */
export async function releaseNight(db: Db, night: string): Promise<void> {
  await db`
    update nightly_backups set state = 'waiting', attempts = attempts - 1, due_at = now()
    where night = ${night}::date and state = 'running'`
}

/** Returns true if the process died during the last try, so no outcome was recorded. */
export async function isNightLost(db: Db, night: string, tries: number): Promise<boolean> {
  const rows = await db`
    select from nightly_backups
    where night = ${night}::date and state = 'running' and due_at <= now() and attempts >= ${tries}`
  return rows.length > 0
}

/** Records that a try failed; the next one is due after `delay` milliseconds. Returns whether it is the night's first failure. */
export async function failNight(tx: Tx, night: string, reason: string, delay: number): Promise<boolean> {
  const [row] = await tx<{ isFirst: boolean }[]>`
    with before as (select night, failed_at from nightly_backups where night = ${night}::date for update)
    update nightly_backups n set state = 'failed', last_error = ${reason}, failed_at = coalesce(n.failed_at, now()),
      due_at = now() + make_interval(secs => ${delay / SECOND})
    from before b where n.night = b.night
    returning b.failed_at is null as "isFirst"`
  return row?.isFirst === true
}

/** Nights without a backup since the last one that has one, of a week at most: a part of a larger statement. */
export const missingNights = (db: Db) => db`
  min(failed_at) from nightly_backups
  where failed_at is not null and night > current_date - 8
    and night > coalesce((select max(night) from nightly_backups where state = 'whole'), '-infinity'::date)`

/** The failure of the newest night; undefined where it did not fail. */
export async function findFailure(
  db: Db,
  night?: string,
): Promise<{ night: string; reason: string } | undefined> {
  const [row] = await db<{ night: string; reason: string; hasFailed: boolean }[]>`
    select night::text as night, coalesce(last_error, '') as reason, failed_at is not null as "hasFailed"
    from nightly_backups where ${night ?? null}::date is null or night = ${night ?? null}::date
    order by nightly_backups.night desc limit 1`
  return row?.hasFailed ? { night: row.night, reason: row.reason } : undefined
}

/** Lists the accounts of owners who can sign in. */
export async function listOwners(db: Db): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from accounts where staff_role = 'owner' and disabled_at is null order by id`
  return rows.map(({ id }) => id)
}
