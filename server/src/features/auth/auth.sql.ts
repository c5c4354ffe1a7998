import type { Me, Role } from 'contract/auth/calls'
import { SIGN_IN_RECORD_DAYS } from 'contract/auth/rules'
import type { StaffRole } from 'contract/staff'
import type { Db, Tx } from '../../kernel/db/client'
import type { Session } from '../../kernel/http/authorize'

export interface AccountSecret {
  id: string
  passwordHash: string
  roles: Role[]
  staffRole: StaffRole | null
  isDemo: boolean
  /** Locked by staff. */
  isDisabled: boolean
  /** Closed by its owner, who can still reopen it. */
  isClosed: boolean
}

export interface FoundSession extends Session {
  /** Due for extension: the idle timeout restarts at most every ten minutes. */
  stale: boolean
}

/** The live sessions of these token hashes, by hash. Those of demo accounts end where these may not sign in. */
export async function findSessions(
  db: Db,
  tokenHashes: string[],
  demoSignIn: boolean,
): Promise<Map<string, FoundSession>> {
  const rows = await db<FoundSession[]>`
    select s.token_hash as "sessionId", s.account_id as "accountId", a.roles, a.staff_role as "staffRole",
      s.expires_at < least(now() + make_interval(secs => s.idle_seconds), s.ends_at) - interval '10 minutes' as stale
    from ${live(db, demoSignIn)} and s.token_hash = any(${tokenHashes})`
  return new Map(rows.map((row) => [row.sessionId, row]))
}

/** Sessions `s` that may be used, with their accounts `a`. */
function live(db: Db, demoSignIn: boolean) {
  return db`sessions s join accounts a on a.id = s.account_id
    where ${lasts(db)} and ${mayHaveSessions(db, demoSignIn)}`
}

/** A session `s` that has neither been idle for too long nor reached its end. */
const lasts = (db: Db) => db`s.expires_at > now() and s.ends_at > now()`
/** An account `a` whose sessions count. */
const mayHaveSessions = (db: Db, demoSignIn: boolean) =>
  db`a.disabled_at is null and (${demoSignIn} or not a.is_demo)`

/**
 * Those of these token hashes that are no session any more. The hashes come first in the join and as one text: for 200 of
 * them, asked several times a second, an anti-join with `live` took the database three and a half times as long.
 */
export async function findEndedSessions(
  db: Db,
  tokenHashes: string[],
  demoSignIn: boolean,
): Promise<string[]> {
  const rows = await db<{ hash: string }[]>`
    select k.hash from unnest(string_to_array(${tokenHashes.join()}, ',')) as k (hash)
      left join sessions s on s.token_hash = k.hash and ${lasts(db)}
      left join accounts a on a.id = s.account_id and ${mayHaveSessions(db, demoSignIn)}
    where a.id is null`
  return rows.map((row) => row.hash)
}

export async function touchSession(db: Db, tokenHash: string): Promise<void> {
  await db`
    update sessions set expires_at = least(now() + make_interval(secs => idle_seconds), ends_at), last_used_at = now()
    where token_hash = ${tokenHash} and expires_at > now()`
}

/** An account that is signed in to, with its row locked until the session is committed. */
export interface LockedAccount {
  id: string
  roles: Role[]
  staffRole: StaffRole | null
}

/**
 * Locks an account for a sign-in; undefined where address and password are no longer its own, or it may not sign in. A change
 * of password, roles or owner waits for the lock and then ends the session, or commits first and leaves no row to lock.
 */
export async function lockForSignIn(
  tx: Tx,
  email: string,
  passwordHash: string,
): Promise<LockedAccount | undefined> {
  const [row] = await tx<LockedAccount[]>`
    select id, roles, staff_role as "staffRole" from accounts
    where email = ${email} and password_hash = ${passwordHash} and disabled_at is null and roles <> '{}' for share`
  return row
}

export function insertSession(
  db: Db,
  session: {
    tokenHash: string
    accountId: string
    device: string
    idleSeconds: number
    longestSeconds: number
  },
) {
  return db`
    insert into sessions (token_hash, account_id, device, idle_seconds, expires_at, ends_at)
    values (${session.tokenHash}, ${session.accountId}, ${session.device}, ${session.idleSeconds},
      now() + make_interval(secs => ${session.idleSeconds}), now() + make_interval(secs => ${session.longestSeconds}))`
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db`delete from sessions where token_hash = ${tokenHash}`
}

/** Adds a customer account; false when the address is taken. */
export async function insertAccount(
  db: Db,
  account: {
    id: string
    email: string
    firstName: string
    lastName: string
    passwordHash: string
    locale: string
  },
): Promise<boolean> {
  const rows = await db`
    insert into accounts (id, email, first_name, last_name, password_hash, locale)
    values (${account.id}, ${account.email}, ${account.firstName}, ${account.lastName}, ${account.passwordHash},
      ${account.locale})
    on conflict (email) do nothing returning id`
  return rows.length === 1
}

export async function findAccountSecret(db: Db, email: string): Promise<AccountSecret | undefined> {
  const [row] = await db<AccountSecret[]>`
    select id, password_hash as "passwordHash", roles, staff_role as "staffRole", is_demo as "isDemo",
      disabled_at is not null as "isDisabled", closed_at is not null as "isClosed"
    from accounts where email = ${email}`
  return row
}

export async function isDemoAccount(db: Db, accountId: string): Promise<boolean> {
  const rows = await db`select 1 from accounts where id = ${accountId} and is_demo`
  return rows.length === 1
}

export interface MeRow extends Omit<Me, 'role' | 'staffRole' | 'pendingEmail'> {
  staffRole: StaffRole | null
  pendingEmail: string | null
}

export async function getMe(db: Db, accountId: string): Promise<MeRow | undefined> {
  const [row] = await db<MeRow[]>`
    select id, email, first_name as "firstName", last_name as "lastName", roles, locale, time_zone as "timeZone", staff_role as "staffRole",
      email_verified_at is not null as "emailVerified",
      (select new_email from email_changes c where c.account_id = accounts.id and c.confirmed_at is null
        and c.replaced_at is null and c.expires_at > now()) as "pendingEmail"
    from accounts where id = ${accountId}`
  return row
}

/** Increments the counter of an open window, or restarts an expired one. */
function counted(db: Db) {
  return db`
    on conflict (key) do update set
      count = case when attempts.resets_at <= now() then excluded.count else attempts.count + excluded.count end,
      resets_at = case when attempts.resets_at <= now() then excluded.resets_at else attempts.resets_at end
    returning key, count, greatest(1, ceil(extract(epoch from resets_at - now())))::int as left`
}

export interface Count {
  key: string
  count: number
  left: number
}

/** Adds `by` to the counter of `key` in a fixed window; returns the count and the seconds left in the window. */
export async function incrementAttempts(db: Db, key: string, seconds: number, by = 1): Promise<Count> {
  const [row] = await db<Count[]>`
    insert into attempts (key, count, resets_at) values (${key}, ${by}, now() + make_interval(secs => ${seconds}))
    ${counted(db)}`
  return row ?? { key, count: by, left: seconds }
}

/**
 * Increments the counters of `keys` once per `fact`. Returns the counts, none for a repeated fact. Rows are locked in
 * the order of their keys.
 */
export function incrementOnce(db: Db, fact: string, keys: readonly string[], seconds: number) {
  return db<Count[]>`
    with fact as (
      insert into attempts (key, count, resets_at) values (${fact}, 1, now() + make_interval(secs => ${seconds}))
      on conflict do nothing returning key
    )
    insert into attempts (key, count, resets_at)
    select k.key, 1, now() + make_interval(secs => ${seconds}) from fact, unnest(${keys}::text[]) as k (key)
    order by k.key ${counted(db)}`
}

/**
 * Increments the counter of the network address and, while that is within its limit, of the account: under `known`
 * where the account has signed in from there before. One statement; rows are always locked in this order.
 */
export function incrementSignIn(
  db: Db,
  who: { email: string; networkHash: string },
  address: { key: string; max: number; seconds: number },
  account: { key: string; known: string; seconds: number },
) {
  return db<Count[]>`
    with known as (
      select exists (select 1 from known_addresses k join accounts a on a.id = k.account_id
        where a.email = ${who.email} and k.address_hash = ${who.networkHash}
          and k.seen_at > now() - make_interval(days => ${SIGN_IN_RECORD_DAYS})) as here
    ), address as (
      insert into attempts (key, count, resets_at)
      values (${address.key}, 1, now() + make_interval(secs => ${address.seconds})) ${counted(db)}
    ), account as (
      insert into attempts (key, count, resets_at)
      select case when known.here then ${account.known} else ${account.key} end, 1,
        now() + make_interval(secs => ${account.seconds})
      from known, address where address.count <= ${address.max} ${counted(db)}
    )
    select * from address union all select * from account`
}

/** Decrements a counter: the attempt turned out right. */
export function releaseRateLimit(db: Db, key: string) {
  return db`update attempts set count = greatest(0, count - 1) where key = ${key} and resets_at > now()`
}

export async function resetRateLimit(db: Db, key: string): Promise<void> {
  await db`delete from attempts where key = ${key}`
}

/** Marks the network as known for the account. */
export function rememberNetwork(db: Db, accountId: string, networkHash: string) {
  return db`
    insert into known_addresses (account_id, address_hash) values (${accountId}, ${networkHash})
    on conflict (account_id, address_hash) do update set seen_at = now()`
}

/** Deletes expired sessions, counters and links, and networks from which nobody has signed in for 90 days. */
export async function sweepExpired(db: Db): Promise<void> {
  await db`delete from sessions where expires_at < now()`
  await db`delete from attempts where resets_at < now()`
  await db`delete from auth_links where expires_at < now()`
  await db`delete from email_changes where undo_until < now()`
  await db`delete from sign_in_challenges where expires_at < now()`
  await db`delete from totp where enabled_at is null and created_at < now() - interval '1 day'`
  await db`delete from coach_registrations where created_at < now() - interval '30 days'`
  await db`
    delete from staff_invitations
    where coalesce(accepted_at, withdrawn_at, expires_at) < now() - interval '90 days'`
  await db`delete from known_addresses where seen_at < now() - make_interval(days => ${SIGN_IN_RECORD_DAYS})`
}
