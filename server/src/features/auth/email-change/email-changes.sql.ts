import type { Role } from 'contract/auth/calls'
import type { Locale } from 'contract/locale'
import type { Db, Tx } from '../../../kernel/db/client'

export interface AccountAddress {
  id: string
  email: string
  roles: Role[]
  isVerified: boolean
}

/** The account with its row locked: requests, confirmations and undos of one account come one after the other. */
export async function lockAccount(tx: Tx, accountId: string): Promise<AccountAddress | undefined> {
  const [row] = await tx<AccountAddress[]>`
    select id, email, roles, email_verified_at is not null as "isVerified"
    from accounts where id = ${accountId} and disabled_at is null for no key update`
  return row
}

/**
 * Serialises decisions about a free address until the transaction ends: a registration must see the reservation of a
 * change being committed. Run it as its own statement, so that the next one sees the commit.
 */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`email:${email}`}, 0))`
}

/** Returns true if an address was an account's until recently, so that its owner can restore it. */
export async function isReserved(tx: Tx, email: string): Promise<boolean> {
  const [row] = await tx`
    select 1 from email_changes
    where old_email = ${email} and confirmed_at is not null and undoable and undo_until > now()`
  return row !== undefined
}

/** Adds a request; an open one of the account is replaced by it. */
export async function insertEmailChange(
  tx: Tx,
  change: { id: string; accountId: string; oldEmail: string; newEmail: string; undoable: boolean },
  seconds: { confirm: number; undo: number },
): Promise<void> {
  await tx`
    update email_changes set replaced_at = now()
    where account_id = ${change.accountId} and confirmed_at is null and replaced_at is null`
  await tx`
    insert into email_changes (id, account_id, old_email, new_email, undoable, expires_at, undo_until)
    values (${change.id}, ${change.accountId}, ${change.oldEmail}, ${change.newEmail}, ${change.undoable},
      now() + make_interval(secs => ${seconds.confirm}), now() + make_interval(secs => ${seconds.undo}))`
}

export interface EmailChangeMail {
  firstName: string
  locale: Locale
  oldEmail: string
  newEmail: string
  /** The new address belongs to an account already; its language, to write in. */
  takenLocale: Locale | null
}

/**
 * Returns data for the two mails of a request; undefined if it was replaced or undone. The old address is also informed
 * after an early confirmation; the new one then needs no link.
 */
export async function findEmailChangeMail(
  db: Db,
  id: string,
  to: 'new' | 'old',
): Promise<EmailChangeMail | undefined> {
  const [row] = await db<EmailChangeMail[]>`
    select a.first_name as "firstName", a.locale, c.old_email as "oldEmail", c.new_email as "newEmail",
      t.locale as "takenLocale"
    from email_changes c join accounts a on a.id = c.account_id and a.disabled_at is null
    left join accounts t on t.email = c.new_email
    where c.id = ${id} and c.replaced_at is null
      and (${to === 'old'} and c.undo_until > now() or c.confirmed_at is null and c.expires_at > now())`
  return row
}

/** Stores the hash of a link's token; a job that runs again stores a new one, and the link before it is dead. */
export async function saveLinkHash(
  db: Db,
  id: string,
  link: 'confirm' | 'undo',
  tokenHash: string,
): Promise<void> {
  if (link === 'confirm') await db`update email_changes set token_hash = ${tokenHash} where id = ${id}`
  else await db`update email_changes set undo_token_hash = ${tokenHash} where id = ${id}`
}

export interface EmailChange {
  id: string
  accountId: string
  oldEmail: string
  newEmail: string
}

/** The open change of a confirmation link. */
export async function findOpenChange(db: Db, tokenHash: string): Promise<EmailChange | undefined> {
  const [row] = await db<EmailChange[]>`
    select id, account_id as "accountId", old_email as "oldEmail", new_email as "newEmail"
    from email_changes
    where token_hash = ${tokenHash} and confirmed_at is null and replaced_at is null and expires_at > now()`
  return row
}

/** Returns the change of an undo link, in any state. */
export async function findUndoable(db: Db, tokenHash: string): Promise<EmailChange | undefined> {
  const [row] = await db<EmailChange[]>`
    select id, account_id as "accountId", old_email as "oldEmail", new_email as "newEmail"
    from email_changes where undo_token_hash = ${tokenHash} and undo_until > now()`
  return row
}

export async function markConfirmed(tx: Tx, id: string): Promise<void> {
  await tx`update email_changes set confirmed_at = now() where id = ${id}`
}

/** Gives an account an address whose mailbox was proven; violates `accounts_email_unique` where another has it. */
export async function setEmail(tx: Tx, accountId: string, email: string): Promise<void> {
  await tx`
    update accounts set email = ${email}, email_verified_at = now(), updated_at = now() where id = ${accountId}`
}

export async function setPasswordHash(tx: Tx, accountId: string, passwordHash: string): Promise<void> {
  await tx`update accounts set password_hash = ${passwordHash}, updated_at = now() where id = ${accountId}`
}

/** Deletes a change and every later one of the account: their links are dead. */
export async function deleteChangesSince(tx: Tx, change: EmailChange): Promise<void> {
  await tx`
    delete from email_changes c using email_changes since
    where since.id = ${change.id} and c.account_id = since.account_id and c.created_at >= since.created_at`
}

/** Mailed links of every kind went to an address that is the account's no longer. */
export async function deleteAllLinks(tx: Tx, accountId: string): Promise<void> {
  await tx`delete from auth_links where account_id = ${accountId}`
}

/** A coach registration that nobody has finished makes way: its account holds no role and nothing else. */
export async function deleteUnfinishedAccount(tx: Tx, email: string): Promise<void> {
  await tx`delete from accounts where email = ${email} and roles = '{}' and email_verified_at is null`
}
