import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CHAT, chat, fakeChat } from '../../../../test/fake-chat'
import { later } from '../../../../test/fake-server'
import { FakeSocket } from '../../../../test/fake-socket'
import { coachMe, endRooms, freshRoom, openRoom, pass } from '../../../../test/room'
import { outboxKey } from '../../../api/areas'
import { addUnsent, readOutbox } from './outbox'

let server: ReturnType<typeof freshRoom>
beforeEach(() => {
  server = freshRoom()
})
afterEach(endRooms)

describe('sending', () => {
  it('COACH-WS-07: asks the socket with an id of its own, and knows that it arrived', async () => {
    const chat = fakeChat(server, 'coach')
    const { room, socket, texts, waiting } = await openRoom()
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

  it('reports a refusal with its reason and removes the message', async () => {
    fakeChat(server, 'coach')
    FakeSocket.responders.send_message = () => ({
      success: false,
      error: 'This is closed',
      code: 'chat.closed',
    })
    const { room, waiting } = await openRoom()
    const outcome = await room.send('Hello')
    expect(outcome).toMatchObject({ is: 'refused', error: { message: 'This is closed' } })
    expect(waiting()).toEqual([])
    expect(localStorage.getItem(outboxKey('coach'))).toBeNull()
  })

  it('queues messages in the browser without a connection, and sends them in order', async () => {
    const chat = fakeChat(server, 'coach')
    const { room, socket, texts, waiting } = await openRoom()
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

  it('sends after a reload only messages the server has not stored', async () => {
    const chat = fakeChat(server, 'coach')
    for (const id of ['stored-00001', 'unsent-00001'])
      addUnsent(coachMe, { id, chatId: CHAT, content: id, at: new Date().toISOString() })
    chat.store('stored-00001', { clientMsgId: 'stored-00001', senderType: 'coach' })
    const { socket, texts, waiting } = await openRoom()
    expect(socket.told('send_message').map(({ clientMsgId }) => clientMsgId)).toEqual(['unsent-00001'])
    expect([texts(), waiting()]).toEqual([['stored-00001', 'unsent-00001'], []])
  })

  it('keeps queued messages when the chat is left before it caught up', async () => {
    const shown = fakeChat(server, 'coach')
    const one = { id: 'unsent-00001', chatId: CHAT, content: 'Later', at: new Date().toISOString() }
    addUnsent(coachMe, one)
    const page = later()
    server.on({ 'GET /chat/:chatId': () => page.promise })
    const { close } = await openRoom()
    close()
    const pagination = { currentPage: 1, totalPages: 1, hasNextPage: false, total: 0 }
    page.settle({ success: true, data: { messages: [], pagination, chat: chat() }, pagination })
    await pass(60_000)
    expect([readOutbox(coachMe), shown.stored]).toEqual([[one], []])
  })

  it('a lost acknowledgement is looked up before anything is sent again', async () => {
    const chat = fakeChat(server, 'coach')
    FakeSocket.responders.send_message = ({ content, clientMsgId }: never) => {
      chat.store(content, { clientMsgId, senderType: 'coach' })
      return undefined
    }
    const { room, socket, texts } = await openRoom()
    const sent = room.send('Once')
    await pass(10_000)
    await expect(sent).resolves.toEqual({ is: 'sent' })
    expect([texts(), socket.told('send_message').length, chat.stored.length]).toEqual([['Once'], 1, 1])
  })

  it('a connection that answers nothing is replaced; after three tries the message has failed until one retries', async () => {
    const chat = fakeChat(server, 'coach')
    const respond = FakeSocket.responderOf('send_message')
    FakeSocket.responders.send_message = () => undefined
    const { room, socket, texts, waiting } = await openRoom()
    void room.send('Hello')
    await pass(10_000)
    expect(waiting()).toEqual(['Hello: waiting'])
    await pass(60_000)
    expect(waiting()).toEqual(['Hello: failed'])
    expect(new Set(socket.told('send_message').map(({ clientMsgId }) => clientMsgId)).size).toBe(1)
    FakeSocket.responders.send_message = respond
    room.retry(room.current().outgoing[0]?.id ?? '')
    await pass(20_000)
    expect([texts(), waiting(), chat.stored.length]).toEqual([['Hello'], [], 1])
  })

  it('shows a refused queued message with its reason until it is removed', async () => {
    fakeChat(server, 'coach')
    const { room, socket, waiting } = await openRoom()
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

  it('keeps queued messages when the server limits their rate', async () => {
    const chat = fakeChat(server, 'coach')
    const respond = FakeSocket.responderOf('send_message')
    let refusals = 1
    FakeSocket.responders.send_message = (payload) =>
      refusals-- > 0
        ? { success: false, error: 'Slower', code: 'request.too_many_requests', params: { seconds: 7 } }
        : respond(payload)
    addUnsent(coachMe, { id: 'unsent-00001', chatId: CHAT, content: 'Later', at: new Date().toISOString() })
    const { waiting } = await openRoom()
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
    const respond = FakeSocket.responderOf('send_message')
    // One acknowledgement of ten is lost on its way.
    FakeSocket.responders.send_message = (payload) => {
      const answer = respond(payload)
      return roll() < 0.1 ? undefined : answer
    }
    let page = await openRoom()
    const mine: string[] = []
    for (let n = 0; n < 200; n++) {
      const is = roll()
      if (is < 0.45) chat.arrive(`theirs ${n}`)
      // Stored while this side is disconnected.
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
        page = await openRoom()
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
