import type { ShopIdentity } from 'contract/site/calls'

/** Who runs the demo business; addresses under `.test` and numbers of zeros belong to nobody. */
export const shop: ShopIdentity = {
  name: 'Tavan',
  email: 'hello@tavan.test',
  legalName: 'Tavan Demo B.V.',
  address: ['Demostraat 1', '1000 AA Amsterdam', 'Netherlands'],
  phone: '',
  registration: 'KvK 00000000',
  vat: 'VAT NL000000000B00',
}
