import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { later, offline, Reply, refusal } from '../../../../test/fake-server'
import { customer, fakeShop, storeSession } from '../../../../test/fake-shop'
import { challenge, readToken } from '../../../../test/fake-solver'
import { forgetPage } from '../../../../test/new-page/memory'
import { openPage, openPopover } from '../../../../test/page'
import { LOGOUT_EVENT } from '../../../api/areas'
import { ProfileMenu } from '../profile-menu'
import { RequireSession } from '../require-session'
import LoginPage from './login-page'
import RegisterPage from './register-page'

let shop: ReturnType<typeof fakeShop>
beforeEach(() => {
  // Clears the draft of the previous test, as a sign-out does.
  dispatchEvent(new Event(LOGOUT_EVENT))
  shop = fakeShop([])
  shop.on({ 'GET /verification/challenge': () => challenge })
})
afterEach(() => vi.unstubAllGlobals())

const pages = { '/login': <LoginPage />, '/register': <RegisterPage /> }
const password = 'Strong-pass-1!'
const signedIn = { success: true, token: 't-9', userId: 'u9', role: 'customer', roles: ['customer'] }
const stored = () => JSON.parse(localStorage.getItem('authUser') ?? 'null')
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const box = () => screen.getByRole<HTMLInputElement>('checkbox')
const said = () =>
  screen
    .queryAllByRole('alert')
    .map((one) => one.textContent)
    .join('')

async function verify(user: ReturnType<typeof userEvent.setup>) {
  await user.click(box())
  await waitFor(() => expect(box().checked).toBe(true))
}

describe('the login page', () => {
  async function open(state?: unknown) {
    const user = userEvent.setup()
    return { user, ...(await openPage(pages, { pathname: '/login', state })) }
  }
  async function fill(user: ReturnType<typeof userEvent.setup>) {
    await user.type(field('Email'), 'Ava@example.com')
    await user.type(field('Password'), 'pass')
  }

  it('SHOP-LOGIN-01 SHOP-LOGIN-02 SHOP-LOGIN-03 SHOP-LOGIN-04 SHOP-LOGIN-06 SHOP-LOGIN-07: has its fields, its box, its button and its links', async () => {
    const { user } = await open()
    expect(field('Email').autocomplete).toBe('username')
    expect(field('Password').type).toBe('password')
    await user.click(press('Show password'))
    expect(field('Password').type).toBe('text')
    await user.click(press('Hide password'))
    expect(field('Password').type).toBe('password')
    expect(box().type).toBe('checkbox')
    expect(press('Sign In').type).toBe('submit')
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register')
  })

  it('SHOP-LOGIN-05: the button stays disabled, and says why, until the verification that began with the page is done', async () => {
    const answer = later()
    shop.on({ 'GET /verification/challenge': () => answer.promise })
    const { user } = await open()
    await fill(user)
    expect(press('Sign In').disabled).toBe(true)
    const why = document.getElementById(press('Sign In').getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).toBe('Please confirm above that you’re human.')
    answer.settle(challenge)
    await waitFor(() => expect(press('Sign In').disabled).toBe(false))
  })

  it('SHOP-STATE-01 SHOP-ENT-01 SHOP-ENT-03 SHOP-CALL-07: signs in, names the customer by the address, and goes back to where they came from', async () => {
    shop.on({ 'POST /auth/login': () => signedIn, 'GET /auth/me': () => later().promise })
    const { user, where } = await open({ from: '/orders' })
    await fill(user)
    await verify(user)
    await user.click(press('Sign In'))
    await waitFor(() => expect(where().pathname).toBe('/orders'))
    const { body } = shop.calls('POST', '/auth/login')[0] ?? {}
    expect(body).toMatchObject({ email: 'Ava@example.com', password: 'pass' })
    expect(body.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(readToken(body.recaptchaToken)).toEqual({
      challenge,
      solution: { counter: 7, derivedKey: 'ab', time: 1 },
    })
    expect(localStorage.getItem('authToken')).toBe('t-9')
    expect(stored()).toEqual({ id: 'u9', email: 'Ava@example.com', name: 'Ava' })
  })

  it('SHOP-LOGIN-08 SHOP-LOGIN-09 SHOP-LOGIN-10: a failed attempt resets the box, and editing clears the error', async () => {
    shop.on({ 'POST /auth/login': () => refusal('auth.wrong_credentials') })
    const { user } = await open()
    await fill(user)
    await verify(user)
    await user.click(press('Sign In'))
    await waitFor(() => expect(said()).toBe('Invalid email or password'))
    expect(document.activeElement).toBe(field('Password'))
    expect(box().checked).toBe(false)
    expect(press('Sign In').disabled).toBe(true)
    expect(field('Email').value).toBe('Ava@example.com')
    await user.type(field('Password'), 'x')
    expect(said()).toBe('')
    // The next attempt needs a new confirmation and sends it, not the old one.
    await verify(user)
    await user.click(press('Sign In'))
    await waitFor(() => expect(shop.calls('POST', '/auth/login')).toHaveLength(2))
    expect(shop.calls('GET', '/verification/challenge')).toHaveLength(2)
  })

  it('SHOP-VAL-18: asks for both fields', async () => {
    const { user } = await open()
    await verify(user)
    for (const name of ['Email', 'Password']) {
      await user.clear(field('Email'))
      await user.clear(field('Password'))
      await user.type(field(name), 'a@b.nl')
      await user.click(press('Sign In'))
      expect(said()).toBe('Please fill in all fields')
    }
    expect(shop.calls('POST', '/auth/login')).toEqual([])
  })

  it('SHOP-VAL-19: asks for the verification when the form is sent with the Enter key', async () => {
    shop.on({ 'GET /verification/challenge': offline })
    const { user } = await open()
    await screen.findByText('The check didn’t work. Please try again.')
    await fill(user)
    await user.keyboard('{Enter}')
    expect(said()).toBe('Please complete the reCAPTCHA verification')
  })

  it('shows the failure (SHOP-ERR-01 SHOP-ERR-02 SHOP-ERR-04)', async () => {
    const { user } = await open()
    await fill(user)
    for (const [answer, text] of [
      [offline, 'Server connection error'],
      [() => refusal('server.error'), 'Server connection error'],
      [() => new Reply(400, { success: false }), 'Login error'],
      [() => ({ success: true }), 'Login error'],
      [() => refusal('auth.verification_failed'), 'reCAPTCHA verification failed. Please try again.'],
      [() => new Reply(400, { success: false, message: 'Own words' }), 'Own words'],
    ] as const) {
      shop.on({ 'POST /auth/login': answer })
      await verify(user)
      await user.click(press('Sign In'))
      await waitFor(() => expect(said()).toBe(text))
    }
    expect(localStorage.getItem('authToken')).toBeNull()
  })

  it('sends one request, however often it is pressed', async () => {
    const answer = later()
    shop.on({ 'POST /auth/login': () => answer.promise })
    const { user } = await open()
    await fill(user)
    await verify(user)
    await user.dblClick(press('Sign In'))
    expect(shop.calls('POST', '/auth/login')).toHaveLength(1)
    answer.settle(signedIn)
  })

  it('a signed-in visitor goes on at once, and never to another site', async () => {
    storeSession()
    expect((await open({ from: '/orders' })).where().pathname).toBe('/orders')
    expect((await open({ from: '//evil.test' })).where().pathname).toBe('/')
  })

  it('says that the check did not work, and tries again on the next press', async () => {
    shop.on({ 'GET /verification/challenge': offline })
    const { user } = await open()
    await screen.findByText('The check didn’t work. Please try again.')
    shop.on({ 'GET /verification/challenge': () => challenge })
    await verify(user)
  })

  it('an expired confirmation closes the button again', async () => {
    shop.on({
      'GET /verification/challenge': () => ({
        ...challenge,
        parameters: { ...challenge.parameters, expiresAt: Math.floor(Date.now() / 1000) - 1 },
      }),
    })
    await open()
    await screen.findByText('The confirmation has expired. Please confirm again.')
    expect(box().checked).toBe(false)
    expect(press('Sign In').disabled).toBe(true)
  })
})

describe('the registration page', () => {
  const good = {
    'First Name': 'Ava',
    'Last Name': 'Rad',
    Email: 'ava@example.com',
    Password: password,
    'Confirm Password': password,
  }
  const put = (values: Partial<Record<keyof typeof good, string>>) => {
    for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } })
  }

  it('SHOP-REG-01 SHOP-REG-02 SHOP-REG-03 SHOP-REG-04: has its fields, each password with its own switch, and the box', async () => {
    const user = userEvent.setup()
    await openPage(pages, '/register')
    for (const name of ['First Name', 'Last Name', 'Email']) expect(field(name).tagName).toBe('INPUT')
    const [first] = screen.getAllByRole('button', { name: 'Show password' })
    if (first) await user.click(first)
    expect([field('Password').type, field('Confirm Password').type]).toEqual(['text', 'password'])
    await user.click(press('Show password'))
    expect([field('Password').type, field('Confirm Password').type]).toEqual(['text', 'text'])
    expect(box().checked).toBe(false)
  })

  it('SHOP-REG-06 SHOP-VAL-07: lists the password’s problems while typing', async () => {
    const user = userEvent.setup()
    await openPage(pages, '/register')
    const problems = () => screen.queryAllByRole('listitem').map((one) => one.textContent)
    expect(problems()).toEqual([])
    await user.type(field('Password'), 'a')
    expect(problems()).toEqual([
      'Password must be at least 8 characters long',
      'Password must include at least one uppercase letter',
      'Password must include at least one number',
      'Password must include at least one special character (!@#$%^&*)',
    ])
    await user.type(field('Password'), 'A1!')
    expect(problems()).toEqual(['Password must be at least 8 characters long'])
    await user.type(field('Password'), 'aaaa')
    expect(problems()).toEqual([])
  })

  it('SHOP-REG-05: says live that the passwords match', async () => {
    const user = userEvent.setup()
    await openPage(pages, '/register')
    await user.type(field('Password'), 'abc')
    await user.type(field('Confirm Password'), 'ab')
    expect(screen.queryByText('Passwords match')).toBeNull()
    await user.type(field('Confirm Password'), 'c')
    expect(screen.getByText('Passwords match')).toBeTruthy()
  })

  it.each([
    ['SHOP-VAL-09', { 'First Name': ' ' }, 'First name is required', 'First Name'],
    ['SHOP-VAL-10', { 'Last Name': '' }, 'Last name is required', 'Last Name'],
    ['SHOP-VAL-11', { Email: '' }, 'Email is required', 'Email'],
    ['SHOP-VAL-12', { Email: 'ava' }, 'Invalid email format', 'Email'],
    ['SHOP-VAL-13', { Password: '' }, 'Password is required', 'Password'],
    ['SHOP-VAL-14', { Password: 'short' }, 'Password must be at least 8 characters long', 'Password'],
    ['SHOP-VAL-15', { 'Confirm Password': '' }, 'Password confirmation is required', 'Confirm Password'],
    ['SHOP-VAL-16', { 'Confirm Password': 'x' }, 'Passwords do not match', 'Confirm Password'],
  ] as const)('%s: names the first rule that fails', async (_, values, text, at) => {
    await openPage(pages, '/register')
    put({ ...good, ...values })
    fireEvent.click(press('Create Account'))
    expect(said()).toBe(text)
    expect(document.activeElement).toBe(field(at))
    expect(field(at).getAttribute('aria-invalid')).toBe('true')
    expect(shop.calls('POST', '/auth/register')).toEqual([])
  })

  it('SHOP-VAL-08 SHOP-VAL-17: one message at a time, in order, the verification last', async () => {
    await openPage(pages, '/register')
    const order: string[] = []
    for (const [name, value] of [['', ''], ...Object.entries(good)] as [keyof typeof good | '', string][]) {
      if (name) put({ [name]: value })
      fireEvent.click(press('Create Account'))
      order.push(said())
    }
    expect(order).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password is required',
      'Password confirmation is required',
      'Please complete the reCAPTCHA verification',
    ])
  })

  it('SHOP-STATE-02 SHOP-CALL-05: signs in under the first name, and carries the way back along', async () => {
    shop.on({ 'POST /auth/register': () => new Reply(201, signedIn) })
    const user = userEvent.setup()
    const { where } = await openPage(pages, { pathname: '/register', state: { from: '/checkout' } })
    put({ ...good, 'First Name': ' Ava ' })
    await verify(user)
    await user.click(press('Create Account'))
    await waitFor(() => expect(where().pathname).toBe('/checkout'))
    const { body } = shop.calls('POST', '/auth/register')[0] ?? {}
    expect(body).toMatchObject({
      firstName: 'Ava',
      lastName: 'Rad',
      email: 'ava@example.com',
      password,
      confirmPassword: password,
    })
    expect(readToken(body.recaptchaToken).solution.counter).toBe(7)
    expect(stored()).toEqual({ id: 'u9', email: 'ava@example.com', name: 'Ava' })
  })

  it('shows the failure, resets the verification, and keeps the typed text (SHOP-ERR-03)', async () => {
    const user = userEvent.setup()
    await openPage(pages, '/register')
    put(good)
    for (const [answer, text] of [
      [() => new Reply(400, { success: false }), 'Registration error'],
      [offline, 'Server connection error'],
      [() => refusal('auth.email_taken'), 'An account with this email already exists'],
    ] as const) {
      shop.on({ 'POST /auth/register': answer })
      await verify(user)
      await user.click(press('Create Account'))
      await waitFor(() => expect(said()).toBe(text))
      expect(box().checked).toBe(false)
    }
    expect(field('Password').value).toBe(password)
  })

  it('keeps names and address over a visit to the sign-in page, and no passwords', async () => {
    const user = userEvent.setup()
    await openPage(pages, '/register')
    put(good)
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    await user.click(await screen.findByRole('link', { name: 'Create an account' }))
    await waitFor(() => expect(field('First Name').value).toBe('Ava'))
    expect([field('Last Name').value, field('Email').value]).toEqual(['Rad', 'ava@example.com'])
    expect([field('Password').value, field('Confirm Password').value]).toEqual(['', ''])
  })

  it('keeps names and address over a reload; stores neither passwords nor the verification (U11 S40)', async () => {
    const user = userEvent.setup()
    await openPage(pages, '/register')
    put(good)
    await verify(user)
    const kept = sessionStorage.getItem('tavan.registration') ?? ''
    expect(JSON.parse(kept)).toEqual({ firstName: 'Ava', lastName: 'Rad', email: 'ava@example.com' })
    expect(JSON.stringify({ ...localStorage })).not.toContain('ava@')
    cleanup()
    forgetPage()
    await openPage(pages, '/register')
    await waitFor(() => expect(field('First Name').value).toBe('Ava'))
    expect([field('Last Name').value, field('Email').value]).toEqual(['Rad', 'ava@example.com'])
    expect([field('Password').value, field('Confirm Password').value]).toEqual(['', ''])
    expect(box().checked).toBe(false)
  })

  it('discards a corrupt draft, and clears it after the registration (S40)', async () => {
    sessionStorage.setItem('tavan.registration', '{"firstName":7,"email')
    shop.on({ 'POST /auth/register': () => new Reply(201, signedIn) })
    const user = userEvent.setup()
    const { where } = await openPage(pages, { pathname: '/register', state: { from: '/orders' } })
    expect(field('First Name').value).toBe('')
    put(good)
    expect(sessionStorage.getItem('tavan.registration')).toContain('ava@')
    await verify(user)
    await user.click(press('Create Account'))
    await waitFor(() => expect(where().pathname).toBe('/orders'))
    expect(sessionStorage.getItem('tavan.registration')).toBeNull()
  })

  it('a press while the verification is running is honoured when it ends', async () => {
    const answer = later()
    shop.on({
      'GET /verification/challenge': () => answer.promise,
      'POST /auth/register': () => new Reply(201, signedIn),
    })
    const user = userEvent.setup()
    const { where } = await openPage(pages, { pathname: '/register', state: { from: '/orders' } })
    put(good)
    await user.click(box())
    await user.dblClick(press('Create Account'))
    expect(said()).toBe('')
    expect(press('Creating your account…').getAttribute('aria-busy')).toBe('true')
    expect(shop.calls('POST', '/auth/register')).toEqual([])
    answer.settle(challenge)
    await waitFor(() => expect(where().pathname).toBe('/orders'))
    expect(shop.calls('POST', '/auth/register')).toHaveLength(1)
  })

  it('names the missing verification after its failure, and starts a new one on the next press', async () => {
    const answer = later()
    shop.on({ 'GET /verification/challenge': () => answer.promise })
    const user = userEvent.setup()
    await openPage(pages, '/register')
    put(good)
    await user.click(box())
    await user.click(press('Create Account'))
    answer.settle(new Reply(400, { success: false }))
    await waitFor(() => expect(said()).toBe('Please complete the reCAPTCHA verification'))
    expect(document.activeElement).toBe(box())
    expect(press('Create Account').getAttribute('aria-busy')).toBeNull()
    expect(shop.calls('POST', '/auth/register')).toEqual([])
  })

  it('speaks Persian', async () => {
    await openPage(pages, '/register', 'fa')
    fireEvent.click(press('ساخت حساب'))
    expect(said()).not.toBe('')
    expect(said()).not.toBe('First name is required')
  })
})

describe('the session on the page', () => {
  const guarded = {
    ...pages,
    '/orders': (
      <RequireSession area="customer">
        <ProfileMenu />
        <p>secret</p>
      </RequireSession>
    ),
  }

  it('SHOP-NAV-18 SHOP-NAV-19 SHOP-ROLE-06: a signed-out visitor is sent to sign in, with the way back', async () => {
    const { where } = await openPage(guarded, { pathname: '/orders', search: '?page=2' })
    expect(where().pathname).toBe('/login')
    expect(where().state).toMatchObject({ from: '/orders?page=2' })
    expect(screen.queryByText('secret')).toBeNull()
  })

  it('SHOP-CALL-09: reads the account once on load and takes over its name', async () => {
    storeSession('token-1', { ...customer, name: 'sara.old' })
    await openPage(guarded, '/orders')
    await waitFor(() => expect(stored().name).toBe('Sara'))
    const calls = shop.calls('GET', '/auth/me')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer token-1')
  })

  it('reads the account anew after a sign-in, so the menu has its first name without a reload', async () => {
    const answer = later()
    shop.on({ 'POST /auth/login': () => signedIn, 'GET /auth/me': () => answer.promise })
    const user = userEvent.setup()
    await openPage(guarded, '/orders')
    await user.type(field('Email'), 'customer@example.com')
    await user.type(field('Password'), 'pass')
    await verify(user)
    await user.click(press('Sign In'))
    await screen.findByText('secret')
    openPopover()
    expect(screen.getByText('customer')).toBeTruthy()
    answer.settle({
      success: true,
      data: { id: 'u9', email: 'customer@example.com', firstName: 'Sara', roles: ['coach'], role: 'coach' },
    })
    await screen.findByText('Sara')
    expect(screen.queryByText('customer')).toBeNull()
    // Other tabs read the name from here.
    expect(stored()).toEqual({ id: 'u9', email: 'customer@example.com', name: 'Sara' })
    expect(shop.calls('GET', '/auth/me')[0]?.headers.get('authorization')).toBe('Bearer t-9')
  })

  it('a dead token is put away, and the visitor signs in and comes back', async () => {
    storeSession()
    shop.on({ 'GET /auth/me': () => refusal('auth.required') })
    const { where } = await openPage(guarded, '/orders')
    await waitFor(() => expect(where().pathname).toBe('/login'))
    expect(where().state).toEqual({ from: '/orders', ended: true })
    expect(localStorage.getItem('authToken')).toBeNull()
  })

  it('SHOP-STATE-04 SHOP-STATE-05 SHOP-HDR-19 SHOP-HDR-20 SHOP-HDR-21 SHOP-HDR-22: the menu names the customer and leads to their pages; logging out tells the server, clears the storage, raises the event, goes home', async () => {
    storeSession()
    const raised = vi.fn()
    addEventListener(LOGOUT_EVENT, raised)
    const { where } = await openPage(guarded, '/orders')
    openPopover()
    expect(screen.getByText('Sara')).toBeTruthy()
    expect(screen.getByText('sara@example.com')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My Orders' }).getAttribute('href')).toBe('/orders')
    expect(screen.getByRole('link', { name: 'My Programs' }).getAttribute('href')).toBe('/programs')
    fireEvent.click(press('Logout'))
    expect(raised).toHaveBeenCalledTimes(1)
    removeEventListener(LOGOUT_EVENT, raised)
    await waitFor(() => expect(where().pathname).toBe('/'))
    expect(localStorage.getItem('authToken')).toBeNull()
    expect(localStorage.getItem('authUser')).toBeNull()
    expect(shop.calls('POST', '/auth/logout')[0]?.headers.get('authorization')).toBe('Bearer token-1')
  })
})
