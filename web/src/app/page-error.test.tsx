import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeServer, offline, Reply } from '../../test/fake-server'
import { openPage } from '../../test/page'
import { PageError } from './page-error'

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/cart-page-1.js')
const reload = vi.fn()
let server: ReturnType<typeof fakeServer>
let there: boolean
beforeEach(() => {
  there = true
  server = fakeServer({ 'GET /health/live': () => (there ? { status: 'ok' } : offline()) })
  reload.mockClear()
  vi.stubGlobal('location', { ...window.location, reload })
})
afterEach(() => vi.unstubAllGlobals())
const open = (error: unknown) => openPage({ '/': <PageError error={error} /> }, '/')
const title = () => screen.findByRole('heading', { level: 1 })

it('does not reload when storage is blocked, which would loop (U41)', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  await open(missing)
  expect((await title()).textContent).toBe('Something went wrong')
  expect(screen.getByText('Tavan has been updated. Reload the page to continue.')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

it('reloads once when a deployment has replaced a chunk (U41)', async () => {
  const first = await open(missing)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(screen.queryByRole('heading')).toBeNull()
  first.unmount()
  await open(missing)
  expect((await title()).textContent).toBe('Something went wrong')
  expect(screen.getByText('Tavan has been updated. Reload the page to continue.')).toBeTruthy()
  expect(reload).toHaveBeenCalledOnce()
})

it('reports a lost connection and does not reload (U41)', async () => {
  there = false
  await open(missing)
  expect((await title()).textContent).toBe('No connection')
  expect(screen.queryByText(/has been updated/)).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

it('treats a failing server as unreachable, even when the browser reports a connection (U41)', async () => {
  server.on({ 'GET /health/live': () => new Reply(502, 'no') })
  await open(missing)
  expect((await title()).textContent).toBe('No connection')
})

it('does not check the connection when a page throws another error', async () => {
  await open(new Error('a fault of ours'))
  expect((await title()).textContent).toBe('Something went wrong')
  expect(server.heard).toEqual([])
  expect(reload).not.toHaveBeenCalled()
})
