import { expect, type Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import { ADDRESS, type Api, type Customer } from '../../lib/api'
import { confirmAddress } from '../../lib/confirm-address'
import type { Shopper } from '../../lib/shopper'

/** Accounts shared by all states; read-only, so that states do not disturb each other. */
export interface People {
  /** Two products are in the account's cart; its address is confirmed. */
  withCart: Customer
  /** Demo customer with orders in every status. */
  withOrders: Customer
  fresh: Customer
  /** Has a saved address and a second session. */
  settled: Customer
  /** One order is unpaid, another is paid. */
  buyer: Customer & { unpaid: string; paid: string }
  /** Has bought a program with an open questionnaire. */
  athlete: Customer & { program: string }
}

export async function makePeople(api: Api): Promise<People> {
  const [withCart, fresh, withOrders, settled, buyer, athlete] = await Promise.all([
    api.register('Robin'),
    api.register('Noor'),
    api.signIn('customer@tavan.test'),
    api.register('Robin'),
    api.register('Robin'),
    api.register('Mina'),
  ])
  await confirmAddress(api, withCart)
  await api.add(withCart.token, 'DAM-CREA-500')
  await api.add(withCart.token, 'ZAG-DUMB-ADJ', 2)
  await api.signIn(settled.email, settled.password)
  const { street, city, state, zipCode, country } = ADDRESS.address
  await api.call('POST', '/account/addresses', {
    token: settled.token,
    body: {
      firstName: 'Robin',
      lastName: 'Jansen',
      phone: ADDRESS.phone,
      street,
      city,
      state,
      zipCode,
      country,
      isDefault: true,
    },
  })
  await api.add(buyer.token, 'PAR-BAND-MIN')
  const paid = await api.orderOnline(buyer)
  await api.pay(paid.paymentUrl, 'approve')
  await api.add(buyer.token, 'PAR-BAND-MIN', 2)
  const unpaid = await api.orderOnline(buyer)
  await api.add(athlete.token, 'TAV-PROG-10K')
  const bought = await api.orderOnline(athlete)
  await api.pay(bought.paymentUrl, 'approve')
  const mine = await api.call<{ data: { _id: string }[] }>('GET', '/user-programs', { token: athlete.token })
  return {
    withCart,
    athlete: { ...athlete, program: mine.data[0]?._id ?? '' },
    fresh,
    withOrders,
    settled,
    buyer: { ...buyer, paid: paid.orderNumber, unpaid: unpaid.orderNumber },
  }
}

export interface Fixture {
  people: People
  page: Page
  api: Api
  locale: Locale
  t: Shopper['t']
  me: Shopper
}

export interface State {
  name: string
  /** Signed-in account; absent for a visitor. */
  who?: keyof People
  /** Brings a blank tab into the state. */
  reach(fixture: Fixture): Promise<void>
  /** Console errors and failed requests that the state causes on purpose. */
  expectedErrors?: RegExp
  /** A modal covers the rest of the page. */
  modal?: true
  /** Exists on wide or on narrow screens only. */
  only?: 'wide' | 'narrow'
}

export const open = (path: string) => async (fixture: Fixture) => {
  await fixture.page.goto(path)
  await expect(fixture.page.locator('h1')).toHaveCount(1)
}

export const openProduct = (sku: string) => async (fixture: Fixture) => {
  await fixture.page.goto(`/product/${(await fixture.api.product(sku))._id}`)
  await expect(fixture.page.locator('article h1')).toHaveCount(1)
}
