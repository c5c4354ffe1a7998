import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { offline } from '../../../../test/fake-server'
import { customer } from '../../../../test/fake-shop'
import { account, aDay, eachWithDays } from '../../../../test/fake-today'
import { openPage } from '../../../../test/page'
import { sessionOf } from '../../../api/areas'
import { deviceDatabaseName } from '../../../api/device-name'
import { signOut } from '../../auth/sign-out.api'
import TodayPage from './today-page'

const now = eachWithDays()

const open = () => openPage({ '/today': <TodayPage /> }, '/today')
const tick = () => screen.findByRole('checkbox', { name: 'Dinner: eaten' })

/** Opens the day once with a network, so that the device keeps it. */
async function visitBefore() {
  await open()
  await tick()
  cleanup()
}
const cutOff = () =>
  now.fake.server.on({
    'GET /today': offline,
    'POST /user-programs/:id/log': offline,
  })

it('shows the last answer with its age and lets a meal be ticked when there is no network', async () => {
  await visitBefore()
  cutOff()
  await open()
  expect(await screen.findByText(/^Saved/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Start Session' })).toHaveProperty('disabled', false)
  fireEvent.click(await tick())
  expect(await tick()).toHaveProperty('checked', true)
  expect(await screen.findByText('1 entry not sent yet')).toBeTruthy()

  // Another visit, still without a network.
  cleanup()
  await open()
  expect(await tick()).toHaveProperty('checked', true)
})

it('does not replace a tick by an answer that lacks it', async () => {
  await visitBefore()
  cutOff()
  await open()
  fireEvent.click(await tick())
  cleanup()
  // The page reaches the server before the outbox does.
  now.fake.server.on({ 'GET /today': () => ({ success: true, data: aDay() }) })
  await open()
  await waitFor(() => expect(now.fake.server.calls('GET', '/today').length).toBeGreaterThan(2))
  expect(await tick()).toHaveProperty('checked', true)
})

it('says that there is no copy when the first visit has no network', async () => {
  cutOff()
  await open()
  expect(
    await screen.findByText(
      'No connection, and no copy of your day on this device yet.',
      {},
      { timeout: 15_000 },
    ),
  ).toBeTruthy()
})

it('deletes the copy when the member signs out, and shows it to nobody else', async () => {
  await visitBefore()
  cutOff()
  await act(async () => signOut('customer'))
  await waitFor(async () =>
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(deviceDatabaseName(account)),
  )
  sessionOf('customer').open('token-2', { ...customer, id: 'u2' })
  await open()
  expect(
    await screen.findByText(
      'No connection, and no copy of your day on this device yet.',
      {},
      { timeout: 15_000 },
    ),
  ).toBeTruthy()
})
