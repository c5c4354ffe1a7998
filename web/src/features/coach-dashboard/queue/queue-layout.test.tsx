import { screen, waitFor, within } from '@testing-library/react'
import type { AthleteSummary } from 'contract/coach-dashboard/athlete-calls'
import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeCoachServer, open, path } from '../../../../test/coach-area'
import { followTo, openPopover } from '../../../../test/page'
import { usePhone } from '../../../../test/phone'

let server: ReturnType<typeof fakeCoachServer>['server']
let items: QueueItem[]
const item = (n: number, kind: QueueItem['kind']): QueueItem => ({
  _id: `${kind}-${n}`,
  kind,
  userId: `u${n}`,
  user: { firstName: 'Mina', lastName: `Rad ${n}` },
  fact: `Fact ${n}`,
  since: new Date(Date.UTC(2026, 0, n)).toISOString(),
  action: '/coach/dashboard',
})
const summaryOf = (n: string): AthleteSummary => ({
  ...{ _id: `u${n}`, firstName: 'Mina', lastName: `Rad ${n}`, notes: '', chatId: `c${n}` },
  ...{ programs: [], weights: [], weightTarget: null, test: null },
})
const hide = ({ params }: { params: Record<string, string> }) => {
  items = items.filter(({ _id }) => _id !== params.id)
  return { success: true }
}

beforeEach(() => {
  localStorage.clear()
  server = fakeCoachServer().server
  items = [item(1, 'blood_test'), item(2, 'message'), item(3, 'missed')]
  server.on({
    'GET /coach/queue': () => ({ success: true, data: { items } }),
    'GET /coach/users/:id/summary': ({ params }) => ({
      success: true,
      data: summaryOf(params.id?.slice(1) ?? ''),
    }),
    ...Object.fromEntries(
      [1, 2, 3].map((n) => [`GET /chat/c${n}`, () => ({ success: true, data: { messages: [] } })]),
    ),
    'POST /coach/queue/:id/done': hide,
    'POST /coach/queue/:id/snooze': hide,
  })
})
afterEach(() => void vi.unstubAllGlobals())

const column = (n: number) => screen.findByRole('region', { name: `Mina Rad ${n}` })
const partsOf = async (n: number) => {
  const section = await column(n)
  await within(section).findByRole('region', { name: 'Weight' })
  return within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
}

it('shows the athlete of the first case beside the list, and leaves the focus where it is', async () => {
  const shown = await open('/coach/queue')
  await column(1)
  expect(path(shown)).toBe('/coach/queue')
  const [first] = screen.getAllByRole('listitem')
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: 'Mina Rad 1' })
      .getAttribute('aria-current'),
  ).toBe('true')
  expect(document.activeElement?.closest('[data-line]')).toBeNull()
})

it('shows the first case where the one in the address is gone', async () => {
  await open('/coach/queue?case=message-9')
  expect(await column(1)).toBeTruthy()
})

it.each([
  ['blood_test-1', 1, 'Last blood test'],
  ['message-2', 2, 'Messages'],
  ['missed-3', 3, 'Recent sessions'],
] as const)('puts the section of the case %s first', async (id, n, title) => {
  await open(`/coach/queue?case=${id}`)
  const parts = await partsOf(n)
  expect(parts[0]).toBe(title)
  expect([...parts].sort()).toEqual(['Last blood test', 'Messages', 'Recent sessions', 'Weight'])
})

it('has Done and Snooze as named icons beside the name, and the fact in two lines at most', async () => {
  await open('/coach/queue')
  const [row] = await screen.findAllByRole('listitem')
  const title = within(row as HTMLElement).getByRole('heading', { level: 2 }).parentElement as HTMLElement
  for (const name of ['Done', 'Snooze']) {
    const button = within(title).getByRole('button', { name })
    expect(button.textContent).toBe('')
    expect(button.className).toContain('size-(--control-sm)')
  }
  expect(screen.getAllByText('Fact 1')[0]?.closest('.line-clamp-2')).toBeTruthy()
})

it('has Done and Snooze in the athlete’s column too', async () => {
  await open('/coach/queue')
  await followTo(within(await column(1)).getByRole('button', { name: 'Done' }))
  const next = await column(2)
  const menu = openPopover(next)
  await followTo(within(menu).getByRole('button', { name: 'For a week' }))
  await column(3)
  expect(items.map(({ _id }) => _id)).toEqual(['missed-3'])
})

it('focuses the athlete’s heading on a phone, and shows the list again after Done', async () => {
  usePhone()
  const shown = await open('/coach/queue')
  await followTo(await screen.findByRole('link', { name: 'Mina Rad 2' }))
  const section = await column(2)
  await waitFor(() => expect(document.activeElement).toBe(within(section).getByRole('heading', { level: 2 })))
  await followTo(within(section).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(path(shown)).toBe('/coach/queue'))
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  await screen.findByText(/^Done: .?Mina.?, message$/)
})
