import type { Locale } from 'contract/locale'
import type { Db, Tx } from '../../kernel/db/client'

/**
 * The account of an address, and whether it is one that nobody can sign in to yet: without a role. Where there is none
 * it is made so. Only such an account takes the password at once; any other keeps its own until the link is opened.
 */
export async function holdAccount(
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
    on conflict (email) do update set
      password_hash = case when accounts.roles = '{}' then excluded.password_hash else accounts.password_hash end
    returning id`
  return row?.id ?? account.id
}

/** Writes down a registration; one that waited before is replaced. */
export async function putRegistration(
  tx: Tx,
  registration: { accountId: string; id: string; passwordHash: string; locale: Locale },
): Promise<void> {
  await tx`
    insert into coach_registrations (account_id, id, password_hash, locale)
    values (${registration.accountId}, ${registration.id}, ${registration.passwordHash}, ${registration.locale})
    on conflict (account_id) do update set id = excluded.id, password_hash = excluded.password_hash,
      locale = excluded.locale, created_at = now()`
}

/** The language of a registration that still waits and that no newer one has replaced. */
export async function findRegistration(
  db: Db,
  accountId: string,
  id: string,
): Promise<{ locale: Locale } | undefined> {
  const [row] = await db<{ locale: Locale }[]>`
    select locale from coach_registrations where account_id = ${accountId} and id = ${id}`
  return row
}

/** A password that was set by mail meanwhile is the one that the registration will finish with. */
export async function replaceRegisteredPassword(
  tx: Tx,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await tx`update coach_registrations set password_hash = ${passwordHash} where account_id = ${accountId}`
}

/** Makes the account a coach with the password of its registration; `isNew` where it could not sign in before. */
export async function finishRegistration(
  tx: Tx,
  accountId: string,
): Promise<{ email: string; isNew: boolean } | undefined> {
  const [row] = await tx<{ email: string; isNew: boolean }[]>`
    with registration as (
      delete from coach_registrations where account_id = ${accountId} returning password_hash
    ), before as (
      select id, roles from accounts where id = ${accountId}
    )
    update accounts a set password_hash = r.password_hash, updated_at = now(),
      email_verified_at = coalesce(a.email_verified_at, now()),
      roles = case when 'coach' = any(a.roles) then a.roles else array_append(a.roles, 'coach') end
    from registration r, before b where a.id = b.id
    returning a.email, b.roles = '{}' as "isNew"`
  return row
}
