import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeCoachServer, heading, open } from '../../../../test/coach-area'
import { later, refusal } from '../../../../test/fake-server'
import { followTo, openPopover } from '../../../../test/page'

let server: ReturnType<typeof fakeCoachServer>['server']
let hidden: Set<string>
const item = (n: number, kind: QueueItem['kind']): QueueItem => ({
  _id: `${kind}-${n}`,
  kind,
  userId: `u${n}`,
  user: { firstName: n === 1 ? 'Sara' : 'Mina', lastName: 'Rad' },
  fact: `Fact ${n}`,
  since: new Date(Date.UTC(2026, 0, n)).toISOString(),
  action: '/coach/dashboard',
})
const items = [item(1, 'blood_test'), item(2, 'missed'), item(3, 'message')]

beforeEach(() => {
  localStorage.clear()
  server = fakeCoachServer().server
  hidden = new Set()
  server.on({
    'GET /coach/queue': () => ({
      success: true,
      data: { items: items.filter(({ _id }) => !hidden.has(_id)) },
    }),
    'POST /coach/queue/:id/done': ({ params }) => {
      hidden.add(params.id as string)
      return { success: true }
    },
    'POST /coach/queue/:id/snooze': ({ params, body }) => {
      if ((body as { until: string | null }).until === null) hidden.delete(params.id as string)
      else hidden.add(params.id as string)
      return { success: true }
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

async function openQueue(locale?: 'fa' | 'nl') {
  const shown = await open('/coach/queue', { ...(locale && { locale }) })
  await screen.findAllByRole('listitem')
  return shown
}
const rows = () =>
  screen.queryAllByRole('listitem').map((row) => row.querySelector<HTMLElement>('[data-case]')?.dataset.case)
const inRow = (at: number) => within(screen.getAllByRole('listitem')[at] as HTMLElement)
const undone = () =>
  server.calls('POST', /\/snooze$/).filter(({ body }) => (body as { until: unknown }).until === null)

it('names a case that is done and brings it back to its place by Undo', async () => {
  await openQueue()
  await followTo(inRow(0).getByRole('button', { name: 'Done' }))
  expect(rows()).toEqual(['missed-2', 'message-3'])
  await screen.findByText(/^Done: .?Sara.?, blood test$/)
  await followTo(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(rows()).toEqual(['blood_test-1', 'missed-2', 'message-3']))
  await waitFor(() => expect((document.activeElement as HTMLElement).dataset.case).toBe('blood_test-1'))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(undone()).toHaveLength(1)
})

it('names a case that is snoozed and brings it back by Undo', async () => {
  await openQueue()
  const menu = within(openPopover(screen.getAllByRole('listitem')[1]))
  await followTo(menu.getByRole('button', { name: 'For a week' }))
  await screen.findByText(/^Snoozed: .?Mina.?, missed sessions$/)
  await followTo(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(rows()).toEqual(['blood_test-1', 'missed-2', 'message-3']))
})

it.each([
  ['fa', /^انجام شد: .?Sara.?، آزمایش خون$/],
  ['nl', /^Klaar: .?Sara.?, bloedonderzoek$/],
] as const)('names a case that is done in %s', async (locale, text) => {
  await openQueue(locale)
  await followTo(inRow(0).getAllByRole('button')[0] as HTMLElement)
  expect(await screen.findByText(text)).toBeTruthy()
})

it('takes one case after the other back by Ctrl or Cmd with Z, the last one also of an empty queue', async () => {
  await openQueue()
  for (let left = 3; left > 0; left--) await followTo(inRow(0).getByRole('button', { name: 'Done' }))
  await screen.findByText('Nobody waits for you')
  await waitFor(() => expect(hidden.size).toBe(3))
  const undo = (key: object) => act(async () => void fireEvent.keyDown(document.body, { key: 'z', ...key }))
  await undo({ ctrlKey: true })
  await waitFor(() => expect(rows()).toEqual(['message-3']))
  await undo({ metaKey: true })
  await waitFor(() => expect(rows()).toEqual(['missed-2', 'message-3']))
  await undo({ key: 'ظ', code: 'KeyZ', ctrlKey: true })
  await waitFor(() => expect(rows()).toEqual(['blood_test-1', 'missed-2', 'message-3']))
  await undo({ ctrlKey: true })
  expect(undone()).toHaveLength(3)
})

it('leaves Ctrl with Z to a field', async () => {
  await openQueue()
  await followTo(inRow(0).getByRole('button', { name: 'Done' }))
  const field = document.body.appendChild(document.createElement('textarea'))
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true })
  field.remove()
  await waitFor(() => expect(hidden.size).toBe(1))
  expect(undone()).toHaveLength(0)
})

it('sends Undo after the case is hidden, and offers none where hiding failed', async () => {
  const answer = later()
  server.on({ 'POST /coach/queue/:id/done': () => answer.promise })
  await openQueue()
  await followTo(inRow(0).getByRole('button', { name: 'Done' }))
  await followTo(await screen.findByRole('button', { name: 'Undo' }))
  expect(undone()).toHaveLength(0)
  hidden.add('blood_test-1')
  await act(async () => answer.settle({ success: true }))
  await waitFor(() => expect(rows()).toHaveLength(3))
  server.on({ 'POST /coach/queue/:id/done': () => refusal('server.error') })
  await followTo(inRow(0).getByRole('button', { name: 'Done' }))
  await screen.findByText('That was not saved. Please try again.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('says so when a case could not be brought back', async () => {
  await openQueue()
  await followTo(inRow(0).getByRole('button', { name: 'Done' }))
  server.on({ 'POST /coach/queue/:id/snooze': () => refusal('server.error') })
  await followTo(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('That was not saved. Please try again.')
  await waitFor(() => expect(rows()).toEqual(['missed-2', 'message-3']))
  await heading('Needs You')
})
