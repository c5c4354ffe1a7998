import type { Locale } from 'contract/locale'
import type { Db, Tx } from '../../kernel/db/client'

export type LinkKind = 'reset' | 'verify' | 'coach' | 'keep'

export interface NewLink {
  kind: LinkKind
  accountId: string
  tokenHash: string
  seconds: number
  /** The coach registration that it finishes; null for the other kinds. */
  registrationId: string | null
}

/**
 * Adds a link. Of reset links, and of the links of one coach registration, only the newest works: the account row is
 * locked, so that jobs in parallel cannot leave two.
 */
export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  const { kind, accountId, tokenHash, seconds, registrationId } = link
  await tx`select 1 from accounts where id = ${accountId} for no key update`
  if (kind === 'reset') await deleteLinks(tx, accountId, kind)
  if (registrationId) await tx`delete from auth_links where registration_id = ${registrationId}`
  await tx`
    insert into auth_links (token_hash, kind, account_id, registration_id, expires_at)
    values (${tokenHash}, ${kind}, ${accountId}, ${registrationId}, now() + make_interval(secs => ${seconds}))`
}

export async function deleteLinks(db: Db, accountId: string, kind: LinkKind): Promise<void> {
  await db`delete from auth_links where account_id = ${accountId} and kind = ${kind}`
}

/** Returns true if a link is usable; does not consume it. */
export async function isLive(db: Db, kind: LinkKind, tokenHash: string): Promise<boolean> {
  const rows = await db`
    select 1 from auth_links l join accounts a on a.id = l.account_id and a.disabled_at is null
    where l.token_hash = ${tokenHash} and l.kind = ${kind} and l.used_at is null and l.expires_at > now()`
  return rows.length === 1
}

/** Consumes a link; of concurrent calls exactly one gets the account. */
export async function consumeToken(tx: Tx, kind: LinkKind, tokenHash: string): Promise<string | undefined> {
  const [row] = await tx<{ accountId: string }[]>`
    update auth_links l set used_at = now() from accounts a
    where l.token_hash = ${tokenHash} and l.kind = ${kind} and l.used_at is null and l.expires_at > now()
      and a.id = l.account_id and a.disabled_at is null
    returning l.account_id as "accountId"`
  return row?.accountId
}

/**
 * Marks the address of a link's account as confirmed. The same link may be opened again while it lasts (mail programs
 * and impatient people do): it says nothing new then. False where the link is unknown or too old.
 */
export async function confirmAddress(db: Db, tokenHash: string): Promise<boolean> {
  const rows = await db`
    with link as (
      update auth_links set used_at = coalesce(used_at, now())
      where token_hash = ${tokenHash} and kind = 'verify' and expires_at > now() returning account_id
    )
    update accounts a set email_verified_at = coalesce(a.email_verified_at, now()) from link
    where a.id = link.account_id and a.disabled_at is null returning a.id`
  return rows.length === 1
}

/** Sets a password for the owner of the mailbox, which this confirms; returns the address. */
export async function setPasswordByMail(tx: Tx, accountId: string, passwordHash: string): Promise<string> {
  const [row] = await tx<{ email: string }[]>`
    update accounts set password_hash = ${passwordHash}, updated_at = now(),
      email_verified_at = coalesce(email_verified_at, now())
    where id = ${accountId} returning email`
  return row?.email ?? ''
}

export interface Reader {
  id: string
  email: string
  firstName: string
  lastName: string
  locale: Locale
  emailVerified: boolean
}

/** The recipient of a mail about an account. */
export async function findReader(db: Db, accountId: string): Promise<Reader | undefined> {
  const [row] = await db<Reader[]>`
    select id, email, first_name as "firstName", last_name as "lastName", locale,
      email_verified_at is not null as "emailVerified"
    from accounts where id = ${accountId} and disabled_at is null`
  return row
}
