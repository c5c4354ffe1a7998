import { DAY, HOUR, SECOND } from 'contract/units'
import type { VapidKeys } from '../../config/vapid-keys'
import { encryptPush, type SubscriptionKeys, vapidHeader } from './encryption'
import { type Post, postPublicly } from './post'
import { isPublicUrl, type Resolve, resolveName } from './public-address'

/** Subscription of a browser. */
export interface PushTarget extends SubscriptionKeys {
  endpoint: string
}

/** Contents of a notice; none of it says anything about a person. */
export interface PushNotice {
  title: string
  body: string
  /** Page that a press opens, from our origin's root. */
  path: string
  /** A later notice of the same tag replaces the earlier one. */
  tag: string
}

/**
 * Outcome of a notice: `gone` ends the subscription (Apple answers 403 for a dead one), `later` may be tried again,
 * `refused` may not.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused'

/** Sends notices to the push services of browsers. */
export interface PushSender {
  /** Key that browsers subscribe with. */
  publicKey: string
  /** Returns true for the address of a push service on the public internet. */
  allows(endpoint: string): Promise<boolean>
  send(target: PushTarget, notice: PushNotice): Promise<PushOutcome>
}

interface Options {
  keys: VapidKeys
  /** Origin of the site, the contact of push services. */
  publicUrl: string
  post?: Post
  resolve?: Resolve
}

/** Seconds for which a push service keeps a notice for a device that is off. */
const KEPT_SECONDS = DAY / SECOND
/** Validity of a signature in ms; push services accept at most 24 hours. */
const SIGNED = 12 * HOUR

export function createPush({
  keys,
  publicUrl,
  post = postPublicly,
  resolve = resolveName,
}: Options): PushSender {
  const { protocol, hostname } = new URL(publicUrl)
  const subject = protocol === 'https:' ? publicUrl : `mailto:push@${hostname}`
  return {
    publicKey: keys.publicKey,
    allows: (endpoint) => isPublicUrl(endpoint, resolve),
    async send({ endpoint, ...receiver }, notice) {
      const expires = Math.floor((Date.now() + SIGNED) / SECOND)
      const headers = {
        authorization: vapidHeader(keys, { endpoint, subject, expires }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_SECONDS),
        topic: notice.tag.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 32),
        urgency: 'normal',
      }
      try {
        const body = encryptPush(JSON.stringify(notice), receiver)
        return outcomeOf((await post(endpoint, { headers, body })).status)
      } catch {
        return 'later'
      }
    },
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if ([403, 404, 410].includes(status)) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
