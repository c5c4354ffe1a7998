import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { later, offline, refusal } from '../../../../test/fake-server'
import { fakeShop, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import VerifyEmailPage from './verify-email-page'

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
  server.on({ 'POST /auth/verify-email': () => ({ success: true, message: 'Email address confirmed' }) })
})
afterEach(() => vi.unstubAllGlobals())

const sent = () => server.calls('POST', '/auth/verify-email')
const open = (search = '?token=t-1') =>
  openPage({ '/verify-email': <VerifyEmailPage /> }, { pathname: '/verify-email', search })

describe('the page of a confirmation link', () => {
  it('confirms by being opened, once, with the token out of the address', async () => {
    const answer = later()
    server.on({ 'POST /auth/verify-email': () => answer.promise })
    const { where } = await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirming your email address…')
    await waitFor(() => expect(where().search).toBe(''))
    answer.settle({ success: true })
    const heading = await screen.findByRole('heading', { name: 'Your email address is confirmed' })
    expect(document.activeElement).toBe(heading)
    expect(sent().map(({ body }) => body)).toEqual([{ token: 't-1' }])
    expect(screen.queryByRole('link', { name: 'My Account' })).toBeNull()
  })

  it('leads who is signed in to their account', async () => {
    storeSession()
    await open()
    expect(await screen.findByRole('link', { name: 'My Account' })).toBeTruthy()
  })

  it('leads a coach, whose registration it has finished, to the sign-in of coaches', async () => {
    server.on({ 'POST /auth/verify-email': () => ({ success: true, data: { area: 'coach' } }) })
    await open()
    await screen.findByRole('heading', { name: 'Your coach account is ready' })
    const link = screen.getByRole('link', { name: 'Go to the coach sign-in' })
    expect(link.getAttribute('href')).toBe('/coach/login')
  })

  it('says that a link is dead, or not complete, and where a new one is', async () => {
    server.on({ 'POST /auth/verify-email': () => refusal('auth.verify_link_dead') })
    const { unmount } = await open()
    await screen.findByRole('heading', { name: 'This confirmation link is invalid or has expired' })
    expect(screen.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe('/account')
    unmount()
    await open('')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'This confirmation link is not complete',
    )
    expect(sent()).toHaveLength(1)
  })

  it('keeps the link for another try where there is no connection', async () => {
    server.on({ 'POST /auth/verify-email': offline })
    await open()
    await screen.findByRole('heading', { name: 'Network error. Please try again.' })
    server.on({ 'POST /auth/verify-email': () => ({ success: true }) })
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Your email address is confirmed' })).toBeTruthy()
  })
})
