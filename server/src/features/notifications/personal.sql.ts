import type { Tx } from '../../kernel/db/client'
import type { PersonalTable } from '../../kernel/personal/personal'

const mine: PersonalTable['whose'] = (db, { id }) => db`t.account_id = ${id}`
const kept = 'as long as the account'

export const notificationTables: Readonly<Record<string, PersonalTable>> = {
  notification_ways: { whose: mine, key: ['kind'], kept },
  notification_hours: { whose: mine, key: ['account_id'], kept },
  push_subscriptions: {
    whose: mine,
    key: ['created_at', 'endpoint'],
    without: ['session_id', 'p256dh', 'auth'],
    kept: 'until the session of the device ends, or the device says that it is gone',
  },
  push_pending: {
    whose: mine,
    key: ['kind'],
    without: ['fallback'],
    kept: 'until it is sent: an hour after the quiet hours at most',
  },
}

export async function eraseNotifications(tx: Tx, id: string): Promise<void> {
  await tx`delete from notification_ways where account_id = ${id}`
  await tx`delete from notification_hours where account_id = ${id}`
  await tx`delete from push_subscriptions where account_id = ${id}`
  await tx`delete from push_pending where account_id = ${id}`
}
