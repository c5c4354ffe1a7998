import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { later, refusal } from '../../../../../test/fake-server'
import { fakeShop } from '../../../../../test/fake-shop'
import { challenge } from '../../../../../test/fake-solver'
import { openPage } from '../../../../../test/page'
import LoginPage from '../login-page'

const signedIn = { success: true, token: 't-9', userId: 'u9', role: 'coach', roles: ['customer', 'coach'] }
let shop: ReturnType<typeof fakeShop>
beforeEach(() => {
  shop = fakeShop([])
  shop.on({
    'GET /verification/challenge': () => challenge,
    'POST /auth/login': () =>
      refusal('auth.code_required', undefined, { data: { challenge: 'c-1', expiresInSeconds: 300 } }),
    'POST /auth/login/code': () => signedIn,
    'GET /auth/me': () => later().promise,
  })
})
afterEach(() => vi.unstubAllGlobals())

const press = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

async function toTheCode() {
  const user = userEvent.setup()
  const shown = await openPage(
    { '/login': <LoginPage /> },
    { pathname: '/login', state: { from: '/orders' } },
  )
  await user.type(await field('Email'), 'Ava@example.com')
  await user.type(await field('Password'), 'pass')
  await user.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true))
  await user.click(await press('Sign In'))
  const code = await field('One-Time Code')
  return { user, code, ...shown }
}

describe('the second step of a sign-in', () => {
  it('asks for the code in one field, takes a pasted one with spaces, and leads on', async () => {
    const { user, code, where } = await toTheCode()
    expect(localStorage.getItem('authToken')).toBeNull()
    expect([code.inputMode, code.autocomplete, document.activeElement]).toEqual([
      'numeric',
      'one-time-code',
      code,
    ])
    await user.paste(' 123 456 ')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(where().pathname).toBe('/orders'))
    expect(shop.calls('POST', '/auth/login/code')[0]?.body).toMatchObject({ challenge: 'c-1' })
    expect(shop.calls('POST', '/auth/login/code')[0]?.body.code.trim()).toBe('123 456')
    expect(localStorage.getItem('authToken')).toBe('t-9')
    expect(JSON.parse(localStorage.getItem('authUser') ?? '{}').email).toBe('Ava@example.com')
  })

  it('accepts Persian digits, and explains a wrong code', async () => {
    shop.on({ 'POST /auth/login/code': () => refusal('auth.code_wrong') })
    const { user, code } = await toTheCode()
    await user.type(code, '۱۲۳')
    await user.click(await press('Sign In'))
    expect(await screen.findByText('This code is not complete')).toBeTruthy()
    await user.type(code, '۴۵۶')
    expect(code.value).toBe('123456')
    await user.click(await press('Sign In'))
    expect(await screen.findByText(/^This code is wrong or was already used/)).toBeTruthy()
    shop.on({ 'POST /auth/login/code': () => refusal('auth.too_many_attempts', { minutes: 15 }) })
    await user.click(await press('Sign In'))
    expect(await screen.findByText('Too many attempts. Please try again in 15 min.')).toBeTruthy()
  })

  it('takes a recovery code instead, and goes back to the password', async () => {
    const { user, code } = await toTheCode()
    await user.type(code, '12')
    await user.click(await press('Use a Recovery Code'))
    const recovery = await field('Recovery Code')
    expect([recovery.value, recovery.inputMode, document.activeElement]).toEqual(['', 'text', recovery])
    await user.click(await press('Use the App’s Code'))
    expect((await field('One-Time Code')).value).toBe('')
    await user.click(await press('Back'))
    expect((await field('Email')).value).toBe('Ava@example.com')
    expect((await field('Password')).value).toBe('')
  })

  it('a sign-in that waited too long says so', async () => {
    shop.on({ 'POST /auth/login/code': () => refusal('auth.sign_in_expired') })
    const { user } = await toTheCode()
    await user.keyboard('123456{Enter}')
    expect(await screen.findByText('That took too long. Please sign in again.')).toBeTruthy()
  })
})
