import { randomBytes } from 'node:crypto'
import { createVapidKeys } from '../src/config/vapid-keys'

/** A subscription as a browser gives it. */
export function pushSubscription(
  endpoint = `https://push.example.net/${randomBytes(12).toString('base64url')}`,
) {
  const keys = { p256dh: createVapidKeys().publicKey, auth: randomBytes(16).toString('base64url') }
  return { endpoint, keys }
}
