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
const round = ({ dialog }: Opened, ending: string) =>
  fireEvent.change(dialog.getByLabelText('Rounding'), { target: { value: ending } })
const lineOf = ({ dialog }: Opened, name: string) =>
  dialog
    .getByText(name)
    .closest('tbody')
    ?.textContent?.replace(/[\u2066-\u2069]/g, '')

describe('a change of several prices', () => {
  it('shows old and new prices, sends one request, and is undone from the toast', async () => {
    const opened = await openDialog(['Steel Bottle', 'Rope'])
    type(opened, 'percentUp', '10')
    expect(lineOf(opened, 'Steel Bottle')).toBe('Steel Bottle$24.00$26.40+10.0%')
    round(opened, 'nine')
    expect(lineOf(opened, 'Steel Bottle')).toBe('Steel Bottle$24.00$26.39+10.0%')
    expect(lineOf(opened, 'Rope')).toBe('Rope$10.00$10.99+9.9%')
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
    expect(lineOf(opened, 'Cork Board')).toMatch(/\$50\.00––The sale price \$30\.00 isn’t below \$30\.00\./)
    expect(lineOf(opened, 'Rope')).toMatch(/––This gives no price above zero/)
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Change 1 Price' }))
    // Lowered by 83 %.
    const question = within(await screen.findByRole('dialog', { name: /^Change prices by more than/ }))
    await opened.user.click(question.getByRole('button', { name: 'Change Prices' }))
    await screen.findByText('Changed 1 price.')
    expect(sent()).toEqual([[{ _id: 'p1', updatedAt: AT, price: 4 }]])
  })

  it('warns before a price that a running sale strikes through [X-118]', async () => {
    const opened = await openDialog(['Cork Board'])
    type(opened, 'amountUp', '5')
    expect(lineOf(opened, 'Cork Board')).toMatch(
      /On sale\. The crossed-out price would become \$55\.00, which was not charged before this sale\.$/,
    )
    expect(opened.dialog.getByText(/crossed-out/).parentElement?.querySelector('svg')).toBeTruthy()
    expect(opened.dialog.getByRole('button', { name: 'Change 1 Price' })).toHaveProperty('disabled', false)
  })

  it('changes nothing when a product changed meanwhile, names it, and sends what is current then', async () => {
    const opened = await openDialog(['Steel Bottle', 'Rope'])
    type(opened, 'percentDown', '50')
    change('p3', { price: 12, updatedAt: '2026-11-21T10:00:00.000Z' })
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Change 2 Prices' }))
    await opened.dialog.findByText(/Nothing has changed yet/)
    await waitFor(() =>
      expect(lineOf(opened, 'Rope')).toMatch(/\$12\.00\$6\.00-50\.0%Someone changed this product/),
    )
    expect(lineOf(opened, 'Steel Bottle')).toBe('Steel Bottle$24.00$12.00-50.0%')
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Change 2 Prices' }))
    await screen.findByText('Changed 2 prices.')
    expect(sent()[1]?.[1]).toEqual({ _id: 'p3', updatedAt: '2026-11-21T10:00:00.000Z', price: 6 })
  })

  it('asks for a number, and sends nothing where no price would change', async () => {
    const opened = await openDialog(['Steel Bottle'])
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Change Prices' }))
    expect(opened.dialog.getByLabelText('Percent').getAttribute('aria-invalid')).toBe('true')
    expect(opened.dialog.getByText('Enter a percentage above 0')).toBeTruthy()
    type(opened, 'amountUp', '')
    expect(opened.dialog.getByText('Enter an amount above 0')).toBeTruthy()
    type(opened, 'set', '24')
    expect(lineOf(opened, 'Steel Bottle')).toMatch(/Nothing changes/)
    expect(opened.dialog.getByRole('button', { name: 'Change Prices' })).toHaveProperty('disabled', true)
    expect(sent()).toEqual([])
  })

  it('reads numbers as people type them, and says what is no number as soon as the field is left', async () => {
    const opened = await openDialog(['Steel Bottle'])
    for (const [way, text, price] of [
      ['percentUp', '10%', '$26.40'],
      ['percentUp', '-۱۰٪', '$21.60'],
      ['amountDown', '$5', '$19.00'],
      ['set', '1,234.50', '$1,234.50'],
    ] as const) {
      type(opened, way, text)
      expect(lineOf(opened, 'Steel Bottle')).toContain(`$24.00${price}`)
    }
    type(opened, 'percentUp', 'ten')
    fireEvent.blur(opened.dialog.getByLabelText('Percent'))
    expect(await opened.dialog.findByText('Type a number, such as 10')).toBeTruthy()
    type(opened, 'percentUp', '-10')
    fireEvent.blur(opened.dialog.getByLabelText('Percent'))
    await waitFor(() => expect(opened.dialog.getByLabelText('Change')).toHaveProperty('value', 'percentDown'))
    expect(opened.dialog.getByLabelText('Percent')).toHaveProperty('value', '10')
  })

  it('rounds on 99 cents too, shows examples, and does not round a set price', async () => {
    const opened = await openDialog(['Rope'])
    type(opened, 'percentUp', '8')
    expect(
      opened.dialog.getByRole('option', { name: /ending in \.99 .*\$108\.90.* → .*\$108\.99/ }),
    ).toBeTruthy()
    round(opened, 'ninetyNine')
    expect(lineOf(opened, 'Rope')).toBe('Rope$10.00$10.99+9.9%')
    type(opened, 'set', '12')
    expect(opened.dialog.queryByLabelText('Rounding')).toBeNull()
    expect(lineOf(opened, 'Rope')).toBe('Rope$10.00$12.00+20.0%')
  })

  it('asks before a change of more than half', async () => {
    const opened = await openDialog(['Steel Bottle', 'Rope'])
    type(opened, 'percentUp', '60')
    const submit = () => opened.user.click(opened.dialog.getByRole('button', { name: 'Change 2 Prices' }))
    await submit()
    const question = async () =>
      within(await screen.findByRole('dialog', { name: 'Change prices by more than 50%?' }))
    expect((await question()).getByText(/the most by .\+60\.0%/)).toBeTruthy()
    await opened.user.click((await question()).getByRole('button', { name: 'Keep Editing' }))
    expect(sent()).toEqual([])
    await submit()
    await opened.user.click((await question()).getByRole('button', { name: 'Change Prices' }))
    await screen.findByText('Changed 2 prices.')
    expect(sent()[0]?.map(({ price }) => price)).toEqual([38.4, 16])
  })

  it('is offered in Persian', async () => {
    const { dialog } = await openDialog(['Steel Bottle'], 'fa')
    expect(dialog.getByLabelText('درصد')).toBeTruthy()
  })
})
