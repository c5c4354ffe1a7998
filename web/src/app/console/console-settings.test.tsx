import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ShopSettings } from 'contract/site/settings-calls'
import { expect, it } from 'vitest'
import { refusal } from '../../../test/fake-server'
import { fakeShop } from '../../../test/fake-shop'
import { openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

const me = { id: 'a1', email: 'nasrin@tavan.test', firstName: 'Nasrin', lastName: 'Azad', staffRole: 'owner' }
const settings: ShopSettings = {
  shop: {
    name: 'Tavan',
    email: 'shop@tavan.test',
    legalName: '',
    address: ['Kade 12', 'Gouda'],
    phone: '',
    registration: '',
    vat: '',
  },
  timeZone: 'Europe/Amsterdam',
  storeLinks: { ios: '', android: '' },
  home: null,
  version: 'v1',
}

it('loads the other person’s version on request, even after a refetch in the background', async () => {
  const server = fakeShop([])
  let stored = settings
  server.on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /admin/settings': () => ({ success: true, data: stored }),
    'PUT /admin/settings': () => refusal('site.settings_changed'),
  })
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
  await act(() => openRoutes(<AppRoutes />, '/admin/settings'))
  const name = () => screen.getByLabelText<HTMLInputElement>('Name of the Shop')
  const user = userEvent.setup()
  await screen.findByRole('button', { name: 'Save Settings' })
  fireEvent.change(name(), { target: { value: 'Tavan Two' } })
  await user.click(screen.getByRole('button', { name: 'Save Settings' }))
  const load = await screen.findByRole('button', { name: 'Load Their Version' })
  // Returning to the window refetches the settings behind the unsaved input.
  stored = { ...settings, shop: { ...settings.shop, name: 'Tavan Three' }, version: 'v2' }
  const before = server.calls('GET', '/admin/settings').length
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(server.calls('GET', '/admin/settings').length).toBeGreaterThan(before))
  expect(name().value).toBe('Tavan Two')
  await user.click(load)
  await waitFor(() => expect(name().value).toBe('Tavan Three'))
})
