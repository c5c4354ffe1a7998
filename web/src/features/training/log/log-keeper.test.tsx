import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eraseAccount, freshDevice } from '../../../../test/fake-device'
import { doneSet, fakeLog, storedEntries } from '../../../../test/fake-log'
import { fakePrograms } from '../../../../test/fake-programs'
import { offline } from '../../../../test/fake-server'
import { storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import { sessionOf } from '../../../api/areas'
import { signOut } from '../../auth/sign-out.api'
import { checkedSignOut } from '../../auth/sign-out-check'
import LogKeeper from './log-keeper'
import { logOf } from './log-store'

const sara = { area: 'customer', userId: 'u1' } as const
const POST = 'POST /user-programs/:id/log'
let server: ReturnType<typeof fakePrograms>
let remote: ReturnType<typeof fakeLog>

beforeEach(() => {
  freshDevice()
  storeSession()
  remote = fakeLog()
  server = fakePrograms([])
  server.on({ [POST]: offline, 'POST /auth/logout': () => ({ success: true }) })
})
afterEach(async () => {
  await eraseAccount(sara)
  vi.unstubAllGlobals()
})

const press = () => checkedSignOut(() => signOut('customer'))
const isSignedIn = () => sessionOf('customer').current().token !== null

/** Opens a page with entries that an earlier one left on the device. */
async function openWithUnsent(count: number) {
  const page = await openPage({ '/': <LogKeeper /> }, '/')
  for (let index = 0; index < count; index++) logOf(sara).record('p1', doneSet(index))
  if (count > 0) await waitFor(async () => expect(await storedEntries(sara)).toHaveLength(count))
  return page
}

it('signs out at once when nothing is unsent', async () => {
  await openWithUnsent(0)
  press()
  await waitFor(() => expect(isSignedIn()).toBe(false))
})

it('sends unsent entries before the sign-out deletes them', async () => {
  await openWithUnsent(2)
  server.on(remote.handlers)
  press()
  await waitFor(() => expect(isSignedIn()).toBe(false))
  expect(remote.sets()).toHaveLength(2)
})

it('says how many entries would be lost when they cannot be sent, and asks', async () => {
  await openWithUnsent(2)
  press()
  expect(await screen.findByText(/2 entries of your training have not been sent/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Stay Signed In' }))
  expect([isSignedIn(), (await storedEntries(sara)).length]).toEqual([true, 2])
  press()
  fireEvent.click(await screen.findByRole('button', { name: 'Sign Out and Delete' }))
  expect(isSignedIn()).toBe(false)
  await waitFor(async () => expect(await storedEntries(sara)).toEqual([]))
})

it('sends the unsent entries of an earlier page when the next page opens', async () => {
  const { unmount } = await openWithUnsent(1)
  unmount()
  server.on(remote.handlers)
  await openPage({ '/': <LogKeeper /> }, '/')
  await waitFor(() => expect(remote.sets()).toHaveLength(1))
})
