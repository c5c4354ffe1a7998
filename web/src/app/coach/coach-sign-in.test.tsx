import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  box,
  EMAIL,
  fakeCoachServer,
  field,
  heading,
  open,
  PASSWORD,
  path,
  press,
  said,
  signedIn,
  verify,
} from '../../../test/coach-area'
import { later, offline, Reply, refusal } from '../../../test/fake-server'
import { storeSession } from '../../../test/fake-shop'
import { challenge, readToken } from '../../../test/fake-solver'
import { sessionOf } from '../../api/areas'

let server: ReturnType<typeof fakeCoachServer>['server']
let warnings: string[]
beforeEach(() => {
  ;({ server, warnings } = fakeCoachServer())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the sign-in of coaches', () => {
  async function openLogin(state?: unknown) {
    const shown = await open({ pathname: '/coach/login', state }, { as: 'nobody' })
    await heading('Coach sign-in')
    const submit = async () => {
      await shown.visitor.type(field('Email'), ` ${EMAIL}`)
      await shown.visitor.type(field('Password'), PASSWORD)
      await verify(shown.visitor)
      await shown.visitor.click(press('Sign In'))
    }
    return { ...shown, submit }
  }

  it('COACH-NAV-01 COACH-LOGIN-01 COACH-LOGIN-02 COACH-LOGIN-03 COACH-LOGIN-04 COACH-LOGIN-05 COACH-ROLE-16 COACH-GEN-10: is open to anybody, with its fields, its box and its links, and nothing of the shop around it', async () => {
    const { visitor } = await openLogin()
    expect(field('Email').autocomplete).toBe('username')
    expect(field('Password').type).toBe('password')
    await visitor.click(press('Show password'))
    expect(field('Password').type).toBe('text')
    await visitor.click(press('Hide password'))
    expect(field('Password').type).toBe('password')
    expect(box().type).toBe('checkbox')
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link('Register as a Coach')).toBe('/coach/register')
    expect(link('Back to Main Site')).toBe('/')
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Shop' })).toBeNull()
  })

  it('disables the button, with the reason, until the captcha is solved (COACH-LOGIN-06)', async () => {
    const answer = later()
    server.on({ 'GET /verification/challenge': () => answer.promise })
    await openLogin()
    expect(press('Sign In').disabled).toBe(true)
    const why = document.getElementById(press('Sign In').getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).toBe('Please confirm above that you’re human.')
    answer.settle(challenge)
    await waitFor(() => expect(press('Sign In').disabled).toBe(false))
  })

  it('lists the missing fields until one is edited (COACH-VAL-01 COACH-VAL-02 COACH-LOGIN-07)', async () => {
    server.on({ 'GET /verification/challenge': offline })
    const { visitor } = await openLogin()
    await screen.findByText('The check didn’t work. Please try again.')
    await visitor.type(field('Email'), EMAIL)
    await visitor.keyboard('{Enter}')
    expect(said()).toBe('Please fill in all fields')
    await visitor.type(field('Password'), 'x')
    expect(said()).toBe('')
    await visitor.keyboard('{Enter}')
    expect(said()).toBe('Please complete the reCAPTCHA verification')
    expect(server.calls('POST', '/auth/login')).toHaveLength(0)
  })

  it('COACH-CALL-04 COACH-STATE-01 COACH-ENT-01 COACH-ENT-02 COACH-ROLE-02 SHOP-ROLE-08 COACH-NAV-07 COACH-CONST-16: signs in, keeps token and coach under their own keys, and goes to the dashboard', async () => {
    storeSession()
    const shown = await openLogin()
    await shown.submit()
    await waitFor(() => expect(path(shown)).toBe('/coach/dashboard'))
    const { body } = server.calls('POST', '/auth/login')[0] ?? {}
    expect(body).toMatchObject({ email: EMAIL, password: PASSWORD })
    expect(readToken(body.recaptchaToken).solution.counter).toBe(7)
    expect(localStorage.getItem('coachAuthToken')).toBe('t-9')
    expect(JSON.parse(localStorage.getItem('coachUser') ?? '')).toEqual({
      id: 'k1',
      email: EMAIL,
      role: 'coach',
    })
    // the customer's session is unchanged.
    expect(localStorage.getItem('authToken')).toBe('token-1')
    await waitFor(() => expect(server.calls('GET', '/coach/my-users')).toHaveLength(1))
    expect(server.calls('GET', '/coach/my-users')[0]?.headers.get('authorization')).toBe('Bearer t-9')
  })

  it('signs in a coach with further roles (X-03)', async () => {
    server.on({ 'POST /auth/login': () => ({ ...signedIn, role: 'admin', roles: ['coach', 'admin'] }) })
    const shown = await openLogin()
    await shown.submit()
    await waitFor(() => expect(path(shown)).toBe('/coach/dashboard'))
  })

  it('refuses a customer and ends the session just opened (COACH-ERR-01 COACH-ROLE-01 COACH-STATE-01)', async () => {
    server.on({ 'POST /auth/login': () => ({ ...signedIn, role: 'customer', roles: ['customer'] }) })
    const shown = await openLogin()
    await shown.submit()
    await waitFor(() => expect(said()).toBe('Login failed or user is not a coach'))
    expect(path(shown)).toBe('/coach/login')
    expect(localStorage.getItem('coachAuthToken')).toBeNull()
    expect(server.calls('POST', '/auth/logout')[0]?.headers.get('authorization')).toBe('Bearer t-9')
  })

  it.each([
    [
      'COACH-ERR-02 the server’s message',
      () => refusal('auth.wrong_credentials'),
      'Invalid email or password',
    ],
    [
      'COACH-ERR-02 the message of a server that failed',
      () => new Reply(500, { success: false, message: 'The register is being repaired' }),
      'The register is being repaired',
    ],
    ['COACH-ERR-02 without one', () => new Reply(418, { success: false }), 'Login error'],
    ['COACH-ERR-02 a server that failed without one', () => new Reply(502, '<html>'), 'Login error'],
    ['COACH-ERR-03 a broken connection', offline, 'Server connection error'],
    [
      'COACH-ERR-04 a verification that failed',
      () => refusal('auth.verification_failed'),
      'reCAPTCHA verification failed. Please try again.',
    ],
    [
      'S13 a registration whose link was not opened',
      () => refusal('auth.coach_unverified'),
      'Please confirm your email address first: open the link in the email we sent you.',
    ],
  ])(
    'shows %s and restarts the captcha (COACH-LOGIN-08 COACH-LOGIN-09 COACH-ERR-05)',
    async (_what, answer, text) => {
      server.on({ 'POST /auth/login': answer })
      const shown = await openLogin()
      await shown.submit()
      await waitFor(() => expect(said()).toBe(text))
      expect(box().checked).toBe(false)
      expect(press('Sign In').disabled).toBe(true)
      await shown.visitor.type(field('Password'), 'x')
      expect(said()).toBe('')
    },
  )

  it('returns to the requested page, but never to another site or area (COACH-NAV-06)', async () => {
    const shown = await openLogin({ from: '/coach/settings?x=1' })
    await shown.submit()
    await waitFor(() => expect(path(shown)).toBe('/coach/settings?x=1'))
    for (const from of ['//evil.test', 'https://evil.test/coach/x', '/shop', '/coach/login', '/admin']) {
      sessionOf('coach').close('logout')
      const other = await open({ pathname: '/coach/login', state: { from } }, { as: 'coach' })
      await waitFor(() => expect(path(other)).toBe('/coach/dashboard'))
      other.unmount()
    }
  })
})

describe('the ways into the coach area', () => {
  it('redirects to the sign-in and keeps the page (COACH-NAV-03 COACH-NAV-04 COACH-NAV-05 COACH-ROLE-03)', async () => {
    const shown = await open('/coach/dashboard?tab=chats', { as: 'nobody' })
    await heading('Coach sign-in')
    expect(path(shown)).toBe('/coach/login')
    expect(shown.where().state).toMatchObject({ from: '/coach/dashboard?tab=chats', ended: false })
    expect(server.calls('GET', /^\/coach/)).toHaveLength(0)
  })

  it.each(['coachAuthToken', 'coachUser'])('requires %s for a session (COACH-STATE-02)', async (key) => {
    localStorage.setItem('coachAuthToken', 'coach-token')
    localStorage.setItem('coachUser', JSON.stringify({ id: 'k1', email: EMAIL, role: 'coach' }))
    localStorage.removeItem(key)
    const shown = await open('/coach/dashboard', { as: 'nobody' })
    await waitFor(() => expect(path(shown)).toBe('/coach/login'))
  })

  it('redirects a stored user without the coach role (COACH-NAV-03 COACH-STATE-02)', async () => {
    localStorage.setItem('coachAuthToken', 'a-customers-token')
    localStorage.setItem('coachUser', JSON.stringify({ id: 'u1', email: EMAIL, role: 'customer' }))
    const shown = await open('/coach/dashboard', { as: 'nobody' })
    await heading('Coach sign-in')
    expect(path(shown)).toBe('/coach/login')
    expect(server.calls('GET', /^\/coach/)).toHaveLength(0)
  })

  it('signs out an account without the coach role, despite the stored user (COACH-NAV-03 COACH-STATE-01)', async () => {
    server.on({
      'GET /auth/me': () => ({ success: true, data: { id: 'u1', email: EMAIL, roles: ['customer'] } }),
    })
    const shown = await open('/coach/dashboard')
    await heading('Coach sign-in')
    expect(path(shown)).toBe('/coach/login')
    expect(localStorage.getItem('coachAuthToken')).toBeNull()
    expect(server.calls('GET', '/auth/me')[0]?.headers.get('authorization')).toBe('Bearer coach-token')
  })

  it.each(['/coach', '/coach/anything/else'])(
    'X-59: %s leads to the dashboard, signed out to the sign-in page',
    async (at) => {
      const inside = await open(at)
      await waitFor(() => expect(path(inside)).toBe('/coach/dashboard'))
      inside.unmount()
      localStorage.clear()
      const outside = await open(at, { as: 'nobody' })
      await waitFor(() => expect(path(outside)).toBe('/coach/login'))
    },
  )

  it('leads to the sign-in and back when the server has ended the session (X-06)', async () => {
    server.on({ 'GET /coach/stats': () => refusal('auth.required') })
    const shown = await open('/coach/dashboard')
    await heading('Coach sign-in')
    expect(screen.getByText(/Your session has ended/)).toBeTruthy()
    expect(shown.where().state).toMatchObject({ from: '/coach/dashboard', ended: true })
    expect(localStorage.getItem('coachUser')).toBeNull()
  })

  it('clears storage, calls the server and keeps the customer signed in on Logout (COACH-STATE-03 COACH-DASH-05 X-02)', async () => {
    storeSession()
    const shown = await open('/coach/dashboard')
    await heading('Welcome back, Coach!')
    await shown.visitor.click(press('Logout'))
    await heading('Coach sign-in')
    expect(shown.where().state).toEqual({})
    expect(localStorage.getItem('coachAuthToken')).toBeNull()
    expect(localStorage.getItem('coachUser')).toBeNull()
    expect(localStorage.getItem('authToken')).toBe('token-1')
    expect(server.calls('POST', '/auth/logout')[0]?.headers.get('authorization')).toBe('Bearer coach-token')
  })
})

describe('the registration of coaches', () => {
  async function openRegister(search = '') {
    const shown = await open({ pathname: '/coach/register', search }, { as: 'nobody' })
    await heading('Register as a coach')
    const { visitor } = shown
    const type = async (email: string, password = PASSWORD, again = password) => {
      for (const [name, text] of [
        ['Email', email],
        ['Password', password],
        ['Confirm Password', again],
      ] as const) {
        await visitor.clear(field(name))
        if (text) await visitor.type(field(name), text)
      }
    }
    return { ...shown, type }
  }
  const status = (is: string) => ({
    'GET /coach-applications/status': () => ({ success: true, data: { status: is } }),
  })
  /** Returns the status message below the email field. */
  const known = () =>
    document.getElementById(field('Email').getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
      ?.textContent

  it('COACH-NAV-02 COACH-REG-01 COACH-REG-02 COACH-REG-03 COACH-REG-04 COACH-REG-05: has its fields, its button for the status, its box and its link', async () => {
    await openRegister()
    expect(field('Email').type).toBe('email')
    expect(press('Check Status').type).toBe('button')
    expect(field('Password').type).toBe('password')
    expect(field('Confirm Password').type).toBe('password')
    expect(box().checked).toBe(false)
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/coach/login')
  })

  it('fills in the address from the mail', async () => {
    await openRegister('?email=lotte%40example.test')
    expect(field('Email').value).toBe('lotte@example.test')
  })

  it.each([
    ['COACH-ERR-11', 'approved', 'Email approved! You can proceed with registration.'],
    ['COACH-ERR-12', 'pending', 'Email is pending approval. Please wait for admin review.'],
    ['COACH-ERR-13', 'rejected', 'Email has been rejected. Please contact support.'],
  ])('COACH-REG-06 COACH-CALL-06 %s: an address that is %s', async (_id, is, text) => {
    server.on(status(is))
    const { visitor } = await openRegister()
    await visitor.type(field('Email'), EMAIL)
    await visitor.click(press('Check Status'))
    await waitFor(() => expect(known()).toBe(text))
    expect(server.calls('GET', '/coach-applications/status')[0]?.query.get('email')).toBe(EMAIL)
    // Editing the address clears the status.
    await visitor.type(field('Email'), 'x')
    expect(known()).toBe('')
  })

  it('requires an email address for the status check (COACH-VAL-12)', async () => {
    const { visitor } = await openRegister()
    await visitor.click(press('Check Status'))
    expect(known()).toBe('Please enter an email address first')
    expect(server.calls('GET', '/coach-applications/status')).toHaveLength(0)
  })

  it.each([
    ['COACH-ERR-10', () => refusal('server.error'), 'Failed to check email status'],
    ['COACH-ERR-09', offline, 'Unable to check email status. Please try again.'],
  ])(
    '%s COACH-ERR-14 COACH-ENT-04 SHOP-STATE-20 X-11: a check that fails reads as pending and blocks the registration',
    async (_id, answer, text) => {
      server.on({ 'GET /coach-applications/status': answer })
      const { visitor, type } = await openRegister()
      await type(EMAIL)
      await visitor.click(press('Check Status'))
      await waitFor(() => expect(known()).toBe(text))
      expect(warnings).toContain('Failed to check application status')
      await verify(visitor)
      await visitor.click(press('Register'))
      await waitFor(() => expect(said()).toBe(text))
      expect(server.calls('POST', '/auth/coach/register')).toHaveLength(0)
    },
  )

  it('shows the waiting time when the check before a registration is rate limited (X-11)', async () => {
    server.on({ 'GET /coach-applications/status': () => refusal('auth.too_many_attempts', { minutes: 1 }) })
    const { visitor, type } = await openRegister()
    await type(EMAIL)
    await verify(visitor)
    await visitor.click(press('Register'))
    await waitFor(() => expect(said()).toBe('Too many attempts. Please try again in 1 min.'))
    server.on(status('pending'))
    await verify(visitor)
    await visitor.click(press('Register'))
    await waitFor(() => expect(said()).toBe('Your email must be approved before you can register as a coach'))
    expect(server.calls('POST', '/auth/coach/register')).toHaveLength(0)
  })

  it('also shows the waiting time when the status check is rate limited (COACH-ERR-10 X-11)', async () => {
    server.on({ 'GET /coach-applications/status': () => refusal('auth.too_many_attempts', { minutes: 1 }) })
    const { visitor, type } = await openRegister()
    await type(EMAIL)
    await visitor.click(press('Check Status'))
    await screen.findByText('Too many attempts. Please try again in 1 min.')
    expect(screen.getByText('Failed to check email status')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Withdraw my application' })).toBeNull()
  })

  it('links a pending applicant to the withdrawal page', async () => {
    server.on(status('pending'))
    const { visitor, type } = await openRegister()
    await type(EMAIL)
    await visitor.click(press('Check Status'))
    const link = await screen.findByRole('link', { name: 'Withdraw my application' })
    expect(link.getAttribute('href')).toBe('/withdraw-application')
  })

  it('COACH-VAL-03 COACH-VAL-04 COACH-VAL-05 COACH-VAL-06 COACH-VAL-07 COACH-VAL-08 COACH-VAL-09 COACH-VAL-10 COACH-VAL-11: says the first thing that is wrong', async () => {
    server.on(status('pending'))
    const { visitor, type } = await openRegister()
    const steps: [text: string, email: string, password?: string, again?: string][] = [
      ['Email is required', '', '', ''],
      ['Invalid email format', 'kaveh', '', ''],
      ['Password is required', EMAIL, '', ''],
      ['Password must be at least 8 characters long', EMAIL, 'a', ''],
      ['Password must include at least one special character (!@#$%^&*)', EMAIL, 'Strongpass1', ''],
      ['Password confirmation is required', EMAIL, PASSWORD, ''],
      ['Passwords do not match', EMAIL, PASSWORD, 'other'],
      ['Your email must be approved before you can register as a coach', EMAIL],
    ]
    for (const [text, ...typed] of steps) {
      await type(...typed)
      expect(said()).toBe('')
      await visitor.click(press('Register'))
      await waitFor(() => expect(said()).toBe(text))
    }
    server.on(status('approved'))
    await visitor.click(press('Register'))
    await waitFor(() => expect(said()).toBe('Please complete the reCAPTCHA verification'))
    expect(server.calls('POST', '/auth/coach/register')).toHaveLength(0)
  })

  it('COACH-CALL-05 COACH-REG-07 X-12 X-13: an approved applicant registers and is taken to the sign-in with the address filled in', async () => {
    const shown = await openRegister()
    await shown.type(EMAIL)
    await verify(shown.visitor)
    await shown.visitor.click(press('Register'))
    await heading('Coach sign-in')
    const { body } = server.calls('POST', '/auth/coach/register')[0] ?? {}
    expect(body).toEqual({
      email: EMAIL,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      recaptchaToken: expect.any(String),
    })
    expect(readToken(body.recaptchaToken).solution.counter).toBe(7)
    expect(field('Email').value).toBe(EMAIL)
    expect(screen.getByText(/^We sent a link to/)).toBeTruthy()
    expect(
      screen.getByText('Registration successful. Please open the link that we sent to your email address.'),
    ).toBeTruthy()
    expect(localStorage.getItem('coachAuthToken')).toBeNull()
  })

  it.each([
    [
      'COACH-ERR-07 the server’s message',
      () => refusal('coaches.not_approved'),
      'Your email must be approved before you can register as a coach',
    ],
    ['COACH-ERR-07 a refusal without one', () => new Reply(400, { success: false }), 'Registration error'],
    ['COACH-ERR-06 an answer that is no success', () => ({ success: false }), 'Registration failed'],
    ['COACH-ERR-08 a broken connection', offline, 'Server connection error'],
  ])('shows %s and restarts the captcha', async (_what, answer, text) => {
    server.on({ 'POST /auth/coach/register': answer })
    const { visitor, type } = await openRegister()
    await type(EMAIL)
    await verify(visitor)
    await visitor.click(press('Register'))
    await waitFor(() => expect(said()).toBe(text))
    expect(box().checked).toBe(false)
    expect(field('Email').value).toBe(EMAIL)
  })
})

describe('messages of sign-in and registration', () => {
  /** Returns the milliseconds until the message disappears, to 50 ms. */
  async function msUntilGone(shown: () => boolean): Promise<number> {
    let ms = 0
    for (; shown() && ms < 15_000; ms += 50) await act(() => vi.advanceTimersByTimeAsync(50))
    return ms
  }

  it('shows a failure for eight seconds (COACH-CONST-14)', async () => {
    server.on({ 'POST /auth/login': () => refusal('auth.wrong_credentials') })
    const { visitor } = await open('/coach/login', { as: 'nobody' })
    await heading('Coach sign-in')
    await visitor.type(field('Email'), EMAIL)
    await visitor.type(field('Password'), PASSWORD)
    await verify(visitor)
    vi.useFakeTimers()
    fireEvent.click(press('Sign In'))
    while (said() === '') await act(() => vi.advanceTimersByTimeAsync(1))
    expect(await msUntilGone(() => said() !== '')).toBeCloseTo(8000, -2)
  })

  it('shows a success for five seconds (COACH-CONST-14)', async () => {
    // Loads the sign-in page, the target of the registration, before the clock is faked.
    const before = await open('/coach/login', { as: 'nobody' })
    await heading('Coach sign-in')
    before.unmount()
    const { visitor } = await open('/coach/register', { as: 'nobody' })
    await heading('Register as a coach')
    for (const [name, text] of [
      ['Email', EMAIL],
      ['Password', PASSWORD],
      ['Confirm Password', PASSWORD],
    ] as const)
      fireEvent.change(field(name), { target: { value: text } })
    await verify(visitor)
    vi.useFakeTimers()
    fireEvent.click(press('Register'))
    const done = () => screen.queryByText(/^Registration successful/) !== null
    while (!done()) await act(() => vi.advanceTimersByTimeAsync(1))
    expect(await msUntilGone(done)).toBeCloseTo(5000, -2)
  })

  it('shows a failure for eight seconds, pauses on hover, and then shows it in the form (COACH-CONST-14)', async () => {
    server.on({ 'POST /auth/login': () => refusal('auth.wrong_credentials') })
    const { visitor } = await open('/coach/login', { as: 'nobody' })
    await heading('Coach sign-in')
    await visitor.type(field('Email'), EMAIL)
    await visitor.type(field('Password'), PASSWORD)
    await verify(visitor)
    vi.useFakeTimers()
    fireEvent.click(press('Sign In'))
    await act(() => vi.advanceTimersByTimeAsync(50))
    const text = 'Invalid email or password'
    expect(said()).toBe(text)
    await act(() => vi.advanceTimersByTimeAsync(7900))
    expect(said()).toBe(text)
    fireEvent.pointerEnter(screen.getByText(text).parentElement as HTMLElement)
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(said()).toBe(text)
    fireEvent.pointerLeave(screen.getByText(text).parentElement as HTMLElement)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(said()).toBe('')
    // The inline message is silent, and the toast history has the text.
    expect(field('Email').form?.textContent).toContain(text)
    const log = screen.getByText('Earlier message').parentElement as HTMLDetailsElement
    expect(log.querySelector('[role=log]')).toBeNull()
    log.open = true
    fireEvent(log, new Event('toggle'))
    expect(log.querySelector('[role=log]')?.textContent).toBe(text)
  })
})
