import type { IncomingHttpHeaders } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PaymentNotice, PaymentProvider, PaymentRequest } from './payments'

/** A notification as it travels. */
export interface Sent {
  raw: string
  headers: IncomingHttpHeaders
}

/** Provider under test with access to its far side. */
export interface ProviderHarness {
  provider: PaymentProvider
  /** Creates a notification of the provider; `age` in seconds, `forged` signs it with a wrong secret. */
  tell(notice: PaymentNotice, how?: { age?: number; forged?: boolean }): Sent
  /** A signed notification of a kind that we do not act on. */
  tellOther(): Sent
  /** These bytes with a right signature. */
  tellRaw(raw: string): Sent
  /** True if the provider remembers the outcome of an attempt. */
  keeps: boolean
  /** The buyer pays an attempt at the provider. */
  pay(reference: string): void
  /** Number of refunds of an attempt, if the provider counts them. */
  refunds?(reference: string): number
  /** True if an attempt can still be paid, if the provider knows. */
  payable?(reference: string): boolean
}

let serial = 0

const request = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  orderNumber: `TV-${++serial}`,
  attempt: 1,
  amount: 5449,
  email: 'sara@tavan.test',
  locale: 'en',
  returnUrl: 'http://localhost:3000/order-success?token=t',
  cancelUrl: 'http://localhost:3000/orders/TV-1',
  ...changes,
})

/** Contract tests that every payment provider must pass. */
export function driverSuite(name: string, makeHarness: () => Promise<ProviderHarness>): void {
  describe(`payments by ${name}`, () => {
    let harness: ProviderHarness
    beforeAll(async () => {
      harness = await makeHarness()
    })
    sessionTests(() => harness)
    noticeTests(() => harness)
    findTests(() => harness)
    refundTests(() => harness)
  })
}

/** Returns the provider's notification of a new attempt. */
async function noticeOf(
  harness: ProviderHarness,
  changes: Partial<PaymentNotice> = {},
): Promise<PaymentNotice> {
  const asked = request()
  const { reference } = await harness.provider.begin(asked)
  const { orderNumber, attempt, amount } = asked
  return {
    eventId: `evt_${++serial}`,
    kind: 'paid',
    reference,
    orderNumber,
    attempt,
    amount,
    currency: 'USD',
    ...changes,
  }
}

function sessionTests(open: () => ProviderHarness): void {
  test('the same attempt is the same session, another one is another', async () => {
    const first = request()
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => open().provider.begin(first)))
    expect(a?.url).toMatch(/^https?:\/\/\S+$/)
    expect(b).toEqual(a)
    expect(c).toEqual(a)
    const second = await open().provider.begin({ ...first, attempt: 2 })
    expect(second.reference).not.toBe(a?.reference)
    expect(second.url).not.toBe(a?.url)
  })
}

function noticeTests(open: () => ProviderHarness): void {
  const read = ({ raw, headers }: Sent) => open().provider.read(Buffer.from(raw), headers)
  const refused = expect.objectContaining({ code: 'payments.signature_invalid' })

  test.each(['paid', 'failed', 'expired'] as const)('a signed %s notification is read', async (kind) => {
    const notice = await noticeOf(open(), { kind })
    expect(read(open().tell(notice))).toEqual(notice)
  })

  test('a repeat has the same event', async () => {
    const sent = open().tell(await noticeOf(open()))
    expect(read(sent)?.eventId).toBe(read(sent)?.eventId)
  })

  test('S34 bad, missing, old and foreign signatures are refused', async () => {
    const notice = await noticeOf(open())
    const sent = open().tell(notice)
    const [header = '', signature = ''] = Object.entries(sent.headers)[0] as [string, string]
    const changed = signature.replace(/.$/, (c) => (c === '0' ? '1' : '0'))
    for (const value of [changed, '', 'nonsense', signature.replace(/^t=\d+/, 't=1')]) {
      expect(() => read({ raw: sent.raw, headers: { [header]: value } }), value).toThrow(refused)
    }
    expect(() => read({ raw: sent.raw, headers: {} })).toThrow(refused)
    expect(() => read(open().tell(notice, { age: 301 }))).toThrow(refused)
    expect(() => read(open().tell(notice, { forged: true }))).toThrow(refused)
    expect(read(open().tell(notice, { age: 290 }))).toEqual(notice)
  })

  test('S34 the signature is over the exact bytes', async () => {
    const sent = open().tell(await noticeOf(open()))
    for (const raw of [
      JSON.stringify(JSON.parse(sent.raw), null, 1),
      `${sent.raw} `,
      sent.raw.slice(0, -1),
    ]) {
      expect(() => read({ ...sent, raw })).toThrow(refused)
    }
  })

  test('a signed event that tells nothing of ours is ignored', () => {
    expect(read(open().tellOther())).toBeUndefined()
  })

  test.each(['', '[]', 'null', '"paid"', '{', '{"kind":"paid","eventId":"evt_1"}', '{"id":"evt_1"}'])(
    'signed bytes that are no notification are a refusal: %s',
    (raw) => {
      const code = expect.stringMatching(/^(request\.invalid|payments\.signature_invalid)$/)
      expect(() => read(open().tellRaw(raw))).toThrow(expect.objectContaining({ code }))
    },
  )
}

function findTests(open: () => ProviderHarness): void {
  test('what became of an attempt can be asked for', async () => {
    const { provider, pay, keeps } = open()
    const asked = request()
    const { reference } = await provider.begin(asked)
    expect(await provider.find(reference)).toBeUndefined()
    pay(reference)
    const { orderNumber, attempt, amount } = asked
    const found = await provider.find(reference)
    if (!keeps) return expect(found).toBeUndefined()
    expect(found).toEqual({
      eventId: expect.any(String),
      kind: 'paid',
      reference,
      orderNumber,
      attempt,
      amount,
      currency: 'USD',
    })
    expect(await provider.find(reference)).toEqual(found)
    const other = await provider.begin(request())
    await provider.close(other.reference)
    expect(await provider.find(other.reference)).toMatchObject({
      kind: 'expired',
      reference: other.reference,
    })
  })
}

function refundTests(open: () => ProviderHarness): void {
  test('a paid attempt is refunded once, however often it is asked', async () => {
    const harness = open()
    const notice = await noticeOf(harness)
    const { reference } = notice
    harness.pay(reference)
    const refund = { reference, key: `whole ${reference}`, amount: 5449 }
    const first = await harness.provider.refund(refund)
    expect(first).toEqual({ state: 'sent', reference: expect.any(String) })
    for (let i = 0; i < 3; i++) expect(await harness.provider.refund(refund)).toEqual(first)
    if (harness.refunds) expect(harness.refunds(reference)).toBe(1)
    if (harness.keeps)
      expect(await harness.provider.findRefund(first.reference ?? '')).toMatchObject({
        ...first,
        key: refund.key,
        amount: 5449,
        currency: 'USD',
        orderNumber: notice.orderNumber,
        attempt: 1,
      })
    expect(await harness.provider.findRefund('re_nobodys')).toBeUndefined()
  })

  test('several parts of a paid attempt are refunded, also of the same amount', async () => {
    const harness = open()
    const { reference } = await noticeOf(harness)
    harness.pay(reference)
    const parts = []
    for (const key of ['a', 'b', 'a'])
      parts.push(await harness.provider.refund({ reference, key: `${key} ${reference}`, amount: 1000 }))
    expect(parts[2]).toEqual(parts[0])
    expect(parts[1]?.reference).not.toBe(parts[0]?.reference)
    if (harness.refunds) expect(harness.refunds(reference)).toBe(2)
  })

  test('an open attempt is closed, and closing one that is paid or closed does no harm', async () => {
    const harness = open()
    const unpaid = await noticeOf(harness)
    await harness.provider.close(unpaid.reference)
    await harness.provider.close(unpaid.reference)
    if (harness.payable) expect(harness.payable(unpaid.reference)).toBe(false)
    const paid = await noticeOf(harness)
    harness.pay(paid.reference)
    await harness.provider.close(paid.reference)
    await harness.provider.refund({ reference: paid.reference, key: `paid ${paid.reference}`, amount: 5449 })
    if (harness.refunds) expect(harness.refunds(paid.reference)).toBe(1)
  })
}
