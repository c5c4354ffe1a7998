import type { Db, Fragment } from '../../kernel/db/client'

/** The version of the text that is agreed to with the first health data. */
const HEALTH_TEXT = '2026-11'

export async function hasHealthConsent(db: Db, accountId: string): Promise<boolean> {
  const rows = await db`
    select 1 from consents where account_id = ${accountId} and kind = 'health' and withdrawn_at is null limit 1`
  return rows.length > 0
}

/** Consent of an account; with its text where that differs between readers. */
export interface Consent {
  kind: 'health' | 'cart'
  version: string
  text?: string
}

/** Records that an account agreed; a repeat changes nothing, and a withdrawal is over. */
export async function insertConsent(
  db: Db,
  accountId: string,
  { kind, version, text }: Consent,
): Promise<void> {
  await db`
    with over as (
      delete from consents where account_id = ${accountId} and kind = ${kind} and version <> ${version}
        and withdrawn_at is not null
    )
    insert into consents as c (account_id, kind, version, text)
    values (${accountId}, ${kind}, ${version}, ${text ?? null})
    on conflict (account_id, kind, version) do update set at = now(), withdrawn_at = null, text = excluded.text
    where c.withdrawn_at is not null`
}

export const insertHealthConsent = (db: Db, accountId: string) =>
  insertConsent(db, accountId, { kind: 'health', version: HEALTH_TEXT })

/** Notes that an account no longer agrees; false where it did not. */
export async function withdrawConsent(db: Db, accountId: string, kind: Consent['kind']): Promise<boolean> {
  const rows = await db`
    update consents set withdrawn_at = now()
    where account_id = ${accountId} and kind = ${kind} and withdrawn_at is null returning 1`
  return rows.length > 0
}

export const withdrawHealthConsent = (db: Db, accountId: string) => withdrawConsent(db, accountId, 'health')

export interface StoredConsent {
  at: string
  version: string
  withdrawnAt: string | null
}

/** Returns an account's latest consent. */
export async function findHealthConsent(db: Db, accountId: string): Promise<StoredConsent | undefined> {
  const [row] = await db<StoredConsent[]>`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, version,
      to_char(withdrawn_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "withdrawnAt"
    from consents where account_id = ${accountId} and kind = 'health' order by consents.at desc limit 1`
  return row
}

/** The condition under which others read an account's health data: that its consent is not withdrawn. */
export function healthIsOpen(db: Db, account: Fragment) {
  return db`not exists (select from consents w
    where w.account_id = ${account} and w.kind = 'health' and w.withdrawn_at is not null)`
}
