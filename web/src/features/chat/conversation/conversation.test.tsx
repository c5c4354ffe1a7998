import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { press } from '../../../../test/coach-area'
import { bubbles, chooseFirst, freshCoach, openChat, openList, rows } from '../../../../test/coach-chats'
import { CHAT, chat, fakeChat, message } from '../../../../test/fake-chat'
import { later, refusal } from '../../../../test/fake-server'

let server: ReturnType<typeof freshCoach>['server']
beforeEach(() => {
  ;({ server } = freshCoach())
})
afterEach(() => vi.unstubAllGlobals())

describe('a conversation', () => {
  it('COACH-CHC-01 COACH-CHC-02 COACH-CHC-03 COACH-CHL-11 COACH-STATE-05 COACH-DASH-12: opens from the list and leads back to it', async () => {
    const { visitor, where, socket } = await openChat(server)
    expect(where().search).toContain(`chat=${CHAT}`)
    expect((await rows())[0]?.getAttribute('aria-current')).toBe('true')
    const frame = screen.getByRole('region', { name: 'Mina Rad' })
    expect(frame.querySelector('[data-placeholder]')?.textContent).toBe('M')
    await visitor.click(press('Back'))
    expect(screen.queryByRole('heading', { level: 2, name: 'Mina Rad' })).toBeNull()
    expect((await rows())[0]?.getAttribute('aria-current')).toBeNull()
    expect(document.activeElement).toBe((await rows())[0])
    expect(socket.connected).toBe(false)
  })

  it('COACH-CHC-04 COACH-CHC-05 COACH-ENT-33 COACH-ENT-34: shows messages in order with avatar, text, files and time', async () => {
    const file = {
      filename: 'f-1',
      originalName: 'a-very-long-name.pdf',
      mimeType: 'application/pdf',
      size: 1587,
      fileUrl: `/api/v1/chat/${CHAT}/files/f-1`,
      path: '',
    }
    await openChat(server, [
      message(1, { content: 'First\nline two' }),
      message(2, { content: 'See this', messageType: 'file', attachments: [file], senderType: 'coach' }),
    ])
    await waitFor(() => expect(bubbles()).toHaveLength(2))
    const [first, second] = screen
      .getByRole('region', { name: /Messages with/ })
      .querySelectorAll<HTMLElement>('ol > li')
    expect(first?.textContent).toContain('First\nline two')
    expect(first?.querySelector('[data-placeholder]')?.textContent).toBe('M')
    expect(first?.querySelector('time[datetime]')).toBeTruthy()
    expect([...(first?.querySelectorAll('time') ?? [])].at(-1)?.textContent).toMatch(/^\d\d:\d\d [AP]M$/)
    expect(second?.textContent).toContain('a-very-long-nam...')
    expect(second?.textContent).toContain('1.5 KB')
  })

  it('COACH-CHC-06 COACH-CHC-07: loading, and empty', async () => {
    fakeChat(server, 'coach')
    const answer = later()
    server.on({ [`GET /chat/${CHAT}`]: () => answer.promise })
    await openList()
    await chooseFirst()
    expect(await screen.findByText('Loading messages...')).toBeTruthy()
    const pagination = { currentPage: 1, totalPages: 1, hasNextPage: false, total: 0 }
    answer.settle({ success: true, data: { messages: [], pagination, chat: chat() }, pagination })
    const frame = within(screen.getByRole('region', { name: 'Mina Rad' }))
    expect(await frame.findByText('No messages yet')).toBeTruthy()
  })

  it('COACH-ERR-47: messages that cannot be loaded raise no alert, and can be tried again', async () => {
    fakeChat(server, 'coach')
    server.on({ [`GET /chat/${CHAT}`]: () => refusal('auth.forbidden') })
    const { visitor } = await openList()
    await chooseFirst()
    await screen.findByText('The messages couldn’t be loaded.')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(
      screen
        .queryAllByRole('alert')
        .map((one) => one.textContent)
        .join(''),
    ).toBe('')
    fakeChat(server, 'coach', [message(1)])
    await visitor.click(press('Try Again'))
    await waitFor(() => expect(bubbles()).toHaveLength(1))
  })

  it('opens at the end and scrolls to new messages (COACH-STATE-29 COACH-STATE-33)', async () => {
    const { talk } = await openChat(server, [message(1)])
    const view = await screen.findByRole('region', { name: /Messages with/ })
    expect(view.scrollTop).toBe(0)
    view.scrollTop = -40
    fireEvent.scroll(view)
    await act(async () => void talk.arrive('New'))
    expect(bubbles()).toHaveLength(2)
    expect(view.scrollTop).toBe(0)
  })

  it('marks the first new message until the conversation is left', async () => {
    const stored = [1, 2, 3, 4, 5].map((seq) =>
      message(seq, { senderType: [2, 3].includes(seq) ? 'coach' : 'user' }),
    )
    const unread = { unreadCount: { coach: 2, user: 0 }, readSeq: { coach: 1, user: 3 } }
    const { talk } = await openChat(server, stored, chat(CHAT, unread))
    const line = await screen.findByText('New messages')
    expect(line.nextElementSibling?.textContent).toContain('message 4')
    expect(server.calls('POST', `/chat/${CHAT}/read`)).toHaveLength(1)
    await act(async () => void talk.arrive('Six'))
    expect(screen.getAllByText('New messages')).toEqual([line])
  })

  it('no line where nothing is new, nor before the oldest that is loaded of many that are', async () => {
    const many = Array.from({ length: 60 }, (_, n) => message(n + 1))
    const unread = { unreadCount: { coach: 60, user: 0 }, readSeq: { coach: 0, user: 0 } }
    const { visitor } = await openChat(server, many, chat(CHAT, unread))
    await waitFor(() => expect(bubbles()).toHaveLength(50))
    expect(screen.queryByText('New messages')).toBeNull()
    await visitor.click(press('Load Older Messages'))
    expect((await screen.findByText('New messages')).nextElementSibling?.textContent).toContain('message 1')
  })

  it('keeps the position of a reader further up and counts new messages (X-77)', async () => {
    const { talk, visitor } = await openChat(server, [message(1)])
    const view = await screen.findByRole('region', { name: /Messages with/ })
    view.scrollTop = -900
    fireEvent.scroll(view)
    await act(async () => void talk.arrive('One'))
    await act(async () => void talk.arrive('Two'))
    expect(view.scrollTop).toBe(-900)
    await visitor.click(press('2 new messages'))
    expect(view.scrollTop).toBe(0)
    expect(screen.queryByRole('button', { name: /new messages/ })).toBeNull()
  })

  it('COACH-WS-13 X-75: says that somebody writes, whether they are there, and reads a new message out', async () => {
    const { talk, socket } = await openChat(server)
    await screen.findByText('Offline')
    await act(async () => socket.hear('user_online', { userId: 'u1', userType: 'user' }))
    expect(screen.getByText('Online')).toBeTruthy()
    await act(async () => socket.hear('typing_start', { chatId: CHAT, userId: 'u1', userType: 'user' }))
    expect(screen.getByText(/Mina.* is typing…/)).toBeTruthy()
    await act(async () => void talk.arrive('Hello coach'))
    expect(screen.queryByText(/is typing/)).toBeNull()
    expect(screen.getByText('Mina Rad: Hello coach')).toBeTruthy()
  })
})
