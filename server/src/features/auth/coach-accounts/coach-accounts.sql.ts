import type { Role } from 'contract/auth/calls'
import type { Locale } from 'contract/locale'
import type { Db, Tx } from '../../../kernel/db/client'

/**
 * Returns the account of an address, or creates one without a role, which cannot sign in. While unconfirmed it takes
 * the newest password, which only decides who is told to open the link.
 */
export async function upsertCoachAccount(
  tx: Tx,
  account: {
    id: string
    email: string
    firstName: string
    lastName: string
    passwordHash: string
    locale: Locale
  },
): Promise<string> {
  const [row] = await tx<{ id: string }[]>`
    insert into accounts (id, email, first_name, last_name, password_hash, locale, roles)
    values (${account.id}, ${account.email}, ${account.firstName}, ${account.lastName}, ${account.passwordHash},
      ${account.locale}, '{}')
    on conflict (email) do update set password_hash =
      case when accounts.roles = '{}' and accounts.email_verified_at is null then excluded.password_hash
        else accounts.password_hash end
    returning id`
  return row?.id ?? account.id
}

export async function insertRegistration(
  tx: Tx,
  registration: { id: string; accountId: string; firstName: string; lastName: string; locale: Locale },
): Promise<void> {
  const { id, accountId, firstName, lastName, locale } = registration
  await tx`
    insert into coach_registrations (id, account_id, first_name, last_name, locale)
    values (${id}, ${accountId}, ${firstName}, ${lastName}, ${locale})`
}

/** Name and language of the mail about a registration; undefined for an admin, who gains nothing by a link. */
export async function findRegistration(
  db: Db,
  id: string,
): Promise<{ firstName: string; lastName: string; locale: Locale } | undefined> {
  const [row] = await db<{ firstName: string; lastName: string; locale: Locale }[]>`
    select r.first_name as "firstName", r.last_name as "lastName", r.locale
    from coach_registrations r join accounts a on a.id = r.account_id
    where r.id = ${id} and not 'admin' = any(a.roles)`
  return row
}

export interface CoachLink {
  accountId: string
  registrationId: string
  email: string
  roles: Role[]
  isVerified: boolean
}

const linkColumns = (db: Db) => db`
  l.account_id as "accountId", l.registration_id as "registrationId", a.email, a.roles,
  a.email_verified_at is not null as "isVerified"`
const usable = (db: Db, tokenHash: string) => db`
  l.token_hash = ${tokenHash} and l.kind = 'coach' and l.used_at is null and l.expires_at > now()
  and a.disabled_at is null`

/** A usable link with the state of its account; does not consume it. */
export async function findCoachLink(db: Db, tokenHash: string): Promise<CoachLink | undefined> {
  const [row] = await db<CoachLink[]>`
    select ${linkColumns(db)} from auth_links l join accounts a on a.id = l.account_id
    where ${usable(db, tokenHash)}`
  return row
}

/** The same with link and account locked; of concurrent calls the second finds the link used. */
export async function lockCoachLink(tx: Tx, tokenHash: string): Promise<CoachLink | undefined> {
  const [row] = await tx<CoachLink[]>`
    select ${linkColumns(tx)} from auth_links l join accounts a on a.id = l.account_id
    where ${usable(tx, tokenHash)} for no key update`
  return row
}

export async function addCoachRole(tx: Tx, accountId: string): Promise<void> {
  await tx`
    update accounts set roles = array_append(roles, 'coach'), updated_at = now()
    where id = ${accountId} and not 'coach' = any(roles)`
}

/** Hands an unconfirmed account to the owner of the mailbox: password and names are the registration's. */
export async function claimAccount(tx: Tx, link: CoachLink, passwordHash: string): Promise<void> {
  await tx`
    update accounts a set password_hash = ${passwordHash}, email_verified_at = now(), updated_at = now(),
      first_name = r.first_name, last_name = r.last_name, locale = r.locale
    from coach_registrations r where a.id = ${link.accountId} and r.id = ${link.registrationId}`
}

/**
 * Removes what whoever typed the address before has left in the account: addresses, known networks, mailed links and
 * the cart. The cart's table belongs to the cart, which lies to the right; its row goes here all the same, because the
 * new owner must not see it for a moment.
 */
export async function deleteForeignTraces(tx: Tx, accountId: string): Promise<void> {
  await Promise.all([
    tx`delete from addresses where account_id = ${accountId}`,
    tx`delete from known_addresses where account_id = ${accountId}`,
    tx`delete from auth_links where account_id = ${accountId} and kind <> 'coach'`,
    tx`delete from carts where account_id = ${accountId}`,
  ])
}
