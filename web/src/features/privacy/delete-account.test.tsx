import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { later, refusal } from '../../../test/fake-server'
import { customer, fakeShop, storeSession } from '../../../test/fake-shop'
import { openPage } from '../../../test/page'
import { outboxKey, sessionOf } from '../../api/areas'
import { DeleteAccount } from './delete-account'

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  localStorage.clear()
  storeSession()
  server = fakeShop([])
  server.on({
    'GET /account/data': () => ({ success: true, data: { items: [], consent: null, graceDays: 30 } }),
    'DELETE /account': ({ body }) =>
      body.password === 'right'
        ? { success: true, data: { eraseAt: '2026-12-22T10:00:00.000Z' } }
        : refusal('auth.password_wrong'),
  })
})

/** Stores a coach session with an empty outbox. */
function storeCoach(id: string) {
  localStorage.setItem('coachAuthToken', 'coach-token')
  localStorage.setItem('coachUser', JSON.stringify({ id, email: customer.email, role: 'coach' }))
  localStorage.setItem(outboxKey('coach'), '[]')
  sessionOf('coach').reload()
}

async function deleteWith(password: string) {
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Current Password'), { target: { value: password } })
  fireEvent.click(dialog.getByRole('button', { name: 'Delete My Account' }))
}

async function open() {
  const page = { '/': <p>the shop</p>, '/account': <DeleteAccount userId={customer.id} /> }
  const opened = await openPage(page, '/account')
  expect(await screen.findByText(/^For 30 days this can be undone/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Delete Account' }))
  return opened
}

it('asks for the password and clears all browser data of the account, the coach session included (S51)', async () => {
  storeCoach(customer.id)
  sessionStorage.setItem('checkoutDraft', '{}')
  await open()
  await deleteWith('wrong')
  expect(await screen.findByText('Your current password is incorrect')).toBeTruthy()
  expect(localStorage.getItem('authToken')).toBe('token-1')
  await deleteWith('right')
  expect(await screen.findByText(/^Your account is closed\. Your data will be erased on /)).toBeTruthy()
  expect(await screen.findByText('the shop')).toBeTruthy()
  const left = ['authToken', 'authUser', 'coachAuthToken', 'coachUser', outboxKey('coach')]
  expect(left.map((key) => localStorage.getItem(key))).toEqual(left.map(() => null))
  expect(sessionStorage.getItem('checkoutDraft')).toBeNull()
})

it('disables the button until the grace period is loaded', async () => {
  const data = later()
  server.on({ 'GET /account/data': () => data.promise })
  await openPage({ '/account': <DeleteAccount userId={customer.id} /> }, '/account')
  const button = (await screen.findByRole('button', { name: 'Delete Account' })) as HTMLButtonElement
  expect(button.disabled).toBe(true)
  data.settle({ success: true, data: { items: [], consent: null, graceDays: 0 } })
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
  expect(screen.getByText(/your data will be erased right away/)).toBeTruthy()
})

it('keeps the coach session of another account', async () => {
  storeCoach('somebody-else')
  await open()
  await deleteWith('right')
  await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull())
  expect(localStorage.getItem('coachAuthToken')).toBe('coach-token')
  expect(localStorage.getItem(outboxKey('coach'))).toBe('[]')
})
