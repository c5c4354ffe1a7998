import { screen, waitFor } from '@testing-library/react'
import type { NextCase, QueueItem } from 'contract/coach-dashboard/queue-calls'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeCoachServer, heading, open, stats } from '../../../../test/coach-area'
import { later } from '../../../../test/fake-server'

let server: ReturnType<typeof fakeCoachServer>['server']
beforeEach(() => {
  localStorage.clear()
  server = fakeCoachServer().server
})
afterEach(() => void vi.unstubAllGlobals())

const item = (kind: QueueItem['kind'], n: number): QueueItem => ({
  ...{ _id: `${kind}-${n}`, kind, userId: `u${n}`, user: { firstName: 'Mina', lastName: 'Rad' } },
  ...{ fact: `Fact ${n}`, since: new Date().toISOString(), action: '/coach/dashboard' },
})
const answer = (items: QueueItem[], next: NextCase | null = null) =>
  server.on({ 'GET /coach/queue': () => ({ success: true, data: { items, next } }) })
const line = () => document.querySelector('main h1')?.parentElement?.nextElementSibling as HTMLElement

it('has the figures above the cases in one line of 32 px, as high while they load', async () => {
  answer([item('message', 1), item('message', 2), item('missed', 3)])
  const counts = later()
  server.on({ 'GET /coach/stats': () => counts.promise })
  await open('/coach/queue')
  await heading('Needs You')
  expect(line().className).toContain('h-8')
  counts.settle({
    success: true,
    data: { ...stats(12, 12, 4).data, plansDue: 1, queueCases: 3, trainedPercent: 94 },
  })
  await waitFor(() =>
    expect(line().textContent).toBe('3 cases·12 active athletes·2 to answer·1 plan due·94% trained'),
  )
  expect(line().className).toContain('h-8')
})

it('leaves out what it does not know', async () => {
  answer([item('message', 1)])
  server.on({
    'GET /coach/stats': () => ({ ...stats(1, 1, 1), data: { ...stats(1, 1, 1).data, trainedPercent: null } }),
  })
  await open('/coach/queue')
  await waitFor(() => expect(line().textContent).toBe('1 case·1 active athlete·1 to answer'))
})

it.each([
  ['check_in', '2026-12-01', /Next, a check-in is due: Dec 1, 2026/],
  ['ending', '2026-12-05', /Next, a program begins its last week: Dec 5, 2026/],
  ['snoozed', '2026-12-03T12:00:00.000Z', /Next, what you put off comes back: Dec 3, 2026/],
] as const)('names what comes next while nobody waits: %s', async (kind, day, text) => {
  answer([], { kind, day })
  await open('/coach/queue')
  const title = await screen.findByText('Nobody waits for you')
  expect(title.parentElement?.textContent).toMatch(text)
})

it('names nothing where nothing is known', async () => {
  answer([])
  await open('/coach/queue')
  const title = await screen.findByText('Nobody waits for you')
  expect(title.parentElement?.textContent).not.toContain('Next')
})
