import { act, screen, waitFor, within } from '@testing-library/react'
import type { Chat } from 'contract/chat/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { open, press } from '../../../../test/coach-area'
import { chooseFirst, freshCoach, openList, rows } from '../../../../test/coach-chats'
import { CHAT, chat, fakeChat, message } from '../../../../test/fake-chat'
import { later, Reply, refusal } from '../../../../test/fake-server'
import { FakeSocket } from '../../../../test/fake-socket'

let server: ReturnType<typeof freshCoach>['server']
let warnings: string[]
beforeEach(() => {
  ;({ server, warnings } = freshCoach())
})
afterEach(() => vi.unstubAllGlobals())

const person = (firstName: string, lastName: string) => ({
  _id: `u-${firstName}`,
  firstName,
  lastName,
  profilePhoto: null,
})
const withUser = (id: string, firstName: string, more: Partial<Chat> = {}) => {
  const one = chat(id, more)
  return { ...one, participants: { ...one.participants, user: person(firstName, 'Rad') } }
}
const answerList = (chats: Chat[], more: object = {}) => {
  const pagination = { currentPage: 1, totalPages: 1, hasNextPage: false, total: chats.length, ...more }
  server.on({ 'GET /chat/list': () => ({ success: true, data: chats, pagination }) })
}
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const last = (content: string, minutes: number) =>
  ({ content, timestamp: minutesAgo(minutes), senderType: 'user', messageType: 'text' }) as const

describe('the list of chats', () => {
  it('loads with the side of the chats and the coach’s token (COACH-CHL-01 COACH-CALL-16)', async () => {
    fakeChat(server, 'coach')
    const answer = later()
    server.on({ 'GET /chat/list': () => answer.promise })
    await openList()
    expect(await screen.findByText('Loading chats')).toBeTruthy()
    answer.settle({
      success: true,
      data: [withUser('chat-a-0000000000000', 'Sara')],
      pagination: { currentPage: 1, totalPages: 1, hasNextPage: false, total: 1 },
    })
    expect(await rows()).toHaveLength(1)
    const [call] = server.calls('GET', '/chat/list')
    expect(call?.query.get('as')).toBe('coach')
    expect(call?.headers.get('authorization')).toBe('Bearer coach-token')
  })

  it.each([
    ['without a reason', () => new Reply(400, { success: false }), 'Failed to load chats'],
    ['with the server’s own', () => refusal('auth.forbidden'), 'You don’t have permission to do this.'],
  ])('COACH-CHL-02 COACH-ERR-17 COACH-ERR-37: a failure %s, and Try Again', async (_what, answer, text) => {
    server.on({ 'GET /chat/list': answer })
    const { visitor } = await openList()
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy()
    expect(warnings).toContain('Failed to get chats')
    fakeChat(server, 'coach')
    await visitor.click(press('Try Again'))
    expect(await rows()).toHaveLength(1)
  })

  it('COACH-CHL-03 COACH-CHL-04: says that there is none, and when there will be', async () => {
    answerList([])
    await openList()
    expect(await screen.findByRole('heading', { name: 'No chats yet' })).toBeTruthy()
    expect(screen.getByText('When users start conversations with you, they will appear here.')).toBeTruthy()
  })

  it('COACH-CHL-05: is read anew by Refresh', async () => {
    answerList([withUser('chat-a-0000000000000', 'Sara')])
    const { visitor } = await openList()
    await rows()
    answerList([withUser('chat-a-0000000000000', 'Sara'), withUser('chat-b-0000000000000', 'Noor')])
    await visitor.click(press('Refresh'))
    await waitFor(async () => expect(await rows()).toHaveLength(2))
  })

  it('COACH-CHL-06 COACH-CHL-07 COACH-CHL-08 COACH-CHL-09 COACH-CHL-10 COACH-CHL-12 COACH-CHL-13 COACH-ENT-29 COACH-ENT-30 COACH-ENT-40: photo or placeholder, name, time, preview, unread badge', async () => {
    const photo = 'uploads/photos/sara.jpg'
    const sara = withUser('chat-a-0000000000000', 'Sara', {
      lastMessage: last('See you at five', 10),
      unreadCount: { coach: 3, user: 9 },
    })
    answerList([
      {
        ...sara,
        participants: { ...sara.participants, user: { ...person('Sara', 'Rad'), profilePhoto: photo } },
      },
      withUser('chat-b-0000000000000', 'Noor', { lastMessage: last('Older', 60 * 30) }),
      withUser('chat-c-0000000000000', 'Ava'),
    ])
    await openList()
    const [first, second, third] = (await rows()) as [HTMLElement, HTMLElement, HTMLElement]
    expect(first.querySelector('img')?.getAttribute('src')).toBe(`/${photo}`)
    expect(second.querySelector('[data-placeholder]')).toBeTruthy()
    expect(within(first).getByText('Sara Rad')).toBeTruthy()
    expect(within(first).getByText('See you at five')).toBeTruthy()
    expect(within(first).getByText('3 unread messages')).toBeTruthy()
    expect(first.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d [AP]M$/)
    expect(second.querySelector('time')?.textContent).toMatch(/^[A-Z][a-z]{2} \d{1,2}$/)
    expect(within(second).queryByText(/unread/)).toBeNull()
    expect(within(third).getByText('No messages yet')).toBeTruthy()
    expect(third.querySelector('time')).toBeNull()
  })

  it('moves a chat to the top when a message arrives in it, above one without messages', async () => {
    const older = withUser('chat-b-0000000000000', 'Noor', { lastMessage: last('Older', 60) })
    const talk = withUser(CHAT, 'Sara', { lastMessage: last('Newer', 10) })
    fakeChat(server, 'coach', [], talk)
    answerList([talk, older, withUser('chat-c-0000000000000', 'Ava')])
    await openList()
    await chooseFirst()
    await waitFor(() => expect(FakeSocket.last.told('join_chat')).toHaveLength(1))
    const names = async () => (await rows()).map((row) => /Sara|Noor|Ava/.exec(row.textContent ?? '')?.[0])
    expect(await names()).toEqual(['Sara', 'Noor', 'Ava'])
    const now = message(1, { chatId: older._id, content: 'Now', createdAt: new Date().toISOString() })
    act(() =>
      FakeSocket.last.hear('new_message', {
        chatId: older._id,
        message: now,
        unreadCount: { coach: 1, user: 0 },
      }),
    )
    await waitFor(async () => expect(await names()).toEqual(['Noor', 'Sara', 'Ava']))
  })

  it('opens the conversation with the person whom a link names, on a later page of the list too', async () => {
    const noor = withUser(CHAT, 'Noor')
    fakeChat(server, 'coach', [message(1)], noor)
    server.on({
      'GET /chat/list': ({ query }) => {
        const currentPage = Number(query.get('page'))
        const data = currentPage === 1 ? [withUser('chat-a-0000000000000', 'Sara')] : [noor]
        const pagination = { currentPage, totalPages: 2, hasNextPage: currentPage < 2, total: 2 }
        return { success: true, data, pagination }
      },
    })
    const { visitor } = await open('/coach/dashboard?tab=chats&with=u-Noor')
    await screen.findByRole('heading', { level: 2, name: 'Noor Rad' })
    const athlete = screen.getByRole('link', { name: 'Show the Athlete' })
    expect(athlete.getAttribute('href')).toBe('/coach/dashboard?search=Noor+Rad&user=u-Noor')
    await visitor.click(press('Back'))
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'Noor Rad' })).toBeNull())
  })

  it('COACH-ENT-31: has more pages, each read when it is asked for', async () => {
    server.on({
      'GET /chat/list': ({ query }) => {
        const page = Number(query.get('page'))
        const data = [withUser(`chat-${page}-0000000000000`, `User ${page}`)]
        return {
          success: true,
          data,
          pagination: { currentPage: page, totalPages: 2, hasNextPage: page < 2, total: 2 },
        }
      },
    })
    const { visitor } = await openList()
    expect(await rows()).toHaveLength(1)
    await visitor.click(press('Show More Chats'))
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Show More Chats' })).toBeNull()
  })

  it('shows only chats with unread messages when asked to, and all of them again', async () => {
    const sara = withUser('chat-a-0000000000000', 'Sara', { unreadCount: { coach: 2, user: 0 } })
    const noor = withUser('chat-b-0000000000000', 'Noor')
    let unread = [sara]
    server.on({
      'GET /chat/list': ({ query }) => {
        const data = query.get('unread') === 'true' ? unread : [sara, noor]
        const pagination = { currentPage: 1, totalPages: 1, hasNextPage: false, total: data.length }
        return { success: true, data, pagination }
      },
    })
    const { visitor } = await openList()
    expect(await rows()).toHaveLength(2)
    const filter = screen.getByRole('checkbox', { name: 'Unread Only' })
    await visitor.click(filter)
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(within((await rows())[0] as HTMLElement).getByText('Sara Rad')).toBeTruthy()
    await visitor.click(filter)
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    unread = []
    await visitor.click(filter)
    expect(await screen.findByText('No unread messages', { selector: 'p[role=status]' })).toBeTruthy()
  })

  it('offers a retry when the unread chats cannot be loaded', async () => {
    answerList([withUser('chat-a-0000000000000', 'Sara')])
    const { visitor } = await openList()
    await rows()
    server.on({ 'GET /chat/list': () => refusal('auth.forbidden') })
    await visitor.click(screen.getByRole('checkbox', { name: 'Unread Only' }))
    expect(await screen.findByText('You don’t have permission to do this.')).toBeTruthy()
    answerList([withUser('chat-b-0000000000000', 'Noor')])
    await visitor.click(press('Try Again'))
    expect(await screen.findByText('Noor Rad')).toBeTruthy()
  })

  it('COACH-ERR-22: the tab says how many messages wait; a count that fails is only written down', async () => {
    fakeChat(server, 'coach')
    server.on({ 'GET /chat/unread-count': () => ({ success: true, data: { unreadCount: 4 } }) })
    const shown = await openList()
    const tab = await screen.findByRole('tab', { name: 'Chats', description: '4 unread messages' })
    expect(tab.textContent).toBe('Chats4')
    expect(document.title).toMatch(/^\(4\) /)
    shown.unmount()
    server.on({ 'GET /chat/unread-count': () => refusal('auth.forbidden') })
    await openList()
    await waitFor(() => expect(warnings).toContain('Failed to get unread count'))
    expect(screen.getByRole('tab', { name: 'Chats' }).textContent).toBe('Chats')
  })
})
