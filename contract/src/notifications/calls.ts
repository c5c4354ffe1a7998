import { z } from 'zod'
import { endpoint } from '../endpoint'
import { notificationKinds, notificationWays, PUSH_ENDPOINT_MAX } from './rules'

const Way = z.enum(notificationWays, 'notifications.way')
const Clock = z.string('request.wrong_type').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'notifications.quiet')

const kinds = Object.fromEntries(notificationKinds.map((kind) => [kind, Way])) as Record<
  (typeof notificationKinds)[number],
  typeof Way
>

/** Which way a person is told of what. `quiet`: hours of the account's zone in which no push is sent; null for none. */
export const Notifications = z.object({
  kinds: z.object(kinds),
  quiet: z
    .object({ from: Clock, until: Clock })
    .refine(({ from, until }) => from !== until, 'notifications.quiet')
    .nullable(),
})
export type Notifications = z.infer<typeof Notifications>

export const getNotifications = endpoint({
  method: 'GET',
  path: '/account/notifications',
  allow: 'account',
  summary: 'Which way I am told of what',
  data: Notifications,
})

/** Leaves kinds that are missing unchanged. A coach’s `notify` flags are the mail side of the same choices. */
export const updateNotifications = endpoint({
  method: 'PUT',
  path: '/account/notifications',
  allow: 'account',
  summary: 'Choose which way I am told of what',
  body: z.object({
    kinds: z.object(kinds).partial(),
    quiet: Notifications.shape.quiet,
  }),
  data: Notifications,
})

const Endpoint = z
  .string('request.wrong_type')
  .max(PUSH_ENDPOINT_MAX, 'request.too_long')
  .refine((text) => URL.canParse(text), 'notifications.endpoint')
const Key = (bytes: number) =>
  z
    .string('request.wrong_type')
    .regex(/^[A-Za-z0-9_-]+={0,2}$/, 'notifications.keys')
    .refine((text) => text.replace(/=+$/, '').length === Math.ceil((bytes * 4) / 3), 'notifications.keys')

/** Devices of mine, and the key that a browser needs to make one (VAPID, RFC 8292). */
export const getPush = endpoint({
  method: 'GET',
  path: '/account/push',
  allow: 'account',
  summary: 'My devices that receive notifications',
  data: z.object({
    publicKey: z.string(),
    devices: z.array(
      z.object({
        endpoint: z.string(),
        createdAt: z.iso.datetime(),
        /** When a push service last took a notification for it. */
        lastSentAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
})

/** A subscription as the browser gives it; one that is known is renewed. */
export const addPush = endpoint({
  method: 'POST',
  path: '/account/push',
  allow: 'account',
  summary: 'Receive notifications on this device',
  body: z.object({
    endpoint: Endpoint,
    keys: z.object({ p256dh: Key(65), auth: Key(16) }),
  }),
})

/** Nothing changes where the account has no such device. */
export const removePush = endpoint({
  method: 'DELETE',
  path: '/account/push',
  allow: 'account',
  summary: 'Receive no notifications on this device',
  body: z.object({ endpoint: Endpoint }),
})
