import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '../../../test/fake-server'
import { fakeShop } from '../../../test/fake-shop'
import { openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import * as saving from '../../ui/save-file'
import { AppRoutes } from '../routes'

const me = { id: 'a1', email: 'nasrin@tavan.test', firstName: 'Nasrin', lastName: 'Azad', staffRole: 'owner' }
const one = {
  _id: 's1',
  email: 'reader@example.test',
  language: 'nl',
  confirmedAt: '2026-11-25T10:00:00.000Z',
}
const pageOf = (items: object[]) => () => ({
  success: true,
  data: { items, total: items.length, currentPage: 1, totalPages: 1 },
})

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
  server.on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /admin/newsletter': pageOf([one]),
  })
  localStorage.setItem('adminAuthToken', 'token-a')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin Azad' }))
  sessionOf('admin').reload()
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})
const open = () => openRoutes(<AppRoutes />, '/admin/newsletter')

describe('the subscribers of the newsletter', () => {
  it('are listed with their number', async () => {
    await open()
    await screen.findByText('reader@example.test')
    expect(screen.getByText('1 subscriber')).toBeTruthy()
    expect(screen.getByText('Dutch')).toBeTruthy()
  })

  it('are none yet, or could not be loaded', async () => {
    server.on({ 'GET /admin/newsletter': pageOf([]) })
    const { unmount } = await open()
    await screen.findByText('No subscribers yet')
    unmount()
    server.on({ 'GET /admin/newsletter': () => refusal('server.error') })
    await open()
    await screen.findByText('The addresses couldn’t be loaded', undefined, { timeout: 5000 })
  })

  it('say so where the export fails', async () => {
    server.on({ 'GET /admin/newsletter/export.csv': () => refusal('server.error') })
    const saveFile = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined)
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Export' }))
    await waitFor(() => expect(screen.getByText(/couldn’t be exported|went wrong on our side/)).toBeTruthy())
    expect(saveFile).not.toHaveBeenCalled()
  })
})
