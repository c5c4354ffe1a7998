import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbedded } from 'embedded-postgres/start'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Pool } from './client'
import { migrate } from './migrate'
import { grantRights } from './rights.sql'

let dataDir: string
let embedded: EmbeddedDatabase
let owner: Pool

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tavan-rights-'))
  await chmod(dataDir, 0o711)
  embedded = await startEmbedded({ dataDir, log: () => undefined })
  owner = connect(embedded, { max: 1 })
})

afterAll(async () => {
  await owner?.end({ timeout: 1 })
  await embedded?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('gives the running shop an account that writes rows and can change no table, trigger or record of the past', async () => {
  await migrate(owner, join(import.meta.dirname, '../../../migrations'))
  await grantRights(owner, embedded.service.user)
  const shop = connect({ ...embedded, ...embedded.service }, { max: 1 })
  try {
    await shop`insert into settings (key, value) values ('a', '{}')`
    await shop`delete from settings`
    // Files an index that it does not own, by a function of the owner.
    await shop`select file_chat_search()`
    await shop`insert into audit_events (id, action, actor_role) values ('a', 'signed_in', 'system')`
    const refused = [
      shop`update audit_events set action = 'none'`,
      shop`delete from audit_events`,
      shop`truncate settings`,
      shop`alter table audit_events disable trigger all`,
      shop`drop trigger audit_events_append_only on audit_events`,
      shop`create table own (n int)`,
      shop`set session_replication_role = replica`,
      shop`set role ${shop(embedded.user)}`,
      shop`update schema_migrations set hash = ''`,
    ]
    for (const statement of refused)
      await expect(statement).rejects.toThrow(/permission denied|must be owner/)
    const [owned] = await owner`
      select count(*)::int as n from pg_class where relowner = (select oid from pg_roles where rolname = ${embedded.service.user})`
    expect(owned?.n).toBe(0)
  } finally {
    await shop.end({ timeout: 1 })
  }
})
