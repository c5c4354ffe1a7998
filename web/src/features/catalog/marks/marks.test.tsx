import { act, screen, waitFor } from '@testing-library/react'
import type { MarkedProduct } from 'contract/catalog/flag-calls'
import type { Locale } from 'contract/locale'
import type { Flags } from 'contract/programs/flag-calls'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { later, refusal } from '../../../../test/fake-server'
import { fakeShop, product, storeSession } from '../../../../test/fake-shop'
import { openPage, openPopover } from '../../../../test/page'
import { CartDropdown } from '../../cart/cart-dropdown'
import CartPage from '../../cart/cart-page'
import ProductPage from '../product/product-page'
import { ProductCard } from '../product-card'

afterEach(() => vi.unstubAllGlobals())

const names = ['bar', 'whey', 'mat']
const products = names.map((name) => product(name, { name }))
const BAR = { productId: 'bar', contains: ['nuts'], mayContain: ['milk'] } satisfies MarkedProduct
const FLAGS = { allergens: ['milk', 'nuts'], injuries: [] } satisfies Flags

const pages = {
  '/list': products.map((one) => <ProductCard key={one._id} product={one} tint="sand" />),
  '/product/:id': <ProductPage />,
  '/cart': <CartPage />,
  '/panel': <CartDropdown />,
}

interface Wish {
  locale?: Locale
  flags?: Flags
  items?: MarkedProduct[] | Promise<MarkedProduct[]>
  signedIn?: boolean
  failing?: Record<string, () => unknown>
}

async function open(
  at: string,
  { locale, flags = FLAGS, items = [BAR], signedIn = true, failing = {} }: Wish = {},
) {
  if (signedIn) storeSession()
  const server = fakeShop(products, [
    ['bar', 1],
    ['mat', 1],
  ])
  server.on({
    'GET /categories/with-counts': () => ({ success: true, data: [] }),
    'GET /account/flags': () => ({ success: true, data: flags }),
    'POST /account/flags/products': async () => ({ success: true, data: { items: await items } }),
    ...failing,
  })
  await openPage(pages, at, locale)
  return server
}
const text = (one: Element | null | undefined) => one?.textContent?.replace(/[\u2068\u2069]/g, '')
/** Waits until the lazy part has rendered, and has nothing more to say. */
const settled = () => act(async () => void (await import('./own-mark')))
/** The warnings in the card or line of a product. */
const marksOf = (name: string, around: string) =>
  [...(screen.getByRole('link', { name }).closest(around)?.querySelectorAll('[role=status] p') ?? [])].map(
    text,
  )

describe('products with an allergy of the customer', () => {
  it('are marked in the list by a short sentence; nothing is hidden or refused [58]', async () => {
    const server = await open('/list')
    await screen.findByText('Contains nuts')
    expect(marksOf('bar', 'article')).toEqual(['Contains nuts', 'May contain milk'])
    expect([marksOf('whey', 'article'), marksOf('mat', 'article')]).toEqual([[], []])
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Add to Cart' })
    expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false, false])
    // One call for all cards.
    expect(server.calls('POST', '/account/flags/products').map(({ body }) => body)).toEqual([{ ids: names }])
  })

  it.each([
    ['en', 'Contains nuts, which you named as an allergy', 'May contain milk, which you named as an allergy'],
    [
      'fa',
      'حاوی مغزهای درختی است؛ گفته‌اید که به آن حساسیت دارید',
      'ممکن است اندکی شیر داشته باشد؛ گفته‌اید که به آن حساسیت دارید',
    ],
    [
      'nl',
      'Bevat noten. Je hebt opgegeven dat je daar allergisch voor bent.',
      'Kan sporen bevatten van melk. Je hebt opgegeven dat je daar allergisch voor bent.',
    ],
  ] as const)('are marked on their page by the whole sentence (%s) [58]', async (locale, contains, may) => {
    await open('/product/bar', { locale })
    const marks = (await screen.findByText(contains)).closest('[role=status]')
    expect([...(marks?.children ?? [])].map(text)).toEqual([contains, may])
    expect(marks?.querySelectorAll('svg')).toHaveLength(2)
  })

  it('are marked in the cart by the whole sentence [58]', async () => {
    await open('/cart')
    await screen.findByText('Contains nuts, which you named as an allergy')
    expect(marksOf('bar', 'li')).toEqual([
      'Contains nuts, which you named as an allergy',
      'May contain milk, which you named as an allergy',
    ])
    expect(marksOf('mat', 'li')).toEqual([])
  })

  it('hide the lines of the cart until their marks are known, so that no line grows afterwards', async () => {
    const items = later<MarkedProduct[]>()
    const server = await open('/cart', { items: items.promise })
    await waitFor(() => expect(server.calls('POST', '/account/flags/products')).toHaveLength(1))
    expect(screen.queryByRole('link', { name: 'bar' })).toBeNull()
    await act(async () => items.settle([BAR]))
    await screen.findByRole('link', { name: 'bar' })
    expect(marksOf('bar', 'li')).toHaveLength(2)
  })

  it('show the lines of the cart unmarked when the marks cannot be read', async () => {
    await open('/cart', { failing: { 'POST /account/flags/products': () => refusal('server.error') } })
    await screen.findByRole('link', { name: 'bar' })
    expect(marksOf('bar', 'li')).toEqual([])
  })

  it('are marked in the panel of the cart by a short sentence [58]', async () => {
    await open('/panel')
    await act(async () => void openPopover())
    await screen.findByText('Contains nuts')
    expect(marksOf('bar', 'li')).toEqual(['Contains nuts', 'May contain milk'])
  })

  it('are announced: the place of the warning is there before it comes [58]', async () => {
    const items = later<MarkedProduct[]>()
    await open('/product/bar', { items: items.promise })
    const empty = await waitFor(() => {
      const found = screen.getAllByRole('status').find((one) => one.className.includes('absolute inset-x-3'))
      if (!found) throw new Error('no place yet')
      return found
    })
    expect(empty.textContent).toBe('')
    await act(async () => items.settle([BAR]))
    await waitFor(() => expect(text(empty)).toContain('Contains nuts'))
  })
})

describe('no mark', () => {
  it('is asked for by strangers', async () => {
    const server = await open('/list', { signedIn: false })
    await settled()
    expect([
      ...server.calls('GET', '/account/flags'),
      ...server.calls('POST', '/account/flags/products'),
    ]).toEqual([])
    expect(screen.queryByText(/ontains/)).toBeNull()
  })

  it('is asked for by customers without an allergy', async () => {
    const server = await open('/list', { flags: { allergens: [], injuries: ['knee'] } })
    await waitFor(() => expect(server.calls('GET', '/account/flags')).toHaveLength(1))
    await settled()
    expect(server.calls('POST', '/account/flags/products')).toEqual([])
  })

  it.each(['GET /account/flags', 'POST /account/flags/products'])(
    'comes where %s fails; the product is shown as ever',
    async (route) => {
      const failed = vi.fn(() => refusal('server.error'))
      await open('/list', { failing: { [route]: failed } })
      await waitFor(() => expect(failed).toHaveBeenCalledOnce())
      await settled()
      expect(marksOf('bar', 'article')).toEqual([])
      expect(screen.getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(3)
    },
  )
})
