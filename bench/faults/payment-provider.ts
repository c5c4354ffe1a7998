// Payment provider of F7: it signs like the sandbox, keeps a ledger and repeats unacknowledged notifications.
import type { PaymentNotice } from '../../server/src/adapters/payments/payments'
import { SANDBOX_SIGNATURE, sandboxPayments } from '../../server/src/adapters/payments/sandbox'
import type { Pool } from '../../server/src/kernel/db/client'

export type ProviderNotice = Omit<PaymentNotice, 'currency' | 'reference'> & {
  currency?: string
  reference?: string
}

/** Kind of forgery of a notification. */
export type Forgery = 'bad signature' | 'too old' | 'other bytes'

export interface Ack {
  status: number
  ms: number
}

export interface Provider {
  /** Cents charged to buyers, by order number and attempt. */
  ledger: Map<string, number>
  /** Sends a notification; rejects without a response. `paid` ones are added to the ledger. */
  notify(notice: ProviderNotice): Promise<Ack>
  /** Sends a false or foreign notification, which is not added to the ledger. */
  forge(notice: ProviderNotice, forgery?: Forgery): Promise<Ack>
}

const TOO_OLD = 301_000
const PATIENCE = 15_000

/** Creates a provider with the running product's secret. */
export async function createProvider(db: Pool, url: string): Promise<Provider> {
  const [row] = await db<{ value: string }[]>`select value from secrets where name = 'sandbox-payments'`
  const options = { secret: row?.value ?? '', publicUrl: url }
  const sandbox = sandboxPayments(options)
  const others: Record<Forgery, typeof sandbox> = {
    'bad signature': sandboxPayments({ ...options, secret: 'another secret' }),
    'too old': sandboxPayments({ ...options, now: () => Date.now() - TOO_OLD }),
    'other bytes': sandbox,
  }
  const ledger = new Map<string, number>()

  async function whole(notice: ProviderNotice): Promise<PaymentNotice> {
    const { orderNumber, attempt } = notice
    const known = await sandbox.begin({ orderNumber, attempt } as Parameters<typeof sandbox.begin>[0])
    return { currency: 'USD', reference: known.reference, ...notice }
  }

  async function post(raw: string, signature: string): Promise<Ack> {
    const began = performance.now()
    const answer = await fetch(`${url}/api/v1/payments/webhook/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signature },
      body: raw,
      signal: AbortSignal.timeout(PATIENCE),
    })
    await answer.arrayBuffer()
    return { status: answer.status, ms: performance.now() - began }
  }

  return {
    ledger,
    async notify(notice) {
      if (notice.kind === 'paid') ledger.set(`${notice.orderNumber} ${notice.attempt}`, notice.amount)
      const { raw, signature } = sandbox.sign(await whole(notice))
      return post(raw, signature)
    },
    async forge(notice, forgery) {
      const { raw, signature } = (forgery ? others[forgery] : sandbox).sign(await whole(notice))
      return post(forgery === 'other bytes' ? ` ${raw}` : raw, signature)
    },
  }
}
