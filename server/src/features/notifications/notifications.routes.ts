import {
  addPush,
  getNotifications,
  getPush,
  removePush,
  updateNotifications,
} from 'contract/notifications/calls'
import type { Deps } from '../../deps'
import type { Binder } from '../../kernel/http/bind'
import * as notifications from './notifications.logic'

export function notificationRoutes(bind: Binder, deps: Deps): void {
  bind(getNotifications, async ({ session }) => ({
    data: await notifications.getNotifications(deps.db, session.accountId),
  }))
  bind(updateNotifications, async ({ session, locale, body }) => ({
    data: await notifications.changeNotifications(deps, { accountId: session.accountId, locale }, body),
  }))
  bind(getPush, async ({ session }) => ({ data: await notifications.listDevices(deps, session.accountId) }))
  bind(addPush, async ({ session, body }) => {
    await notifications.addDevice(deps, session, body)
    return {}
  })
  bind(removePush, async ({ session, body }) => {
    await notifications.removeDevice(deps.db, session.accountId, body.endpoint)
    return {}
  })
}
