import { API_BASE } from 'contract/endpoint'
import { CURRENCY } from 'contract/money'
import { MINUTE } from 'contract/units'
import type { FastifyInstance } from 'fastify'
import { SANDBOX_SIGNATURE, type Sandbox } from '../../../adapters/payments/sandbox'
import type { Deps } from '../../../deps'
import { Failure } from '../../../fail'
import { newId } from '../../../kernel/ids'
import { orderToken } from '../order-token'
import { findPaymentPage } from './payments.logic'
import { SANDBOX_STYLE, sandboxPage } from './sandbox-page'

const RETURN_VALID = 30 * MINUTE

/** The sandbox's own pages. What a buyer decides reaches the shop as with any provider: by a signed notification. */
export function sandboxRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'config' | 'returnSecret'>,
  sandbox: Sandbox,
  stylesheet: string | undefined,
): void {
  app.get('/pay/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(SANDBOX_STYLE))

  app.get<{ Params: { reference: string } }>('/pay/:reference', async (request, reply) => {
    const payment = await findPaymentPage(deps.db, request.params.reference)
    const orderUrl = `${deps.config.publicUrl}/orders/${payment.orderNumber}`
    const page = sandboxPage(payment, { orderUrl, stylesheet })
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  })

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1000 },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text as string))),
    )
    scope.post<{ Params: { reference: string }; Body: { action?: string } }>(
      '/pay/:reference',
      async (request, reply) => {
        const payment = await findPaymentPage(deps.db, request.params.reference)
        const action = request.body?.action
        if (action !== 'approve' && action !== 'decline' && action !== 'abandon')
          throw new Failure('request.invalid')
        const order = `${deps.config.publicUrl}/orders/${payment.orderNumber}`
        if (payment.open && action !== 'abandon') {
          const signed = sandbox.sign({
            eventId: `sbe_${newId()}`,
            kind: action === 'approve' ? 'paid' : 'failed',
            reference: request.params.reference,
            orderNumber: payment.orderNumber,
            attempt: payment.attempt,
            amount: payment.amount,
            currency: CURRENCY,
          })
          const told = await app.inject({
            method: 'POST',
            url: `${API_BASE}/payments/webhook/sandbox`,
            headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signed.signature },
            payload: signed.raw,
          })
          if (told.statusCode !== 200) throw new Failure('payments.provider_unreachable')
        }
        if (action === 'approve' && payment.open) {
          const token = orderToken(deps.returnSecret, payment.orderNumber, Date.now() + RETURN_VALID)
          return reply.redirect(`${deps.config.publicUrl}/order-success?token=${token}`, 303)
        }
        return reply.redirect(`${order}?payment=${action === 'decline' ? 'declined' : 'open'}`, 303)
      },
    )
  })
}
