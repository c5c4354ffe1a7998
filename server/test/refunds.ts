import type { TestApp } from './test-app'

/** Runs the jobs of an order's pending refunds; each may run twice. */
export async function sendRefunds(app: TestApp, order: string): Promise<void> {
  const rows = await app.deps.db<{ id: string }[]>`
    select r.id from refunds r join orders o on o.id = r.order_id
    where (o.id = ${order} or o.order_number = ${order}) and r.state = 'pending'`
  for (const { id } of [...rows, ...rows]) await app.handlers['refund-send']?.({ refundId: id })
}
