import { createHmac } from 'node:crypto'
import { driverSuite } from './driver-suite'
import type { PaymentNotice } from './payments'
import { SANDBOX_SIGNATURE, sandboxPayments } from './sandbox'

driverSuite('the sandbox', async () => {
  const options = { secret: 'a secret of the tests', publicUrl: 'http://localhost:3000' }
  const signedBy = (secret: string, age: number, notice: PaymentNotice) => {
    const { raw, signature } = sandboxPayments({
      ...options,
      secret,
      now: () => Date.now() - age * 1000,
    }).sign(notice)
    return { raw, headers: { [SANDBOX_SIGNATURE]: signature } }
  }
  const signedRaw = (raw: string) => {
    const time = String(Math.floor(Date.now() / 1000))
    const mac = createHmac('sha256', options.secret).update(`${time}.${raw}`).digest('hex')
    return { raw, headers: { [SANDBOX_SIGNATURE]: `t=${time},v1=${mac}` } }
  }
  return {
    keeps: false,
    tellRaw: signedRaw,
    provider: sandboxPayments(options),
    tell: (notice, { age = 0, forged = false } = {}) =>
      signedBy(forged ? 'another secret' : options.secret, age, notice),
    tellOther: () =>
      signedBy(options.secret, 0, { kind: 'dispute', eventId: 'evt_other' } as unknown as PaymentNotice),
    // No money moves here: a payment, a refund and a closed attempt leave no trace at the provider.
    pay: () => undefined,
  }
})
