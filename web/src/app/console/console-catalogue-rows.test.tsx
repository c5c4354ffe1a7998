import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeCatalogue, openConsole, product } from '../../../test/fake-catalogue'
import { refusal } from '../../../test/fake-server'

let catalogue: ReturnType<typeof fakeCatalogue>
beforeEach(() => {
  catalogue = fakeCatalogue()
})

/** Opens the dialog of a row's price or stock. */
async function openEdit(part: 'price' | 'stock') {
  const shown = await openConsole('/admin/catalogue')
  const button = await screen.findByRole('button', { name: new RegExp(`Change ${part}: .Steel Bottle`) })
  await shown.user.click(button)
  const dialog = await screen.findByRole('dialog')
  const input = (name: string) => within(dialog).getByLabelText<HTMLInputElement>(name)
  return { ...shown, dialog: within(dialog), element: dialog, input }
}
type Opened = Awaited<ReturnType<typeof openEdit>>
const type = ({ input }: Opened, name: string, value: string) =>
  fireEvent.change(input(name), { target: { value } })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0)

describe('the price of a row', () => {
  it('is selected on opening, and closed without a request when it stays the same', async () => {
    const edit = await openEdit('price')
    expect(selectedIn(edit.input('Price (USD)'))).toBe('24.00')
    await edit.user.keyboard('24')
    fireEvent.click(edit.dialog.getByRole('button', { name: 'Save' }))
    await isClosed()
    expect(catalogue.sent()).toEqual([])
    expect(screen.queryByText('Saved.')).toBeNull()
  })

  it('is saved by Enter with the fields that the call needs, in English', async () => {
    const edit = await openEdit('price')
    expect(document.activeElement).toBe(edit.input('Price (USD)'))
    await edit.user.clear(edit.input('Price (USD)'))
    await edit.user.type(edit.input('Price (USD)'), '۲۲,5{Enter}')
    await isClosed()
    expect(catalogue.sent()).toEqual([
      {
        name: 'Steel Bottle',
        sku: 'TAV-BOT',
        categoryId: 'c1',
        price: 22.5,
        salePrice: null,
        saleFrom: null,
        saleUntil: null,
        updatedAt: product.updatedAt,
      },
    ])
    expect((await screen.findByRole('link', { name: 'Steel Bottle' })).closest('tr')?.textContent).toContain(
      '$22.50',
    )
  })

  it('is not saved by Escape, and refused when the sale price is not below it', async () => {
    const edit = await openEdit('price')
    type(edit, 'Sale Price (USD)', '30')
    fireEvent.click(edit.dialog.getByRole('button', { name: 'Save' }))
    await edit.dialog.findByText('The sale price must be below the price')
    fireEvent(edit.element, new Event('cancel', { cancelable: true }))
    await isClosed()
    expect(catalogue.sent()).toEqual([])
  })

  it('warns of a struck price that nobody was asked', async () => {
    const edit = await openEdit('price')
    type(edit, 'Price (USD)', '40')
    type(edit, 'Sale Price (USD)', '30')
    expect(edit.dialog.getByText(/Nobody was asked .*\$40\.00/)).toBeTruthy()
  })

  it('shows the new price of another person, keeps the typed one, and saves it at the second try', async () => {
    const edit = await openEdit('price')
    type(edit, 'Price (USD)', '22')
    catalogue.write({ price: 26 })
    fireEvent.click(edit.dialog.getByRole('button', { name: 'Save' }))
    const alert = await edit.dialog.findByText(/Someone else changed the price.*\$26\.00/)
    expect(alert.closest('[role=alert]')).not.toBeNull()
    expect(edit.input('Price (USD)').value).toBe('22')
    expect(edit.dialog.getByText('$26.00')).toBeTruthy()
    fireEvent.click(edit.dialog.getByRole('button', { name: 'Save' }))
    await isClosed()
    expect(catalogue.stored.price).toBe(22)
  })

  it('is saved without a question when another person changed another field', async () => {
    const edit = await openEdit('price')
    type(edit, 'Price (USD)', '22')
    catalogue.write({ name: 'Steel Flask' })
    fireEvent.click(edit.dialog.getByRole('button', { name: 'Save' }))
    await isClosed()
    expect(catalogue.stored).toMatchObject({ price: 22, name: 'Steel Flask' })
  })
})

describe('the stock of a row', () => {
  it('is selected on opening, and closed without a request when it stays the same', async () => {
    const edit = await openEdit('stock')
    expect(selectedIn(edit.input('Stock'))).toBe('20')
    fireEvent.click(edit.dialog.getByRole('button', { name: 'Save' }))
    await isClosed()
    expect(catalogue.sent()).toEqual([])
    expect(screen.queryByText(/in stock\.$/)).toBeNull()
  })

  it('never overwrites a sale made meanwhile, and keeps the typed number', async () => {
    const edit = await openEdit('stock')
    type(edit, 'Stock', '۲۵')
    // A sale changes the stock only.
    catalogue.stored = { ...catalogue.stored, stockQuantity: 17 }
    fireEvent.click(edit.dialog.getByRole('button', { name: 'Save' }))
    await edit.dialog.findByText(/The stock changed while you were editing.*It is now .17/)
    expect(catalogue.stored.stockQuantity).toBe(17)
    expect(edit.input('Stock').value).toBe('25')
    type(edit, 'Stock', '22')
    fireEvent.click(edit.dialog.getByRole('button', { name: 'Save' }))
    await isClosed()
    expect(catalogue.stored.stockQuantity).toBe(22)
    const last = catalogue.shop.calls('PUT', '/admin/products/p1').at(-1)
    expect(last?.headers.get('If-Match')).toContain('-17')
  })

  it('is refused when it is no whole number', async () => {
    const edit = await openEdit('stock')
    type(edit, 'Stock', '2.5')
    fireEvent.click(edit.dialog.getByRole('button', { name: 'Save' }))
    await edit.dialog.findByText('Please enter a whole number up to 1000000')
  })

  it('is not offered for programs and products without counted stock', async () => {
    catalogue.stored = { ...product, trackStock: false }
    await openConsole('/admin/catalogue')
    expect(await screen.findByRole('button', { name: /Change price/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Change stock/ })).toBeNull()
  })
})

it('says that a row can’t be edited when its product can’t be read', async () => {
  catalogue.shop.on({ 'GET /admin/products/:id': () => refusal('server.error') })
  const { user } = await openConsole('/admin/catalogue')
  await user.click(await screen.findByRole('button', { name: /Change price/ }))
  await screen.findByText('The product couldn’t be loaded')
  expect(screen.queryByRole('dialog')).toBeNull()
})
