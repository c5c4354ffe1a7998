import { submitBloodTest } from 'contract/blood-tests/routes'
import { addToCart } from 'contract/cart/routes'
import { updateCategory } from 'contract/catalog/console-routes'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../test/fake-server'
import { fakeUploads } from '../../test/fake-upload'
import { call } from './call'
import { upload } from './upload'

afterEach(() => vi.unstubAllGlobals())

/** Returns and clears the errors logged by the network fakes, which would otherwise fail the test. */
function complaints(): string[] {
  const spy = vi.mocked(console.error)
  const lines = spy.mock.calls.map(([line]) => String(line))
  spy.mockClear()
  return lines
}

it('reports a request with a field that the server refuses', async () => {
  const ok = () => ({ success: true, data: {} })
  fakeServer({ 'PUT /admin/categories/:id': ok, 'POST /orders/cart/add': ok })
  const translations = { fa: { name: 'طناب', colour: 'red' } }
  await call(updateCategory, { params: { id: 'c' }, body: { name: 'Ropes', translations } })
  expect(complaints()).toEqual(['PUT /admin/categories/c sends unknown fields: translations.fa.colour'])
  // Fields of the category's own response may be sent back, and specified calls accept any field.
  const read = { name: 'Ropes', _id: 'c', productCount: 3 }
  await call(updateCategory, { params: { id: 'c' }, body: read })
  const line = { productId: 'p', quantity: 1, colour: 'red' }
  await call(addToCart, { body: line })
  expect(complaints()).toEqual([])
})

it('reports an unknown form field, also within a JSON field', () => {
  fakeUploads()
  const form = new FormData()
  form.append('report', new File(['x'], 'a.pdf'))
  form.append('items', JSON.stringify([{ label: 'Iron', colour: 'red' }]))
  form.append('size', 'large')
  void upload(submitBloodTest, form)
  expect(complaints()).toEqual(['POST /blood-tests sends unknown fields: items.0.colour, size'])
})
