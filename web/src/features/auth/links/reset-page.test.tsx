import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, later, offline, Reply, refusal } from '../../../../test/fake-server'
import { openPage } from '../../../../test/page'
import ResetPage from './reset-page'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer({
    'POST /auth/verify-reset-token': () => ({ success: true, data: { valid: true } }),
    'POST /auth/reset-password': () => ({ success: true, message: 'Password reset successfully' }),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const good = 'Strong-pass-1!'
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const said = () =>
  screen
    .queryAllByRole('alert')
    .map((one) => one.textContent)
    .join('')
const checks = () => server.calls('POST', '/auth/verify-reset-token')
const resets = () => server.calls('POST', '/auth/reset-password')
const open = (search = '?token=t-1') =>
  openPage({ '/reset-password': <ResetPage /> }, { pathname: '/reset-password', search })
const type = (first: string, second: string) => {
  fireEvent.change(field('New Password'), { target: { value: first } })
  fireEvent.change(field('Confirm Password'), { target: { value: second } })
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Reset Password' }))

describe('the page of a reset link', () => {
  it('SHOP-NAV-16 SHOP-RESET-01 SHOP-RESET-03 SHOP-CALL-11: checks the token, out of the address, then shows the form', async () => {
    const answer = later()
    server.on({ 'POST /auth/verify-reset-token': () => answer.promise })
    const { where } = await open()
    expect(screen.getByText('Checking your link…').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByLabelText('New Password')).toBeNull()
    await waitFor(() => expect(checks().map(({ body }) => body)).toEqual([{ token: 't-1' }]))
    await waitFor(() => expect(where().search).toBe(''))
    answer.settle({ success: true, data: { valid: true } })
    await waitFor(() => expect(field('New Password').type).toBe('password'))
    expect(field('Confirm Password').autocomplete).toBe('new-password')
    expect(checks()).toHaveLength(1)
  })

  it('SHOP-VAL-25: a missing token is an invalid link, without asking the server', async () => {
    await open('')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Invalid reset link')
    expect(checks()).toEqual([])
  })

  it.each([
    ['auth.reset_link_dead', () => refusal('auth.reset_link_dead'), 'Invalid or expired reset link'],
    ['no words', () => new Reply(400, { success: false }), 'Invalid or expired reset link'],
    ['data that says no', () => ({ success: true, data: { valid: false } }), 'Invalid or expired reset link'],
    ['own words', () => new Reply(400, { success: false, error: 'Own words' }), 'Own words'],
  ])(
    'SHOP-RESET-02 SHOP-ERR-08 SHOP-CALL-11: %s is an error with a way to a new link',
    async (_, answer, text) => {
      const user = userEvent.setup()
      server.on({ 'POST /auth/verify-reset-token': answer })
      const { where } = await open()
      const heading = await screen.findByRole('heading', { level: 1, name: text })
      expect(document.activeElement).toBe(heading)
      expect(screen.queryByLabelText('New Password')).toBeNull()
      await user.click(screen.getByRole('link', { name: 'Request a New Link' }))
      expect(where().pathname).toBe('/forgot-password')
    },
  )

  it('SHOP-ERR-09: no connection says so, and the same link can be checked again', async () => {
    server.on({ 'POST /auth/verify-reset-token': offline })
    await open()
    await screen.findByRole('heading', { level: 1, name: 'Network error. Please try again.' })
    server.on({ 'POST /auth/verify-reset-token': () => ({ success: true, data: { valid: true } }) })
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByLabelText('New Password')).toBeTruthy()
    expect(checks().at(-1)?.body).toEqual({ token: 't-1' })
  })

  it('SHOP-VAL-22 SHOP-VAL-23 SHOP-VAL-24: checks both fields before it sends them', async () => {
    await open()
    await screen.findByLabelText('New Password')
    for (const [first, second, text, wrong] of [
      ['', '', 'Please fill in all fields', 'New Password'],
      [good, '', 'Please fill in all fields', 'Confirm Password'],
      ['weak', 'weak', 'Password does not meet requirements', 'New Password'],
      // Both faults: the weak password comes first.
      ['weak', 'other', 'Password does not meet requirements', 'New Password'],
      [good, `${good}x`, 'Passwords do not match', 'Confirm Password'],
    ] as const) {
      type(first, second)
      submit()
      expect(said()).toBe(text)
      expect(document.activeElement).toBe(field(wrong))
    }
    expect(resets()).toEqual([])
  })

  it('lists unmet password rules and a mismatch while typing', async () => {
    const user = userEvent.setup()
    await open()
    await user.type(await screen.findByLabelText('New Password'), 'Ab1')
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Password must be at least 8 characters long',
      'Password must include at least one special character (!@#$%^&*)',
    ])
    type(good, good)
    expect(screen.queryAllByRole('listitem')).toEqual([])
    expect(screen.getByText('Passwords match')).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement)
    expect([field('New Password').type, field('Confirm Password').type]).toEqual(['text', 'password'])
  })

  it('SHOP-ERR-10: says why the reset failed', async () => {
    await open()
    await screen.findByLabelText('New Password')
    for (const [answer, text] of [
      [() => new Reply(500, { success: false }), 'Failed to reset password'],
      [offline, 'Failed to reset password'],
      [() => refusal('auth.reset_link_dead'), 'Invalid or expired reset link'],
      [() => new Reply(400, { success: false, error: 'Own words' }), 'Own words'],
    ] as const) {
      server.on({ 'POST /auth/reset-password': answer })
      type(good, good)
      submit()
      await waitFor(() => expect(said()).toBe(text))
    }
  })

  it('SHOP-RESET-04 SHOP-RESET-05 SHOP-STATE-23 SHOP-ERR-11 SHOP-CONST-14 SHOP-CALL-12: says that it is done, and goes to the sign-in after 3 seconds', async () => {
    const { where } = await open()
    await screen.findByLabelText('New Password')
    type(good, good)
    vi.useFakeTimers()
    submit()
    await act(() => vi.advanceTimersByTimeAsync(0))
    const heading = screen.getByRole('heading', { level: 1, name: 'Password reset successfully' })
    expect(document.activeElement).toBe(heading)
    expect(resets().map(({ body }) => body)).toEqual([
      { token: 't-1', newPassword: good, confirmPassword: good },
    ])
    await act(() => vi.advanceTimersByTimeAsync(2990))
    expect(where().pathname).toBe('/reset-password')
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(where().pathname).toBe('/login')
    // The spent link is not asked about again.
    expect(checks()).toHaveLength(1)
  })

  it.each(['coach', 'admin'] as const)(
    'leads to the sign-in of the area that its link names: %s',
    async (area) => {
      const { where } = await open(`?token=t-1&area=${area}`)
      await screen.findByLabelText('New Password')
      type(good, good)
      submit()
      fireEvent.click(await screen.findByRole('link', { name: 'Go to Sign-In' }))
      expect(where().pathname).toBe(`/${area}/login`)
    },
  )

  it('checks immediately on submit', async () => {
    const { where } = await open()
    await screen.findByLabelText('New Password')
    type(good, good)
    submit()
    fireEvent.click(await screen.findByRole('link', { name: 'Go to Sign-In' }))
    expect(where().pathname).toBe('/login')
  })
})
