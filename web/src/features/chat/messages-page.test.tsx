import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHAT, chat, fakeChat, message } from '../../../test/fake-chat'
import { eraseAccount, freshDevice } from '../../../test/fake-device'
import { offline, refusal } from '../../../test/fake-server'
import { fakeShop, storeSession } from '../../../test/fake-shop'
import { FakeSocket } from '../../../test/fake-socket'
import { openPage } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { readAnswer } from '../../api/saved-answers'
import ShopProfileMenu from '../../app/shop/shop-profile-menu'
import MessagesPage from './messages-page'
import { addUnsent, readOutbox } from './room/outbox'

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  FakeSocket.reset()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  storeSession()
  server = fakeShop([])
})
afterEach(() => {
  sessionOf('customer').close('logout')
  vi.unstubAllGlobals()
})

const open = (locale?: 'fa' | 'nl') =>
  act(() => openPage({ '/messages': <MessagesPage />, '/programs': <p>programs</p> }, '/messages', locale))
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

describe('the customer’s messages', () => {
  it('X-67 COACH-WS-10: one coach is one conversation, without a list; the side is the customer’s', async () => {
    const talk = fakeChat(server, 'user', [message(1, { senderType: 'coach', content: 'Welcome' })])
    await open()
    expect(await screen.findByRole('heading', { level: 2, name: 'Kaveh Azad' })).toBeTruthy()
    await screen.findByText('Welcome')
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    const socket = FakeSocket.last
    await waitFor(() => expect(socket.told('join_user')).toEqual([{ userId: 'u1', userType: 'user' }]))
    expect(socket.told('coach_status_update')).toEqual([])
    expect(server.calls('GET', '/chat/list')[0]?.query.get('as')).toBe('user')
    fireEvent.change(field('Message'), { target: { value: 'Hello' } })
    fireEvent.keyDown(field('Message'), { key: 'Enter' })
    await waitFor(() => expect(talk.stored.map(({ content }) => content)).toEqual(['Welcome', 'Hello']))
    expect(socket.told('typing_start')).toEqual([{ chatId: CHAT }])
  })

  it('keeps the last messages for a visit without a network, and reads on once there is one', async () => {
    const account = { area: 'customer', userId: 'u1' } as const
    freshDevice()
    const stored = [message(1, { senderType: 'coach', content: 'Welcome' })]
    fakeChat(server, 'user', stored)
    await open()
    await screen.findByText('Welcome')
    await waitFor(async () => expect(await readAnswer(account, ['chat', CHAT])).toBeTruthy())
    cleanup()
    server.on({ 'GET /chat/list': offline, [`GET /chat/${CHAT}`]: offline })
    await open()
    await screen.findByText('Welcome')
    fakeChat(server, 'user', [...stored, message(2, { senderType: 'coach', content: 'How was it?' })])
    act(() => FakeSocket.last.connect())
    await screen.findByText('How was it?')
    cleanup()
    await eraseAccount(account)
    expect(await readAnswer(account, ['chat', CHAT])).toBeUndefined()
  })

  it('says when the coach answers, by the coach’s clock, and how fast', async () => {
    fakeChat(server, 'user', [message(1)])
    const workingHours = { days: ['monday', 'tuesday', 'wednesday', 'friday'], from: '09:00', until: '17:30' }
    const times = { workingHours, timeZone: 'America/New_York', replyMinutes: 61 }
    server.on({ 'GET /chat/:chatId/coach': () => ({ success: true, data: times }) })
    await open()
    await screen.findByText(/^Answers .*Mon, Tue, Wed, Fri, 9:00.AM–5:30.PM.* \(.*New York.* time\)$/)
    expect(screen.getByText('Usually replies within 2 hours')).toBeTruthy()
  })

  it('shows the covering colleague and the last day of the cover', async () => {
    fakeChat(server, 'user', [message(1)])
    const covered = { firstName: 'Omar', lastName: 'Haddad', until: '2026-12-06' }
    const times = { workingHours: null, timeZone: 'Europe/Amsterdam', replyMinutes: 61, covered }
    server.on({ 'GET /chat/:chatId/coach': () => ({ success: true, data: times }) })
    await open()
    await screen.findByText(/^.?Omar Haddad.? answers for your coach until .?Sunday, December 6.?\.$/)
    // The coach's own reply time is hidden during a cover.
    expect(screen.queryByText(/^Usually/)).toBeNull()
  })

  it('hours and reply time are hidden for a coach without hours and with too few answers', async () => {
    fakeChat(server, 'user', [message(1)])
    await open()
    await screen.findByText('message 1')
    expect(screen.queryByText(/^Answers|^Usually/)).toBeNull()
  })

  it('a chat that was handed over is read and not written in', async () => {
    fakeChat(server, 'user', [message(1)], chat(CHAT, { closedAt: '2026-11-20T09:00:00.000Z' }))
    await open()
    expect(await screen.findByText(/This conversation is closed/)).toBeTruthy()
    await screen.findByText('message 1')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('without a chat it says when there will be one', async () => {
    const pagination = { currentPage: 1, totalPages: 1, hasNextPage: false, total: 0 }
    server.on({ 'GET /chat/list': () => ({ success: true, data: [], pagination }) })
    await open()
    expect(await screen.findByRole('heading', { name: 'No chats yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My Programs' }).getAttribute('href')).toBe('/programs')
  })

  it('U27 X-78: in Persian words, days and times are Persian, and each message has its own direction', async () => {
    fakeChat(server, 'user', [
      message(1, { senderType: 'coach', content: 'Good morning' }),
      message(2, { content: 'سلام' }),
    ])
    await open('fa')
    const text = await screen.findByText('سلام')
    expect(text.getAttribute('dir')).toBe('auto')
    expect(screen.getByText('Good morning').getAttribute('dir')).toBe('auto')
    const times = [...document.querySelectorAll('li time')].map((one) => one.textContent)
    expect(times.some((time) => /^[۰-۹]{2}:[۰-۹]{2}$/.test(time ?? ''))).toBe(true)
    const input = screen.getByPlaceholderText('پیام خود را بنویسید…')
    expect(input.getAttribute('dir')).toBeNull()
    fireEvent.change(input, { target: { value: 'hello' } })
    expect(input.getAttribute('dir')).toBe('auto')
  })

  it('S24: links lead out and run nothing; markup is text', async () => {
    fakeChat(server, 'user', [
      message(1, { senderType: 'coach', content: '<img src=x onerror=alert(1)> https://tavan.test/a' }),
    ])
    await open()
    const link = await screen.findByRole('link', { name: 'https://tavan.test/a' })
    expect(link.getAttribute('rel')).toContain('noopener')
    expect(document.querySelector('li img[src=x]')).toBeNull()
    expect(link.closest('p')?.textContent).toContain('<img src=x onerror=alert(1)>')
  })

  it('keeps unsent text when the page is opened again, and clears it on sign-out', async () => {
    fakeChat(server, 'user')
    const first = await open()
    fireEvent.change(await screen.findByRole('textbox', { name: 'Message' }), {
      target: { value: 'half a tho' },
    })
    first.unmount()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('half a tho')
    const second = await open()
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })).value).toBe(
      'half a tho',
    )
    second.unmount()
    sessionOf('customer').close('logout')
    storeSession()
    await open()
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })).value).toBe('')
  })
})

describe('the account’s menu', () => {
  it('sends queued messages of a chat that is not open, in order, while connected (COACH-CALL-18 COACH-ERR-19 X-68)', async () => {
    const me = { area: 'customer', userId: 'u1' } as const
    for (const id of ['one-00000', 'two-00000', 'three-000'])
      addUnsent(me, { id, chatId: CHAT, content: id, at: '2026-11-20T09:00:00.000Z' })
    const sent: unknown[] = []
    server.on({
      'GET /chat/unread-count': () => ({ success: true, data: { unreadCount: 0 } }),
      'POST /chat/:chatId/messages': ({ body }) => {
        sent.push(body)
        if (body.clientMsgId === 'two-00000') return refusal('chat.closed')
        return body.clientMsgId === 'three-000' ? offline() : { success: true, data: { message: message(1) } }
      },
    })
    await act(() => openPage({ '/': <ShopProfileMenu /> }, '/'))
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent[0]).toEqual({
      chatId: CHAT,
      content: 'one-00000',
      messageType: 'text',
      clientMsgId: 'one-00000',
    })
    await waitFor(() => expect(vi.mocked(console.warn).mock.calls.flat()).toContain('Failed to send message'))
    expect(readOutbox(me).map(({ id }) => id)).toEqual(['two-00000', 'three-000'])
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(sent).toHaveLength(4))
    expect(sent[3]).toMatchObject({ clientMsgId: 'three-000' })
  })

  it('has the messages, with how many wait; the browser’s tab says it too', async () => {
    server.on({ 'GET /chat/unread-count': () => ({ success: true, data: { unreadCount: 2 } }) })
    await act(() => openPage({ '/': <ShopProfileMenu /> }, '/'))
    await waitFor(() => expect(document.title).toMatch(/^\(2\)/))
    const { openPopover } = await import('../../../test/page')
    act(() => void openPopover())
    const link = screen.getByRole('link', { name: /^Messages/ })
    expect(link.getAttribute('href')).toBe('/messages')
    expect(within(link).getByText('2 unread messages')).toBeTruthy()
  })
})
