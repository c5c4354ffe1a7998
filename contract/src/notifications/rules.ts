/** Kinds of notifications that a person chooses the way of. */
export const notificationKinds = [
  'session',
  'meal',
  'check_in',
  'message',
  'blood_test',
  'plan',
  'cart',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Ways of a notification; `push` falls back to a mail where no device can be reached. */
export const notificationWays = ['push', 'mail', 'both', 'none'] as const
export type NotificationWay = (typeof notificationWays)[number]

/** Ways until a person chooses; nobody is reminded by mail without having asked for it. */
export const defaultWays: Record<NotificationKind, NotificationWay> = {
  session: 'none',
  meal: 'none',
  check_in: 'none',
  message: 'mail',
  blood_test: 'mail',
  plan: 'mail',
  cart: 'none',
}

/** Most devices of an account; a further one takes the place of the oldest. */
export const PUSH_DEVICES_MAX = 5
export const PUSH_ENDPOINT_MAX = 1000
