import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHAT, fakeChat, message } from '../../../test/fake-chat'
import { fakeServer, offline, refusal } from '../../../test/fake-server'
import { FakeSocket } from '../../../test/fake-socket'
import { outboxKey, sessionOf } from '../../api/areas'
import type { Me } from './me'
import { addUnsent } from './outbox'
import { createRoom } from './room'

vi.mock('socket.io-client', async () => (await import('../../../test/fake-socket')).socketIo)

const me: Me = { area: 'coach', userId: 'k1' }
let server: ReturnType<typeof fakeServer>
const leaving: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  FakeSocket.reset()
  server = fakeServer({})
  sessionOf('coach').open('coach-token', { id: 'k1', email: 'k@example.test', role: 'coach' })
})
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const nothing = () => undefined
const news = { message: nothing, read: nothing, closed: nothing }

async function open() {
  const room = createRoom(me, CHAT, news)
  const close = room.open()
  leaving.push(close)
  await pass()
  const left = () => leaving.splice(leaving.indexOf(close), 1)
  return {
    room,
    /** The page is left as a reload leaves it: nothing more is told. */
    close: () => {
      left()
      close()
    },
    socket: FakeSocket.last,
    texts: () => room.current().messages.map(({ content }) => content),
    seqs: () => room.current().messages.map(({ seq }) => seq),
    waiting: () => room.current().outgoing.map(({ content, is }) => `${content}: ${is}`),
  }
}
const many = (count: number) => Array.from({ length: count }, (_, n) => message(n + 1))

describe('a conversation that opens', () => {
  it('COACH-WS-04 COACH-WS-05 COACH-WS-10 COACH-STATE-21 COACH-STATE-22 COACH-STATE-23: joins as the coach, joins the chat, is online', async () => {
    fakeChat(server, 'coach', many(3))
    const { socket, seqs } = await open()
    expect(socket.sent.slice(0, 3)).toEqual([
      { name: 'join_user', payload: { userId: 'k1', userType: 'coach' } },
      { name: 'coach_status_update', payload: { isOnline: true } },
      { name: 'join_chat', payload: { chatId: CHAT } },
    ])
    expect(seqs()).toEqual([1, 2, 3])
  })

  it('COACH-CALL-20 COACH-STATE-32: marks the messages read, with an empty body', async () => {
    fakeChat(server, 'coach', many(3))
    await open()
    const [read] = server.calls('POST', `/chat/${CHAT}/read`)
    expect(read?.body).toEqual({})
    expect(read?.headers.get('authorization')).toBe('Bearer coach-token')
  })

  it('COACH-WS-06 COACH-STATE-24 COACH-STATE-27: leaves the chat, is offline and disconnects when its screen is left', async () => {
    fakeChat(server, 'coach')
    const { close, socket } = await open()
    close()
    expect(socket.told('leave_chat')).toEqual([{ chatId: CHAT }])
    expect(socket.told('coach_status_update')).toEqual([{ isOnline: true }, { isOnline: false }])
    expect(socket.connected).toBe(false)
    await pass(60_000)
    expect(socket.tries).toBe(1)
  })

  it('COACH-CALL-17 COACH-CONST-07 X-77: shows the newest page, and older ones before it', async () => {
    fakeChat(server, 'coach', many(120))
    const { room, seqs } = await open()
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
    const { room } = await open()
    await pass(5000)
    expect(room.current().page).toBe('failed')
    expect(vi.mocked(console.warn).mock.calls.flat()).toContain('Failed to get chat messages')
    fakeChat(server, 'coach', many(2))
    room.reload()
    await pass()
    expect(room.current()).toMatchObject({ page: 'ready', messages: [{ seq: 1 }, { seq: 2 }] })
  })

  it('a chat that is not there, or not any more, is said to be gone', async () => {
    fakeChat(server, 'coach', many(2))
    const { room, socket } = await open()
    server.on({ 'GET /chat/:chatId': () => refusal('chat.not_found') })
    socket.hear('chat_closed', { chatId: CHAT })
    await pass()
    expect(room.current().page).toBe('gone')
  })
})

describe('what is heard', () => {
  it('COACH-WS-11 COACH-STATE-28 COACH-STATE-30: appends a message once and marks the chat read', async () => {
    const chat = fakeChat(server, 'coach', many(2))
    const { texts } = await open()
    const before = server.calls('POST', `/chat/${CHAT}/read`).length
    const arrived = chat.arrive('Done!')
    chat.tell(arrived)
    await pass()
    expect(texts()).toEqual(['message 1', 'message 2', 'Done!'])
    expect(server.calls('POST', `/chat/${CHAT}/read`).length).toBeGreaterThan(before)
  })

  it('marks as read only while somebody looks', async () => {
    const chat = fakeChat(server, 'coach')
    await open()
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
    const { room, socket } = await open()
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

  it('COACH-WS-14: a message_error is written down for who looks for a fault', async () => {
    fakeChat(server, 'coach')
    const { socket } = await open()
    socket.hear('message_error', { chatId: CHAT, error: 'No', code: 'chat.closed' })
    expect(vi.mocked(console.warn).mock.calls.flat()).toContain('A message was not sent')
  })

  it('COACH-WS-08 COACH-WS-09: tells that one writes, again while one does, and that one stopped', async () => {
    fakeChat(server, 'coach')
    const { room, socket } = await open()
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

describe('sending', () => {
  it('COACH-WS-07: asks the socket with an id of its own, and knows that it arrived', async () => {
    const chat = fakeChat(server, 'coach')
    const { room, socket, texts, waiting } = await open()
    await expect(room.send('Hello')).resolves.toEqual({ is: 'sent' })
    const [sent] = socket.told('send_message')
    expect(sent).toEqual({
      chatId: CHAT,
      content: 'Hello',
      messageType: 'text',
      clientMsgId: expect.stringMatching(/^[\w-]{8,64}$/),
    })
    expect([texts(), waiting(), chat.stored.length]).toEqual([['Hello'], [], 1])
    expect(localStorage.getItem(outboxKey('coach'))).toBeNull()
  })

  it('a refusal is told with its reason, and nothing of the message stays', async () => {
    fakeChat(server, 'coach')
    FakeSocket.responders.send_message = () => ({
      success: false,
      error: 'This is closed',
      code: 'chat.closed',
    })
    const { room, waiting } = await open()
    const outcome = await room.send('Hello')
    expect(outcome).toMatchObject({ is: 'refused', error: { message: 'This is closed' } })
    expect(waiting()).toEqual([])
    expect(localStorage.getItem(outboxKey('coach'))).toBeNull()
  })

  it('what is written without a connection waits in the browser and is sent in its order', async () => {
    const chat = fakeChat(server, 'coach')
    const { room, socket, texts, waiting } = await open()
    FakeSocket.attempts = 'fail'
    socket.drop()
    for (const text of ['one', 'two', 'three']) await expect(room.send(text)).resolves.toEqual({ is: 'kept' })
    expect(waiting()).toEqual(['one: waiting', 'two: waiting', 'three: waiting'])
    expect(localStorage.getItem(outboxKey('coach'))).toContain('two')
    FakeSocket.attempts = 'succeed'
    await pass(1000)
    expect(texts()).toEqual(['one', 'two', 'three'])
    expect(chat.stored.map(({ content }) => content)).toEqual(['one', 'two', 'three'])
    expect(localStorage.getItem(outboxKey('coach'))).toBeNull()
  })

  it('after a reload what was stored already is not sent again, and the rest is', async () => {
    const chat = fakeChat(server, 'coach')
    for (const id of ['stored-00001', 'unsent-00001'])
      addUnsent(me, { id, chatId: CHAT, content: id, at: new Date().toISOString() })
    chat.store('stored-00001', { clientMsgId: 'stored-00001', senderType: 'coach' })
    const { socket, texts, waiting } = await open()
    expect(socket.told('send_message').map(({ clientMsgId }) => clientMsgId)).toEqual(['unsent-00001'])
    expect([texts(), waiting()]).toEqual([['stored-00001', 'unsent-00001'], []])
  })

  it('a lost acknowledgement is looked up before anything is sent again', async () => {
    const chat = fakeChat(server, 'coach')
    FakeSocket.responders.send_message = ({ content, clientMsgId }: never) => {
      chat.store(content, { clientMsgId, senderType: 'coach' })
      return undefined
    }
    const { room, socket, texts } = await open()
    const sent = room.send('Once')
    await pass(10_000)
    await expect(sent).resolves.toEqual({ is: 'sent' })
    expect([texts(), socket.told('send_message').length, chat.stored.length]).toEqual([['Once'], 1, 1])
  })

  it('a connection that answers nothing is replaced; after three tries the message has failed until one retries', async () => {
    const chat = fakeChat(server, 'coach')
    const respond = FakeSocket.responders.send_message
    FakeSocket.responders.send_message = () => undefined
    const { room, socket, texts, waiting } = await open()
    void room.send('Hello')
    await pass(10_000)
    expect(waiting()).toEqual(['Hello: waiting'])
    await pass(60_000)
    expect(waiting()).toEqual(['Hello: failed'])
    expect(new Set(socket.told('send_message').map(({ clientMsgId }) => clientMsgId)).size).toBe(1)
    FakeSocket.responders.send_message = respond as never
    room.retry(room.current().outgoing[0]?.id ?? '')
    await pass(20_000)
    expect([texts(), waiting(), chat.stored.length]).toEqual([['Hello'], [], 1])
  })

  it('what waited and is then refused stays in view with its reason, until it is taken away', async () => {
    fakeChat(server, 'coach')
    const { room, socket, waiting } = await open()
    FakeSocket.attempts = 'fail'
    socket.drop()
    await room.send('Hello')
    FakeSocket.responders.send_message = () => ({ success: false, error: 'Closed', code: 'chat.closed' })
    FakeSocket.attempts = 'succeed'
    await pass(1000)
    expect(waiting()).toEqual(['Hello: failed'])
    expect(room.current().outgoing[0]?.reason).toMatchObject({ message: 'Closed' })
    room.discard(room.current().outgoing[0]?.id ?? '')
    expect(waiting()).toEqual([])
    expect(localStorage.getItem(outboxKey('coach'))).toBeNull()
  })

  it('what waits is not given up because the server wants fewer at once', async () => {
    const chat = fakeChat(server, 'coach')
    const respond = FakeSocket.responders.send_message
    let refusals = 1
    FakeSocket.responders.send_message = ((payload: never) =>
      refusals-- > 0
        ? { success: false, error: 'Slower', code: 'request.too_many_requests', params: { seconds: 7 } }
        : respond?.(payload)) as never
    addUnsent(me, { id: 'unsent-00001', chatId: CHAT, content: 'Later', at: new Date().toISOString() })
    const { waiting } = await open()
    expect(waiting()).toEqual(['Later: waiting'])
    await pass(7000)
    expect([waiting(), chat.stored.length]).toEqual([[], 1])
  })
})

describe('F9 X-70 COACH-STATE-28: through cuts', () => {
  /** Numbers that look random and are the same in every run. */
  function dice(seed: number) {
    let now = seed
    return () => {
      now = (now * 1_103_515_245 + 12_345) % 2 ** 31
      return now / 2 ** 31
    }
  }

  it.each([1, 2, 3])('nothing is lost, doubled or out of order (seed %d)', async (seed) => {
    const roll = dice(seed)
    const chat = fakeChat(server, 'coach')
    const respond = FakeSocket.responders.send_message as (payload: unknown) => unknown
    // One acknowledgement of ten is lost on its way.
    FakeSocket.responders.send_message = ((payload: never) => {
      const answer = respond(payload)
      return roll() < 0.1 ? undefined : answer
    }) as never
    let page = await open()
    const mine: string[] = []
    for (let n = 0; n < 200; n++) {
      const is = roll()
      if (is < 0.45) chat.arrive(`theirs ${n}`)
      // Stored while this side does not hear.
      else if (is < 0.55) chat.store(`theirs ${n}`, { senderType: 'user' })
      else {
        mine.push(`mine ${n}`)
        void page.room.send(`mine ${n}`)
      }
      if (roll() < 0.1) FakeSocket.last.drop()
      // After five failures in a row somebody presses Reconnect.
      if (page.room.current().line === 'stopped') page.room.reconnect()
      if (n % 67 === 66) {
        page.close()
        page = await open()
      }
      await pass(roll() * 800)
    }
    page.room.reconnect()
    await pass(120_000)
    FakeSocket.last.drop()
    await pass(120_000)
    while (page.room.current().older === 'more') {
      page.room.loadOlder()
      await pass()
    }
    expect(page.waiting()).toEqual([])
    expect(page.texts()).toEqual(chat.stored.map(({ content }) => content))
    const sent = chat.stored.filter(({ senderType }) => senderType === 'coach').map(({ content }) => content)
    expect([...sent].sort()).toEqual([...mine].sort())
    expect(sent).toEqual(mine)
  })
})
