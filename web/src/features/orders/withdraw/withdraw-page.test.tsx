import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from 'contract/locale'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { later, offline, Reply, refusal } from '../../../../test/fake-server'
import { fakeShop, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import WithdrawPage from './withdraw-page'

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
  server.on({ 'POST /withdrawals': () => new Reply(202, { success: true }) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const typed = { name: 'Mina Rad', orderNumber: 'TV-100001', email: 'mina@example.com' }

async function open(search = '', locale?: Locale) {
  const user = userEvent.setup()
  return { user, ...(await openPage({ '/withdraw': <WithdrawPage /> }, `/withdraw${search}`, locale)) }
}
type User = ReturnType<typeof userEvent.setup>

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const values = () => ['Your name', 'Order number', 'Email'].map((name) => field(name).value)
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const sent = () => server.calls('POST', '/withdrawals').map(({ body }) => body)
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent)
    .join('')
const summary = () => screen.getAllByRole('definition').map((one) => one.textContent)

async function fill(user: User, { name, orderNumber, email } = typed) {
  await user.type(field('Your name'), name)
  await user.type(field('Order number'), orderNumber)
  await user.type(field('Email'), email)
}

async function reachSummary(user: User) {
  await fill(user)
  await press(user, 'Continue')
  await heading('Check and confirm')
}

describe('withdrawal from a purchase (X-107)', () => {
  it('sends what was typed only when the summary is confirmed, and shows when it arrived', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-27T14:05:00'), toFake: ['Date'] })
    const { user } = await open()
    await fill(user, { name: ' Mina Rad ', orderNumber: ' tv-۱۰۰۰۰۱', email: ' mina@example.com ' })
    await press(user, 'Continue')
    expect(document.activeElement).toBe(await heading('Check and confirm'))
    expect(summary()).toEqual(Object.values(typed))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(sent()).toEqual([])
    await press(user, 'Confirm Withdrawal')
    expect(document.activeElement).toBe(await heading('We’ve received your withdrawal'))
    expect(sent()).toEqual([typed])
    expect(summary()).toEqual([...Object.values(typed), 'November 27, 2026 at 2:05 PM'])
    expect(screen.getByText(/^We’ll confirm this by email\./)).toBeTruthy()
    expect(screen.getByText(/refund you within 14 days/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('sends no token, so that a signed-in customer is no special case', async () => {
    storeSession()
    const { user } = await open('?order=TV-100001')
    await waitFor(() => expect(values()).toEqual(['Sara Rad', 'TV-100001', 'sara@example.com']))
    await press(user, 'Continue')
    await press(user, 'Confirm Withdrawal')
    await heading('We’ve received your withdrawal')
    expect(server.calls('POST', '/withdrawals')[0]?.headers.get('Authorization')).toBeNull()
  })

  it.each([
    ['?order=۱۰۰۰۰۱', '100001'],
    ['?order=%20tv-7', 'TV-7'],
    ['?order=nonsense', ''],
    ['', ''],
  ])('reads the order number of the address %s as %s', async (search, expected) => {
    await open(search)
    expect(values()).toEqual(['', expected, ''])
  })

  it('keeps what was typed before the account is loaded', async () => {
    storeSession()
    const answer = later()
    server.on({ 'GET /auth/me': () => answer.promise })
    const { user } = await open()
    await user.type(field('Your name'), 'Mina Rad')
    answer.settle({ success: true, data: { firstName: 'Sara', lastName: 'Rad', roles: ['customer'] } })
    await waitFor(() => expect(field('Email').value).toBe('sara@example.com'))
    expect(field('Your name').value).toBe('Mina Rad')
  })

  it('names every missing or wrong field with the server’s texts', async () => {
    const { user } = await open()
    await press(user, 'Continue')
    for (const text of [
      'Please enter your name',
      'Please enter the order number from our email',
      'Please enter a valid email address',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(field('Your name'))
    await fill(user, { ...typed, orderNumber: 'TV', email: 'mina@' })
    await press(user, 'Continue')
    expect(screen.queryByText('Please enter your name')).toBeNull()
    expect(document.activeElement).toBe(field('Order number'))
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    expect(sent()).toEqual([])
  })

  it('goes back to the fields with all that was typed', async () => {
    const { user } = await open()
    await reachSummary(user)
    await press(user, 'Back')
    expect(document.activeElement).toBe(await heading('Withdraw from a purchase'))
    expect(values()).toEqual(Object.values(typed))
  })

  it('goes back to a field that the server refuses', async () => {
    server.on({
      'POST /withdrawals': () =>
        refusal('orders.number_invalid', undefined, { fieldCodes: { orderNumber: 'orders.number_invalid' } }),
    })
    const { user } = await open()
    await reachSummary(user)
    await press(user, 'Confirm Withdrawal')
    await heading('Withdraw from a purchase')
    expect(await screen.findByText('Please enter the order number from our email')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Order number')))
    expect(values()).toEqual(Object.values(typed))
    server.on({ 'POST /withdrawals': () => new Reply(202, { success: true }) })
    await user.type(field('Order number'), '2')
    await press(user, 'Continue')
    await press(user, 'Confirm Withdrawal')
    await heading('We’ve received your withdrawal')
    expect(sent().at(-1)).toEqual({ ...typed, orderNumber: 'TV-1000012' })
  })

  it.each([
    ['no answer comes', offline, /^No connection to our server/],
    ['the server fails', () => new Reply(500, { success: false }), /^We couldn’t send your withdrawal/],
    ['there were too many', () => refusal('request.too_many_requests', { seconds: 30 }), /30/],
  ])('keeps everything when %s, and can be sent again', async (_, answer, text) => {
    server.on({ 'POST /withdrawals': answer })
    const { user } = await open()
    await reachSummary(user)
    await press(user, 'Confirm Withdrawal')
    await waitFor(() => expect(alerts()).toMatch(text))
    expect(summary()).toEqual(Object.values(typed))
    server.on({ 'POST /withdrawals': () => new Reply(202, { success: true }) })
    await press(user, 'Confirm Withdrawal')
    await heading('We’ve received your withdrawal')
    expect(sent()).toEqual([typed, typed])
  })

  it('sends once, however often the button is pressed', async () => {
    const answer = later()
    server.on({ 'POST /withdrawals': () => answer.promise })
    const { user } = await open()
    await reachSummary(user)
    await user.dblClick(screen.getByRole('button', { name: 'Confirm Withdrawal' }))
    await press(user, 'Sending…')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true)
    answer.settle({ success: true })
    await heading('We’ve received your withdrawal')
    expect(sent()).toHaveLength(1)
  })

  it('works in Persian and with the keyboard alone', async () => {
    const { user } = await open('', 'fa')
    await user.type(screen.getByRole('textbox', { name: /^نام شما/ }), 'مینا راد')
    await user.tab()
    await user.keyboard('۱۰۰۰۰۱')
    await user.tab()
    await user.keyboard('mina@example.com{Enter}')
    await heading('بررسی و تأیید')
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'تأیید انصراف' }))
    await user.keyboard('{Enter}')
    await heading('انصراف شما به ما رسید')
    expect(sent()).toEqual([{ ...typed, name: 'مینا راد', orderNumber: '100001' }])
  })
})
