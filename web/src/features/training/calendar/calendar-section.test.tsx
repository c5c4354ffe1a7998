import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refusal } from '../../../../test/fake-server'
import { fakeShop, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import { CalendarSection } from './calendar-section'

const URL_ = 'https://shop.test/api/v1/calendar/abc.ics'
let server: ReturnType<typeof fakeShop>
let createdAt: string | null
beforeEach(() => {
  storeSession()
  createdAt = null
  server = fakeShop([])
  server.on({
    'GET /account/calendar': () => ({ success: true, data: { createdAt } }),
    'POST /account/calendar': () => {
      createdAt = '2026-11-28T10:00:00.000Z'
      return { success: true, data: { url: URL_ } }
    },
    'DELETE /account/calendar': () => ({ success: true }),
  })
})
afterEach(() => vi.unstubAllGlobals())
const open = (locale?: 'fa') => openPage({ '/account': <CalendarSection /> }, '/account', locale)

it('publishes the calendar, shows its address once, and ends it', async () => {
  const visitor = userEvent.setup({ delay: null })
  await open()
  await visitor.click(await screen.findByRole('button', { name: 'Publish Calendar' }))
  const address = (await screen.findByLabelText('Address of your calendar')) as HTMLInputElement
  expect(address.value).toBe(URL_)
  await visitor.click(screen.getByRole('button', { name: 'Copy' }))
  await screen.findByText('Copied.')
  expect(await navigator.clipboard.readText()).toBe(URL_)
  await screen.findByText('Published on', { exact: false })
  await visitor.click(screen.getByRole('button', { name: 'End Calendar' }))
  await screen.findByText('No calendar is published.')
  await waitFor(() => expect(screen.queryByLabelText('Address of your calendar')).toBeNull())
})

it('offers a new address when one is published, and says what did not work', async () => {
  createdAt = '2026-11-01T10:00:00.000Z'
  const visitor = userEvent.setup({ delay: null })
  server.on({ 'POST /account/calendar': () => refusal('server.unavailable') })
  await open()
  await visitor.click(await screen.findByRole('button', { name: 'Make a New Address' }))
  await screen.findByText(/not available right now|didn’t work/)
})

it('offers to try again when it cannot be loaded', async () => {
  server.on({ 'GET /account/calendar': () => refusal('server.error') })
  await open('fa')
  await screen.findByText('بارگذاری تقویم شما ممکن نشد')
})
