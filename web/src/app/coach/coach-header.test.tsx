import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeCoachServer, heading, open, path, stats } from '../../../test/coach-area'
import { followTo, openPopover } from '../../../test/page'
import { usePhone } from '../../../test/phone'

afterEach(() => void vi.unstubAllGlobals())

it('has a link to the dashboard besides the brand', async () => {
  fakeCoachServer()
  const shown = await open('/coach/team')
  await heading('Team')
  const header = within(screen.getByRole('banner'))
  const link = await header.findByRole('link', { name: 'Dashboard' })
  await followTo(link)
  await heading('Welcome back, Coach!')
  expect(path(shown)).toBe('/coach/dashboard')
  expect(header.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page')
})

it('is one row on a phone, with its links of 44 px and the number of cases in a menu', async () => {
  usePhone()
  const { server } = fakeCoachServer()
  server.on({
    'GET /coach/stats': () => ({ success: true, data: { ...stats(2, 3, 4).data, queueCases: 3 } }),
  })
  const shown = await open('/coach/dashboard')
  await heading('Welcome back, Coach!')
  const header = screen.getByRole('banner')
  const navigation = within(header).getByRole('navigation', { name: 'Your area' })
  const button = await within(navigation).findByRole('button', { name: 'Menu, 3 cases wait for you' })
  expect(button.textContent).toBe('3')
  expect(within(navigation).queryByRole('link')).toBeNull()
  expect(button.closest('.page')?.className).toContain('h-(--coach-bar)')
  const menu = within(openPopover(navigation))
  const items = [...menu.getAllByRole('link'), ...menu.getAllByRole('button')]
  expect(items.map((one) => one.textContent)).toEqual([
    ...['Dashboard', 'Needs You3', 'Library', 'Back to Main Site', 'Settings', 'Logout'],
  ])
  for (const one of items) expect(one.className).toContain('min-h-(--control-md)')
  await followTo(menu.getByRole('button', { name: 'Settings' }))
  await heading('Settings')
  expect(path(shown)).toBe('/coach/settings')
})

it.each([
  ['/coach/dashboard', 'Welcome back, Coach!'],
  ['/coach/queue', 'Needs You'],
  ['/coach/team', 'Team'],
  ['/coach/settings', 'Settings'],
  ['/coach/library', 'Library'],
  ['/coach/templates', 'Templates'],
])('has the same measure as the page %s', async (at, title) => {
  const { server } = fakeCoachServer()
  const none = { items: [], pagination: { currentPage: 1, totalPages: 1, total: 0, hasNextPage: false } }
  server.on({
    'GET /coach/queue': () => ({ success: true, data: { items: [] } }),
    'GET /coach/library': () => ({ success: true, data: none }),
    'GET /coach/templates': () => ({ success: true, data: none }),
  })
  await open(at)
  await heading(title)
  const [frame] = document.getElementById('main')?.children ?? []
  expect(frame?.className.split(' ')).toContain('page')
})
