import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

interface StripeSession {
  id: string
  object: 'checkout.session'
  url: string | null
  success_url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  amount_total: number
  currency: string
  metadata: Record<string, string>
}

interface StripeRefund {
  id: string
  object: 'refund'
  status: 'succeeded' | 'pending' | 'failed'
  failure_reason?: string
  amount: number
  currency: 'usd'
  payment_intent: string
  metadata: Record<string, string>
}

interface StripeDispute {
  id: string
  object: 'dispute'
  status: string
  amount: number
  currency: 'usd'
  reason: string
  payment_intent: string
  evidence_details: { due_by: number | null }
}

/** Behaviour for the next calls: answer, disconnect, fail, stay silent, or lose the answer. */
type Mood = 'well' | 'gone' | 'failing' | 'silent' | 'answer lost'

export interface StripeStandIn {
  server: { host: string; port: number; protocol: 'http' }
  mood: Mood
  /** Calls that arrived, as `METHOD /path`. */
  calls: string[]
  /** Sessions by id. */
  sessions: Map<string, StripeSession>
  /** Refunds by payment intent. */
  refunds: Map<string, StripeRefund[]>
  /** Disputes by id. */
  disputes: Map<string, StripeDispute>
  /** Outcome of the next refunds. */
  nextRefund: 'succeeded' | 'pending' | 'failed'
  pay(id: string): void
  /** The buyer pays by a method that takes days; its outcome is told by `outcome`. */
  payLater(id: string): void
  outcome(id: string, paid: boolean): void
  /** A refund made in Stripe's dashboard. */
  refund(intent: string, amount: number, metadata?: Record<string, string>): void
  /** Stripe forgets idempotency keys after a day. */
  forgetKeys(): void
  close(): Promise<void>
}

const KEY = 'sk_test_of_the_tests'

/** The part of Stripe's API that the driver uses, on this machine: same shapes, same rules for idempotency keys. */
export async function stripeStandIn(): Promise<StripeStandIn> {
  const remembered = new Map<string, { params: string; status: number; body: unknown }>()
  /** States of payment intents. */
  const intents = new Map<string, string>()
  let serial = 0
  const standIn: StripeStandIn = {
    server: { host: '127.0.0.1', port: 0, protocol: 'http' },
    mood: 'well',
    calls: [],
    sessions: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    nextRefund: 'succeeded',
    refund(intent, amount, metadata = {}) {
      addRefund({ intent, amount, metadata })
    },
    forgetKeys: () => remembered.clear(),
    pay(id) {
      const session = standIn.sessions.get(id)
      if (session?.status !== 'open') throw new Error(`${id} cannot be paid`)
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` })
    },
    payLater(id) {
      Object.assign(standIn.sessions.get(id) ?? {}, { status: 'complete', payment_intent: `pi_${id}` })
      intents.set(`pi_${id}`, 'processing')
    },
    outcome(id, paid) {
      if (paid) Object.assign(standIn.sessions.get(id) ?? {}, { payment_status: 'paid' })
      intents.set(`pi_${id}`, paid ? 'succeeded' : 'requires_payment_method')
    },
    close: async () => {
      http.close()
      http.closeAllConnections()
      await once(http, 'close')
    },
  }

  const begin = (form: URLSearchParams) => {
    const id = `cs_test_${++serial}`
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
    const currency = form.get('line_items[0][price_data][currency]')
    const allowed = ['auto', 'en', 'nl'].includes(form.get('locale') ?? 'auto')
    if (
      form.get('mode') !== 'payment' ||
      !(amount > 0) ||
      currency !== 'usd' ||
      !allowed ||
      !form.get('success_url')
    )
      return refusal('parameter_invalid')
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.test/c/pay/${id}`,
      success_url: form.get('success_url') ?? '',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: amount,
      currency,
      metadata: {
        orderNumber: form.get('metadata[orderNumber]') ?? '',
        attempt: form.get('metadata[attempt]') ?? '',
      },
    }
    standIn.sessions.set(id, session)
    return { status: 200, body: session }
  }

  const expire = (session: StripeSession) => {
    if (session.status !== 'open') return refusal('resource_not_open')
    session.status = 'expired'
    session.url = null
    return { status: 200, body: session }
  }

  const refund = (form: URLSearchParams) => {
    const intent = form.get('payment_intent') ?? ''
    const paid = [...standIn.sessions.values()].find((session) => session.payment_intent === intent)
    if (!paid) return refusal('resource_missing')
    const amount = Number(form.get('amount'))
    const before = (standIn.refunds.get(intent) ?? []).filter(({ status }) => status !== 'failed')
    const left = paid.amount_total - before.reduce((sum, one) => sum + one.amount, 0)
    if (left === 0) return refusal('charge_already_refunded')
    if (!(amount > 0) || amount > left) return refusal('amount_too_large')
    const metadata = { refund: form.get('metadata[refund]') ?? '' }
    return { status: 200, body: addRefund({ intent, amount, metadata }) }
  }

  function addRefund({
    intent,
    amount,
    metadata,
  }: {
    intent: string
    amount: number
    metadata: StripeRefund['metadata']
  }) {
    const made: StripeRefund = {
      id: `re_${++serial}`,
      object: 'refund',
      status: standIn.nextRefund,
      amount,
      currency: 'usd',
      payment_intent: intent,
      metadata,
      ...(standIn.nextRefund === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
    }
    // Newest first, as Stripe lists them.
    standIn.refunds.set(intent, [made, ...(standIn.refunds.get(intent) ?? [])])
    return made
  }

  /** With its payment intent, which has the metadata of its session. */
  const expanded = (made: StripeRefund | StripeDispute) => {
    const session = [...standIn.sessions.values()].find((one) => one.payment_intent === made.payment_intent)
    const intent = { id: made.payment_intent, object: 'payment_intent', metadata: session?.metadata ?? {} }
    return { ...made, payment_intent: intent }
  }

  const findRefund = (id: string) => {
    const made = [...standIn.refunds.values()].flat().find((one) => one.id === id)
    return made ? { status: 200, body: expanded(made) } : missing()
  }

  const carryOut = (method: string, path: string, form: URLSearchParams, query: URLSearchParams) => {
    if (method === 'GET' && path === '/v1/refunds') {
      const intent = query.get('payment_intent')
      const all = [...standIn.refunds.values()].flat()
      const data = all
        .filter((one) => intent === null || one.payment_intent === intent)
        .map((one) => (query.has('expand[0]') ? expanded(one) : one))
      return { status: 200, body: { object: 'list', data, has_more: false, url: path } }
    }
    if (method === 'GET' && path === '/v1/disputes') {
      const data = [...standIn.disputes.values()].map(expanded)
      return { status: 200, body: { object: 'list', data, has_more: false, url: path } }
    }
    if (method === 'GET' && path.startsWith('/v1/disputes/')) {
      const dispute = standIn.disputes.get(path.slice('/v1/disputes/'.length))
      return dispute ? { status: 200, body: expanded(dispute) } : missing()
    }
    if (method === 'GET' && path.startsWith('/v1/refunds/'))
      return findRefund(path.slice('/v1/refunds/'.length))
    if (method === 'POST' && path === '/v1/checkout/sessions') return begin(form)
    if (method === 'POST' && path === '/v1/refunds') return refund(form)
    const [, id = '', expiring] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? []
    const session = standIn.sessions.get(id)
    if (!session) return missing()
    if (expiring) return expire(session)
    const { payment_intent } = session
    const intent = {
      id: payment_intent,
      object: 'payment_intent',
      status: intents.get(payment_intent ?? '') ?? 'succeeded',
    }
    return {
      status: 200,
      body: query.has('expand[0]') && payment_intent ? { ...session, payment_intent: intent } : session,
    }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request
    let text = ''
    for await (const part of request) text += part
    standIn.calls.push(`${method} ${url}`)
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (standIn.mood === 'gone') return response.destroy()
    if (standIn.mood === 'silent') return
    if (standIn.mood === 'failing') return send(500, { error: { type: 'api_error', message: 'An error' } })
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } })
    // Like Stripe: a key belongs to one set of parameters and one answer.
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? remembered.get(key) : undefined
    if (known && known.params !== text) {
      return send(400, { error: { type: 'idempotency_error', message: 'Keys are for the same parameters' } })
    }
    const [path = '', query] = url.split('?')
    const made = known ?? carryOut(method, path, new URLSearchParams(text), new URLSearchParams(query))
    if (typeof key === 'string' && !known) remembered.set(key, { params: text, ...structuredClone(made) })
    if (standIn.mood === 'answer lost') return response.destroy()
    send(made.status, made.body)
  }

  const http = createServer((request, response) => void answer(request, response))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  standIn.server.port = (http.address() as AddressInfo).port
  return standIn
}

function missing() {
  return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } }
}

function refusal(code: string) {
  return { status: 400, body: { error: { type: 'invalid_request_error', code, message: code } } }
}

/** Keys under which the driver may talk to the stand-in. */
export const stripeTestKeys = { secretKey: KEY, webhookSecret: 'whsec_of_the_tests' }

const signer = new Stripe(KEY)

/** Returns the signature header of a notification's raw body. */
export const stripeSignature = (payload: string) =>
  signer.webhooks.generateTestHeaderString({ payload, secret: stripeTestKeys.webhookSecret })
