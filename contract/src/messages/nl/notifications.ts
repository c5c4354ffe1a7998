import type { notificationsErrors } from '../../errors/notifications'

export const notifications: Record<keyof typeof notificationsErrors, string> = {
  'notifications.way': 'Kies push, mail, beide of geen',
  'notifications.quiet': 'Kies twee verschillende tijden voor de stille uren',
  'notifications.endpoint': 'De pushdienst van deze browser kan niet worden gebruikt',
  'notifications.keys': 'De sleutels van dit abonnement zijn niet geldig',
}
