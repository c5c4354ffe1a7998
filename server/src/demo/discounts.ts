import type { StoredDiscount } from '../features/orders/discounts/discount-codes.sql'

/** The demo shop's codes; amounts in cents. */
export const discounts: readonly Omit<StoredDiscount, 'id'>[] = [
  {
    code: 'WELCOME10',
    kind: 'percent',
    value: 10,
    minimum: null,
    from: null,
    until: null,
    limit: null,
    customerLimit: 1,
    note: 'In the first letter to new customers',
    isActive: true,
  },
  {
    code: 'STOCKUP15',
    kind: 'amount',
    value: 1500,
    minimum: 12_000,
    from: null,
    until: null,
    limit: 200,
    customerLimit: 2,
    note: 'For larger orders',
    isActive: true,
  },
  {
    code: 'NOWRUZ1404',
    kind: 'percent',
    value: 15,
    minimum: null,
    from: '2025-03-14',
    until: '2025-04-04',
    limit: null,
    customerLimit: 1,
    note: 'New year’s weeks',
    isActive: true,
  },
]
