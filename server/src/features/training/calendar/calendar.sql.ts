import type { Db } from '../../../kernel/db/client'
import { instant } from '../../programs/user-programs.sql'

export async function saveFeed(db: Db, accountId: string, secretHash: string): Promise<void> {
  await db`
    insert into calendar_feeds (account_id, secret_hash) values (${accountId}, ${secretHash})
    on conflict (account_id) do update set secret_hash = excluded.secret_hash, created_at = now()`
}

export async function deleteFeed(db: Db, accountId: string): Promise<void> {
  await db`delete from calendar_feeds where account_id = ${accountId}`
}

export async function findFeed(db: Db, accountId: string): Promise<{ createdAt: string } | undefined> {
  const [row] = await db<{ createdAt: string }[]>`
    select ${instant(db, db`f.created_at`)} as "createdAt" from calendar_feeds f where f.account_id = ${accountId}`
  return row
}

/** The account that an address belongs to, with its language and its day. */
export interface FeedReader {
  accountId: string
  locale: string
  today: string
}

export async function findReader(db: Db, secretHash: string): Promise<FeedReader | undefined> {
  const [row] = await db<FeedReader[]>`
    select a.id as "accountId", a.locale, account_today(a.id)::text as today
    from calendar_feeds f join accounts a on a.id = f.account_id and a.disabled_at is null
    where f.secret_hash = ${secretHash}`
  return row
}

/** Last day of a running program, and when it last changed. */
export interface FeedProgram {
  id: string
  lastDay: string
  /** Seconds since 1970. */
  changedAt: number
}

export function listFeedPrograms(db: Db, accountId: string): Promise<FeedProgram[]> {
  return db<FeedProgram[]>`
    select id, (start_date + total_weeks * 7 - 1 + paused_days)::text as "lastDay",
      extract(epoch from updated_at)::float8 as "changedAt"
    from user_programs where account_id = ${accountId} and status = 'active' and start_date is not null`
}
