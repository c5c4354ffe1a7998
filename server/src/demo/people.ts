import type { Locale } from 'contract/locale'

export type DemoRole = 'customer' | 'coach' | 'admin'

export interface DemoAddress {
  phone: string
  street: string
  city: string
  state: string
  zipCode: string
  country: string
}

export interface DemoPerson {
  /** Key of this person in the rest of the demo data. */
  key: string
  role: DemoRole
  email: string
  firstName: string
  lastName: string
  locale: Locale
  /** Delivery address; customers only. */
  address: DemoAddress | null
}

/** The demo accounts; the addresses are invented streets in real cities. */
export const people: DemoPerson[] = [
  {
    key: 'customer',
    role: 'customer',
    email: 'customer@tavan.test',
    firstName: 'Sara',
    lastName: 'Moradi',
    locale: 'en',
    address: {
      phone: '+31 20 555 0142',
      street: 'Populierenkade 27-2',
      city: 'Amsterdam',
      state: 'Noord-Holland',
      zipCode: '1093 XX',
      country: 'Netherlands',
    },
  },
  {
    key: 'customer2',
    role: 'customer',
    email: 'customer2@tavan.test',
    firstName: 'Daan',
    lastName: 'Visser',
    locale: 'nl',
    address: {
      phone: '+31 30 555 0186',
      street: 'Wilgenwerf 8',
      city: 'Utrecht',
      state: 'Utrecht',
      zipCode: '3513 XX',
      country: 'Nederland',
    },
  },
  {
    key: 'coach',
    role: 'coach',
    email: 'coach@tavan.test',
    firstName: 'Kaveh',
    lastName: 'Rostami',
    locale: 'en',
    address: null,
  },
  {
    key: 'coach2',
    role: 'coach',
    email: 'coach2@tavan.test',
    firstName: 'Lotte',
    lastName: 'de Boer',
    locale: 'nl',
    address: null,
  },
  {
    key: 'admin',
    role: 'admin',
    email: 'admin@tavan.test',
    firstName: 'Nasrin',
    lastName: 'Azad',
    locale: 'en',
    address: null,
  },
]
