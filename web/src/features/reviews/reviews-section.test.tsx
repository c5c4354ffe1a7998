import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Locale } from 'contract/locale'
import type { MyReview, Review } from 'contract/reviews/calls'
import { Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offline, Reply } from '../../../test/fake-server'
import { fakeShop, storeSession } from '../../../test/fake-shop'
import { openPage } from '../../../test/page'
import ReviewsSection from './reviews-section'

const review = (id: string, more: Partial<Review> = {}): Review => ({
  _id: id,
  rating: 4,
  text: `Text ${id}`,
  author: 'Ava B.',
  photos: [],
  answer: '',
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  ...more,
})
const my = (more: Partial<MyReview> = {}): MyReview => ({
  ...review('m'),
  state: 'new',
  refusal: null,
  ...more,
})
const page = (items: Review[], count = items.length, average: number | null = items.length ? 4.5 : null) => ({
  success: true,
  data: { items, total: count, currentPage: 1, totalPages: 1, average, count },
})

let shop: ReturnType<typeof fakeShop>
let mine: { review: MyReview | null; orderNumber: string | null }
beforeEach(() => {
  mine = { review: null, orderNumber: null }
  shop = fakeShop([])
  shop.on({
    'GET /products/:id/reviews': () => page([review('r1'), review('r2', { rating: 5 })]),
    'GET /products/:id/reviews/mine': () => ({ success: true, data: mine }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (locale: Locale = 'en') =>
  openPage({ '/product/:id': <ReviewsSection productId="p1" /> }, '/product/p1', locale)
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('the reviews of a product (X-119)', () => {
  it.each([
    ['en', '4.5 out of 5', '2 reviews', /Only customers whose order has arrived/],
    ['nl', '4,5 van 5', '2 beoordelingen', /Alleen klanten die hun bestelling/],
    ['fa', '۴٫۵ از ۵', '۲ نظر', /فقط مشتریانی که سفارششان/],
  ] as const)(
    'have their average, and a line that says how they are checked, in %s',
    async (locale, average, count, line) => {
      await open(locale)
      expect(await screen.findByText(count)).toBeTruthy()
      expect(screen.getAllByText(average).length).toBeGreaterThan(0)
      expect(screen.getByText(line)).toBeTruthy()
      expect(screen.getByText('Text r1')).toBeTruthy()
    },
  )

  it('open the form after a link that asks for a review, with stars in outline until some are chosen', async () => {
    storeSession()
    mine = { review: null, orderNumber: 'TV-7' }
    const link = (
      <Link to="/product/p1" state={{ writesReview: true }}>
        Write
      </Link>
    )
    await openPage({ '/orders': link, '/product/:id': <ReviewsSection productId="p1" /> }, '/orders')
    fireEvent.click(screen.getByRole('link', { name: 'Write' }))
    const dialog = within(await screen.findByRole('dialog'))
    const fills = () =>
      dialog
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.querySelector('svg')?.getAttribute('fill'))
    expect(fills()).toEqual(Array(5).fill('none'))
    fireEvent.click(dialog.getByRole('radio', { name: '2 stars' }))
    expect(fills()).toEqual(['currentColor', 'currentColor', 'none', 'none', 'none'])
  })

  it('have a heading that a link of the page scrolls to and focuses', async () => {
    const view = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    const page = (
      <>
        <Link to="#reviews">4.5</Link>
        <ReviewsSection productId="p1" />
      </>
    )
    await openPage({ '/product/:id': page }, '/product/p1')
    const heading = await screen.findByRole('heading', { name: 'Reviews' })
    expect(view).not.toHaveBeenCalled()
    for (const presses of [1, 2]) {
      fireEvent.click(screen.getByRole('link', { name: '4.5' }))
      await waitFor(() => expect(view).toHaveBeenCalledTimes(presses))
      expect(view.mock.contexts.at(-1)).toBe(heading)
      expect(document.activeElement).toBe(heading)
    }
    view.mockRestore()
  })

  it('show photos and the answer of the shop', async () => {
    shop.on({ 'GET /products/:id/reviews': () => page([review('r1', { photos: ['f1'], answer: 'Thanks' })]) })
    await open()
    expect((await screen.findByRole('img', { name: 'Photo 1 by Ava B.' })).getAttribute('src')).toContain(
      '/products/p1/reviews/r1/photos/f1',
    )
    expect(screen.getByText('Thanks')).toBeTruthy()
  })

  it('say that there are none, and offer another try after a failure', async () => {
    shop.on({ 'GET /products/:id/reviews': () => page([]) })
    const { unmount } = await open()
    expect(await screen.findByText('No reviews yet.')).toBeTruthy()
    unmount()
    shop.on({ 'GET /products/:id/reviews': offline })
    await open()
    expect(await screen.findByText('The reviews couldn’t be loaded.', {}, { timeout: 10_000 })).toBeTruthy()
    shop.on({ 'GET /products/:id/reviews': () => page([review('r9')]) })
    fireEvent.click(press('Try Again'))
    expect(await screen.findByText('Text r9')).toBeTruthy()
  })

  it('are asked for in another order', async () => {
    await open()
    fireEvent.change(await screen.findByLabelText('Order'), { target: { value: 'lowest' } })
    await waitFor(() =>
      expect(shop.calls('GET', '/products/p1/reviews').at(-1)?.query.get('sort')).toBe('lowest'),
    )
  })
})

describe('the customer’s own review (X-119)', () => {
  it('is offered to nobody whose order did not deliver the product', async () => {
    await open()
    await screen.findByText('2 reviews')
    expect(screen.queryByRole('button', { name: 'Write a Review' })).toBeNull()
  })

  it('needs stars, and is sent once with the order that delivered the product', async () => {
    storeSession()
    mine = { review: null, orderNumber: 'TV-7' }
    shop.on({ 'POST /products/:id/reviews': () => new Reply(201, { success: true, data: my() }) })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Write a Review' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Your review'), { target: { value: 'Mixes well' } })
    const send = dialog.getByRole('button', { name: 'Send Review' })
    fireEvent.click(send)
    expect((await dialog.findAllByText('Please choose a number of stars')).length).toBeGreaterThan(0)
    fireEvent.click(dialog.getByRole('radio', { name: '4 stars' }))
    mine = { review: my({ text: 'Mixes well' }), orderNumber: 'TV-7' }
    fireEvent.click(send)
    fireEvent.click(send)
    expect(await screen.findByText('We’ll read it before it appears.')).toBeTruthy()
    const calls = shop.calls('POST', '/products/p1/reviews')
    expect(calls.map(({ body }) => body)).toEqual([{ orderNumber: 'TV-7', rating: 4, text: 'Mixes well' }])
  })

  it('names the reason of a refusal, and can be changed', async () => {
    storeSession()
    mine = { review: my({ state: 'refused', refusal: 'personal_data', photos: ['f1'] }), orderNumber: 'TV-7' }
    shop.on({ 'PUT /products/:id/reviews/:reviewId': () => ({ success: true, data: my() }) })
    await open()
    expect(await screen.findByText(/It contains personal details\./)).toBeTruthy()
    fireEvent.click(press('Change My Review'))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Remove photo 1' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Send Review' }))
    await waitFor(() => expect(shop.calls('PUT', '/products/p1/reviews/m')).toHaveLength(1))
    expect(shop.calls('PUT', '/products/p1/reviews/m')[0]?.body).toEqual({
      rating: 4,
      text: 'Text m',
      keep: [],
    })
  })

  it('is deleted after a question', async () => {
    storeSession()
    mine = { review: my({ state: 'approved' }), orderNumber: 'TV-7' }
    shop.on({ 'DELETE /products/:id/reviews/:reviewId': () => ({ success: true }) })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your review?' }))
    mine = { review: null, orderNumber: 'TV-7' }
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Your review was deleted.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Write a Review' })).toBeTruthy()
  })
})
