import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeShop, storeSession } from '../../../test/fake-shop'
import { openPage } from '../../../test/page'
import MenuPanel from './menu-panel'

afterEach(() => vi.unstubAllGlobals())

const open = async () => {
  fakeShop([])
  await openPage({ '/': <MenuPanel open onClose={() => undefined} /> }, '/')
}

it('leads members to their orders and messages', async () => {
  storeSession()
  await open()
  const orders = await screen.findByRole('link', { name: 'My Orders' })
  expect(orders.getAttribute('href')).toBe('/orders')
  expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe('/messages')
})

it('has no orders and messages for visitors', async () => {
  await open()
  await screen.findByRole('link', { name: 'Login' })
  expect(screen.queryByRole('link', { name: 'My Orders' })).toBeNull()
})
