import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import type { addPush, Notifications, updateNotifications } from 'contract/notifications/calls'
import { defaultWays, PUSH_DEVICES_MAX } from 'contract/notifications/rules'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { Db } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import type { Session } from '../../kernel/http/authorize'
import { noteCartConsent } from './cart-consent.logic'
import * as sql from './notifications.sql'

/** Returns how an account is told of each kind, and its quiet hours. */
export async function getNotifications(db: Db, accountId: string): Promise<Notifications> {
  const [ways, { from, until }] = await Promise.all([
    sql.findWays(db, accountId),
    sql.findHours(db, accountId),
  ])
  const quiet = from !== null && until !== null ? { from, until } : null
  return { kinds: { ...defaultWays, ...ways }, quiet }
}

export async function changeNotifications(
  { db }: Pick<Deps, 'db'>,
  { accountId, locale }: { accountId: string; locale: Locale },
  { kinds, quiet }: Received<typeof updateNotifications>['body'],
): Promise<Notifications> {
  return transaction(db, async (tx) => {
    const ways = Object.entries(kinds).filter(([, way]) => way !== undefined)
    await sql.saveWays(tx, accountId, Object.fromEntries(ways))
    await sql.saveHours(tx, accountId, quiet)
    if (kinds.cart !== undefined) await noteCartConsent(tx, { accountId, locale }, kinds.cart !== 'none')
    return getNotifications(tx, accountId)
  })
}

export async function listDevices({ db, push }: Pick<Deps, 'db' | 'push'>, accountId: string) {
  return { publicKey: push.publicKey, devices: await sql.listDevices(db, accountId) }
}

/** Adds a browser; beyond the most that an account may have, the oldest goes. */
export async function addDevice(
  { db, push }: Pick<Deps, 'db' | 'push'>,
  session: Session,
  { endpoint, keys }: Received<typeof addPush>['body'],
): Promise<void> {
  if (!(await push.allows(endpoint))) fail('notifications.endpoint')
  await transaction(db, async (tx) => {
    await sql.saveDevice(tx, session, { endpoint, ...keys })
    await sql.keepNewest(tx, session.accountId, PUSH_DEVICES_MAX)
  })
}

export async function removeDevice(db: Db, accountId: string, endpoint: string): Promise<void> {
  await sql.deleteDevices(db, accountId, [endpoint])
}
