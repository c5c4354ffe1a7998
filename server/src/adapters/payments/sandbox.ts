import { createHmac, timingSafeEqual } from 'node:crypto'
import { CURRENCY } from 'contract/money'
import { z } from 'zod'
import { fail } from '../../fail'
import { NOTICE_VALID, type PaymentNotice, type PaymentProvider } from './payments'

export const SANDBOX_SIGNATURE = 'tavan-sandbox-signature'

const KINDS = ['paid', 'processing', 'failed', 'expired'] as const satisfies PaymentNotice['kind'][]
const Kind = z.object({ kind: z.string() })
const Notice = z.object({
  eventId: z.string().min(1).max(200),
  kind: z.enum(KINDS),
  reference: z.string().min(1).max(200),
  orderNumber: z.string().max(200),
  attempt: z.int32(),
  amount: z.int32(),
  currency: z.string().max(10),
})

interface Options {
  secret: string
  publicUrl: string
  now?: () => number
}

/** A sandbox notification as it travels: exact bytes and the signature over them. */
export interface SignedNotice {
  raw: string
  signature: string
}

export interface Sandbox extends PaymentProvider {
  /** Signs the sandbox's notification of a buyer's decision. */
  sign(notice: PaymentNotice): SignedNotice
}

/**
 * The built-in provider: a payment page of our own where one approves, declines or abandons. No money moves; everything
 * else is as with a real one: signed notifications over the raw body, valid for five minutes.
 */
export function sandboxPayments({ secret, publicUrl, now = Date.now }: Options): Sandbox {
  const mac = (time: string, raw: string) => createHmac('sha256', secret).update(`${time}.${raw}`).digest()
  // A reference cannot be guessed from the order number, and is the same for the same attempt.
  const referenceOf = (orderNumber: string, attempt: number) =>
    `sb_${createHmac('sha256', secret).update(`${orderNumber} ${attempt}`).digest('hex').slice(0, 40)}`
  return {
    name: 'sandbox',
    async begin({ orderNumber, attempt }) {
      const reference = referenceOf(orderNumber, attempt)
      return { reference, url: `${publicUrl}/pay/${reference}` }
    },
    read(raw, headers) {
      const header = headers[SANDBOX_SIGNATURE]
      const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([a-f0-9]{64})$/.exec(header) : null
      const [, time, given] = match ?? []
      if (!time || !given) fail('payments.signature_invalid')
      const right = timingSafeEqual(Buffer.from(given, 'hex'), mac(time, raw.toString('utf8')))
      if (!right || Math.abs(now() / 1000 - Number(time)) > NOTICE_VALID) fail('payments.signature_invalid')
      const event = parseJson(raw)
      const { success, data } = Kind.safeParse(event)
      if (success && !(KINDS as readonly string[]).includes(data.kind)) return undefined
      return Notice.safeParse(event).data ?? fail('request.invalid')
    },
    sign(notice) {
      const raw = JSON.stringify({ ...notice, currency: notice.currency || CURRENCY })
      const time = String(Math.floor(now() / 1000))
      return { raw, signature: `t=${time},v1=${mac(time, raw).toString('hex')}` }
    },
    // A decision on the sandbox page is sent immediately and not stored.
    async find() {
      return undefined
    },
    async refund({ key }) {
      return { state: 'sent', reference: `sbr_${key}` }
    },
    // Refunds are carried out at once and not stored.
    async findRefund() {
      return undefined
    },
    async *listRefunds() {},
    async findDispute() {
      return undefined
    },
    async *listDisputes() {},
    async close() {},
  }
}

/** Returns undefined for text that is not JSON. */
function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
