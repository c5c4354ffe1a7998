import { beforeAll, expect, test } from 'vitest'
import { sendRefunds } from '../../test/refunds'
import { useApp } from '../../test/test-app'
import { hashOf, newToken } from '../kernel/ids'
import { loadDemo } from './load'

const app = useApp()
const token = newToken()

beforeAll(async () => {
  await loadDemo(app.deps, () => undefined)
  await app.deps.db`
    insert into sessions (token_hash, account_id, idle_seconds, expires_at, ends_at)
    select ${hashOf(token)}, id, 3600, now() + interval '1 hour', now() + interval '1 day'
    from accounts where email = 'customer@tavan.test'`
})

test('a paid order of the demo business can be cancelled, and its money goes back', async () => {
  const { orders } = (await app.call('GET', '/orders/user', { token })).json().data
  const paid = orders.find(
    (o: { status: string; paymentMethod: string }) =>
      o.status === 'confirmed' && o.paymentMethod === 'online',
  )
  expect(paid.paymentStatus).toBe('paid')
  const answer = await app.call('POST', `/orders/${paid.orderNumber}/cancel`, { token })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data.refunding).toBe(true)
  await sendRefunds(app, paid._id)
  const order = (await app.call('GET', `/orders/${paid.orderNumber}`, { token })).json().data
  expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
})
