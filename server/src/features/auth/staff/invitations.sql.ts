import type { Invitation } from 'contract/auth/invitation-calls'
import type { Locale } from 'contract/locale'
import type { StaffRole } from 'contract/staff'
import type { Db, Tx } from '../../../kernel/db/client'

const instant = (db: Db, column: string) =>
  db`to_char(${db(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const columns = (db: Db) => db`
  id as "_id", email, staff_role as "staffRole", locale, ${instant(db, 'created_at')} as "invitedAt",
  ${instant(db, 'expires_at')} as "expiresAt", expires_at <= now() as expired`

const open = (db: Db) => db`accepted_at is null and withdrawn_at is null`
const usable = (db: Db, tokenHash: string) => db`
  token_hash = ${tokenHash} and ${open(db)} and expires_at > now()`

/** The open invitations, the newest first. */
export function listInvitations(db: Db): Promise<Invitation[]> {
  return db<Invitation[]>`
    select ${columns(db)} from staff_invitations where ${open(db)} order by created_at desc, id limit 200`
}

export interface NewInvitation {
  id: string
  email: string
  staffRole: StaffRole
  locale: Locale
  invitedBy: string | null
}

export async function insertInvitation(
  tx: Tx,
  { id, email, staffRole, locale, invitedBy }: NewInvitation,
  seconds: number,
): Promise<Invitation | undefined> {
  const [row] = await tx<Invitation[]>`
    insert into staff_invitations (id, email, staff_role, locale, invited_by, expires_at)
    values (${id}, ${email}, ${staffRole}, ${locale}, ${invitedBy}, now() + make_interval(secs => ${seconds}))
    on conflict do nothing returning ${columns(tx)}`
  return row
}

/** Begins its time anew; the link that was mailed is dead at once. */
export async function renewInvitation(tx: Tx, id: string, seconds: number): Promise<Invitation | undefined> {
  const [row] = await tx<Invitation[]>`
    update staff_invitations set token_hash = null, expires_at = now() + make_interval(secs => ${seconds})
    where id = ${id} and ${open(tx)} returning ${columns(tx)}`
  return row
}

export async function withdrawInvitation(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx`
    update staff_invitations set withdrawn_at = now(), token_hash = null where id = ${id} and ${open(tx)}`
  return count === 1
}

export interface InvitationMail {
  email: string
  staffRole: StaffRole
  locale: Locale
  /** Inviting owner; null if that account is gone. */
  inviter: string | null
}

/** Stores the hash of the link that is mailed now; undefined where there is nothing to invite to any more. */
export async function saveToken(db: Db, id: string, tokenHash: string): Promise<InvitationMail | undefined> {
  const [row] = await db<InvitationMail[]>`
    update staff_invitations i set token_hash = ${tokenHash}
    where id = ${id} and ${open(db)} and expires_at > now()
    returning email, staff_role as "staffRole", locale,
      (select concat_ws(' ', a.first_name, a.last_name) from accounts a where a.id = i.invited_by) as inviter`
  return row
}

export interface UsableInvitation {
  id: string
  email: string
  staffRole: StaffRole
  locale: Locale
  account: {
    id: string
    isVerified: boolean
    isDisabled: boolean
    isStaff: boolean
    isDemo: boolean
    passwordHash: string
  } | null
}

/** An invitation by its link, with the account of its address. */
export async function findInvitation(db: Db, tokenHash: string): Promise<UsableInvitation | undefined> {
  const [row] = await db<UsableInvitation[]>`
    select i.id, i.email, i.staff_role as "staffRole", i.locale, case when a.id is null then null else json_build_object(
      'id', a.id, 'isVerified', a.email_verified_at is not null, 'isDisabled', a.disabled_at is not null,
      'isStaff', 'admin' = any(a.roles), 'isDemo', a.is_demo, 'passwordHash', a.password_hash) end as account
    from (select * from staff_invitations where ${usable(db, tokenHash)}) i left join accounts a on a.email = i.email`
  return row
}

/** Marks an invitation as accepted; of calls at once exactly one gets true. */
export async function consumeInvitation(tx: Tx, tokenHash: string): Promise<boolean> {
  const { count } = await tx`
    update staff_invitations set accepted_at = now(), token_hash = null where ${usable(tx, tokenHash)}`
  return count === 1
}

/** Transfers an unconfirmed account to the owner of the mailbox, with new names and password. */
export async function claimAccount(
  tx: Tx,
  id: string,
  { firstName, lastName, passwordHash }: { firstName: string; lastName: string; passwordHash: string },
): Promise<void> {
  await tx`
    update accounts set first_name = ${firstName}, last_name = ${lastName}, password_hash = ${passwordHash},
      email_verified_at = now(), updated_at = now() where id = ${id}`
}
