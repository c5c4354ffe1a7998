import type { Locale } from 'contract/locale'
import { NEWSLETTER_LINK_DAYS } from 'contract/newsletter/rules'
import type { Db, Fragment, Tx } from '../../kernel/db/client'

/** True for addresses `n` that get the newsletter. */
const isActive = (db: Db) => db`n.confirmed_at is not null and n.left_at is null`

/** True for addresses `n` whose newest request still waits for its confirmation. */
const isWaiting = (db: Db) => db`(n.confirmed_at is null or coalesce(n.left_at < n.asked_at, false))
  and n.asked_at > now() - make_interval(days => ${NEWSLETTER_LINK_DAYS})`

const iso = (db: Db, time: Fragment) =>
  db`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Notes that the newsletter is asked for; an address that gets it already stays as it is. Returns its id. */
export async function saveRequest(
  tx: Tx,
  { id, email, locale }: { id: string; email: string; locale: Locale },
): Promise<string> {
  const [row] = await tx<{ id: string }[]>`
    insert into newsletter_addresses as n (id, email, locale) values (${id}, ${email}, ${locale})
    on conflict (email) do update set
      asked_at = case when ${isActive(tx)} then n.asked_at else now() end,
      locale = case when ${isActive(tx)} then n.locale else excluded.locale end
    returning n.id`
  return row?.id ?? id
}

/** Address to mail to, and the mail that is due for it. */
export interface MailedAddress {
  id: string
  email: string
  locale: Locale
  isActive: boolean
  isWaiting: boolean
}

export async function findAddress(db: Db, id: string): Promise<MailedAddress | undefined> {
  const [row] = await db<MailedAddress[]>`
    select n.id, n.email, n.locale, ${isActive(db)} as "isActive", ${isWaiting(db)} as "isWaiting"
    from newsletter_addresses n where n.id = ${id}`
  return row
}

/** Stores the consent; `isNew` is false where it was given before. Undefined for a link that has ended. */
export async function confirm(
  tx: Tx,
  id: string,
  { text, locale }: { text: string; locale: Locale },
): Promise<{ isNew: boolean } | undefined> {
  const [row] = await tx<{ isNew: boolean }[]>`
    with before as (
      select n.id, ${isActive(tx)} as active, ${isWaiting(tx)} as waiting
      from newsletter_addresses n where n.id = ${id} for update
    ), confirmed as (
      update newsletter_addresses n
      set confirmed_at = now(), consent = ${text}, consent_locale = ${locale}, locale = ${locale}, left_at = null
      from before b where n.id = b.id and not b.active and b.waiting
    )
    select not active as "isNew" from before where active or waiting`
  return row
}

/** Ends the newsletter of an address; false where there is no such address. */
export async function leave(db: Db, id: string): Promise<boolean> {
  const rows = await db`
    update newsletter_addresses set left_at = coalesce(left_at, now()) where id = ${id} returning 1`
  return rows.length > 0
}

export async function countSubscribers(db: Db): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from newsletter_addresses n where ${isActive(db)}`
  return row?.total ?? 0
}

/** An address that gets the newsletter. */
export interface SubscriberRow {
  _id: string
  email: string
  language: Locale
  confirmedAt: string
}

export function listSubscribers(db: Db, { limit, offset }: { limit: number; offset: number }) {
  return db<SubscriberRow[]>`
    select n.id as _id, n.email, n.locale as language, ${iso(db, db`n.confirmed_at`)} as "confirmedAt"
    from newsletter_addresses n where ${isActive(db)}
    order by n.confirmed_at desc, n.id desc limit ${limit} offset ${offset}`
}

/** The last address of a page, exactly as the database knows its time. */
export interface SubscriberPlace {
  at: string
  _id: string
}

export const FIRST: SubscriberPlace = { at: '-infinity', _id: '' }

/** A page of the export, oldest first. */
export function listExported(db: Db, { at, _id }: SubscriberPlace, limit: number) {
  return db<(SubscriberRow & SubscriberPlace & { consent: string })[]>`
    select n.id as _id, n.email, n.locale as language, ${iso(db, db`n.confirmed_at`)} as "confirmedAt",
      n.confirmed_at::text as at, coalesce(n.consent, '') as consent
    from newsletter_addresses n
    where ${isActive(db)} and (n.confirmed_at, n.id) > (${at}::timestamptz, ${_id})
    order by n.confirmed_at, n.id limit ${limit}`
}

/** Deletes requests that nobody confirmed, and those who left a year ago: until then the consent can be proven. */
export async function sweepAddresses(db: Db): Promise<void> {
  await db`
    delete from newsletter_addresses n
    where (n.confirmed_at is null and n.asked_at < now() - interval '30 days') or n.left_at < now() - interval '1 year'`
}
