import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { customerInfo } from '../../../../test/factories'
import { createPdf } from '../../../adapters/pdf/create'
import { drawInvoice } from './invoice-drawing'
import { invoicePdf, type NumberedInvoice } from './invoice-pdf'

/** Letters of alternating direction are the most work: each is a run of its own. */
const mixed = 'aب'.repeat(100)
const invoice: NumberedInvoice = {
  number: 'TV-2026-000001',
  issuedAt: new Date('2026-11-01T10:00:00Z'),
  seller: ['Tavan'],
  payment: 'paid',
  order: {
    orderNumber: 'TV-1',
    createdAt: '2026-11-01T10:00:00.000Z',
    customerInfo: { ...customerInfo, firstName: mixed, lastName: mixed },
    items: [{ name: mixed, sku: 'A', quantity: 1, price: 10, total: 10 }],
    subtotal: 10,
    tax: 0.9,
    shipping: 0,
    total: 10.9,
    paymentMethod: 'online',
    shippingMethod: 'standard',
  },
}

/** Milliseconds for which this thread's event loop was busy meanwhile. */
async function busy(work: () => Promise<Buffer>): Promise<{ bytes: Buffer; took: number }> {
  const before = performance.eventLoopUtilization()
  const bytes = await work()
  return { bytes, took: performance.eventLoopUtilization(before).active }
}

test('an invoice is drawn off the event loop, with the same bytes', async () => {
  await invoicePdf(createPdf, invoice, 'fa')
  await drawInvoice(invoice, 'fa')
  const here = await busy(() => invoicePdf(createPdf, invoice, 'fa'))
  const there = await busy(() => drawInvoice(invoice, 'fa'))
  expect(there.bytes.equals(here.bytes)).toBe(true)
  expect(there.took).toBeLessThan(here.took / 3)
})
