import { feature } from '../../feature'
import { PUSH, sendPush } from './deliver.logic'
import { notificationRoutes } from './notifications.routes'
import { eraseNotifications, notificationTables } from './personal.sql'

export const notifications = feature({
  owns: ['notification_ways', 'notification_hours', 'push_subscriptions', 'push_pending'],
  routes({ bind }, deps) {
    notificationRoutes(bind, deps)
  },
  jobs: (deps) => ({ [PUSH]: (data) => sendPush(deps, data) }),
  personal: {
    area: 'notifications',
    tables: notificationTables,
    async erase(tx, { id }) {
      await eraseNotifications(tx, id)
      return []
    },
  },
})
