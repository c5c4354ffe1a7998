import type { NotificationKind, NotificationWay } from 'contract/notifications/rules'
import type { PushTarget } from '../../adapters/push/push'
import type { Db, Tx } from '../../kernel/db/client'
import type { Session } from '../../kernel/http/authorize'
import type { JobData } from '../../kernel/jobs/jobs'

export type Ways = Partial<Record<NotificationKind, NotificationWay>>

export async function findWays(db: Db, accountId: string): Promise<Ways> {
  const rows = await db<{ kind: NotificationKind; way: NotificationWay }[]>`
    select kind, way from notification_ways where account_id = ${accountId}`
  return Object.fromEntries(rows.map(({ kind, way }) => [kind, way]))
}

export async function saveWays(db: Db, accountId: string, ways: Ways): Promise<void> {
  const rows = Object.entries(ways).map(([kind, way]) => ({ kind, way }))
  if (rows.length === 0) return
  await db`
    insert into notification_ways (account_id, kind, way)
    select ${accountId}, w.kind, w.way from jsonb_to_recordset(${db.json(rows)}::jsonb) as w (kind text, way text)
    on conflict (account_id, kind) do update set way = excluded.way`
}

/** Quiet hours, `HH:MM`, and the time of day by the account's own clock. */
export interface Hours {
  from: string | null
  until: string | null
  clock: string
}

export async function findHours(db: Db, accountId: string): Promise<Hours> {
  const [row] = await db<[Hours]>`
    select max(quiet_from) as from, max(quiet_until) as until,
      to_char(now() at time zone account_zone(${accountId}), 'HH24:MI') as clock
    from notification_hours where account_id = ${accountId}`
  return row
}

export async function saveHours(
  db: Db,
  accountId: string,
  quiet: { from: string; until: string } | null,
): Promise<void> {
  await db`
    insert into notification_hours (account_id, quiet_from, quiet_until)
    values (${accountId}, ${quiet?.from ?? null}, ${quiet?.until ?? null})
    on conflict (account_id) do update set quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`
}

/** Notes that an account is reminded on a day of its own calendar; false where it was already. */
export async function noteReminder(db: Db, accountId: string, day: string): Promise<boolean> {
  const rows = await db`
    insert into notification_hours as h (account_id, reminded_on) values (${accountId}, ${day})
    on conflict (account_id) do update set reminded_on = excluded.reminded_on
      where h.reminded_on is null or h.reminded_on < excluded.reminded_on
    returning 1 as noted`
  return rows.length > 0
}

/** Notes that an account is reminded of a meal, `YYYY-MM-DD HH:MM`; false where it was already. */
export async function noteMealReminder(db: Db, accountId: string, meal: string): Promise<boolean> {
  const rows = await db`
    insert into notification_hours as h (account_id, meal_until) values (${accountId}, ${meal})
    on conflict (account_id) do update set meal_until = excluded.meal_until
      where h.meal_until is null or h.meal_until < excluded.meal_until
    returning 1 as noted`
  return rows.length > 0
}

export interface Device {
  endpoint: string
  createdAt: string
  lastSentAt: string | null
}

export function listDevices(db: Db, accountId: string): Promise<Device[]> {
  return db<Device[]>`
    select endpoint, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      to_char(last_sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastSentAt"
    from push_subscriptions where account_id = ${accountId} and session_id is not null order by created_at, endpoint`
}

/** Browsers that may be told; those from before sessions were noted wait until their page adds them again. */
export function listTargets(db: Db, accountId: string): Promise<PushTarget[]> {
  return db<PushTarget[]>`
    select endpoint, p256dh, auth from push_subscriptions where account_id = ${accountId} and session_id is not null
    order by created_at, endpoint`
}

/**
 * Adds or renews a device, until the session ends; one of another account becomes this one's, as whoever uses the
 * browser now. Nothing is added where the session has ended meanwhile.
 */
export async function saveDevice(
  tx: Tx,
  { accountId, sessionId }: Pick<Session, 'accountId' | 'sessionId'>,
  target: PushTarget,
): Promise<void> {
  await tx`select from accounts where id = ${accountId} for no key update`
  await tx`
    insert into push_subscriptions (endpoint, account_id, session_id, p256dh, auth)
    select ${target.endpoint}, account_id, id, ${target.p256dh}, ${target.auth}
    from sessions where token_hash = ${sessionId} and account_id = ${accountId} for key share
    on conflict (endpoint) do update set account_id = excluded.account_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()`
}

/** Deletes the oldest devices beyond so many. */
export async function keepNewest(tx: Tx, accountId: string, most: number): Promise<void> {
  await tx`
    delete from push_subscriptions where endpoint in (
      select endpoint from push_subscriptions where account_id = ${accountId}
      order by created_at desc, endpoint offset ${most})`
}

export async function deleteDevices(db: Db, accountId: string, endpoints: readonly string[]): Promise<void> {
  await db`
    delete from push_subscriptions where account_id = ${accountId} and endpoint = any(${[...endpoints]}::text[])`
}

export async function noteSent(db: Db, accountId: string, endpoints: readonly string[]): Promise<void> {
  await db`
    update push_subscriptions set last_sent_at = now()
    where account_id = ${accountId} and endpoint = any(${[...endpoints]}::text[])`
}

/** A notice on its way. */
export interface Pending {
  count: number
  text: string
  path: string
  fallback: { queue: string; data: JobData } | null
  /** Milliseconds since the first of its kind. */
  age: number
  /** Language of the account. */
  locale: string
}

interface NewPending {
  accountId: string
  kind: NotificationKind
  text: string
  path: string
  fallback: { queue: string; data: JobData } | null
}

/** Adds a notice to those of its kind that are on their way. */
export async function addPending(
  tx: Tx,
  { accountId, kind, text, path, fallback }: NewPending,
): Promise<void> {
  const mail = fallback ? tx.json(fallback) : null
  await tx`
    insert into push_pending as p (account_id, kind, text, path, fallback)
    values (${accountId}, ${kind}, ${text}, ${path}, ${mail}::jsonb)
    on conflict (account_id, kind) do update set count = p.count + 1, text = excluded.text, path = excluded.path,
      fallback = excluded.fallback`
}

export async function findPending(db: Db, accountId: string, kind: string): Promise<Pending | undefined> {
  const [row] = await db<Pending[]>`
    select p.count, p.text, p.path, p.fallback, (extract(epoch from now() - p.since) * 1000)::float8 as age, a.locale
    from push_pending p join accounts a on a.id = p.account_id and a.disabled_at is null
    where p.account_id = ${accountId} and p.kind = ${kind}`
  return row
}

/** Deletes a notice that was sent, unless more of its kind came meanwhile. */
export async function deletePending(
  db: Db,
  { accountId, kind, count }: { accountId: string; kind: string; count: number },
): Promise<boolean> {
  const rows = await db`
    delete from push_pending where account_id = ${accountId} and kind = ${kind} and count = ${count}
    returning 1 as deleted`
  return rows.length > 0
}
