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
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm Email Address' }))

describe('X-95 the page of a confirmation link', () => {
  it('does nothing when it is opened, and confirms at a press, with the token out of the address', async () => {
    const answer = later()
    server.on({ 'POST /auth/verify-email': () => answer.promise })
    const { where } = await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirm your email address')
    await waitFor(() => expect(where().search).toBe(''))
    expect(sent()).toEqual([])
    press()
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ token: 't-1' }]))
    answer.settle({ success: true })
    const heading = await screen.findByRole('heading', { name: 'Your email address is confirmed' })
    expect(document.activeElement).toBe(heading)
    expect(sent()).toHaveLength(1)
    expect(screen.queryByRole('link', { name: 'My Account' })).toBeNull()
  })

  it('leads a signed-in customer to their account', async () => {
    storeSession()
    await open()
    press()
    expect(await screen.findByRole('link', { name: 'My Account' })).toBeTruthy()
  })

  it('asks for the password of a new coach account, and sends it with the same token', async () => {
    server.on({ 'POST /auth/verify-email': () => refusal('auth.password_required') })
    await open()
    press()
    await screen.findByRole('heading', { name: 'Choose your password' })
    const field = screen.getByLabelText<HTMLInputElement>('Password')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getByText('The password you chose, or a new one.')).toBeTruthy()
    press()
    expect(await screen.findByText('Password is required')).toBeTruthy()
    fireEvent.change(field, { target: { value: 'weak' } })
    press()
    expect(sent()).toHaveLength(1)
    server.on({ 'POST /auth/verify-email': () => ({ success: true, data: { area: 'coach' } }) })
    fireEvent.change(field, { target: { value: 'Strong-pass-1!' } })
    press()
    await screen.findByRole('heading', { name: 'Your coach account is ready' })
    expect(sent().at(-1)?.body).toEqual({ token: 't-1', password: 'Strong-pass-1!' })
    const link = screen.getByRole('link', { name: 'Go to Coach Sign-In' })
    expect(link.getAttribute('href')).toBe('/coach/login')
  })

  it('says that a link is dead, or not complete, and where a new one is', async () => {
    server.on({ 'POST /auth/verify-email': () => refusal('auth.verify_link_dead') })
    const { unmount } = await open()
    press()
    await screen.findByRole('heading', { name: 'This confirmation link is invalid or has expired' })
    expect(screen.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe('/account')
    unmount()
    await open('')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This confirmation link is incomplete')
    expect(sent()).toHaveLength(1)
  })

  it('keeps the link for another try where there is no connection', async () => {
    server.on({ 'POST /auth/verify-email': offline })
    await open()
    press()
    await screen.findByText('Network error. Please try again.')
    server.on({ 'POST /auth/verify-email': () => ({ success: true }) })
    press()
    expect(await screen.findByRole('heading', { name: 'Your email address is confirmed' })).toBeTruthy()
  })
})
