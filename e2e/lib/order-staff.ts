import type { Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import en from '../../web/src/features/orders/console/words/en'
import fa from '../../web/src/features/orders/console/words/fa'
import nl from '../../web/src/features/orders/console/words/nl'
import { createTranslate } from '../../web/src/i18n/translate'
import type { Texts } from '../../web/src/i18n/types'
import type { Api, Customer } from './api'
import { owner } from './owner'

const texts: Record<Locale, Texts<typeof en>> = { en, fa, nl }

/** Actions of staff on orders in one language. */
export function orderStaff(page: Page, locale: Locale = 'en') {
  const me = owner(page, locale)
  const o = createTranslate<typeof en.shopOrders>(locale, texts[locale].shopOrders)
  const button = (name: string) => me.main.getByRole('button', { name, exact: true })
  const answer = (name: string) => me.dialog.getByRole('button', { name, exact: true })

  /** Opens an order with a stored session. */
  async function openOrder(api: Api, orderNumber: string) {
    await me.arrive(api, `/admin/orders?search=${orderNumber}`)
    await me.one(orderNumber).click()
    await me.main.getByRole('heading', { level: 1, name: orderNumber }).waitFor()
  }

  return { ...me, o, button, answer, openOrder }
}

/** Places a customer's order of two products, paid in cash on delivery. */
export async function placeOrder(api: Api, customer: Customer): Promise<string> {
  await api.add(customer.token, 'PAR-BAND-MIN', 2)
  await api.add(customer.token, 'DAM-CREA-500')
  return api.order(customer)
}
