import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHAT, fakeChat, message } from '../../../../test/fake-chat'
import { offline, refusal } from '../../../../test/fake-server'
import { FakeSocket } from '../../../../test/fake-socket'
import { endRooms, freshRoom, openRoom, pass } from '../../../../test/room'

let server: ReturnType<typeof freshRoom>
beforeEach(() => {
  server = freshRoom()
})
afterEach(endRooms)

const many = (count: number) => Array.from({ length: count }, (_, n) => message(n + 1))

describe('a conversation that opens', () => {
  it('COACH-WS-04 COACH-WS-05 COACH-WS-10 COACH-STATE-21 COACH-STATE-22 COACH-STATE-23: joins as the coach, joins the chat, is online', async () => {
    fakeChat(server, 'coach', many(3))
    const { socket, seqs } = await openRoom()
    expect(socket.sent.slice(0, 3)).toEqual([
      { name: 'join_user', payload: { userId: 'k1', userType: 'coach' } },
      { name: 'coach_status_update', payload: { isOnline: true } },
      { name: 'join_chat', payload: { chatId: CHAT } },
    ])
    expect(seqs()).toEqual([1, 2, 3])
  })

  it('COACH-CALL-20 COACH-STATE-32: marks the messages read, with an empty body', async () => {
    fakeChat(server, 'coach', many(3))
    await openRoom()
    const [read] = server.calls('POST', `/chat/${CHAT}/read`)
    expect(read?.body).toEqual({})
    expect(read?.headers.get('authorization')).toBe('Bearer coach-token')
  })

  it('COACH-ERR-21: a mark that fails is only written down, and made when somebody looks again', async () => {
    fakeChat(server, 'coach', many(3))
    server.on({ 'POST /chat/:chatId/read': offline })
    const { room } = await openRoom()
    expect(vi.mocked(console.warn).mock.calls.flat()).toContain('Failed to mark messages as read')
    expect(room.current().page).toBe('ready')
    document.dispatchEvent(new Event('visibilitychange'))
    await pass()
    expect(server.calls('POST', /read$/)).toHaveLength(2)
  })

  it('COACH-WS-06 COACH-STATE-24 COACH-STATE-27: leaves the chat, is offline and disconnects when its screen is left', async () => {
    fakeChat(server, 'coach')
    const { close, socket } = await openRoom()
    close()
    expect(socket.told('leave_chat')).toEqual([{ chatId: CHAT }])
    expect(socket.told('coach_status_update')).toEqual([{ isOnline: true }, { isOnline: false }])
    expect(socket.connected).toBe(false)
    await pass(60_000)
    expect(socket.tries).toBe(1)
  })

  it('a chat that is left while it is being joined opens no other connection', async () => {
    fakeChat(server, 'coach')
    FakeSocket.responders.join_chat = () => undefined
    const { close, socket } = await openRoom()
    close()
    await pass(60_000)
    expect([socket.tries, socket.connected]).toEqual([1, false])
  })

  it('COACH-CALL-17 COACH-CONST-07 X-77: shows the newest page, and older ones before it', async () => {
    fakeChat(server, 'coach', many(120))
    const { room, seqs } = await openRoom()
    expect(seqs()).toEqual(
      many(120)
        .slice(70)
        .map(({ seq }) => seq),
    )
    expect(room.current().older).toBe('more')
    room.loadOlder()
    room.loadOlder()
    await pass()
    expect(seqs()[0]).toBe(21)
    room.loadOlder()
    await pass()
    expect(seqs()).toHaveLength(120)
    expect(room.current().older).toBe('none')
  })

  it('COACH-ERR-47 COACH-ERR-18: a load that fails is tried again, and then only written down', async () => {
    fakeChat(server, 'coach')
    server.on({ 'GET /chat/:chatId': offline })
    const { room } = await openRoom()
    await pass(5000)
    expect(room.current().page).toBe('failed')
    expect(vi.mocked(console.warn).mock.calls.flat()).toContain('Failed to get chat messages')
    fakeChat(server, 'coach', many(2))
    room.reload()
    await pass()
    expect(room.current()).toMatchObject({ page: 'ready', messages: [{ seq: 1 }, { seq: 2 }] })
  })

  it('marks messages as read only after they were loaded', async () => {
    fakeChat(server, 'coach')
    server.on({ 'GET /chat/:chatId': offline })
    const { room } = await openRoom()
    await pass(5000)
    const shown = fakeChat(server, 'coach', many(2))
    server.on({ 'GET /chat/:chatId': offline })
    shown.arrive('Are you there?')
    await pass(5000)
    expect(server.calls('POST', /read$/)).toHaveLength(0)
    fakeChat(server, 'coach', many(2))
    room.reload()
    await pass()
    expect(room.current().page).toBe('ready')
    expect(server.calls('POST', /read$/)).toHaveLength(1)
  })

  it('a chat that is not there, or not any more, is said to be gone', async () => {
    fakeChat(server, 'coach', many(2))
    const { room, socket } = await openRoom()
    server.on({ 'GET /chat/:chatId': () => refusal('chat.not_found') })
    socket.hear('chat_closed', { chatId: CHAT })
    await pass()
    expect(room.current().page).toBe('gone')
  })
})

describe('received events', () => {
  it('COACH-WS-11 COACH-STATE-28 COACH-STATE-30: appends a message once and marks the chat read', async () => {
    const chat = fakeChat(server, 'coach', many(2))
    const { texts } = await openRoom()
    const before = server.calls('POST', `/chat/${CHAT}/read`).length
    const arrived = chat.arrive('Done!')
    chat.tell(arrived)
    await pass()
    expect(texts()).toEqual(['message 1', 'message 2', 'Done!'])
    expect(server.calls('POST', `/chat/${CHAT}/read`).length).toBeGreaterThan(before)
  })

  it('X-70: fetches missing messages before an event, on a standing connection', async () => {
    const chat = fakeChat(server, 'coach', many(2))
    const { seqs } = await openRoom()
    chat.store('never told')
    chat.arrive('told')
    await pass()
    expect(seqs()).toEqual([1, 2, 3, 4])
  })

  it('marks as read only while somebody looks', async () => {
    const chat = fakeChat(server, 'coach')
    await openRoom()
    const looks = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const before = server.calls('POST', /read$/).length
    chat.arrive('Are you there?')
    await pass()
    expect(server.calls('POST', /read$/)).toHaveLength(before)
    looks.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await pass()
    expect(server.calls('POST', /read$/)).toHaveLength(before + 1)
  })

  it('COACH-WS-12 COACH-WS-13 COACH-WS-15 X-75: read marks, typing that expires after 5 s, presence', async () => {
    fakeChat(server, 'coach', many(2))
    const { room, socket } = await openRoom()
    socket.hear('messages_read', {
      chatId: CHAT,
      readerType: 'user',
      seq: 2,
      unreadCount: { coach: 0, user: 0 },
    })
    expect(room.current().readSeq).toBe(2)
    const mina = { chatId: CHAT, userId: 'u1', userType: 'user' as const }
    socket.hear('typing_start', mina)
    await pass(4900)
    expect(room.current().typing).toBe(true)
    await pass(200)
    expect(room.current().typing).toBe(false)
    socket.hear('typing_start', mina)
    socket.hear('typing_stop', mina)
    expect(room.current().typing).toBe(false)
    socket.hear('user_online', mina)
    expect(room.current().online).toBe(true)
    socket.hear('user_offline', { userId: 'somebody-else', userType: 'user' })
    expect(room.current().online).toBe(true)
    socket.hear('user_offline', mina)
    expect(room.current().online).toBe(false)
  })

  it('logs a message_error for debugging (COACH-WS-14)', async () => {
    fakeChat(server, 'coach')
    const { socket } = await openRoom()
    socket.hear('message_error', { chatId: CHAT, error: 'No', code: 'chat.closed' })
    expect(vi.mocked(console.warn).mock.calls.flat()).toContain('A message was not sent')
  })

  it('COACH-WS-08 COACH-WS-09: tells that one writes, again while one does, and that one stopped', async () => {
    fakeChat(server, 'coach')
    const { room, socket } = await openRoom()
    for (let key = 0; key < 8; key++) {
      room.typed()
      await pass(500)
    }
    expect(socket.told('typing_start')).toEqual([{ chatId: CHAT }, { chatId: CHAT }])
    await pass(5000)
    expect(socket.told('typing_stop')).toEqual([{ chatId: CHAT }])
    room.typed()
    void room.send('Now')
    await pass()
    expect(socket.told('typing_stop')).toHaveLength(2)
  })
})
