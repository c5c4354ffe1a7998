import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ConsoleReview } from 'contract/reviews/console-calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '../../../test/fake-server'
import { fakeShop } from '../../../test/fake-shop'
import { openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

const me = { id: 'a1', email: 'nasrin@tavan.test', firstName: 'Nasrin', lastName: 'Azad', staffRole: 'shop' }
const one: ConsoleReview = {
  _id: 'v1',
  rating: 2,
  text: 'Too sweet',
  author: 'Sara M.',
  photos: [],
  answer: '',
  createdAt: '2026-11-25T10:00:00.000Z',
  editedAt: null,
  state: 'new',
  refusal: null,
  product: { _id: 'p1', name: 'Whey' },
  customer: { firstName: 'Sara', lastName: 'Moradi', email: 'sara@example.test' },
  orderNumber: 'TV-1',
  bought: true,
}

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
  const step = (more: Partial<ConsoleReview>) => () => ({ success: true, data: { ...one, ...more } })
  server.on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /admin/reviews': () => ({
      success: true,
      data: { items: [one], total: 1, currentPage: 1, totalPages: 1 },
    }),
    'POST /admin/reviews/:id/approve': step({ state: 'approved' }),
    'POST /admin/reviews/:id/refuse': step({ state: 'refused', refusal: 'off_topic' }),
    'POST /admin/reviews/:id/answer': step({ answer: 'Thanks' }),
  })
  localStorage.setItem('adminAuthToken', 'token-a')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin Azad' }))
  sessionOf('admin').reload()
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function openReview() {
  await openRoutes(<AppRoutes />, '/admin/reviews')
  fireEvent.click(await screen.findByRole('button', { name: 'Whey' }))
  return within(await screen.findByRole('dialog'))
}

describe('the moderation of reviews (X-119)', () => {
  it('begins with those to read', async () => {
    await openRoutes(<AppRoutes />, '/admin/reviews')
    expect(await screen.findByText('Too sweet')).toBeTruthy()
    expect(server.calls('GET', '/admin/reviews')[0]?.query.get('state')).toBe('new')
  })

  it('shows a review', async () => {
    const dialog = await openReview()
    fireEvent.click(dialog.getByRole('button', { name: 'Show It' }))
    expect(await screen.findByText('The review is shown.')).toBeTruthy()
    expect(server.calls('POST', '/admin/reviews/v1/approve')).toHaveLength(1)
  })

  it('says what went wrong and keeps the dialog open', async () => {
    server.on({ 'POST /admin/reviews/:id/approve': () => refusal('reviews.not_found') })
    const dialog = await openReview()
    fireEvent.click(dialog.getByRole('button', { name: 'Show It' }))
    expect(await dialog.findByText('Review not found')).toBeTruthy()
  })

  it('refuses with a reason from the list only', async () => {
    const dialog = await openReview()
    fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    expect((await dialog.findAllByText('Please choose a reason')).length).toBeGreaterThan(0)
    expect(server.calls('POST', '/admin/reviews/v1/refuse')).toEqual([])
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'off_topic' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    await waitFor(() =>
      expect(server.calls('POST', '/admin/reviews/v1/refuse')[0]?.body).toEqual({ reason: 'off_topic' }),
    )
  })

  it('answers below the review', async () => {
    const dialog = await openReview()
    fireEvent.click(dialog.getByRole('button', { name: 'Answer' }))
    fireEvent.change(dialog.getByLabelText('Answer from the shop'), { target: { value: ' Thanks ' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(server.calls('POST', '/admin/reviews/v1/answer')[0]?.body).toEqual({ text: 'Thanks' }),
    )
  })
})
