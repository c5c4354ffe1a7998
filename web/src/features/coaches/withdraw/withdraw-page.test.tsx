import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offline, refusal } from '../../../../test/fake-server'
import { fakeShop } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import WithdrawPage from './withdraw-page'

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
  server.on({
    'POST /coach-applications/withdraw': () => ({ success: true }),
    'POST /coach-applications/withdrawal-link': () => ({ success: true, message: 'Check your inbox' }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (at: { search?: string; state?: unknown } = {}) =>
  openPage(
    { '/withdraw-application': <WithdrawPage /> },
    { pathname: '/withdraw-application', search: '', ...at },
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('withdrawal by the mailed link', () => {
  const sent = () => server.calls('POST', '/coach-applications/withdraw')

  it('withdraws on the button, not on opening the page, and links to a new application', async () => {
    const { where } = await open({ search: '?token=t-1' })
    await waitFor(() => expect(where().search).toBe(''))
    expect(sent()).toEqual([])
    press('Withdraw My Application')
    await heading('Your application is withdrawn')
    expect(sent().map(({ body }) => body)).toEqual([{ token: 't-1' }])
    expect(screen.getByRole('link', { name: 'Become a Coach' }).getAttribute('href')).toBe('/become-coach')
  })

  it('reports an invalid link and offers a new one', async () => {
    server.on({ 'POST /coach-applications/withdraw': () => refusal('coaches.withdrawal_dead') })
    await open({ search: '?token=t-1' })
    press('Withdraw My Application')
    await heading('This link is invalid, or the application has been decided or withdrawn')
    press('Request a New Link')
    expect(screen.getByLabelText('Email')).toBeTruthy()
  })

  it('shows a network error when the server does not respond', async () => {
    server.on({ 'POST /coach-applications/withdraw': offline })
    await open({ search: '?token=t-1' })
    press('Withdraw My Application')
    await screen.findByText('Network error. Please try again.')
  })
})

describe('request for the withdrawal link', () => {
  it('prefills the email passed on by the status page', async () => {
    await open({ state: { email: 'noor@tavan.test' } })
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('noor@tavan.test')
    press('Send Link')
    await heading('Check your inbox')
    expect(server.calls('POST', '/coach-applications/withdrawal-link')[0]?.body).toEqual({
      email: 'noor@tavan.test',
    })
    expect(screen.getByText('noor@tavan.test')).toBeTruthy()
  })

  it('requires an email address', async () => {
    await open()
    press('Send Link')
    expect(await screen.findByText('Email address is required')).toBeTruthy()
  })
})
