import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BrowserContext } from '@playwright/test'
import {
  type StripeStandIn,
  stripeSignature,
  stripeStandIn,
  stripeTestKeys,
} from '../../../server/test/stripe-stand-in'
import { newDataDir, serve } from '../../lib/server'

const REDIRECT = pathToFileURL(fileURLToPath(new URL('stripe-redirect.mjs', import.meta.url)))
const CHECKOUT = 'https://checkout.stripe.test/c/pay/'

export interface StripeShop {
  url: string
  dataDir: string
  stripe: StripeStandIn
  /** Sends Stripe's signed notification about an object. */
  notify(type: string, object: object): Promise<void>
  /** Serves Stripe's checkout page in a browser context: one button, which pays. */
  openCheckout(context: BrowserContext): Promise<void>
  /** Session of an order's last payment. */
  sessionOf(orderNumber: string): { id: string; payment_intent: string | null; amount_total: number }
  stop(): Promise<void>
}

/** Starts the built product with Stripe's driver; Stripe's API is a stand-in on this machine. */
export async function serveWithStripe(): Promise<StripeShop> {
  const stripe = await stripeStandIn()
  const data = await newDataDir()
  const redirect = new URL(REDIRECT)
  redirect.searchParams.set('port', String(stripe.server.port))
  const server = await serve(data.path, {
    NODE_OPTIONS: `--import=${redirect}`,
    STRIPE_SECRET_KEY: stripeTestKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeTestKeys.webhookSecret,
  })
  let events = 0
  async function notify(type: string, object: object): Promise<void> {
    const payload = JSON.stringify({ id: `evt_${++events}`, object: 'event', type, data: { object } })
    const answer = await fetch(`${server.url}/api/v1/payments/webhook/stripe`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': stripeSignature(payload),
      },
      body: payload,
    })
    if (answer.status !== 200) throw new Error(`${type}: ${answer.status} ${await answer.text()}`)
  }
  return {
    url: server.url,
    dataDir: data.path,
    stripe,
    notify,
    async openCheckout(context) {
      await context.route(`${CHECKOUT}**`, async (route) => {
        const { pathname, searchParams } = new URL(route.request().url())
        const id = pathname.split('/').at(-1) ?? ''
        const session = stripe.sessions.get(id)
        const page = (body: string) => route.fulfill({ contentType: 'text/html', body })
        if (!searchParams.has('paid')) return page(`<form><button name="paid" value="1">Pay</button></form>`)
        stripe.pay(id)
        await notify('checkout.session.completed', session ?? {})
        return page(`<script>location.replace(${JSON.stringify(session?.success_url)})</script>`)
      })
    },
    sessionOf(orderNumber) {
      const found = [...stripe.sessions.values()].filter((one) => one.metadata.orderNumber === orderNumber)
      const last = found.at(-1)
      if (!last) throw new Error(`${orderNumber} has no payment at Stripe`)
      return last
    },
    async stop() {
      await server.stop()
      await stripe.close()
      await data.remove()
    },
  }
}
