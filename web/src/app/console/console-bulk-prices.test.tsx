import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ConsoleProduct } from 'contract/catalog/console-product-calls'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  AT,
  counts,
  fakeCatalogue,
  ok,
  openConsole,
  pageOf,
  press,
  product,
  rowOf,
} from '../../../test/fake-catalogue'
import { refusal } from '../../../test/fake-server'

interface Asked {
  _id: string
  updatedAt: string
  price: number
}

let catalogue: ReturnType<typeof fakeCatalogue>
let stored: ConsoleProduct[]
beforeEach(() => {
  stored = [
    product,
    { ...product, _id: 'p2', name: 'Cork Board', price: 50, salePrice: 30, isReduced: true },
    { ...product, _id: 'p3', name: 'Rope', price: 10 },
  ]
  catalogue = fakeCatalogue()
  let writes = 0
  catalogue.shop.on({
    'GET /admin/products': () => pageOf(stored.map(rowOf), { counts }),
    'PATCH /admin/products': ({ body }) => {
      const asked = body.products as Asked[]
      const one = (id: string) => stored.find(({ _id }) => _id === id) ?? product
      const changed = asked.filter(({ _id, updatedAt }) => one(_id).updatedAt !== updatedAt)
      if (changed.length > 0)
        return refusal('catalog.product_changed', {}, { data: { changed: changed.map(({ _id }) => _id) } })
      const items = asked.map(({ _id, price }) => ({
        _id,
        price,
        was: one(_id).price,
        updatedAt: `2026-11-22T10:00:0${++writes}.000Z`,
      }))
      for (const { _id, price, updatedAt } of items) change(_id, { price, updatedAt })
      return ok({ items })
    },
  })
})
const change = (id: string, more: Partial<ConsoleProduct>) => {
  stored = stored.map((one) => (one._id === id ? { ...one, ...more } : one))
}
const sent = () =>
  catalogue.shop.calls('PATCH', '/admin/products').map(({ body }) => body.products as Asked[])

async function openDialog(names: string[], locale?: 'fa') {
  const shown = await openConsole('/admin/catalogue', locale)
  for (const name of names)
    await shown.user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }))
  await shown.user.click(press(locale ? /^تغییر قیمت \(/ : /^Change Prices \(/))
  return { ...shown, dialog: within(await screen.findByRole('dialog')) }
}
type Opened = Awaited<ReturnType<typeof openDialog>>
const type = ({ dialog }: Opened, way: string, value: string) => {
  fireEvent.change(dialog.getByLabelText('Change'), { target: { value: way } })
  fireEvent.change(dialog.getByLabelText(/^(Percent|Amount)/), { target: { value } })
}
const lineOf = ({ dialog }: Opened, name: string) => dialog.getByText(name).closest('tr')?.textContent

describe('a change of several prices', () => {
  it('shows old and new prices, sends one request, and is undone from the toast', async () => {
    const opened = await openDialog(['Steel Bottle', 'Rope'])
    type(opened, 'percentUp', '10')
    expect(lineOf(opened, 'Steel Bottle')).toBe('Steel Bottle$24.00$26.40')
    await opened.user.click(opened.dialog.getByLabelText('Round to the nearest price that ends in 9'))
    expect(lineOf(opened, 'Steel Bottle')).toBe('Steel Bottle$24.00$26.39')
    expect(lineOf(opened, 'Rope')).toBe('Rope$10.00$10.99')
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Change 2 Prices' }))
    await screen.findByText('Changed 2 prices.')
    expect(sent()).toEqual([
      [
        { _id: 'p1', updatedAt: AT, price: 26.39 },
        { _id: 'p3', updatedAt: AT, price: 10.99 },
      ],
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    await opened.user.click(press('Undo'))
    await screen.findByText('Undone.')
    expect(sent()[1]).toEqual([
      { _id: 'p1', updatedAt: '2026-11-22T10:00:01.000Z', price: 24 },
      { _id: 'p3', updatedAt: '2026-11-22T10:00:02.000Z', price: 10 },
    ])
  })

  it('leaves out a product whose sale price is not below the new price, and one without a price', async () => {
    const opened = await openDialog(['Steel Bottle', 'Cork Board', 'Rope'])
    type(opened, 'amountDown', '20')
    expect(lineOf(opened, 'Cork Board')).toMatch(
      /The sale price .\$30\.00. isn’t below .\$30\.00.\..*\$50\.00–$/,
    )
    expect(lineOf(opened, 'Rope')).toMatch(/no price above zero.*–$/)
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Change 1 Price' }))
    await screen.findByText('Changed 1 price.')
    expect(sent()).toEqual([[{ _id: 'p1', updatedAt: AT, price: 4 }]])
  })

  it('warns before a price that a running sale strikes through [X-118]', async () => {
    const opened = await openDialog(['Cork Board'])
    type(opened, 'amountUp', '5')
    expect(lineOf(opened, 'Cork Board')).toMatch(/strikes through .\$55\.00/)
    expect(opened.dialog.getByRole('button', { name: 'Change 1 Price' })).toHaveProperty('disabled', false)
  })

  it('changes nothing when a product changed meanwhile, names it, and sends what is current then', async () => {
    const opened = await openDialog(['Steel Bottle', 'Rope'])
    type(opened, 'percentDown', '50')
    change('p3', { price: 12, updatedAt: '2026-11-21T10:00:00.000Z' })
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Change 2 Prices' }))
    await opened.dialog.findByText(/Nothing has changed yet/)
    await waitFor(() =>
      expect(lineOf(opened, 'Rope')).toMatch(/Someone changed this product.*\$12\.00\$6\.00$/),
    )
    expect(lineOf(opened, 'Steel Bottle')).toBe('Steel Bottle$24.00$12.00')
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Change 2 Prices' }))
    await screen.findByText('Changed 2 prices.')
    expect(sent()[1]?.[1]).toEqual({ _id: 'p3', updatedAt: '2026-11-21T10:00:00.000Z', price: 6 })
  })

  it('asks for a number, and sends nothing where no price would change', async () => {
    const opened = await openDialog(['Steel Bottle'])
    await opened.user.click(opened.dialog.getByRole('button', { name: /^Change 0/ }))
    expect(opened.dialog.getByLabelText('Percent').getAttribute('aria-invalid')).toBe('true')
    type(opened, 'set', '24')
    expect(lineOf(opened, 'Steel Bottle')).toMatch(/Nothing changes/)
    expect(opened.dialog.getByRole('button', { name: /^Change 0/ })).toHaveProperty('disabled', true)
    expect(sent()).toEqual([])
  })

  it('is offered in Persian', async () => {
    const { dialog } = await openDialog(['Steel Bottle'], 'fa')
    expect(dialog.getByLabelText('درصد')).toBeTruthy()
  })
})
