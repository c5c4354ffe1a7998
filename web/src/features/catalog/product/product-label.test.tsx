import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ProductDetail } from 'contract/catalog/calls'
import type { ProductFacts } from 'contract/catalog/facts-calls'
import type { Locale } from 'contract/locale'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, later, refusal } from '../../../../test/fake-server'
import { product } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import ProductPage from './product-page'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const facts: ProductFacts = {
  flavor: 'Vanilla',
  netQuantity: { value: 1000, unit: 'g' },
  unitPrice: { price: 49.99, per: 'kg' },
  serving: { size: 30, unit: 'g' },
  servings: 33,
  nutrition: {
    per: 'g',
    per100: {
      energyKj: 1572,
      energyKcal: 370,
      fat: 1,
      saturates: 0.5,
      carbohydrate: 3.3,
      sugars: 2.7,
      protein: 87,
      salt: 0.5,
    },
    perServing: {
      energyKj: 472,
      energyKcal: 111,
      fat: 0.3,
      saturates: 0.2,
      carbohydrate: 1,
      sugars: 0.8,
      protein: 26,
      salt: 0.15,
    },
  },
  actives: [
    { name: 'Vitamin D', amount: 25, unit: 'µg', share: 500 },
    { name: 'Leucine', amount: 2.7, unit: 'g' },
  ],
  ingredients: 'Whey protein isolate (*milk*), vanilla',
  allergens: { contains: ['milk'], mayContain: ['soy', 'nuts'] },
  dose: 'One scoop a day.',
}
const variant = (id: string, flavor: string, more: object = {}) => ({
  _id: id,
  name: `Whey ${flavor}`,
  flavor,
  price: 49.99,
  salePrice: null,
  availability: 'in_stock' as const,
  ...more,
})

function detail(id: string, more: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...product(id, { name: `Whey ${id}`, price: 49.99 }),
    facts: {},
    variantOf: null,
    variants: [],
    ...more,
  }
}

const answerOf = (data: ProductDetail | undefined) => ({ success: true, data })

async function open(
  products: ProductDetail[],
  locale: Locale = 'en',
  slow?: Record<string, unknown>,
  config: () => unknown = () => ({ success: true, data: { returnDays: 30 } }),
) {
  const server = fakeServer({
    'GET /config': config,
    'GET /products/:id': ({ params }) =>
      slow?.[params.id ?? ''] ?? answerOf(products.find(({ _id }) => _id === params.id)),
    'GET /products/:id/related': () => ({ success: true, data: [] }),
    'GET /categories/with-counts': () => ({ success: true, data: [] }),
  })
  const opened = await openPage({ '/product/:id': <ProductPage /> }, `/product/${products[0]?._id}`, locale)
  await screen.findByRole('heading', { level: 1, name: products[0]?.name as string })
  return { ...opened, ...server }
}

const table = (name: string) => screen.getByRole('table', { name })
const rows = (name: string) =>
  within(table(name))
    .getAllByRole('row')
    .map((row) => [...row.children].map((one) => one.textContent?.replaceAll('\u00a0', ' ')))
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

describe('X-103 the label of a product', () => {
  it('is a table per 100 g and per serving, with units', async () => {
    await open([detail('a', { facts })])
    expect(rows('Nutrition')).toEqual([
      ['Nutrient', 'Per 100 g', 'Per serving (30 g)'],
      ['Energy', '1,572 kJ370 kcal', '472 kJ111 kcal'],
      ['Fat', '1 g', '0.3 g'],
      ['of which saturates', '0.5 g', '0.2 g'],
      ['Carbohydrate', '3.3 g', '1 g'],
      ['of which sugars', '2.7 g', '0.8 g'],
      ['Protein', '87 g', '26 g'],
      ['Salt', '0.5 g', '0.15 g'],
    ])
    expect(rows('Active ingredients')).toEqual([
      ['Ingredient', 'Per serving (30 g)', 'Reference intake'],
      ['Vitamin D', '25 µg', '500%'],
      ['Leucine', '2.7 g', '–'],
    ])
  })

  it('marks allergens by their weight, not by color', async () => {
    await open([detail('a', { facts })])
    expect(fact('Ingredients')?.textContent).toBe('Whey protein isolate (milk), vanilla')
    expect(fact('Ingredients')?.querySelector('strong')?.textContent).toBe('milk')
    expect(fact('Allergens')?.querySelector('strong')?.textContent).toBe('Contains milk.')
    expect(fact('Allergens')?.textContent).toContain('May contain soy and nuts.')
  })

  it('shows the rest in rows and leaves out missing facts', async () => {
    await open([
      detail('a', {
        facts: {
          netQuantity: { value: 540, unit: 'g', packs: 12 },
          dimensions: { length: 180, width: 60, thickness: 0.5 },
          capacity: 40_000,
          maxLoad: 350,
          material: 'Steel',
          care: 'Wipe it.',
        },
      }),
    ])
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: 'Size and care' })).toBeTruthy()
    const said = (name: string) => fact(name)?.textContent?.replaceAll('\u00a0', ' ')
    expect(said('Net quantity')).toBe('540 g (12 × 45 g)')
    expect(said('Dimensions')).toBe('Length 180 cmWidth 60 cmThickness 5 mm')
    expect(said('Capacity')).toBe('40 L')
    expect(said('Maximum load')).toBe('350 kg')
    expect(said('Material')).toBe('Steel')
    expect(screen.queryByText('Ingredients')).toBeNull()
  })

  it('is not there where nothing is known', async () => {
    await open([detail('a')])
    expect(screen.queryByRole('heading', { name: /Label|Size and care/ })).toBeNull()
  })

  it('is written in Persian, with its digits and units', async () => {
    await open([detail('a', { facts })], 'fa')
    expect(rows('ارزش غذایی')).toContainEqual(['پروتئین', '۸۷ گرم', '۲۶ گرم'])
    expect(rows('ارزش غذایی')[0]).toEqual(['مادهٔ مغذی', 'در هر ۱۰۰ گرم', 'در هر وعده (۳۰ گرم)'])
    expect(fact('مواد حساسیت‌زا')?.querySelector('strong')?.textContent).toBe('حاوی شیر.')
  })
})

describe('beside the price', () => {
  it('the tax that comes on top, and the price of a kilogram', async () => {
    const unitPrice = { price: 55.54, per: 'kg' as const }
    const { unmount } = await open([detail('a', { facts: { ...facts, unitPrice } })])
    expect(screen.getByText(/^\+\s9% tax$/)).toBeTruthy()
    expect(screen.getByText(/per kg$/).textContent).toBe('$55.54 per kg')
    unmount()
    // A pack of one kilogram costs what a kilogram costs.
    await open([detail('a', { facts })])
    expect(screen.queryByText(/per kg$/)).toBeNull()
  })

  it('when it arrives by the rule of the checkout, and that it may go back', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00'), toFake: ['Date'] })
    await open([detail('a')])
    expect(screen.getByText('Arrives Fri, Nov 27 – Tue, Dec 1')).toBeTruthy()
    const returns = await screen.findByRole('link', { name: 'Returns within 30 days' })
    expect(returns.getAttribute('href')).toBe('/terms')
  })

  it('when it arrives by the shop’s day, whatever the device’s day is (X-109)', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-19T10:30:00Z'), toFake: ['Date'] })
    const data = { returnDays: 30, timeZone: 'Pacific/Kiritimati' }
    await open([detail('a')], 'en', undefined, () => ({ success: true, data }))
    expect(await screen.findByText('Arrives Fri, Nov 27 – Tue, Dec 1')).toBeTruthy()
  })

  it('the days in which it may go back as the server has them, and nothing without them (X-107)', async () => {
    const answer = later()
    const { unmount } = await open([detail('a')], 'en', undefined, () => answer.promise)
    expect(screen.queryByText(/^Returns/)).toBeNull()
    await act(async () => answer.settle({ success: true, data: { returnDays: 20 } }))
    expect(await screen.findByRole('link', { name: 'Returns within 20 days' })).toBeTruthy()
    unmount()
    const { calls } = await open([detail('a')], 'en', undefined, () => refusal('request.not_found'))
    await waitFor(() => expect(calls('GET', '/config')).toHaveLength(1))
    expect(screen.queryByText(/^Returns/)).toBeNull()
  })

  it('says in one sentence above the price what a program is, and leaves goods as they are', async () => {
    const description = 'Twelve weeks with a coach. Then more.'
    const { unmount } = await open([detail('a', { programId: 'p', description })])
    const lead = await screen.findByText('Twelve weeks with a coach.')
    const [price] = screen.getAllByText('$49.99')
    expect(price && lead.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    unmount()
    await open([detail('a', { description })])
    await screen.findByText(description)
    expect(screen.queryByText('Twelve weeks with a coach.')).toBeNull()
  })

  it('promises no delivery for a program, and no date for a sold-out product', async () => {
    const { unmount } = await open([detail('a', { programId: 'p' })])
    expect(screen.queryByText(/^Arrives|^Returns/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Increase quantity' })).toBeNull()
    expect(screen.queryByText(/In stock|SKU|Weight|Nothing to ship/)).toBeNull()
    unmount()
    await open([detail('a', { availability: 'sold_out', stockQuantity: 0 })])
    expect(screen.queryByText(/^Arrives/)).toBeNull()
    expect(await screen.findByText(/^Returns/)).toBeTruthy()
  })
})

describe('X-103 a family', () => {
  const variants = [
    variant('a', 'Vanilla'),
    variant('b', 'Cacao', { salePrice: 42.49 }),
    variant('c', 'Mango', { availability: 'sold_out' }),
  ]
  const family = variants.map((one) => detail(one._id, { variants, facts: { flavor: one.flavor } }))
  const choice = (name: RegExp) =>
    within(screen.getByRole('group', { name: 'Flavor' })).getByRole('link', { name })

  it('lists each flavor with price and availability at its address', async () => {
    await open(family)
    const links = within(screen.getByRole('group', { name: 'Flavor' })).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/product/a', 'Vanilla$49.99'],
      ['/product/b', 'Cacao$42.49'],
      ['/product/c', 'Mango$49.99 · Sold out'],
    ])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null])
    expect(screen.queryByRole('group', { name: 'Size' })).toBeNull()
  })

  it('changes in place: the focus stays on the choice, the place too', async () => {
    const { where } = await open(family)
    const link = choice(/Cacao/)
    act(() => link.focus())
    fireEvent.click(link)
    await screen.findByRole('heading', { level: 1, name: 'Whey b' })
    expect(where().pathname).toBe('/product/b')
    expect(document.activeElement).toBe(link)
    expect(choice(/Cacao/).getAttribute('aria-current')).toBe('page')
    expect(where().state).toEqual({ keepPlace: true })
    expect(screen.queryByRole('status', { name: 'Loading product' })).toBeNull()
  })

  it('shows the choice that was pressed last, however long another takes', async () => {
    const cacao = later()
    const { where, calls } = await open(family, 'en', { b: cacao.promise })
    for (const _ of [1, 2]) fireEvent.click(choice(/Cacao/))
    await waitFor(() => expect(calls('GET', '/products/b')).toHaveLength(1))
    expect(choice(/Cacao/).getAttribute('aria-busy')).toBe('true')
    fireEvent.click(choice(/Mango/))
    await screen.findByRole('heading', { level: 1, name: 'Whey c' })
    await act(async () => cacao.settle(answerOf(family[1])))
    await waitFor(() => expect(choice(/Cacao/).getAttribute('aria-busy')).toBeNull())
    expect(where().pathname).toBe('/product/c')
  })

  it('shows two rows where flavor and size both differ, each to the nearest product', async () => {
    const grid = [
      variant('a', 'Vanilla', { size: '1 kg' }),
      variant('b', 'Vanilla', { size: '2 kg' }),
      variant('c', 'Cacao', { size: '2 kg' }),
    ]
    await open([detail('b', { variants: grid })])
    const links = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    expect(links('Flavor')).toEqual(['/product/b', '/product/c'])
    expect(links('Size')).toEqual(['/product/a', '/product/b'])
  })

  it('a quantity chosen for one is not that of the other', async () => {
    await open(family)
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }))
    fireEvent.click(choice(/Cacao/))
    await screen.findByRole('heading', { level: 1, name: 'Whey b' })
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('1'))
  })
})

it('leads from what is eaten to a subscription, above the description', async () => {
  fakeServer({
    'GET /products/:id': () => ({ success: true, data: { ...product('a', { name: 'Whey' }), facts } }),
    'GET /categories/with-counts': () => ({ success: true, data: [] }),
  })
  await openPage({ '/product/:id': <ProductPage /> }, '/product/a')
  const link = await screen.findByRole('link', { name: 'Subscribe: every 14 to 90 days' })
  expect(link.getAttribute('href')).toBe('/subscriptions?product=a')
  const description = screen.getByRole('heading', { name: 'Description' })
  expect(link.compareDocumentPosition(description) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
