import type { Message } from 'contract/chat/calls'
import type { Socket } from 'socket.io-client'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask, closeSockets, connectSocket, heard, joined, makeChat, say } from '../../../test/chat'
import { makeAccount } from '../../../test/factories'
import { type TestApp, useApp } from '../../../test/test-app'

const a = useApp({ RATE_LIMITS: 'off' })
let b: TestApp
beforeAll(async () => {
  b = await a.again()
})
afterEach(closeSockets)

const SOON = { timeout: 10_000 }
const numbersOf = (news: readonly { message: Message }[]) => news.map(({ message }) => message.seq)
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)
const read = (app: TestApp, token: string, chatId: string) =>
  app.call('POST', `/chat/${chatId}/read`, { token })

describe('chat on two nodes', () => {
  test('emits each message once to every socket on both nodes, except the sender’s own', async () => {
    const { coach, customer, chatId } = await makeChat(a)
    const sender = await joined(a, customer, 'user', chatId)
    const list = await connectSocket(b, coach.token)
    await ask(list, 'join_user', { userId: coach.id, userType: 'coach' })
    const others = [
      await joined(a, coach, 'coach', chatId),
      await joined(b, coach, 'coach', chatId),
      await joined(b, customer, 'user', chatId),
      list,
    ]
    const [own, ...news] = [sender, ...others].map((socket) => heard(socket, 'new_message'))
    const sent = await ask(sender, 'send_message', { chatId, content: 'From A' })
    await say(b, coach, chatId, 'From B')
    await expect.poll(() => news.map(numbersOf), SOON).toEqual(others.map(() => [1, 2]))
    await expect.poll(() => numbersOf(own ?? []), SOON).toEqual([2])
    for (const [first] of news) expect(first.message).toEqual(sent.data.message)
    // The last read of either node is older than this message, so a second emission would have come before it.
    await say(a, customer, chatId, 'Last')
    await expect.poll(() => news.map(numbersOf), SOON).toEqual(others.map(() => [1, 2, 3]))
    expect(numbersOf(own ?? [])).toEqual([2, 3])
  })

  test('emits a burst of four senders on two nodes in order, without gaps or repeats', async () => {
    const { coach, customer, chatId } = await makeChat(a)
    const people = [
      [a, customer, 'user'],
      [a, coach, 'coach'],
      [b, customer, 'user'],
      [b, coach, 'coach'],
    ] as const
    const senders = await Promise.all(people.map(([app, who, side]) => joined(app, who, side, chatId)))
    const readers = await Promise.all(people.map(([app, who, side]) => joined(app, who, side, chatId)))
    const news = readers.map((socket) => heard(socket, 'new_message'))
    const own = senders.map((socket) => heard(socket, 'new_message'))
    const sendAll = (socket: Socket) =>
      Promise.all(upTo(50).map((n) => ask(socket, 'send_message', { chatId, content: `${n}` })))
    const answers = await Promise.all(senders.map(sendAll))
    const acknowledged = answers.map((list) => list.map(({ data }) => data.message.seq as number))
    expect(acknowledged.flat().toSorted((x, y) => x - y)).toEqual(upTo(200))
    await expect.poll(() => news.map((list) => list.length), SOON).toEqual([200, 200, 200, 200])
    expect(news.map(numbersOf)).toEqual(readers.map(() => upTo(200)))
    // A sender's socket gets the acknowledgement of its own messages, and the event of all others.
    await expect
      .poll(() => own.map(numbersOf), SOON)
      .toEqual(acknowledged.map((mine) => upTo(200).filter((seq) => !mine.includes(seq))))
  })

  test('emits 450 messages of another node in order when one read returns 200 at most', async () => {
    const { coach, customer, chatId } = await makeChat(a)
    const news = heard(await joined(b, coach, 'coach', chatId), 'new_message')
    await a.deps.db.begin(async (tx) => {
      await tx`
        insert into chat_messages (chat_id, seq, sender_type, content, message_type)
        select ${chatId}, n, 'user', 'x', 'text' from generate_series(1, 450) as n`
      await tx`update chats set last_seq = 450, coach_unread = 450 where id = ${chatId}`
    })
    await expect.poll(() => news.length, SOON).toBe(450)
    expect(numbersOf(news)).toEqual(upTo(450))
    expect(news[0]).toMatchObject({ chatId, unreadCount: { coach: 450, user: 0 } })
    await say(b, customer, chatId, 'Next')
    await expect.poll(() => news.length, SOON).toBe(451)
  })

  test('emits read marks on both nodes, each once', async () => {
    const { coach, customer, chatId } = await makeChat(a)
    const sockets = [await joined(a, customer, 'user', chatId), await joined(b, coach, 'coach', chatId)]
    const marks = sockets.map((socket) => heard(socket, 'messages_read'))
    await say(a, customer, chatId, 'One')
    await read(b, coach.token, chatId)
    const first = { chatId, readerType: 'coach', seq: 1, unreadCount: { coach: 0, user: 0 } }
    await expect.poll(() => marks, SOON).toEqual([[first], [first]])
    await say(b, coach, chatId, 'Two')
    await read(a, customer.token, chatId)
    const second = { ...first, readerType: 'user', seq: 2 }
    await expect
      .poll(() => marks, SOON)
      .toEqual([
        [first, second],
        [first, second],
      ])
  })

  test('emits edits and removals to both sides on both nodes, in order and with their rev', async () => {
    const { coach, customer, chatId } = await makeChat(a)
    const list = await connectSocket(b, coach.token)
    await ask(list, 'join_user', { userId: coach.id, userType: 'coach' })
    const sockets = [
      await joined(a, customer, 'user', chatId),
      await joined(b, customer, 'user', chatId),
      await joined(a, coach, 'coach', chatId),
      await joined(b, coach, 'coach', chatId),
      list,
    ]
    const stranger = await makeChat(a)
    const unheard = heard(await joined(b, stranger.coach, 'coach', stranger.chatId), 'message_changed')
    const changes = sockets.map((socket) => heard(socket, 'message_changed'))
    const one = await say(a, customer, chatId, 'One')
    const two = await say(b, coach, chatId, 'Two')
    const edit = async (app: TestApp, { token }: { token: string }, { _id }: Message, content: string) =>
      (await app.call('PATCH', `/chat/messages/${_id}`, { token, body: { content } })).json().data.message
    const edited = await edit(b, customer, one, 'One, edited')
    const other = await edit(a, coach, two, 'Two, edited')
    const path = `/chat/messages/${one._id}`
    const { message } = (await a.call('DELETE', path, { token: customer.token })).json().data
    const all = [
      { chatId, message: edited, rev: 1, unreadCount: { coach: 1, user: 1 } },
      { chatId, message: other, rev: 2, unreadCount: { coach: 1, user: 1 } },
      { chatId, message, rev: 3, unreadCount: { coach: 0, user: 1 } },
    ]
    for (const list of changes) await expect.poll(() => list.at(-1)?.rev, SOON).toBe(3)
    // A node may read two changes of one message at once, and then emits the later one.
    for (const list of changes) {
      expect(all).toEqual(
        expect.arrayContaining(list.map((change) => ({ ...change, unreadCount: expect.anything() }))),
      )
      expect(list.at(-1)).toEqual(all[2])
      const revs = list.map(({ rev }) => rev)
      expect(revs).toEqual([...new Set(revs)].toSorted((x, y) => x - y))
      expect(revs).toContain(2)
    }
    expect(unheard).toEqual([])
  })

  test('emits a change of a message only after the message when another node wrote both', async () => {
    const { coach, customer, chatId } = await makeChat(a)
    const socket = await joined(b, coach, 'coach', chatId)
    const events: string[] = []
    socket.on('new_message', ({ message }) => events.push(`new ${message.seq}`))
    socket.on('message_changed', ({ message }) => events.push(`changed ${message.seq} ${message.content}`))
    for (let n = 1; n <= 5; n++) {
      const { _id } = await say(a, customer, chatId, 'x')
      const body = { content: `${n}` }
      await a.call('PATCH', `/chat/messages/${_id}`, { token: customer.token, body })
    }
    await expect.poll(() => events.filter((event) => event.startsWith('changed')).length, SOON).toBe(5)
    for (let n = 1; n <= 5; n++)
      expect(events.indexOf(`new ${n}`)).toBeLessThan(events.indexOf(`changed ${n} ${n}`))
    expect(events.filter((event) => event.startsWith('new'))).toEqual(upTo(5).map((n) => `new ${n}`))
  })

  test('emits 450 changes of another node when one read returns 200 at most', async () => {
    const { coach, customer, chatId } = await makeChat(a)
    await a.deps.db.begin(async (tx) => {
      await tx`
        insert into chat_messages (chat_id, seq, sender_type, content, message_type)
        select ${chatId}, n, 'user', 'x', 'text' from generate_series(1, 450) as n`
      await tx`update chats set last_seq = 450, coach_unread = 450 where id = ${chatId}`
    })
    const changes = heard(await joined(b, coach, 'coach', chatId), 'message_changed')
    await a.deps.db.begin(async (tx) => {
      await tx`update chat_messages set content = 'y', edited_at = now(), rev = seq where chat_id = ${chatId}`
      await tx`update chats set rev = 450 where id = ${chatId}`
    })
    await expect.poll(() => changes.length, SOON).toBe(450)
    expect(changes.map(({ rev }) => rev)).toEqual(upTo(450))
    const { _id } = await say(a, customer, chatId, 'Last')
    await a.call('DELETE', `/chat/messages/${_id}`, { token: customer.token })
    await expect.poll(() => changes.length, SOON).toBe(451)
    expect(changes.at(-1)).toMatchObject({ rev: 451, unreadCount: { coach: 450 } })
  })

  test('closes the chat on both nodes when the customer gets another coach', async () => {
    const { coach, customer, chatId, userProgramId } = await makeChat(a)
    const sockets = [
      await joined(a, customer, 'user', chatId),
      await joined(b, customer, 'user', chatId),
      await joined(b, coach, 'coach', chatId),
    ]
    const closed = sockets.map((socket) => heard(socket, 'chat_closed'))
    const news = heard(sockets[2] as Socket, 'new_message')
    const next = await makeAccount(a, ['coach'])
    await a.deps.db`update user_programs set coach_id = ${next.id} where id = ${userProgramId}`
    await expect.poll(() => closed, SOON).toEqual(sockets.map(() => [{ chatId }]))
    expect(b.realtime.roomsOf(`chat:${chatId}:${coach.id}`)).toEqual([])
    expect(news).toEqual([])
  })

  test('emits messages of a chat that was opened after its coach joined with their account', async () => {
    const { coach } = await makeChat(a)
    const list = await connectSocket(b, coach.token)
    await ask(list, 'join_user', { userId: coach.id, userType: 'coach' })
    const news = heard(list, 'new_message')
    const { customer, chatId } = await makeChat(a, { coach })
    // Written on the coach's node, mostly before its first look at the new chat.
    await say(b, customer, chatId, 'Hello')
    await say(a, customer, chatId, 'From another node')
    await expect.poll(() => news.length, SOON).toBe(2)
    await say(b, customer, chatId, 'Last')
    await expect.poll(() => news.length, SOON).toBeGreaterThan(2)
    expect(numbersOf(news)).toEqual([1, 2, 3])
    expect(news[0].chatId).toBe(chatId)
  })

  test('emits only newer messages to a page that comes back when others were written meanwhile', async () => {
    const { coach, customer, chatId } = await makeChat(a)
    const first = await joined(b, coach, 'coach', chatId)
    await say(a, customer, chatId, 'One')
    first.disconnect()
    await expect.poll(() => b.realtime.roomsOf(`chat:${chatId}`), SOON).toEqual([])
    await say(a, customer, chatId, 'Two')
    // B forgets the chat in a look without sockets in it.
    const other = await makeChat(a)
    const bystander = heard(await joined(b, other.coach, 'coach', other.chatId), 'new_message')
    await say(a, other.customer, other.chatId, 'Look')
    await expect.poll(() => bystander.length, SOON).toBe(1)
    const news = heard(await joined(b, coach, 'coach', chatId), 'new_message')
    await say(a, customer, chatId, 'Three')
    await expect.poll(() => numbersOf(news), SOON).toEqual([3])
  })

  test('emits numbers again when the database has lost its newest messages', async () => {
    const { coach, customer, chatId } = await makeChat(a)
    const news = [
      heard(await joined(a, coach, 'coach', chatId), 'new_message'),
      heard(await joined(b, coach, 'coach', chatId), 'new_message'),
    ]
    for (const content of ['One', 'Two', 'Three']) await say(a, customer, chatId, content)
    await expect.poll(() => news.map(numbersOf), SOON).toEqual([upTo(3), upTo(3)])
    await a.deps.db.begin(async (tx) => {
      await tx`delete from chat_messages where chat_id = ${chatId} and seq > 1`
      await tx`update chats set last_seq = 1, coach_unread = 1 where id = ${chatId}`
    })
    await say(a, customer, chatId, 'Two again')
    await expect.poll(() => numbersOf(news[0] ?? []), SOON).toEqual([1, 2, 3, 2])
    await expect
      .poll(async () => {
        await say(a, customer, chatId, 'More')
        return news[1]?.map(({ message }) => message.content)
      }, SOON)
      .toContain('More')
  })
})
