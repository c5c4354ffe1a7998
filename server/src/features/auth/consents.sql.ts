import type { Db } from '../../kernel/db/client'

/** The version of the text that is agreed to with the first health data. */
const HEALTH_TEXT = '2026-11'

export async function hasHealthConsent(db: Db, accountId: string): Promise<boolean> {
  const rows = await db`select 1 from consents where account_id = ${accountId} and kind = 'health' limit 1`
  return rows.length > 0
}

/** Records that an account agreed; a repeat changes nothing. */
export async function insertHealthConsent(db: Db, accountId: string): Promise<void> {
  await db`
    insert into consents (account_id, kind, version) values (${accountId}, 'health', ${HEALTH_TEXT})
    on conflict do nothing`
}
