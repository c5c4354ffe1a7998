import { screen, within } from '@testing-library/react'
import type { UserProgram } from 'contract/programs/calls'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakePrograms, program } from '../../../test/fake-programs'
import { storeSession } from '../../../test/fake-shop'
import { openPage, openPopover } from '../../../test/page'
import AccountPlaces from './account-places'
import ShopProfileMenu from './shop-profile-menu'

let server: ReturnType<typeof fakePrograms>
beforeEach(() => {
  storeSession()
  server = fakePrograms([program('p1')])
  server.on({ 'GET /chat/unread-count': () => ({ success: true, data: { unreadCount: 0 } }) })
})
afterEach(() => vi.unstubAllGlobals())

const open = (at = '/today') => openPage({ [at]: <ShopProfileMenu /> }, at)
const answer = (...programs: UserProgram[]) =>
  server.on({ 'GET /user-programs': () => ({ success: true, data: programs }) })
const bar = () => screen.findByRole('navigation', { name: 'Quick navigation' })
/** Waits until the programs are here. */
const settled = () =>
  vi.waitFor(() => expect(server.calls('GET', '/user-programs').length).toBeGreaterThan(0))

it('leads to the five places of a member and marks the current one', async () => {
  await open()
  const links = within(await bar()).getAllByRole('link')
  expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Today', '/today'],
    ['Plan', '/programs'],
    ['Messages', '/messages'],
    ['Shop', '/shop'],
    ['Me', '/account'],
  ])
  expect(links.map((one) => one.getAttribute('aria-current'))).toEqual(['page', null, null, null, null])
})

it('names unread messages and open questionnaires in the links that have a dot', async () => {
  server.on({ 'GET /chat/unread-count': () => ({ success: true, data: { unreadCount: 3 } }) })
  answer(program('p1'), program('p2', { status: 'pending', stage: 'answering' }))
  await open()
  const links = within(await bar())
  expect(await links.findByRole('link', { name: 'Messages, 3 unread messages' })).toBeTruthy()
  expect(links.getByRole('link', { name: 'Plan, 1 questionnaire to answer' })).toBeTruthy()
})

it('is absent on the checkout', async () => {
  await open('/checkout')
  await settled()
  expect(screen.queryByRole('navigation')).toBeNull()
})

it.each(['completed', 'deactivated'] as const)('is absent when every program is %s', async (status) => {
  answer(program('p1', { status }))
  await open()
  await settled()
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('offers the day in the account’s menu only while a program runs', async () => {
  const { unmount } = await open()
  await bar()
  openPopover()
  expect(screen.getByRole('link', { name: 'My Programs' }).closest('[popover]')?.textContent).toContain(
    'Today',
  )
  unmount()
  answer(program('p1', { status: 'paused' }))
  await open()
  await bar()
  const panel = openPopover()
  expect(panel.textContent).not.toContain('Today')
})

it('leads from the account to its orders, tests, wishes and subscriptions', async () => {
  await openPage({ '/account': <AccountPlaces /> }, '/account')
  const links = within(await screen.findByRole('navigation', { name: 'My account' })).getAllByRole('link')
  expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['My Orders', '/orders'],
    ['My Blood Tests', '/blood-tests'],
    ['My Wish List', '/wish-list'],
    ['My Subscriptions', '/subscriptions'],
  ])
})
