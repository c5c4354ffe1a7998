import type { OrderDetail } from 'contract/orders/calls'
import type { DeskReturn } from 'contract/orders/console-return-calls'
import { FORM_TYPE, formBytes } from './multipart'
import { makeOrder, type OrderWish } from './orders'
import type { TestApp } from './test-app'

export interface SentPhoto {
  name: string
  content: Buffer
}

/** A delivered order with calls of its customer and of staff about its returns. */
export async function makeReturnable(app: TestApp, staff: string, wish: OrderWish) {
  const order = await makeOrder(app, staff, { status: 'delivered', ...wish })
  const path = `/orders/${order.orderNumber}/returns`
  return {
    ...order,
    mine: order.mine as () => Promise<OrderDetail>,
    /** Asks to return units by product. */
    ask: (
      lines: [productId: string, quantity: number][],
      { token = order.token, reason = 'Too small' } = {},
    ) =>
      app.call('POST', path, {
        token,
        body: { lines: lines.map(([id, quantity]) => ({ itemId: order.itemOf(id), quantity })), reason },
      }),
    /** The same as a form with photos. */
    askWith: (lines: [productId: string, quantity: number][], photos: readonly SentPhoto[]) =>
      app.call('POST', path, {
        token: order.token,
        headers: { 'content-type': FORM_TYPE },
        body: formBytes([
          { name: 'reason', content: 'It is torn' },
          {
            name: 'lines',
            content: JSON.stringify(lines.map(([id, quantity]) => ({ itemId: order.itemOf(id), quantity }))),
          },
          ...photos.map(({ name, content }) => ({
            name: 'photos',
            filename: name,
            type: 'application/octet-stream',
            content,
          })),
        ]),
      }),
    takeBack: (id: string, token = order.token) => app.call('DELETE', `${path}/${id}`, { token }),
  }
}

/** A step of staff at the return desk. */
export function atDesk(app: TestApp, staff: string) {
  return (id: string, step: string, body: object = {}) =>
    app.call('POST', `/admin/returns/${id}/${step}`, { token: staff, body })
}

/** The return desk's list. */
export async function deskList(app: TestApp, staff: string, state = ''): Promise<DeskReturn[]> {
  return (await app.call('GET', `/admin/returns?limit=100&state=${state}`, { token: staff })).json().data
    .items
}
