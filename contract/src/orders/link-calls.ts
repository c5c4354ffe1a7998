import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Order, OrderDetail, OrderItem } from './calls'

/** An order as anyone with the link of its mails sees it: what was bought and where it is, without name and street. */
export const LinkedOrder = Order.pick({
  orderNumber: true,
  status: true,
  paymentStatus: true,
  paymentMethod: true,
  createdAt: true,
  programsOnly: true,
  subtotal: true,
  discount: true,
  tax: true,
  taxRate: true,
  taxIncluded: true,
  shipping: true,
  shippingName: true,
  total: true,
  refundedTotal: true,
  trackingNumber: true,
  trackingUrl: true,
}).extend({
  items: z.array(
    OrderItem.pick({ _id: true, name: true, image: true, quantity: true, price: true, total: true }),
  ),
  timeline: OrderDetail.shape.timeline,
  /** City and country that it is delivered to. */
  place: z.object({ city: z.string(), country: z.string() }),
})
export type LinkedOrder = z.infer<typeof LinkedOrder>

/** Read only; the link ends after 60 days, with the account, and when the shop changes the key. */
export const getLinkedOrder = endpoint({
  method: 'GET',
  path: '/orders/linked/:token',
  allow: 'public',
  summary: 'An order by the signed link of its mails',
  params: z.object({ token: z.string().min(1).max(400) }),
  data: LinkedOrder,
})

/** Changes the key: the links of all mails sent until now are dead, those of later ones work. */
export const endOrderLinks = endpoint({
  method: 'POST',
  path: '/admin/settings/order-links/end',
  allow: 'admin',
  staff: 'settings',
  summary: 'End the links to orders in all mails sent so far',
})
