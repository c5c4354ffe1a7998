import { expect } from '@playwright/test'
import { leaveUnanswered } from '../../lib/navigation'
import { orderStaff } from '../../lib/order-staff'
import type { Fixture, State } from './fixture'

const LIST = '**/admin/orders?*'

/** Opens the demo customer's order with a status. */
async function openOrder({ page, api, locale, people }: Fixture, status: string) {
  const staff = orderStaff(page, locale)
  const orders = await api.orders(people.withOrders.token)
  const number = orders.find((order) => order.status === status)?.orderNumber ?? ''
  await staff.openOrder(api, number)
  return staff
}

export const ordersConsoleStates: State[] = [
  {
    name: 'console, orders',
    async reach({ page, api, locale }) {
      const { arrive, main } = orderStaff(page, locale)
      await arrive(api, '/admin/orders')
      await expect(main.getByRole('row').nth(9)).toBeVisible()
    },
  },
  {
    name: 'console, a search for orders that finds nothing',
    async reach({ page, api, locale }) {
      const { arrive, main, o } = orderStaff(page, locale)
      await arrive(api, '/admin/orders?search=nobody-at-all')
      await expect(main.getByText(o('list.nothingFoundText'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, orders on their way',
    async reach({ page, api, locale }) {
      const { arrive, main, o } = orderStaff(page, locale)
      await leaveUnanswered(page, LIST)
      await arrive(api, '/admin/orders')
      await expect(main.getByText(o('list.loading'))).toBeAttached()
    },
  },
  {
    name: 'console, orders failed',
    expectedErrors: /^400 GET \/api\/v1\/admin\/orders/,
    async reach({ page, api, locale }) {
      const { arrive, main, o } = orderStaff(page, locale)
      await page.route(LIST, (route) => route.fulfill({ status: 400, json: { success: false } }))
      await arrive(api, '/admin/orders')
      await expect(main.getByText(o('list.failed'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, an order on its way to the customer',
    reach: async (fixture) => void (await openOrder(fixture, 'shipped')),
  },
  {
    name: 'console, an order that waits for its payment',
    async reach(fixture) {
      const { openOrder, main, o } = orderStaff(fixture.page, fixture.locale)
      await openOrder(fixture.api, fixture.people.buyer.unpaid)
      await expect(main.getByText(o('one.waitsForPayment'))).toBeVisible()
    },
  },
  {
    name: 'console, cancel an order?',
    modal: true,
    async reach(fixture) {
      const { openOrder, button, dialog, o } = orderStaff(fixture.page, fixture.locale)
      await openOrder(fixture.api, fixture.people.buyer.paid)
      await button(o('move.cancelled.button')).click()
      await expect(dialog.getByText(o('move.cancelled.textPaid'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, a tracking number that is none',
    modal: true,
    async reach(fixture) {
      const { button, dialog, answer, o, t } = await openOrder(fixture, 'shipped')
      await button(o('one.changeTracking')).click()
      await dialog.getByLabel(o('one.tracking')).fill('<>')
      await answer(o('correct.button')).click()
      await expect(dialog.getByText(t.error('orders.tracking_invalid'), { exact: true })).toBeVisible()
    },
  },
]

/** Separate, because new states belong at the end of the list. */
export const severalOrdersStates: State[] = [
  {
    name: 'console, several orders chosen',
    async reach({ page, api, locale }) {
      const { arrive, main } = orderStaff(page, locale)
      await arrive(api, '/admin/orders')
      await main.getByRole('checkbox').first().check()
      await expect(main.getByRole('status').first()).toBeVisible()
    },
  },
  {
    name: 'console, the command menu',
    modal: true,
    async reach({ page, api, locale }) {
      const { arrive, dialog, main } = orderStaff(page, locale)
      await arrive(api, '/admin/orders')
      await expect(main.getByRole('row').nth(9)).toBeVisible()
      await page.keyboard.press('Control+k')
      await dialog.getByRole('combobox').fill('TV-1')
      await expect(dialog.getByRole('option').filter({ hasText: 'TV-1' }).first()).toBeVisible()
    },
  },
]

/** Packing slip in the console. */
export const slipStates: State[] = [
  {
    name: 'console, a packing slip',
    async reach(fixture) {
      const { main, o } = await openOrder(fixture, 'shipped')
      await main.getByRole('link', { name: o('slip.title'), exact: true }).click()
      await expect(main.getByRole('heading', { level: 1, name: o('slip.title') })).toBeVisible()
      await expect(main.getByRole('button', { name: o('slip.print'), exact: true })).toBeVisible()
    },
  },
]

const RETURN = {
  _id: 'r1',
  state: 'received',
  source: 'withdrawal',
  lines: [
    {
      itemId: 'l1',
      quantity: 2,
      received: 2,
      restocked: 1,
      name: 'Damavand Creatine Monohydrate, 500 g',
      sku: 'DAM-CREA-500',
      sealed: true,
    },
  ],
  reason: '',
  answer: '',
  photos: 0,
  refundId: null,
  createdAt: '2026-11-25T10:00:00.000Z',
  order: { _id: 'o1', orderNumber: 'TV-100004', status: 'delivered', paymentStatus: 'paid' },
  customer: { firstName: 'Sara', lastName: 'Moradi', email: 'customer@tavan.test' },
  payBackBy: '2026-12-09',
}
const WITHDRAWAL = {
  _id: 'w1',
  name: 'Sara Moradi',
  orderNumber: 'TV-9',
  email: 'customer@tavan.test',
  createdAt: '2026-11-25T10:00:00.000Z',
  payBackBy: '2026-12-09',
  order: null,
  returnId: null,
  isDone: false,
}
const pageOf = (items: object[]) => ({
  json: { success: true, data: { items, total: items.length, currentPage: 1, totalPages: 1 } },
})

/** Goods that come back; the demo business has none. */
export const returnDeskStates: State[] = [
  {
    name: 'console, nothing to return',
    async reach({ page, api, locale }) {
      const { arrive, main } = orderStaff(page, locale)
      await page.route('**/admin/returns?*', (route) => route.fulfill(pageOf([])))
      await arrive(api, '/admin/orders/returns')
      await expect(main.getByRole('heading', { level: 2 })).toBeVisible()
    },
  },
  {
    name: 'console, a return that is here',
    modal: true,
    async reach({ page, api, locale }) {
      const { arrive, main, dialog } = orderStaff(page, locale)
      await page.route('**/admin/returns?*', (route) => route.fulfill(pageOf([RETURN])))
      await page.route('**/admin/returns/r1', (route) =>
        route.fulfill({ json: { success: true, data: RETURN } }),
      )
      await arrive(api, '/admin/orders/returns')
      await main.getByRole('link', { name: 'TV-100004' }).click()
      await expect(dialog.getByText('DAM-CREA-500')).toBeVisible()
    },
  },
  {
    name: 'console, withdrawals',
    async reach({ page, api, locale }) {
      const { arrive, main } = orderStaff(page, locale)
      await page.route('**/admin/withdrawals?*', (route) => route.fulfill(pageOf([WITHDRAWAL])))
      await arrive(api, '/admin/orders/withdrawals')
      await expect(main.getByText('TV-9', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, a parcel that comes back?',
    modal: true,
    async reach(fixture) {
      const { button, dialog, o } = await openOrder(fixture, 'shipped')
      await button(o('undelivered.button')).click()
      await expect(dialog.getByLabel(o('undelivered.reason'))).toBeVisible()
    },
  },
]
