import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Address } from 'contract/auth/address-calls'
import type { Me, SessionInfo } from 'contract/auth/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offline, Reply, refusal } from '../../../../test/fake-server'
import { customer, fakeShop, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import { RequireSession } from '../require-session'
import AccountPage from './account-page'

const home: Address = {
  id: 'a1',
  firstName: 'Sara',
  lastName: 'Rad',
  phone: '0612',
  street: 'Kade 1',
  city: 'Delft',
  state: 'ZH',
  zipCode: '2611',
  country: 'United States',
  isDefault: true,
}
const work: Address = { ...home, id: 'a2', street: 'Plein 2', isDefault: false }
const at = '2026-11-20T10:00:00.000Z'
const here: SessionInfo = {
  id: 's1',
  current: true,
  createdAt: at,
  lastUsedAt: at,
  device: 'Firefox · Linux',
}
const there: SessionInfo = { ...here, id: 's2', current: false, device: 'Safari · iPhone' }

let server: ReturnType<typeof fakeShop>
let me: Me
let addresses: Address[]
let sessions: SessionInfo[]
beforeEach(() => {
  storeSession()
  me = {
    id: customer.id,
    email: customer.email,
    firstName: 'Sara',
    lastName: 'Rad',
    role: 'customer',
    roles: ['customer'],
    emailVerified: true,
    timeZone: 'Europe/Amsterdam',
    locale: 'en',
  }
  addresses = [home, work]
  sessions = [here, there]
  server = fakeShop([])
  server.on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'PATCH /auth/me': ({ body }) => {
      me = { ...me, ...body }
      return { success: true, data: me }
    },
    'POST /auth/change-password': () => ({ success: true }),
    'POST /auth/resend-verification': () => ({ success: true }),
    'POST /auth/logout-all': () => ({ success: true }),
    'GET /auth/sessions': () => ({ success: true, data: { items: sessions } }),
    'DELETE /auth/sessions/:id': ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id)
      return { success: true }
    },
    'GET /account/addresses': () => ({ success: true, data: { items: addresses } }),
    'POST /account/addresses': ({ body }) => {
      addresses = [...addresses, { ...body, id: 'a3' }]
      return new Reply(201, { success: true, data: body })
    },
    'PUT /account/addresses/:id': ({ params, body }) => {
      addresses = addresses.map((one) =>
        one.id === params.id ? { ...one, ...body } : { ...one, isDefault: !body.isDefault && one.isDefault },
      )
      return { success: true, data: body }
    },
    'DELETE /account/addresses/:id': ({ params }) => {
      addresses = addresses.filter(({ id }) => id !== params.id)
      return { success: true }
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const page = (
  <RequireSession area="customer">
    <AccountPage />
  </RequireSession>
)
async function open() {
  const opened = await openPage({ '/account': page, '/login': <p>the sign-in page</p> }, '/account')
  await screen.findByRole('region', { name: 'About you' })
  return opened
}
const part = (name: string) => within(screen.getByRole('region', { name }))
const field = (name: string, within_ = part('About you')) => within_.getByLabelText<HTMLInputElement>(name)
const change = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

describe('the account page', () => {
  it('asks a visitor to sign in first, and remembers the way', async () => {
    localStorage.clear()
    const { where } = await openPage({ '/account': page }, '/account')
    expect(where().pathname).toBe('/login')
    expect(where().state).toMatchObject({ from: '/account' })
  })

  it('says that it could not be loaded, and tries again', async () => {
    server.on({ 'GET /auth/me': () => refusal('auth.forbidden') })
    await openPage({ '/account': page }, '/account')
    await screen.findByText('Your account couldn’t be loaded')
    server.on({ 'GET /auth/me': () => ({ success: true, data: me }) })
    press('Try Again')
    expect(await screen.findByRole('region', { name: 'About you' })).toBeTruthy()
  })

  it('saves the name and takes it over into the session', async () => {
    await open()
    change(field('First Name'), ' Mina ')
    press('Save Changes')
    await screen.findByText('Details saved.')
    expect(server.calls('PATCH', '/auth/me')[0]?.body).toEqual({
      firstName: 'Mina',
      lastName: 'Rad',
      locale: 'en',
      timeZone: 'Europe/Amsterdam',
    })
    expect(JSON.parse(localStorage.getItem('authUser') ?? '{}')).toMatchObject({ name: 'Mina' })
  })

  it('changes the time zone, and gives it up for the zone of the shop (X-117)', async () => {
    await open()
    expect(field('Time zone')).toHaveProperty('value', 'Europe/Amsterdam')
    const sent = () => server.calls('PATCH', '/auth/me').at(-1)?.body.timeZone
    for (const [value, zone] of [
      ['Asia/Tehran', 'Asia/Tehran'],
      ['', null],
    ] as const) {
      change(field('Time zone'), value)
      press('Save Changes')
      await waitFor(() => expect(sent()).toBe(zone))
    }
  })

  it('wants both names', async () => {
    await open()
    change(field('Last Name'), '  ')
    press('Save Changes')
    expect(part('About you').getByText('Last name is required')).toBeTruthy()
    expect(document.activeElement).toBe(field('Last Name'))
    expect(server.calls('PATCH', '/auth/me')).toEqual([])
  })

  it('changes the language of the mails and of the site together', async () => {
    await open()
    change(field('Language'), 'nl')
    press('Save Changes')
    expect(await screen.findByRole('heading', { level: 1, name: 'Mijn account' })).toBeTruthy()
    expect(server.calls('PATCH', '/auth/me')[0]?.body).toMatchObject({ locale: 'nl' })
  })

  it('tells whether the address is confirmed, and mails the link again', async () => {
    me = { ...me, emailVerified: false }
    await open()
    const email = part('Email address')
    expect(email.getByText('Not confirmed')).toBeTruthy()
    server.on({ 'POST /auth/resend-verification': offline })
    press('Send the Link Again')
    await email.findByText('Network error. Please try again.')
    server.on({ 'POST /auth/resend-verification': () => ({ success: true }) })
    press('Send the Link Again')
    expect((await email.findByText(/We’ve emailed a new link/)).textContent).toContain(me.email)
  })

  it('offers no new link for a confirmed address', async () => {
    await open()
    expect(part('Email address').getByText('Confirmed')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send the Link Again' })).toBeNull()
  })

  it('asks for another address with the password, and then says that it waits', async () => {
    server.on({
      'POST /auth/email-change': ({ body }) => {
        me = { ...me, pendingEmail: body.email }
        return { success: true, message: 'Check both inboxes' }
      },
    })
    await open()
    const email = part('Email address')
    press('Change Email Address')
    expect(document.activeElement).toBe(field('New Email Address', email))
    press('Cancel')
    expect(document.activeElement).toBe(email.getByRole('button', { name: 'Change Email Address' }))
    press('Change Email Address')
    press('Send Confirmation Link')
    expect(email.getByText('Email address is required')).toBeTruthy()
    change(field('New Email Address', email), ' new@tavan.test ')
    change(field('Current Password', email), 'Strong-pass-1!')
    press('Send Confirmation Link')
    expect((await email.findByText(/We’ve sent a link to/)).textContent).toContain('new@tavan.test')
    expect(server.calls('POST', '/auth/email-change').map(({ body }) => body)).toEqual([
      { email: 'new@tavan.test', currentPassword: 'Strong-pass-1!' },
    ])
  })

  it('leaves the address of the staff to the owner', async () => {
    me = { ...me, role: 'admin', roles: ['customer', 'admin'] }
    await open()
    expect(part('Email address').getByText(/Only the owner can change/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Change Email Address' })).toBeNull()
  })

  it('changes the password, checks it first and empties the fields after', async () => {
    await open()
    const password = part('Password')
    const [now, next, again] = ['Current Password', 'New Password', 'Confirm Password'].map((name) =>
      field(name, password),
    ) as [HTMLInputElement, HTMLInputElement, HTMLInputElement]
    press('Change Password')
    expect(password.getByRole('alert').textContent).toBe('Please fill in all fields')
    expect(document.activeElement).toBe(now)
    change(now, 'old')
    change(next, 'weak')
    change(again, 'weak')
    press('Change Password')
    expect(password.getByRole('alert').textContent).toBe('Password does not meet requirements')
    change(next, 'Strong-pass-1!')
    change(again, 'Strong-pass-1!')
    server.on({ 'POST /auth/change-password': () => refusal('auth.password_wrong') })
    press('Change Password')
    await waitFor(() =>
      expect(password.getByRole('alert').textContent).toBe('Your current password is incorrect'),
    )
    server.on({ 'POST /auth/change-password': () => ({ success: true }) })
    press('Change Password')
    await password.findByText('Your password has been changed. Your other devices are signed out.')
    expect(server.calls('POST', '/auth/change-password').at(-1)?.body).toEqual({
      currentPassword: 'old',
      newPassword: 'Strong-pass-1!',
      confirmPassword: 'Strong-pass-1!',
    })
    expect([now.value, next.value, again.value]).toEqual(['', '', ''])
  })
})

describe('the sessions of an account', () => {
  it('names each device and the present one, and ends another', async () => {
    await open()
    const list = part('Where you’re signed in')
    const [first, second] = await list.findAllByRole('listitem')
    expect(first?.textContent).toContain('Firefox · Linux')
    expect(first?.textContent).toContain('This device')
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
    expect(second?.querySelector('time')?.dateTime).toBe(at)
    press('Sign Out Safari · iPhone')
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
    expect(server.calls('DELETE', '/auth/sessions/s2')).toHaveLength(1)
    expect(screen.getByText('Device signed out.')).toBeTruthy()
  })

  it('signs out everywhere after a question, this device too', async () => {
    const { where } = await open()
    press('Sign Out Everywhere')
    expect(server.calls('POST', '/auth/logout-all')).toEqual([])
    fireEvent.click(dialog().getByRole('button', { name: 'Sign Out Everywhere' }))
    await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull())
    await waitFor(() => expect(where().pathname).toBe('/'))
    expect(server.calls('POST', '/auth/logout-all')).toHaveLength(1)
  })

  it('stays signed in where the server could not be told', async () => {
    server.on({ 'POST /auth/logout-all': offline })
    await open()
    press('Sign Out Everywhere')
    fireEvent.click(dialog().getByRole('button', { name: 'Sign Out Everywhere' }))
    await part('Where you’re signed in').findByText('Network error. Please try again.')
    expect(localStorage.getItem('authToken')).not.toBeNull()
  })
})

describe('the addresses of an account', () => {
  it('invites to keep the first one', async () => {
    addresses = []
    await open()
    expect(await screen.findByText(/No saved addresses yet/)).toBeTruthy()
  })

  it('keeps a new one, started with the account’s name, in ASCII digits', async () => {
    addresses = []
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Add Address' }))
    const form = dialog()
    expect(field('First Name', form).value).toBe('Sara')
    fireEvent.click(form.getByRole('button', { name: 'Save Address' }))
    expect(document.activeElement).toBe(field('Phone', form))
    expect(form.getByText('Zip code is required')).toBeTruthy()
    const values = {
      Phone: '۰۶۱۲',
      'Street Address': 'Kade 1',
      City: 'Delft',
      State: 'ZH',
      'Zip Code': '2611',
    }
    for (const [name, value] of Object.entries(values)) change(field(name, form), value)
    change(field('Country', form), 'United States')
    fireEvent.click(form.getByRole('button', { name: 'Save Address' }))
    await screen.findByText('Kade 1')
    const { id: _, ...expected } = home
    expect(server.calls('POST', '/account/addresses').map(({ body }) => body)).toEqual([
      { ...expected, isDefault: false },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks for no state where the country has none, and sends the city in its place [X-109]', async () => {
    addresses = [{ ...home, country: 'Nederland', countryCode: 'NL' }]
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Kade 1, Delft' }))
    const form = dialog()
    expect(field('Country', form).value).toBe('Netherlands')
    expect(form.queryByLabelText('State')).toBeNull()
    change(field('Country', form), 'Canada')
    expect(field('State', form).value).toBe('ZH')
    change(field('Country', form), 'Belgium')
    fireEvent.click(form.getByRole('button', { name: 'Save Address' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls('PUT', '/account/addresses/a1')[0]?.body).toMatchObject({
      city: 'Delft',
      state: 'Delft',
      country: 'Belgium',
    })
  })

  it('changes an address, and keeps the typed text when saving fails', async () => {
    server.on({ 'PUT /account/addresses/:id': () => refusal('auth.address_not_found') })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Plein 2, Delft' }))
    change(field('City', dialog()), 'Gouda')
    fireEvent.click(dialog().getByRole('button', { name: 'Save Address' }))
    expect(await dialog().findByText('Address not found')).toBeTruthy()
    expect(field('City', dialog()).value).toBe('Gouda')
    expect(server.calls('PUT', '/account/addresses/a2')[0]?.body).toMatchObject({ city: 'Gouda' })
  })

  it('makes another one the default', async () => {
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Make Default: Plein 2, Delft' }))
    await screen.findByRole('button', { name: 'Make Default: Kade 1, Delft' })
    expect(server.calls('PUT', '/account/addresses/a2')[0]?.body).toMatchObject({
      street: 'Plein 2',
      isDefault: true,
    })
  })

  it('deletes one after a question', async () => {
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Plein 2, Delft' }))
    expect(server.calls('DELETE', /addresses/)).toEqual([])
    fireEvent.click(dialog().getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('Plein 2')).toBeNull())
    expect(server.calls('DELETE', '/account/addresses/a2')).toHaveLength(1)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Addresses' })),
    )
  })

  it('offers no eleventh', async () => {
    addresses = Array.from({ length: 10 }, (_, n) => ({ ...work, id: `a${n}` }))
    await open()
    expect(await screen.findByText(/You have saved 10 addresses/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add Address' })).toBeNull()
  })
})

it('begins with links to its sections in the order of the page', async () => {
  await openPage({ '/account': <AccountPage /> }, '/account')
  const list = within(await screen.findByRole('navigation', { name: 'On this page' }))
  const titles = screen.getAllByRole('heading', { level: 2 })
  await waitFor(() =>
    expect(list.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')])).toEqual(
      titles.map((one) => [one.textContent, `#${one.id}`]),
    ),
  )
  expect(titles.length).toBeGreaterThan(3)
})
