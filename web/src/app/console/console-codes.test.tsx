import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PersonDetail } from 'contract/admin/people-calls'
import type { Locale } from 'contract/locale'
import type { StaffRole } from 'contract/staff'
import { expect, it } from 'vitest'
import { fakeShop } from '../../../test/fake-shop'
import { openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

const person: PersonDetail = {
  _id: 'p1',
  email: 'kaveh@example.test',
  firstName: 'Kaveh',
  lastName: 'Rad',
  roles: ['customer', 'coach'],
  createdAt: '2026-01-07T10:00:00.000Z',
  emailVerified: true,
  locked: false,
  locale: 'en',
  totpSince: '2026-11-02T10:00:00.000Z',
  sessions: [],
}

/** Opens a page of the console in a staff role; `one` overrides the account shown. */
async function open(path: string, role: StaffRole, one: Partial<PersonDetail> = {}, locale: Locale = 'en') {
  const me = { id: 'a1', email: 'nasrin@tavan.test', firstName: 'Nasrin', lastName: 'Azad', staffRole: role }
  let shown = { ...person, ...one }
  const server = fakeShop([])
  server.on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /auth/totp': () => ({ success: true, data: { on: false, recoveryCodesLeft: 0 } }),
    'GET /admin/users/:id': () => ({ success: true, data: shown }),
    'DELETE /admin/users/:id/totp': () => {
      const { totpSince: _, ...rest } = shown
      shown = rest
      return { success: true, data: shown }
    },
  })
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
  await act(() => openRoutes(<AppRoutes />, path, locale))
  return server
}

/** Returns the one-time code status on the account's card. */
const codesFact = async () => (await screen.findByText('One-time codes')).parentElement?.querySelector('dd')
const turnOff = () => screen.queryByRole('button', { name: 'Turn Off Codes' })

it.each(['shop', 'support'] as const)('%s staff can set up one-time codes under Security', async (role) => {
  const server = await open('/admin/security', role)
  expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeTruthy()
  const links = await screen.findAllByRole('link', { name: 'Security' })
  expect(links[0]?.getAttribute('href')).toBe('/admin/security')
  expect(await screen.findByRole('button', { name: 'Set Up One-Time Codes' })).toBeTruthy()
  expect(server.calls('GET', '/auth/totp')[0]?.headers.get('authorization')).toBe('Bearer admin-token')
})

it('lets the owner turn off the codes of a lost phone after a confirmation', async () => {
  const server = await open('/admin/people/p1', 'owner')
  expect((await codesFact())?.textContent).toContain('On since November 2, 2026')
  const visitor = userEvent.setup()
  const ask = async (answer: string) => {
    await visitor.click(turnOff() as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: /^Turn off .*Kaveh Rad.*’s one-time codes\?$/ })
    await visitor.click(within(dialog).getByRole('button', { name: answer }))
  }
  await ask('Keep Codes')
  expect(server.calls('DELETE', '/admin/users/p1/totp')).toHaveLength(0)
  await ask('Turn Off Codes')
  await waitFor(async () => expect((await codesFact())?.textContent).toBe('Off'))
  expect(server.calls('DELETE', '/admin/users/p1/totp')).toHaveLength(1)
  expect(await screen.findByText(/Kaveh Rad.*’s one-time codes are off\.$/)).toBeTruthy()
  // The button disappears together with the codes.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Kaveh Rad'))
})

it('shows other staff that codes are on, without a button to turn them off', async () => {
  await open('/admin/people/p1', 'support')
  expect((await codesFact())?.textContent).toBe('On since November 2, 2026')
  expect(turnOff()).toBeNull()
})

it('lets the owner turn off their own codes under Security only', async () => {
  await open('/admin/people/a1', 'owner', { _id: 'a1', roles: ['admin'], staffRole: 'owner' })
  expect((await codesFact())?.textContent).toBe('On since November 2, 2026')
  expect(turnOff()).toBeNull()
})

it('shows no one-time codes for customers', async () => {
  await open('/admin/people/p1', 'owner', { roles: ['customer'], totpSince: undefined })
  expect(await screen.findByText('kaveh@example.test')).toBeTruthy()
  expect(screen.queryByText('One-time codes')).toBeNull()
})

it('shows an account closed by its owner as closing, not locked, without an unlock button', async () => {
  await open('/admin/people/p1', 'owner', { closesAt: '2026-12-02T10:00:00.000Z' })
  expect((await screen.findByText(/^Closing on/)).textContent).toMatch(/^Closing on\s*Dec 2, 2026$/)
  expect(screen.getByText(/The data will be erased on/).textContent).toContain('December 2, 2026')
  expect(screen.queryByRole('button', { name: 'Unlock Account' })).toBeNull()
})

it('asks before Escape discards the reason of a lock', async () => {
  await open('/admin/people/p1', 'owner')
  const visitor = userEvent.setup()
  await visitor.click(await screen.findByRole('button', { name: 'Lock Account' }))
  const reason = within(screen.getByRole('dialog')).getByLabelText<HTMLTextAreaElement>(/Reason/)
  await visitor.type(reason, 'Shared the password')
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await visitor.click(await screen.findByRole('button', { name: 'Keep Editing' }))
  expect(reason.isConnected && reason.value).toBe('Shared the password')
})
