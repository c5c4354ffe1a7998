import type { Page } from 'contract/page'
import type { Access, StoredData } from 'contract/privacy/calls'
import { type AccessAction, accessActions, type PersonalItem, personalItems } from 'contract/privacy/rules'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { type AuditSource, listAuditsOf, recordAudit } from '../../kernel/audit/audit'
import type { Db } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { countPersonalRows } from '../../kernel/personal/personal.sql'
import { findPerson } from '../auth/closing/closing.sql'
import { findHealthConsent, withdrawHealthConsent } from '../auth/consents.sql'
import { findNames } from '../auth/profile/profile.sql'
import { listCoached } from '../coaches/personal.sql'
import { enqueueCoachMail } from '../programs/life/program-jobs'
import type { Parts } from './parts'

/** Returns counts of stored items, and the consent. */
export async function getStoredData(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  parts: Parts,
  accountId: string,
): Promise<StoredData> {
  const person = (await findPerson(db, accountId)) ?? fail('auth.required')
  const counts = new Map<PersonalItem, number>()
  for (const [name, table] of parts.flatMap(({ tables }) => Object.entries(tables))) {
    if (table.item) counts.set(table.item, await countPersonalRows(db, name, table, person))
  }
  const items = personalItems.flatMap((item) => {
    const count = counts.get(item) ?? 0
    return count === 0 ? [] : [{ item, count }]
  })
  return {
    items,
    consent: (await findHealthConsent(db, accountId)) ?? null,
    graceDays: config.erasureGraceDays,
  }
}

/** Lists viewers of a person's health data, newest first: coaches by name, staff by role. */
export async function listAccesses(
  db: Db,
  accountId: string,
  page: { page: number; limit: number },
): Promise<Page<Access>> {
  const of = { subjectId: accountId, actions: accessActions }
  const { items, ...rest } = await listAuditsOf(db, of, page)
  const names = await findNames(
    db,
    items.flatMap(({ actorId, actorRole }) => (actorRole === 'coach' && actorId ? [actorId] : [])),
  )
  const accesses = items.map(({ at, action, actorId, actorRole }) => ({
    at,
    action: action as AccessAction,
    role: actorRole as Access['role'],
    by: names.get(actorId ?? '') ?? null,
  }))
  return { items: accesses, ...rest }
}

/** Ends the consent to health data and tells the coaches, who see none of it from now on; a repeat changes nothing. */
export async function withdrawConsent(
  deps: Pick<Deps, 'db' | 'jobs'>,
  accountId: string,
  source: AuditSource,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    if (!(await withdrawHealthConsent(tx, accountId))) return
    await recordAudit(tx, source, { action: 'consent_withdrawn', subjectId: accountId })
    const ofCoach = new Map((await listCoached(tx, accountId)).map((program) => [program.coachId, program]))
    for (const program of ofCoach.values()) await enqueueCoachMail(deps, tx, 'consent_withdrawn', program)
  })
}
