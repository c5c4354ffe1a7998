import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, later, offline, Reply, refusal } from '../../../../test/fake-server'
import { openPage } from '../../../../test/page'
import ForgotPage from './forgot-page'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer({
    'POST /auth/forgot-password': () => ({
      success: true,
      message: 'Password reset link sent successfully',
    }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const field = () => screen.getByLabelText<HTMLInputElement>('Email')
const said = () =>
  screen
    .queryAllByRole('alert')
    .map((one) => one.textContent)
    .join('')
const sent = () => server.calls('POST', '/auth/forgot-password')

async function open(locale?: 'nl') {
  const user = userEvent.setup()
  return { user, ...(await openPage({ '/forgot-password': <ForgotPage /> }, '/forgot-password', locale)) }
}
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send Reset Link' }))

describe('the page of a forgotten password', () => {
  it('SHOP-NAV-15 SHOP-FORGOT-01 SHOP-FORGOT-02 SHOP-STATE-24 SHOP-CALL-10: sends the address, then says so and leads back to the sign-in', async () => {
    const { user, where } = await open()
    await user.type(field(), ' ava@example.com ')
    await submit(user)
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check your inbox' })
    expect(document.activeElement).toBe(heading)
    expect(screen.queryByLabelText('Email')).toBeNull()
    expect(screen.getByText('ava@example.com')).toBeTruthy()
    expect(sent().map(({ body }) => body)).toEqual([{ email: 'ava@example.com', source: 'website' }])
    await user.click(screen.getByRole('link', { name: 'Back to Sign-In' }))
    expect(where().pathname).toBe('/login')
  })

  it('leads back to the sign-in that it was opened from', async () => {
    const user = userEvent.setup()
    const at = { pathname: '/forgot-password', state: { area: 'coach' } }
    const { where } = await openPage({ '/forgot-password': <ForgotPage /> }, at)
    await user.type(field(), 'ava@example.com')
    await submit(user)
    await user.click(await screen.findByRole('link', { name: 'Back to Sign-In' }))
    expect(where().pathname).toBe('/coach/login')
    expect(sent().at(-1)?.body).toEqual({ email: 'ava@example.com', source: 'website', area: 'coach' })
  })

  it('SHOP-VAL-20 SHOP-VAL-21: wants an address, and one that has the shape of one', async () => {
    const { user } = await open()
    await submit(user)
    expect(said()).toBe('Email address is required')
    expect(document.activeElement).toBe(field())
    expect(field().getAttribute('aria-invalid')).toBe('true')
    await user.type(field(), 'ava@')
    expect(said()).toBe('')
    await submit(user)
    expect(said()).toBe('Please enter a valid email address')
    expect(sent()).toEqual([])
  })

  it('shows the failure and keeps the address (SHOP-ERR-05 SHOP-ERR-06)', async () => {
    const { user } = await open()
    await user.type(field(), 'ava@example.com')
    for (const [answer, text] of [
      [offline, 'Network error. Please try again.'],
      [() => new Reply(500, { success: false }), 'Failed to send reset link'],
      [() => new Reply(400, { success: false, error: 'Own words' }), 'Own words'],
      [() => refusal('server.error'), 'Something went wrong on our side. Please try again.'],
    ] as const) {
      server.on({ 'POST /auth/forgot-password': answer })
      await submit(user)
      await waitFor(() => expect(said()).toBe(text))
      expect(field().value).toBe('ava@example.com')
    }
  })

  it.each([
    ['Own words', 'Own words'],
    [undefined, 'Password reset link sent successfully'],
  ])('SHOP-ERR-07: the server’s message %s reads as %s', async (message, text) => {
    server.on({ 'POST /auth/forgot-password': () => ({ success: true, message }) })
    const { user } = await open()
    await user.type(field(), 'ava@example.com')
    await submit(user)
    expect((await screen.findByText(text)).getAttribute('role')).toBe('status')
  })

  it('says the known success in the visitor’s language', async () => {
    const { user } = await open('nl')
    await user.type(screen.getByLabelText('E-mailadres'), 'ava@example.com{Enter}')
    expect(await screen.findByText('De resetlink is verstuurd')).toBeTruthy()
  })

  it('sends once, however often it is asked while it waits', async () => {
    const answer = later()
    server.on({ 'POST /auth/forgot-password': () => answer.promise })
    const { user } = await open()
    await user.type(field(), 'ava@example.com{Enter}{Enter}')
    await user.click(screen.getByRole('button', { name: 'Sending the link…' }))
    expect(sent()).toHaveLength(1)
    answer.settle({ success: true })
    await screen.findByText('Password reset link sent successfully')
  })
})
