import { normalEmail } from 'contract/text'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { auditSource, recordAudit } from '../../../kernel/audit/audit'
import { transaction } from '../../../kernel/db/transaction'
import { consumeMailLimit } from '../../auth/attempts'
import { consumeWithdrawalLimit } from '../applications/application-limits'
import { deleteOpenApplication, findOpenApplication } from '../applications/applications.sql'
import { documentKey } from '../applications/documents'
import { WITHDRAWAL_LINK } from './withdrawal-mail'
import { applicationOfToken } from './withdrawal-token'

type WithdrawalDeps = Pick<Deps, 'db' | 'jobs' | 'files' | 'config' | 'pseudonym' | 'log'>

/**
 * Mails the link that withdraws the open application of an address. The answer does not reveal whether there is one: the
 * same statements run and the same job is enqueued, without an application where there is none.
 */
export async function requestWithdrawal(deps: WithdrawalDeps, typed: string, network: string): Promise<void> {
  const email = normalEmail(typed)
  await consumeWithdrawalLimit(deps, network, email)
  await consumeMailLimit(deps, { recipient: email, network })
  await transaction(deps.db, async (tx) => {
    const applicationId = (await findOpenApplication(tx, email)) ?? null
    await deps.jobs.enqueue(tx, WITHDRAWAL_LINK, { applicationId })
  })
  deps.log.info({ event: 'withdrawal_requested' }, 'link to withdraw an application asked for')
}

/** Erases an open application with its documents. */
export async function withdrawApplication(
  deps: WithdrawalDeps,
  token: string,
  caller: { address: string; requestId: string },
): Promise<void> {
  const id = applicationOfToken(deps, token) ?? fail('coaches.withdrawal_dead')
  const documents = await transaction(deps.db, async (tx) => {
    const names = (await deleteOpenApplication(tx, id)) ?? fail('coaches.withdrawal_dead')
    await recordAudit(tx, auditSource(deps, caller), {
      action: 'application_withdrawn',
      object: { type: 'coach_application', id },
    })
    return names
  })
  // A file that stays behind here has no row any more: the sweep of the folder takes it.
  for (const name of documents) await deps.files.remove(documentKey(id, name))
  deps.log.info({ event: 'application_withdrawn', application: id }, 'application withdrawn and erased')
}
