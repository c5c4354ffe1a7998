import type { Config } from '../../config'
import type { PaymentProvider } from './payments'
import { sandboxPayments } from './sandbox'
import { stripePayments } from './stripe'

/** The provider that the settings ask for: Stripe when its keys are set, the built-in sandbox where it may be, else none. */
export async function createPayments(
  config: Pick<Config, 'stripe' | 'sandboxPayments' | 'publicUrl'>,
  sandboxSecret: string,
): Promise<PaymentProvider | undefined> {
  if (config.stripe) return stripePayments(config.stripe)
  if (!config.sandboxPayments) return undefined
  return sandboxPayments({ secret: sandboxSecret, publicUrl: config.publicUrl })
}
