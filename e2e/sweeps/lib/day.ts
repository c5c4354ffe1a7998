import { expect, type Page } from '@playwright/test'
import type { ConsoleOrder } from 'contract/orders/console-calls'
import type { Api, Customer } from '../../lib/api'
import { confirmAddress } from '../../lib/confirm-address'
import { orderStaff } from '../../lib/order-staff'
import { DELIVERY, shopper } from '../../lib/shopper'
import { arriveAs } from '../../lib/test'
import type { StripeShop } from './stripe-shop'

export type Step = 'Confirm Order' | 'Start Packing' | 'Mark as Shipped' | 'Mark as Delivered'

/** Steps of staff that follow a confirmation. */
export const SENT: readonly Step[] = ['Start Packing', 'Mark as Shipped']
export const DELIVERED: readonly Step[] = [...SENT, 'Mark as Delivered']

interface Wish {
  lines: [sku: string, quantity: number][]
  /** `later`: the order waits on Stripe's page. */
  pays?: 'online' | 'cash' | 'later'
  express?: boolean
  code?: string
}

export interface Placed {
  number: string
  customer: Customer
}

/** Actions of customers and of the owner in two browsers, on a shop with Stripe. */
export function day({
  shop,
  api,
  buyerPage,
  page,
}: {
  shop: StripeShop
  api: Api
  buyerPage: Page
  page: Page
}) {
  const buyer = shopper(buyerPage)
  const staff = orderStaff(page)
  const { main, dialog, button, answer } = staff

  /** Orders as a new customer: the cart by calls, the checkout and the payment by clicks. */
  async function buy({ lines, pays = 'online', express, code }: Wish): Promise<Placed> {
    const customer = await api.register()
    await confirmAddress(api, customer)
    for (const [sku, quantity] of lines) await api.add(customer.token, sku, quantity)
    await arriveAs(buyerPage, { customer }, shop.url)
    await buyerPage.goto(`${shop.url}/checkout`)
    await buyer.fillDelivery(DELIVERY)
    if (pays !== 'cash') await buyerPage.getByRole('radio', { name: 'Online Payment' }).check()
    if (express) await buyerPage.getByRole('radio', { name: /Express/ }).check()
    const begin = buyerPage.getByRole('checkbox', { name: /My program begins/ })
    if (await begin.isVisible()) await begin.check()
    if (code) {
      await buyerPage.getByRole('button', { name: 'Have a discount code?' }).click()
      await buyerPage.getByLabel('Discount Code').fill(code)
      await buyerPage.getByRole('button', { name: 'Apply', exact: true }).click()
      await expect(buyerPage.getByText(/Discount applied/).first()).toBeVisible()
    }
    await buyer.order()
    if (pays === 'cash') return { number: await buyer.orderNumber(), customer }
    await buyerPage.getByRole('button', { name: 'Pay', exact: true }).waitFor()
    const [first] = await api.orders(customer.token)
    const number = first?.orderNumber ?? ''
    if (pays === 'online') {
      await buyerPage.getByRole('button', { name: 'Pay', exact: true }).click()
      await expect(buyer.main.getByText(number).first()).toBeVisible()
    }
    return { number, customer }
  }

  const open = async (number: string) => {
    await page.goto(`${shop.url}/admin/orders?search=${number}`)
    await staff.one(number).click()
    await main.getByRole('heading', { level: 1, name: number }).waitFor()
  }
  const step = async (name: Step) => {
    await button(name).click()
    await answer(name).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  /** Opens an order and takes its steps. */
  const move = async (number: string, steps: readonly Step[]) => {
    await open(number)
    for (const name of steps) await step(name)
  }

  interface Refund {
    amount?: string
    /** Units of the first line. */
    units?: number
    shelved?: boolean
  }
  /** Refunds of the open order: an amount, units, or all that is left. Returns the amount on the button. */
  async function refund({ amount, units, shelved }: Refund = {}): Promise<number> {
    await button('Refund').click()
    if (amount) {
      await dialog.getByRole('button', { name: 'Amount', exact: true }).click()
      await dialog.getByLabel('Amount', { exact: true }).fill(amount)
    } else if (units) {
      for (let n = 0; n < units; n += 1)
        await dialog
          .getByRole('button', { name: /^Increase/ })
          .first()
          .click()
    } else await dialog.getByRole('button', { name: 'Select Everything Left' }).click()
    if (shelved)
      await dialog
        .getByRole('checkbox', { name: /Back in stock/ })
        .first()
        .check()
    await dialog.getByLabel('Reason').fill('Agreed by phone')
    const submit = dialog.getByRole('button', { name: /^Refund .*\d/ })
    const shown = Number(((await submit.textContent()) ?? '').replace(/[^\d.]/g, ''))
    await submit.click()
    await dialog.waitFor({ state: 'hidden' })
    return shown
  }

  /** The order as the console reads it. */
  const read = async (number: string, token: string): Promise<ConsoleOrder> =>
    (await api.call<{ data: ConsoleOrder }>('GET', `/admin/orders/${number}`, { token })).data

  return { buyer, staff, buy, open, step, move, refund, read }
}
