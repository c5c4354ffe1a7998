import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offline, Reply, refusal } from '../../../../test/fake-server'
import { fakeShop, line, product, storeLocalCart } from '../../../../test/fake-shop'
import { challenge } from '../../../../test/fake-solver'
import { openPage } from '../../../../test/page'
import { LOGOUT_EVENT } from '../../../api/areas'
import ShopLoginPage from '../../../app/shop/shop-login-page'

const rope = product('a', { name: 'Rope', price: 50 })
let shop: ReturnType<typeof fakeShop>
beforeEach(() => {
  dispatchEvent(new Event(LOGOUT_EVENT))
  shop = fakeShop([rope])
  shop.on({ 'GET /verification/challenge': () => challenge })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
/** The hint and the problem that belong to a field. */
const describes = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const said = () =>
  screen
    .getAllByRole('alert')
    .map((one) => one.textContent)
    .join('')
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

async function open(from = '/checkout') {
  const user = userEvent.setup()
  const page = await openPage({ '/login': <ShopLoginPage /> }, { pathname: '/login', state: { from } })
  return { user, ...page }
}
async function send(user: ReturnType<typeof userEvent.setup>, name: string) {
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  if (!box.checked) await user.click(box)
  await waitFor(() => expect(press(name).disabled).toBe(false))
  await user.click(press(name))
}

describe('the sign-in on the way to the checkout', () => {
  it('makes an account from the email and password that were typed before the choice', async () => {
    shop.on({ 'POST /auth/register': () => new Reply(201, { success: true, token: 't-9', userId: 'u9' }) })
    const { user, where } = await open()
    await user.type(field('Email'), 'ava@example.com')
    await user.type(field('Password'), 'Strong-pass-1!')
    await user.click(press('I’m new here'))
    expect([field('Email').value, field('Password').value]).toEqual(['ava@example.com', 'Strong-pass-1!'])
    await user.type(field('First Name'), 'Ava')
    await user.type(field('Last Name'), 'Bakker')
    await send(user, 'Create Account')
    await waitFor(() => expect(where().pathname).toBe('/checkout'))
    expect(shop.calls('POST', '/auth/register')[0]?.body).toMatchObject({
      firstName: 'Ava',
      lastName: 'Bakker',
      email: 'ava@example.com',
      password: 'Strong-pass-1!',
      confirmPassword: 'Strong-pass-1!',
    })
  })

  it('offers an account in one place: by the link, or by the form that makes one', async () => {
    const { user } = await open()
    const link = () => screen.queryByRole('link', { name: 'Create an account' })
    expect(link()).toBeTruthy()
    await user.click(press('I’m new here'))
    expect(link()).toBeNull()
    expect(press('Create Account')).toBeTruthy()
    await user.click(press('I have one'))
    expect(link()).toBeTruthy()
  })

  it('signs in who has an account, and goes on to the checkout', async () => {
    shop.on({
      'POST /auth/login': () => ({
        success: true,
        token: 't-9',
        userId: 'u9',
        role: 'customer',
        roles: ['customer'],
      }),
    })
    const { user, where } = await open()
    expect(screen.queryByLabelText('First Name')).toBeNull()
    await user.type(field('Email'), 'ava@example.com')
    await user.type(field('Password'), 'pass')
    await send(user, 'Sign In')
    await waitFor(() => expect(where().pathname).toBe('/checkout'))
  })

  it('says why an account is refused and keeps what was typed', async () => {
    shop.on({ 'POST /auth/register': () => refusal('auth.email_taken') })
    const { user } = await open()
    await user.click(press('I’m new here'))
    await user.type(field('First Name'), 'Ava')
    await user.type(field('Last Name'), 'Bakker')
    await user.type(field('Email'), 'ava@example.com')
    await user.type(field('Password'), 'Strong-pass-1!')
    await send(user, 'Create Account')
    await waitFor(() => expect(said()).not.toBe(''))
    await user.click(press('I have one'))
    expect(field('Email').value).toBe('ava@example.com')
  })

  it('asks a new customer for a name and a password that meets the rules', async () => {
    const { user } = await open()
    await user.click(press('I’m new here'))
    await user.type(field('Email'), 'ava@example.com')
    await user.type(field('Password'), 'short')
    await send(user, 'Create Account')
    expect(describes(field('First Name'))).toBe('First name is required')
    // At the field, not in the message above the button, which phones do not show with the field.
    expect(said()).toBe('')
    expect(document.activeElement).toBe(field('First Name'))
    await user.type(field('First Name'), 'Ava')
    await user.type(field('Last Name'), 'Bakker')
    await user.click(press('Create Account'))
    expect(describes(field('Password'))).toContain('Password must be at least 8 characters long')
    expect(shop.calls('POST', '/auth/register')).toEqual([])
  })

  it('says at the box that the verification is missing when the form is sent with the Enter key', async () => {
    shop.on({ 'GET /verification/challenge': offline })
    const { user } = await open()
    await screen.findByText('The check didn’t work. Please try again.')
    await user.type(field('Email'), 'ava@example.com')
    await user.type(field('Password'), 'pass{Enter}')
    expect(said()).toBe('Please complete the reCAPTCHA verification')
  })

  it('greets newcomers and returning customers with the same true heading', async () => {
    const { unmount } = await open()
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent
    expect(heading()).toBe('One step to checkout')
    expect(screen.getByText(/^Sign in or create an account to finish your order\./)).toBeTruthy()
    unmount()
    await open('/orders')
    expect(heading()).toBe('Good to see you again')
  })

  it('shows the total of the cart beside it, and nothing where the cart is not what leads here', async () => {
    storeLocalCart([line(rope, 2)])
    const { unmount } = await open()
    const beside = within(await screen.findByRole('complementary', { name: 'Your cart' }))
    expect(beside.getByText('$109.00')).toBeTruthy()
    unmount()
    await open('/orders')
    expect(screen.queryByRole('complementary', { name: 'Your cart' })).toBeNull()
  })
})
