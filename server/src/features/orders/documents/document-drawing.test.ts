import { expect, test } from 'vitest'
import { createPdf } from '../../../adapters/pdf/create'
import { drawDocument } from './document-drawing'
import { documentPdf } from './document-pdf'
import type { PrintedDocument } from './print'

/** Worst case: every letter changes direction and is a run of its own. */
const mixed = 'aب'.repeat(100)
const content: PrintedDocument = {
  title: 'Invoice',
  number: 'INV-2026-000001',
  issuedAt: new Date('2026-11-01T10:00:00Z'),
  facts: [{ label: 'Order', text: 'TV-1', ltr: true }],
  parties: [
    { title: 'Seller', lines: ['Tavan'] },
    { title: 'Buyer', lines: [mixed, mixed] },
  ],
  head: { product: 'Product', quantity: 'Quantity', price: 'Unit price', amount: 'Amount' },
  lines: [{ name: mixed, sku: 'A', quantity: '1', price: '$10.00', amount: '$10.00' }],
  sums: [{ label: 'Subtotal', text: '$10.00', ltr: true }],
  total: { label: 'Total', text: '$10.90', ltr: true },
  note: 'Paid',
  thanks: '',
  page: '{page} / {pages}',
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

test('a document is drawn off the event loop, with the same bytes', async () => {
  // The first drawing of a thread reads the fonts, which leaves the event loop free as well.
  await documentPdf(createPdf, content, 'fa')
  const here = await rounds(() => documentPdf(createPdf, content, 'fa'))
  const there = await rounds(() => drawDocument(content, 'fa'))
  expect(there.bytes.equals(here.bytes)).toBe(true)
  expect(there.count).toBeGreaterThan(10 * here.count)
})
