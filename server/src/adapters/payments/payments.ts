import type { PaymentMethod } from 'contract/shipping'

/** What checkout needs of payments: which ways to pay are open here. Providers of online payment plug in behind it. */
export interface Payments {
  accepts(method: PaymentMethod): boolean
}

/** Cash on delivery: nothing happens before the goods arrive. */
export function cashOnDelivery(): Payments {
  return { accepts: (method) => method === 'cod' }
}
