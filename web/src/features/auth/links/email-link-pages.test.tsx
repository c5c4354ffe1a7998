import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offline, refusal } from '../../../../test/fake-server'
import { fakeShop, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import ChangeEmailPage from './change-email-page'
import KeepEmailPage from './keep-email-page'

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  storeSession()
  server = fakeShop([])
})
afterEach(() => vi.unstubAllGlobals())

const pages = { '/change-email': <ChangeEmailPage />, '/keep-email': <KeepEmailPage /> }
const open = (pathname: keyof typeof pages, search = '?token=t-1') => openPage(pages, { pathname, search })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the link in the new mailbox', () => {
  const sent = () => server.calls('POST', '/auth/email-change/confirm')

  it('changes the address at a press, not by being opened', async () => {
    server.on({
      'POST /auth/email-change/confirm': () => ({ success: true, data: { email: 'new@tavan.test' } }),
    })
    const { where } = await open('/change-email')
    await waitFor(() => expect(where().search).toBe(''))
    expect(sent()).toEqual([])
    press('Confirm New Address')
    await heading('Your email address is changed')
    expect(sent().map(({ body }) => body)).toEqual([{ token: 't-1' }])
    expect(screen.getByText(/From now on, sign in with/).textContent).toContain('new@tavan.test')
    expect(screen.getByRole('link', { name: 'My Account' })).toBeTruthy()
  })

  it('says that it is dead, and where a new one is asked for', async () => {
    server.on({ 'POST /auth/email-change/confirm': () => refusal('auth.email_link_dead') })
    await open('/change-email')
    press('Confirm New Address')
    await heading('This link is invalid or has expired')
    expect(screen.getByText(/expires after 24 hours/)).toBeTruthy()
  })

  it('stays where the account is another, or no answer came', async () => {
    server.on({ 'POST /auth/email-change/confirm': () => refusal('auth.email_change_other') })
    await open('/change-email')
    press('Confirm New Address')
    await screen.findByText('Sign in with the account that asked for this address.')
    server.on({ 'POST /auth/email-change/confirm': offline })
    press('Confirm New Address')
    await screen.findByText('Network error. Please try again.')
  })

  it('without its token is incomplete', async () => {
    await open('/change-email', '')
    await heading('This confirmation link is incomplete')
  })
})

describe('the link in the old mailbox', () => {
  const sent = () => server.calls('POST', '/auth/email-change/undo')

  it('keeps the address on a press, and describes the next step', async () => {
    server.on({ 'POST /auth/email-change/undo': () => ({ success: true }) })
    const { where } = await open('/keep-email')
    await waitFor(() => expect(where().search).toBe(''))
    expect(sent()).toEqual([])
    press('Keep This Address')
    await heading('Your email address hasn’t changed')
    expect(sent().map(({ body }) => body)).toEqual([{ token: 't-1' }])
    expect(screen.getByText(/Choose a new password with the link/)).toBeTruthy()
  })

  it('says that it is dead, and whom to write to', async () => {
    server.on({ 'POST /auth/email-change/undo': () => refusal('auth.email_link_dead') })
    await open('/keep-email')
    press('Keep This Address')
    await heading('This link is invalid or has expired')
    expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact')
  })
})
