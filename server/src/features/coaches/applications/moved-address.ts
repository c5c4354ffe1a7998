import type { Deps } from '../../../deps'
import { transaction } from '../../../kernel/db/transaction'
import type { JobHandler } from '../../../kernel/jobs/jobs'
import { ADDRESS_MOVED } from '../../auth/email-change/email-change-jobs'
import { lockAddress, lockApproved, moveApplication } from '../registration/registration.sql'
import { searchTextOf } from './search-text'

/**
 * Handles the job; may run twice. Moves the approved application to the coach's current address, so that the old one
 * cannot register as a coach; a change may have been undone or followed by another meanwhile.
 */
export function movedAddressHandlers({ db }: Pick<Deps, 'db'>): Record<string, JobHandler> {
  return {
    [ADDRESS_MOVED]: async ({ accountId, from }) => {
      await transaction(db, async (tx) => {
        const email = await lockAddress(tx, String(accountId))
        if (email === undefined || email === from) return
        const application = await lockApproved(tx, String(from))
        if (!application) return
        await moveApplication(tx, application.id, email, searchTextOf({ ...application, email }))
      })
    },
  }
}
