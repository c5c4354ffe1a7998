import type { ShopIdentity } from 'contract/site/calls'

/** Identity of the demo business; `.test` addresses and zero numbers belong to nobody. */
export const shop: ShopIdentity = {
  name: 'Tavan',
  email: 'hello@tavan.test',
  legalName: 'Tavan Demo B.V.',
  address: ['Demostraat 1', '1000 AA Amsterdam', 'Netherlands'],
  phone: '',
  registration: 'KvK 00000000',
  vat: 'VAT NL000000000B00',
}
