import { fireEvent, screen, waitFor } from '@testing-library/react'
import { newsletterConsent } from 'contract/newsletter/rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { later, offline, refusal } from '../../../test/fake-server'
import { fakeShop } from '../../../test/fake-shop'
import { openPage } from '../../../test/page'
import NewsletterPage from './newsletter-page'
import UnsubscribePage from './unsubscribe-page'

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
})
afterEach(() => vi.unstubAllGlobals())

const pages = { '/newsletter': <NewsletterPage />, '/unsubscribe': <UnsubscribePage /> }
const open = (pathname: keyof typeof pages, search = '') => openPage(pages, { pathname, search })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText(/Email Address/), { target: { value } })

describe('asking for the newsletter', () => {
  it('mails a link once, however often the button is pressed, and says where to', async () => {
    const answer = later()
    server.on({ 'POST /newsletter': () => answer.promise })
    await open('/newsletter')
    type('reader@example.test')
    press('Send Me the Link')
    fireEvent.submit(screen.getByLabelText(/Email Address/).closest('form') as HTMLFormElement)
    answer.settle({ success: true })
    await heading('Check your inbox')
    expect(screen.getByText('reader@example.test')).toBeTruthy()
    expect(server.calls('POST', '/newsletter').map(({ body }) => body)).toEqual([
      { email: 'reader@example.test' },
    ])
  })

  it('refuses an empty or wrong address without a call', async () => {
    await open('/newsletter')
    press('Send Me the Link')
    await screen.findByText('Email address is required')
    type('reader')
    press('Send Me the Link')
    await screen.findByText('Please enter a valid email address')
    expect(server.calls('POST', '/newsletter')).toEqual([])
  })

  it('keeps the address when no answer comes', async () => {
    server.on({ 'POST /newsletter': offline })
    await open('/newsletter')
    type('reader@example.test')
    press('Send Me the Link')
    await screen.findByText('We couldn’t send the link. Please try again.')
    expect(screen.getByDisplayValue('reader@example.test')).toBeTruthy()
  })
})

describe('the link that confirms', () => {
  const sent = () => server.calls('POST', '/newsletter/confirm').map(({ body }) => body)

  it('changes nothing when it is opened; its button confirms the text above it', async () => {
    server.on({ 'POST /newsletter/confirm': () => ({ success: true }) })
    const { where } = await open('/newsletter', '?token=t-1')
    await waitFor(() => expect(where().search).toBe(''))
    expect(screen.getByText(newsletterConsent.en)).toBeTruthy()
    expect(sent()).toEqual([])
    press('Confirm My Subscription')
    await heading('You’re subscribed')
    expect(sent()).toEqual([{ token: 't-1' }])
  })

  it('offers a new link where it has ended', async () => {
    server.on({ 'POST /newsletter/confirm': () => refusal('newsletter.link_dead') })
    await open('/newsletter', '?token=t-1')
    press('Confirm My Subscription')
    await heading('This link no longer works')
    press('Get a New Link')
    await heading('Newsletter')
  })
})

describe('the link that unsubscribes', () => {
  const sent = () => server.calls('POST', '/newsletter/leave/t-1')

  it.each([
    ['newsletter', 'You’re unsubscribed'],
    ['cart', 'Cart reminders are off'],
  ])('ends the mails at a press, not by being opened: %s', async (mail, title) => {
    server.on({ 'POST /newsletter/leave/:token': () => ({ success: true, data: { mail } }) })
    await open('/unsubscribe', '?token=t-1')
    expect(sent()).toEqual([])
    press('Unsubscribe')
    await heading(title)
    expect(sent()).toHaveLength(1)
  })

  it('says what to do where it is dead or incomplete', async () => {
    server.on({ 'POST /newsletter/leave/:token': () => refusal('newsletter.link_dead') })
    const { unmount } = await open('/unsubscribe', '?token=t-1')
    press('Unsubscribe')
    await heading('This link no longer works')
    expect(screen.getByRole('link', { name: 'Contact Us' })).toBeTruthy()
    unmount()
    await open('/unsubscribe')
    await heading('This link is incomplete')
  })
})
