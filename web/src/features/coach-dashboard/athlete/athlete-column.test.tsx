import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { AthleteSummary } from 'contract/coach-dashboard/athlete-calls'
import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCoachServer, open, said } from '../../../../test/coach-area'
import { message } from '../../../../test/fake-chat'
import { refusal } from '../../../../test/fake-server'

const today = new Intl.DateTimeFormat('en-CA').format(new Date())
const summary: AthleteSummary = {
  _id: 'u1',
  firstName: 'Mina',
  lastName: 'Rad',
  notes: 'Left knee.',
  chatId: 'c1',
  programs: [
    {
      _id: 'p1',
      name: 'Strength',
      status: 'active',
      currentWeek: 3,
      totalWeeks: 12,
      days: [
        { date: today, focus: 'Push', planned: 1, done: 0, isExcused: false },
        { date: '2026-01-08', focus: 'Legs', planned: 1, done: 1, isExcused: false },
        { date: '2026-01-06', focus: '', planned: 1, done: 0, isExcused: false },
        { date: '2026-01-05', focus: 'Pull', planned: 0, done: 0, isExcused: true },
        { date: '2026-01-04', focus: 'Run', planned: 0, done: 1, isExcused: false },
        { date: '2026-01-03', focus: 'Push', planned: 2, done: 1, isExcused: false },
      ],
    },
  ],
  weights: [
    { _id: 'w1', at: '2026-01-02T08:00:00.000Z', value: 66 },
    { _id: 'w2', at: '2026-01-09T08:00:00.000Z', value: 65.4 },
  ],
  weightTarget: 64,
  test: {
    _id: 't1',
    createdAt: '2026-01-03T08:00:00.000Z',
    status: 'reviewing',
    values: 5,
    marked: [{ label: 'Ferritin', value: 9, unit: 'µg/l', position: 'below' }],
  },
}

let server: ReturnType<typeof fakeCoachServer>['server']
let items: QueueItem[]
const message1 = (id: string, userId = 'u1'): QueueItem => ({
  _id: `message-${id}`,
  kind: 'message',
  userId,
  user: { firstName: 'Mina', lastName: 'Rad' },
  chatId: id,
  fact: 'My knee hurts',
  since: '2026-01-09T08:00:00.000Z',
  action: `/coach/dashboard?tab=chats&chat=${id}`,
})
beforeEach(() => {
  localStorage.clear()
  server = fakeCoachServer().server
  items = [message1('c1'), { ...message1('c2', 'u2'), fact: 'Hello' }]
  server.on({
    'GET /coach/queue': () => ({ success: true, data: { items } }),
    'GET /coach/users/:id/summary': () => ({ success: true, data: summary }),
    'GET /chat/c1': () => ({
      success: true,
      data: { messages: [message(1, { content: 'My knee hurts since Tuesday' })] },
    }),
    'POST /chat/:chatId/messages': () => ({ success: true, data: { message: message(2) } }),
    'POST /chat/:chatId/read': () => ({ success: true, data: {} }),
  })
})
afterEach(() => void vi.unstubAllGlobals())

async function column() {
  const shown = await open('/coach/queue?case=message-c1')
  const section = await screen.findByRole('region', { name: 'Mina Rad' })
  await within(section).findByText('My knee hurts since Tuesday')
  return { ...shown, section, part: (name: string) => within(within(section).getByRole('region', { name })) }
}

describe('the athlete beside the queue', () => {
  it('shows messages, sessions against the plan, weight, last test and notes in one column', async () => {
    const { section, part } = await column()
    const headings = within(section)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
    expect(headings).toEqual(['Mina Rad', 'Messages', 'Recent sessions', 'Weight', 'Last blood test'])
    expect(within(section).getByText('Week 3 of 12')).toBeTruthy()
    const sessions = part('Recent sessions')
    expect(sessions.getByText('2 of 5 done')).toBeTruthy()
    expect(sessions.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
      ...['Planned for today', 'Done', 'Missed', 'Excused', 'Done, not planned', '1 of 2'],
    ])
    expect(part('Last blood test').getByText('1 of 5 values is out of range.')).toBeTruthy()
    expect(part('Last blood test').getByText('Below the range')).toBeTruthy()
    expect(within(section).getByText('Left knee.')).toBeTruthy()
    expect(within(section).getByRole('link', { name: 'Open the Program' }).getAttribute('href')).toBe(
      '/coach/dashboard?program=p1',
    )
    // Looking does not tell the athlete that the message was read.
    expect(server.calls('POST', /\/read$/)).toHaveLength(0)
  })

  it('r focuses the reply field, Enter sends and marks the chat as read, and the next line gets the focus', async () => {
    const { visitor } = await column()
    const link = () => screen.getAllByRole('link', { name: /^Reply/ })[0] as HTMLElement
    await act(async () => link().focus())
    await act(async () => visitor.keyboard('r'))
    const field = await screen.findByRole('textbox', { name: /^Reply to .?Mina/ })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await visitor.keyboard('Rest it.{Escape}')
    expect(document.activeElement).toBe(link())
    await act(async () => visitor.keyboard('r'))
    items = items.slice(1)
    await visitor.keyboard('{Enter}')
    await screen.findByText('Sent.')
    const [sent] = server.calls('POST', '/chat/c1/messages')
    expect(sent?.body).toMatchObject({ content: 'Rest it.', clientMsgId: expect.any(String) })
    expect(server.calls('POST', '/chat/c1/read')).toHaveLength(1)
    await waitFor(() => expect(screen.queryByText('Hello')).toBeTruthy())
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.case).toBe('message-c2'))
  })

  it('leaves the focus on the next line after a reply: the field of its athlete takes no text by itself', async () => {
    server.on({
      'GET /coach/users/:id/summary': ({ params }) => ({
        success: true,
        data: params.id === 'u2' ? { ...summary, _id: 'u2', firstName: 'Sara', chatId: 'c2' } : summary,
      }),
      'GET /chat/c2': () => ({ success: true, data: { messages: [message(3, { content: 'Hello' })] } }),
    })
    const { visitor } = await column()
    await act(async () => screen.getAllByRole('link', { name: /^Reply/ })[0]?.focus())
    await act(async () => visitor.keyboard('r'))
    items = items.slice(1)
    await visitor.keyboard('Rest it.{Enter}')
    await screen.findByRole('textbox', { name: /^Reply to .?Sara/ })
    expect((document.activeElement as HTMLElement).dataset.case).toBe('message-c2')
  })

  it('keeps a reply that was not sent, and sends it once under the same name', async () => {
    server.on({ 'POST /chat/:chatId/messages': () => refusal('server.error') })
    await column()
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reply to/ })
    fireEvent.change(field, { target: { value: 'Rest it.' } })
    const send = screen.getByRole('button', { name: 'Send' })
    fireEvent.click(send)
    fireEvent.click(send)
    await waitFor(() => expect(said()).toBeTruthy())
    expect(field.value).toBe('Rest it.')
    server.on({ 'POST /chat/:chatId/messages': () => ({ success: true, data: { message: message(2) } }) })
    fireEvent.click(send)
    await screen.findByText('Sent.')
    const names = server
      .calls('POST', '/chat/c1/messages')
      .map(({ body }) => (body as { clientMsgId: string }).clientMsgId)
    expect(names).toHaveLength(2)
    expect(new Set(names).size).toBe(1)
  })

  it('says so where there is nothing yet, where the athlete has gone, and offers a retry when loading fails', async () => {
    server.on({
      'GET /coach/users/:id/summary': () => ({
        success: true,
        data: { ...summary, chatId: null, programs: [], weights: [], test: null },
      }),
    })
    const empty = await open('/coach/queue?case=message-c1')
    for (const text of ['No sessions were planned.', 'No weight entered yet.', 'No blood test yet.'])
      await screen.findByText(text)
    expect(screen.queryByRole('textbox')).toBeNull()
    empty.unmount()
    server.on({ 'GET /coach/users/:id/summary': () => refusal('programs.user_not_found') })
    const gone = await open('/coach/queue?case=message-c1')
    await screen.findByText('This athlete is no longer with you')
    gone.unmount()
    server.on({ 'GET /coach/users/:id/summary': () => refusal('server.error') })
    const { visitor } = await open('/coach/queue?case=message-c1')
    await screen.findByText('The athlete couldn’t be loaded')
    server.on({ 'GET /coach/users/:id/summary': () => ({ success: true, data: summary }) })
    await visitor.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Week 3 of 12')
  })
})
