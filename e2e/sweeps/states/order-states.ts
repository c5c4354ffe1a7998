import { expect } from '@playwright/test'
import { type Fixture, open, type State } from './fixture'

const openOrder = async (fixture: Fixture, number: string, query = '') => {
  await open(`/orders/${number}${query}`)(fixture)
  await expect(fixture.me.main.getByRole('heading', { name: fixture.t('orders.one.items') })).toBeVisible()
}
const article = (name: string): State => ({
  name: `page ${name}`,
  async reach(fixture) {
    await open(`/${name}`)(fixture)
    await expect(fixture.me.main.getByRole('heading', { level: 2 }).nth(2)).toBeVisible()
  },
})

async function fillWithdrawal({ me, t }: Fixture) {
  for (const [label, value] of [
    [t('withdrawal.name'), 'Mina Rad'],
    [t('withdrawal.orderNumber'), 'TV-100001'],
    [t('withdrawal.email'), 'mina@tavan.test'],
  ] as const)
    await me.field(label).fill(value)
}
const press = ({ me }: Fixture, name: string) => me.main.getByRole('button', { name, exact: true }).click()

/** The page that withdraws from a purchase. */
export const withdrawalStates: State[] = [
  { name: 'withdrawal', reach: open('/withdraw') },
  {
    name: 'withdrawal, with problems',
    async reach(fixture) {
      await open('/withdraw')(fixture)
      await press(fixture, fixture.t('withdrawal.next'))
      await expect(
        fixture.me.main.getByText(fixture.t.error('orders.withdrawal_name_required')),
      ).toBeVisible()
    },
  },
  {
    name: 'withdrawal, to confirm',
    async reach(fixture) {
      await open('/withdraw')(fixture)
      await fillWithdrawal(fixture)
      await press(fixture, fixture.t('withdrawal.next'))
      await expect(fixture.me.main.getByText('TV-100001')).toBeVisible()
    },
  },
  {
    name: 'withdrawal, not sent',
    expectedErrors: /^503 POST \/api\/v1\/withdrawals$/,
    async reach(fixture) {
      await fixture.page.route('**/api/v1/withdrawals', (route) =>
        route.fulfill({ status: 503, json: { success: false } }),
      )
      await open('/withdraw')(fixture)
      await fillWithdrawal(fixture)
      await press(fixture, fixture.t('withdrawal.next'))
      await press(fixture, fixture.t('withdrawal.confirm'))
      await expect(fixture.me.main.getByText(fixture.t('withdrawal.failed'))).toBeVisible()
    },
  },
  {
    name: 'withdrawal, received',
    async reach(fixture) {
      await fixture.page.route('**/api/v1/withdrawals', (route) =>
        route.fulfill({ status: 202, json: { success: true } }),
      )
      await open('/withdraw')(fixture)
      await fillWithdrawal(fixture)
      await press(fixture, fixture.t('withdrawal.next'))
      await press(fixture, fixture.t('withdrawal.confirm'))
      await expect(fixture.me.main.getByText(fixture.t('withdrawal.done.text'))).toBeVisible()
    },
  },
]

export const orderStates: State[] = [
  {
    name: 'order, paid',
    who: 'buyer',
    async reach(fixture) {
      await openOrder(fixture, fixture.people.buyer.paid)
      await expect(
        fixture.page.getByText(fixture.t('orders.one.payment.paid'), { exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'order, waiting for its payment',
    who: 'buyer',
    reach: (fixture) => openOrder(fixture, fixture.people.buyer.unpaid),
  },
  {
    name: 'order, declined',
    who: 'buyer',
    async reach(fixture) {
      await openOrder(fixture, fixture.people.buyer.unpaid, '?payment=declined')
      await expect(fixture.page.getByText(fixture.t('orders.one.declined'))).toBeVisible()
    },
  },
  {
    name: 'order, cancel it?',
    who: 'buyer',
    modal: true,
    async reach(fixture) {
      await openOrder(fixture, fixture.people.buyer.paid)
      await fixture.me.main.getByRole('button', { name: fixture.t('orders.one.cancel'), exact: true }).click()
      await expect(fixture.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'order, on its way',
    who: 'withOrders',
    async reach(fixture) {
      const orders = await fixture.api.orders(fixture.people.withOrders.token)
      await openOrder(fixture, orders.find(({ status }) => status === 'shipped')?.orderNumber ?? '')
    },
  },
  {
    name: 'order, cancelled',
    who: 'withOrders',
    async reach(fixture) {
      const orders = await fixture.api.orders(fixture.people.withOrders.token)
      await openOrder(fixture, orders.find(({ status }) => status === 'cancelled')?.orderNumber ?? '')
    },
  },
  {
    name: 'order, not there',
    who: 'fresh',
    expectedErrors: /^404 GET \/api\/v1\/orders/,
    async reach(fixture) {
      await open('/orders/TV-1')(fixture)
      await expect(fixture.page.getByText(fixture.t('orders.one.absent'))).toBeVisible()
    },
  },
  {
    name: 'app',
    async reach(fixture) {
      await open('/app')(fixture)
      await expect(
        fixture.me.main.getByRole('link', { name: new RegExp(fixture.t('pages.app.android.title')) }),
      ).toBeVisible()
    },
  },
  ...['nutrition', 'stories', 'help', 'contact', 'privacy', 'terms', 'blog', 'tips'].map(article),
]
