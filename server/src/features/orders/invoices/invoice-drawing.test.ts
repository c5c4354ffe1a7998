import { expect, test } from 'vitest'
import { customerInfo } from '../../../../test/factories'
import { createPdf } from '../../../adapters/pdf/create'
import { drawInvoice } from './invoice-drawing'
import { invoicePdf, type NumberedInvoice } from './invoice-pdf'

/** Worst case: every letter changes direction and is a run of its own. */
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
    programsOnly: false,
  },
}

/** Counts turns of the event loop during the work: almost none if this thread does it. */
async function rounds(work: () => Promise<Buffer>): Promise<{ bytes: Buffer; count: number }> {
  let count = 0
  let ended = false
  const round = () => {
    if (ended) return
    count++
    setImmediate(round)
  }
  setImmediate(round)
  const bytes = await work()
  ended = true
  return { bytes, count }
}

test('an invoice is drawn off the event loop, with the same bytes', async () => {
  // The first drawing of a thread reads the fonts, which leaves the event loop free as well.
  await invoicePdf(createPdf, invoice, 'fa')
  const here = await rounds(() => invoicePdf(createPdf, invoice, 'fa'))
  const there = await rounds(() => drawInvoice(invoice, 'fa'))
  expect(there.bytes.equals(here.bytes)).toBe(true)
  expect(there.count).toBeGreaterThan(10 * here.count)
})
