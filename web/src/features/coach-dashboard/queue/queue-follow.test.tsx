import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeCoachServer, heading, open, path } from '../../../../test/coach-area'
import { followTo } from '../../../../test/page'

const gate = vi.hoisted(() => {
  let open = () => {}
  const promise = new Promise<void>((resolve) => {
    open = resolve
  })
  return { promise, open }
})
// The page of the case takes longer than the rest on a line after which its athlete is shown.
vi.mock('../dashboard-page', async () => {
  await gate.promise
  return { default: () => <h1>Dashboard</h1> }
})

afterEach(() => void vi.unstubAllGlobals())

it('leads to the page of a case while that page still loads, though the press has focused the line', async () => {
  localStorage.clear()
  const { server } = fakeCoachServer()
  const item = {
    _id: 'plan_due-1',
    kind: 'plan_due',
    userId: 'u1',
    user: { firstName: 'Mina', lastName: 'Rad' },
    fact: 'Waits for the plan: Strength',
    since: new Date().toISOString(),
    action: '/coach/dashboard?program=p1',
  }
  server.on({ 'GET /coach/queue': () => ({ success: true, data: { items: [item] } }) })
  const shown = await open('/coach/queue')
  await heading('Needs You')
  const link = await screen.findByRole('link', { name: /^Write the plan/ })
  vi.useFakeTimers()
  await act(async () => link.focus())
  await followTo(link)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  gate.open()
  await heading('Dashboard')
  expect(path(shown)).toBe('/coach/dashboard?program=p1')
})
