import { specifiedShipping } from 'contract/orders/shipping-rules'

const [standard, express] = specifiedShipping

const taxed = { taxRate: 9, taxIncluded: false } as const

/** Parts of an order that was sent in one of the specified ways and taxed as specified. */
export const standardTerms = {
  ...taxed,
  shippingMethod: standard.code,
  shippingName: standard.names.en,
  shippingDays: standard.businessDays,
}
export const expressTerms = {
  ...taxed,
  shippingMethod: express.code,
  shippingName: express.names.en,
  shippingDays: express.businessDays,
}
