import { expect } from '@playwright/test'
import { open, type Scene, type State } from './scene'

const openOrder = async (scene: Scene, number: string, query = '') => {
  await open(`/orders/${number}${query}`)(scene)
  await expect(scene.me.main.getByRole('heading', { name: scene.t('orders.one.items') })).toBeVisible()
}
const article = (name: string, index: number): State => ({
  name: `page ${name}`,
  ...(index > 1 ? { long: true } : {}),
  async reach(scene) {
    await open(`/${name}`)(scene)
    await expect(scene.me.main.getByRole('heading', { level: 2 }).nth(2)).toBeVisible()
  },
})

export const orderStates: State[] = [
  {
    name: 'order, paid',
    who: 'buyer',
    async reach(scene) {
      await openOrder(scene, scene.people.buyer.paid)
      await expect(scene.page.getByText(scene.t('orders.one.payment.paid'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'order, waiting for its payment',
    who: 'buyer',
    reach: (scene) => openOrder(scene, scene.people.buyer.unpaid),
  },
  {
    name: 'order, declined',
    who: 'buyer',
    async reach(scene) {
      await openOrder(scene, scene.people.buyer.unpaid, '?payment=declined')
      await expect(scene.page.getByText(scene.t('orders.one.declined'))).toBeVisible()
    },
  },
  {
    name: 'order, cancel it?',
    who: 'buyer',
    modal: true,
    async reach(scene) {
      await openOrder(scene, scene.people.buyer.paid)
      await scene.me.main.getByRole('button', { name: scene.t('orders.one.cancel'), exact: true }).click()
      await expect(scene.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'order, on its way',
    who: 'withOrders',
    async reach(scene) {
      const orders = await scene.api.orders(scene.people.withOrders.token)
      await openOrder(scene, orders.find(({ status }) => status === 'shipped')?.orderNumber ?? '')
    },
  },
  {
    name: 'order, cancelled',
    who: 'withOrders',
    async reach(scene) {
      const orders = await scene.api.orders(scene.people.withOrders.token)
      await openOrder(scene, orders.find(({ status }) => status === 'cancelled')?.orderNumber ?? '')
    },
  },
  {
    name: 'order, not there',
    who: 'fresh',
    trouble: /^404 GET \/api\/v1\/orders/,
    async reach(scene) {
      await open('/orders/TV-1')(scene)
      await expect(scene.page.getByText(scene.t('orders.one.absent'))).toBeVisible()
    },
  },
  {
    name: 'app',
    async reach(scene) {
      await open('/app')(scene)
      await expect(
        scene.me.main.getByRole('link', { name: new RegExp(scene.t('pages.app.android.title')) }),
      ).toBeVisible()
    },
  },
  ...['nutrition', 'stories', 'help', 'contact', 'privacy', 'terms', 'blog', 'tips'].map(article),
]
