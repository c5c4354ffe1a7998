import type { CoachSettings } from 'contract/coaches/settings-calls'
import type { Db, Pool } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { changeMails, wantsMails } from '../../notifications/mail-side.logic'
import * as sql from './settings.sql'

/** A coach's settings; `notify` is the mail side of the account's notifications. */
export async function getSettings(db: Db, accountId: string): Promise<CoachSettings> {
  const [stored, mails] = await Promise.all([
    sql.findSettings(db, accountId),
    wantsMails(db, accountId, ['message', 'blood_test', 'plan']),
  ])
  const notify = { messages: mails.message, bloodTests: mails.blood_test, programs: mails.plan }
  return { localizedDates: false, ...stored, notify }
}

export async function changeSettings(
  db: Pool,
  accountId: string,
  { notify, ...settings }: CoachSettings,
): Promise<CoachSettings> {
  const { messages, bloodTests, programs } = notify
  await transaction(db, async (tx) => {
    await sql.putSettings(tx, accountId, settings)
    await changeMails(tx, accountId, { message: messages, blood_test: bloodTests, plan: programs })
  })
  return { ...settings, notify }
}
