import type { Config } from '../../config'
import type { PaymentProvider } from './payments'
import { sandboxPayments } from './sandbox'
import { stripePayments } from './stripe'

/** The provider that the settings ask for: Stripe when its keys are set, else the built-in sandbox. */
export async function createPayments(
  config: Pick<Config, 'stripe' | 'publicUrl'>,
  sandboxSecret: string,
): Promise<PaymentProvider> {
  return config.stripe
    ? stripePayments(config.stripe)
    : sandboxPayments({ secret: sandboxSecret, publicUrl: config.publicUrl })
}
