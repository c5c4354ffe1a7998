import type { OrderStatus, PaymentMethod } from 'contract/orders/rules'

export interface DemoOrder {
  /** Days before the demo data is loaded. */
  daysAgo: number
  status: OrderStatus
  items: { key: string; quantity: number }[]
  paymentMethod: PaymentMethod
  shippingMethod: 'standard' | 'express'
  notes?: string
  trackingNumber?: string
}

/** Past orders by the key of the customer, newest first; `customer` has one in every status. */
export const orders: Record<'customer' | 'customer2', DemoOrder[]> = {
  customer: [
    {
      daysAgo: 0,
      status: 'pending',
      items: [
        { key: 'whey-vanilla', quantity: 1 },
        { key: 'electrolyte-mix', quantity: 2 },
      ],
      paymentMethod: 'cod',
      shippingMethod: 'standard',
      notes: 'Please ring the bell of the second floor, the lower one does not work.',
    },
    {
      daysAgo: 2,
      status: 'confirmed',
      items: [
        { key: 'kettlebell-16', quantity: 1 },
        { key: 'liquid-chalk', quantity: 1 },
      ],
      paymentMethod: 'online',
      shippingMethod: 'standard',
    },
    {
      daysAgo: 3,
      status: 'processing',
      items: [
        { key: 'almond-butter', quantity: 2 },
        { key: 'red-lentil-pasta', quantity: 4 },
        { key: 'date-bars', quantity: 1 },
      ],
      paymentMethod: 'online',
      shippingMethod: 'express',
    },
    {
      daysAgo: 6,
      status: 'shipped',
      items: [
        { key: 'leather-belt', quantity: 1 },
        { key: 'wrist-wraps', quantity: 1 },
      ],
      paymentMethod: 'cod',
      shippingMethod: 'standard',
      trackingNumber: 'TVN-4471-0926-NL',
      notes: 'You may leave it with the neighbors at number 25.',
    },
    {
      daysAgo: 24,
      status: 'delivered',
      items: [
        { key: 'creatine-mono', quantity: 1 },
        { key: 'magnesium-glycinate', quantity: 1 },
        { key: 'shaker-700', quantity: 1 },
      ],
      paymentMethod: 'online',
      shippingMethod: 'express',
      trackingNumber: 'TVN-4398-5510-NL',
    },
    {
      daysAgo: 41,
      status: 'cancelled',
      items: [{ key: 'plyo-box', quantity: 1 }],
      paymentMethod: 'cod',
      shippingMethod: 'standard',
      notes: 'Could you deliver after six in the evening?',
    },
    {
      daysAgo: 75,
      status: 'delivered',
      items: [
        { key: 'yoga-mat', quantity: 1 },
        { key: 'cork-blocks', quantity: 1 },
        { key: 'resistance-bands', quantity: 1 },
      ],
      paymentMethod: 'cod',
      shippingMethod: 'standard',
      trackingNumber: 'TVN-4127-8803-NL',
    },
    {
      daysAgo: 132,
      status: 'delivered',
      items: [
        { key: 'hex-dumbbells-10', quantity: 1 },
        { key: 'whey-cacao', quantity: 2 },
        { key: 'training-journal', quantity: 1 },
      ],
      paymentMethod: 'online',
      shippingMethod: 'standard',
      trackingNumber: 'TVN-3862-1174-NL',
    },
  ],
  customer2: [
    {
      daysAgo: 1,
      status: 'confirmed',
      items: [
        { key: 'rolled-oats', quantity: 3 },
        { key: 'mountain-honey', quantity: 1 },
      ],
      paymentMethod: 'cod',
      shippingMethod: 'standard',
      notes: 'Graag bij de fietsenstalling afgeven.',
    },
    {
      daysAgo: 9,
      status: 'delivered',
      items: [
        { key: 'speed-rope', quantity: 1 },
        { key: 'foam-roller', quantity: 1 },
        { key: 'cold-brew-cans', quantity: 2 },
      ],
      paymentMethod: 'online',
      shippingMethod: 'express',
      trackingNumber: 'TVN-4452-3097-NL',
    },
  ],
}
