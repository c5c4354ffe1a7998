import type { Deps } from '../../../deps'
import { transaction } from '../../../kernel/db/transaction'
import { REMINDER_HOUR } from '../reminders/reminders.logic'
import { enqueueCheckInMail } from './mail'
import { listDueCheckIns, noteReminded } from './mail.sql'
import { addPeriods } from './periods.logic'

/** Maximum number of check-ins in one run. */
const AT_ONCE = 200

/** Begins the check-ins of all programs, and reminds of those that end today; run by the schedule. */
export async function runCheckIns(deps: Pick<Deps, 'db' | 'jobs'>, hour = REMINDER_HOUR): Promise<void> {
  await addPeriods(deps.db, null)
  for (const id of await listDueCheckIns(deps.db, hour, AT_ONCE))
    await transaction(deps.db, async (tx) => {
      if (await noteReminded(tx, id)) await enqueueCheckInMail(deps, tx, 'reminder', id)
    })
}
