import type { Deps } from '../../../deps'
import { transaction } from '../../../kernel/db/transaction'
import type { JobHandler } from '../../../kernel/jobs/jobs'
import { ADDRESS_MOVED } from '../../auth/email-change/email-change-jobs'
import { lockAddress, lockApproved, moveApplication } from '../registration/registration.sql'
import { searchTextOf } from './search-text'

/**
 * The job's handler; may run twice. The approved application follows the coach to another address, so that the old one
 * can no longer register as a coach: to the one that the account has by now, because a change may have been undone, or
 * followed by another, before its job came.
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
