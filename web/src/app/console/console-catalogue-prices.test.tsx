import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ConsoleProduct } from 'contract/catalog/console-product-calls'
import { dayBefore } from 'contract/catalog/price-rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { dateField, dayIn, typeDay } from '../../../test/date-fields'
import {
  counts,
  fakeCatalogue,
  field,
  openConsole,
  pageOf,
  press,
  product,
  row,
} from '../../../test/fake-catalogue'
import { unaskedPrice } from '../../features/catalog/console/price/price-values'

const noSale = { salePrice: null, saleFrom: null, saleUntil: null }
const sale = { salePrice: 18, saleFrom: '2026-12-01', saleUntil: '2026-12-31' }
const today = new Intl.DateTimeFormat('en-CA').format()
const daysAgo = (days: number) => dayBefore(today, days)

let catalogue: ReturnType<typeof fakeCatalogue>
beforeEach(() => {
  catalogue = fakeCatalogue()
})

/** Opens the form of a product with these fields. */
async function openProduct(change: Partial<ConsoleProduct> = {}) {
  catalogue.stored = { ...product, ...change }
  const shown = await openConsole('/admin/catalogue/p1')
  await screen.findByRole('option', { name: 'Food' })
  return shown
}
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const save = () => fireEvent.click(press('Save'))

describe('the days of a sale', () => {
  it('are sent with the sale price, and as null once it is cleared', async () => {
    await openProduct()
    expect(screen.queryByRole('group', { name: 'First Day of the Sale' })).toBeNull()
    type('Sale Price (USD)', '18')
    await typeDay('First Day of the Sale', '2026-12-01')
    await typeDay('Last Day of the Sale', '2026-12-31')
    save()
    await waitFor(() => expect(catalogue.sent()[0]).toMatchObject({ price: 24, ...sale }))
    await screen.findByText('Saved.')
    type('Sale Price (USD)', '')
    save()
    await waitFor(() => expect(catalogue.sent()[1]).toMatchObject(noSale))
  })

  it('are refused at the last day when that is before the first', async () => {
    await openProduct({ ...sale })
    await typeDay('Last Day of the Sale', '2026-11-30')
    save()
    await screen.findByText('The last day of the sale can’t be before the first')
    expect(dateField('Last Day of the Sale').contains(document.activeElement)).toBe(true)
    expect(catalogue.sent()).toEqual([])
  })

  it('are merged when another person changes them meanwhile, and offered when both did', async () => {
    await openProduct({ ...sale })
    await typeDay('First Day of the Sale', '2026-12-05')
    catalogue.write({ saleFrom: '2026-12-03', saleUntil: '2026-12-24' })
    save()
    await screen.findByText('Also changed by someone else, and merged: Last Day of the Sale.')
    const choice = screen.getByRole('button', { pressed: true, name: /2026-12-05/ })
    expect(choice.closest('[role=group]')?.getAttribute('aria-label')).toBe('First Day of the Sale')
    expect(dayIn(dateField('Last Day of the Sale'))).toBe('2026-12-24')
  })

  it('survive a reload before they are saved', async () => {
    const first = await openProduct()
    type('Sale Price (USD)', '18')
    await typeDay('Last Day of the Sale', '2026-12-31')
    const draft = sessionStorage.getItem('tavan.product.p1') ?? ''
    first.unmount()
    sessionStorage.setItem('tavan.product.p1', draft)
    await openConsole('/admin/catalogue/p1')
    await screen.findByText('What you typed before is back. It is not saved yet.')
    expect(dayIn(dateField('Last Day of the Sale'))).toBe('2026-12-31')
  })

  it('opens a draft that an earlier release stored without them', async () => {
    const first = await openProduct()
    type('SKU', 'TAV-NEW')
    const { base, values } = JSON.parse(sessionStorage.getItem('tavan.product.p1') ?? '')
    first.unmount()
    const { saleFrom, saleUntil, ...older } = values
    sessionStorage.setItem('tavan.product.p1', JSON.stringify({ base, values: older }))
    await openConsole('/admin/catalogue/p1')
    await screen.findByText('What you typed before is back. It is not saved yet.')
    expect(field('SKU').value).toBe('TAV-NEW')
  })
})

describe('the state of a sale', () => {
  const stages: [string, Partial<ConsoleProduct>, string, string[]][] = [
    [
      'in force',
      { isReduced: true, saleFrom: daysAgo(3), saleUntil: daysAgo(-3) },
      'On sale until',
      ['$24.00'],
    ],
    ['planned', { isReduced: false, saleFrom: daysAgo(-3), saleUntil: daysAgo(-9) }, 'On sale from', []],
    ['over', { isReduced: false, saleFrom: daysAgo(9), saleUntil: daysAgo(3) }, 'Sale ended on', []],
  ]
  it.each(stages)('is shown in the list and on the page when it is %s', async (_, change, text, struck) => {
    const changed = { salePrice: 18, ...change }
    catalogue.shop.on({ 'GET /admin/products': () => pageOf([{ ...row, ...changed }], { counts }) })
    const { unmount } = await openConsole('/admin/catalogue')
    const line = (await screen.findByRole('link', { name: 'Steel Bottle' })).closest('tr')
    expect(line?.textContent).toContain(text)
    const struckIn = (part: Element | null | undefined) =>
      [...(part?.querySelectorAll('s bdi') ?? [])].map((one) => one.textContent)
    expect(struckIn(line)).toEqual(struck)
    unmount()
    await openProduct(changed)
    const head = screen.getByRole('heading', { level: 1 }).closest('header')
    expect(head?.textContent).toContain(text)
    expect(struckIn(head)).toEqual(struck)
  })
})

describe('the warning of a struck price that nobody was asked', () => {
  const warning = () => screen.queryByText(/Nobody was asked/)?.textContent?.replace(/[\u2066\u2069]/g, '')

  it('names the lowest price of the 30 days before, and is gone when the struck price was asked', async () => {
    await openProduct({
      price: 15,
      prices: [
        { day: daysAgo(200), price: 18, ...noSale },
        { day: daysAgo(20), price: 15, ...noSale },
      ],
    })
    type('Price (USD)', '20')
    expect(warning()).toBeUndefined()
    type('Sale Price (USD)', '12')
    expect(warning()).toBe(
      'Nobody was asked $20.00 in the 30 days before this sale. The shop shows the lowest price of that time: $15.00.',
    )
    type('Price (USD)', '18')
    expect(warning()).toBeUndefined()
    type('Price (USD)', '20')
    expect(warning()).toContain('$20.00')
    await typeDay('First Day of the Sale', daysAgo(-2))
    expect(warning()).toBeUndefined()
  })

  it('says that a new product has no earlier price, and does not block it', async () => {
    await openConsole('/admin/catalogue/new')
    await screen.findByRole('option', { name: 'Food' })
    type('Price (USD)', '20')
    type('Sale Price (USD)', '12')
    expect(warning()).toContain('this product has no earlier price')
    type('Sale Price (USD)', '25')
    expect(warning()).toBeUndefined()
  })

  it('is not due for a sale that is over, or whose struck price was asked 30 days before', () => {
    const typed = { price: '20', salePrice: '12', saleFrom: '', saleUntil: '' }
    const asked = (last: number) => [
      { day: daysAgo(90), price: 20, ...noSale },
      { day: daysAgo(last), price: 15, ...noSale },
    ]
    expect(unaskedPrice(typed, asked(30), today)).toBeUndefined()
    expect(unaskedPrice(typed, asked(31), today)).toEqual({ price: 20, lowest: 15 })
    expect(unaskedPrice({ ...typed, saleUntil: daysAgo(1) }, asked(31), today)).toBeUndefined()
  })
})

it('lists the earlier prices of a product, newest first', async () => {
  const { user } = await openProduct({
    prices: [
      { day: '2026-01-10', price: 26, ...noSale },
      { day: '2026-03-05', price: 24, ...sale },
    ],
  })
  const title = screen.getByText('Price History', { selector: 'summary' })
  expect(title.closest('details')?.open).toBe(false)
  await user.click(title)
  const table = within(screen.getByRole('table', { name: 'Price History' }))
  const lines = table.getAllByRole('row').map((one) => [...one.children].map((cell) => cell.textContent))
  expect(lines).toEqual([
    ['Since', 'Price', 'Sale price'],
    ['Mar 5, 2026', '$24.00', '$18.00from Dec 1, 2026until Dec 31, 2026'],
    ['Jan 10, 2026', '$26.00', 'none'],
  ])
})
