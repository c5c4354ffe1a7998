import { type Chat, listChats as ListChats, type Message } from 'contract/chat/calls'
import { MESSAGE_MAX } from 'contract/chat/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { chatOf, type MadeChat, makeChat, newClientId, say } from '../../../test/chat'
import { makeAccount } from '../../../test/factories'
import type { Person } from '../../../test/programs'
import { useApp } from '../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let one: MadeChat
beforeAll(async () => {
  one = await makeChat(app)
})

const list = async (by: Person, query = '') =>
  (await app.call('GET', `/chat/list${query}`, { token: by.token })).json()
const read = async (by: Person, chatId: string, query = '') =>
  (await app.call('GET', `/chat/${chatId}${query}`, { token: by.token })).json()
const unread = async (by: Person, query = '') =>
  (await app.call('GET', `/chat/unread-count${query}`, { token: by.token })).json().data.unreadCount
const markRead = (by: Person, chatId: string, body?: unknown) =>
  app.call('POST', `/chat/${chatId}/read`, { token: by.token, body })
const send = (by: Person, chatId: string, body: unknown) =>
  app.call('POST', `/chat/${chatId}/messages`, { token: by.token, body })

describe('the list of chats', () => {
  test('COACH-CALL-16 COACH-ENT-29 COACH-ENT-30 COACH-ENT-31 COACH-ROLE-09 a coach lists chats with their people, last message and unread count', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const answer = await list(coach)
    expect(answer).toMatchObject({
      success: true,
      pagination: { currentPage: 1, totalPages: 1, hasNextPage: false, total: 1 },
    })
    expect(answer.data).toHaveLength(1)
    expect(answer.data[0]).toMatchObject({
      _id: chatId,
      participants: {
        user: { _id: customer.id, firstName: 'Sara', lastName: 'Moradi', profilePhoto: null },
        coach: { _id: coach.id },
      },
      lastMessage: null,
      unreadCount: { coach: 0, user: 0 },
      lastSeq: 0,
      closedAt: null,
    })
    await say(app, customer, chatId, 'Good morning')
    await say(app, customer, chatId, 'My knee is better')
    const [chat] = (await list(coach)).data as Chat[]
    expect(chat).toMatchObject({
      lastMessage: { content: 'My knee is better', senderType: 'user', messageType: 'text' },
      unreadCount: { coach: 2, user: 0 },
      lastSeq: 2,
    })
    expect(Date.parse(chat?.lastMessage?.timestamp ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(ListChats.data.parse((await list(coach)).data)).toHaveLength(1)
  })

  test('the latest message first, paged; beyond the last page is the last', async () => {
    const coach = await makeAccount(app, ['coach'])
    const chats = [
      await makeChat(app, { coach }),
      await makeChat(app, { coach }),
      await makeChat(app, { coach }),
    ]
    const [a, b, c] = chats as [MadeChat, MadeChat, MadeChat]
    for (const chat of [b, c, a]) await say(app, chat.customer, chat.chatId, 'Hello')
    const ids = async (query: string) => {
      const answer = await list(coach, query)
      return [answer.data.map((chat: Chat) => chat._id), answer.pagination]
    }
    const of = { totalPages: 2, total: 3 }
    expect(await ids('?limit=2')).toEqual([
      [a.chatId, c.chatId],
      { ...of, currentPage: 1, hasNextPage: true },
    ])
    for (const query of ['?limit=2&page=2', '?limit=2&page=1e9'])
      expect(await ids(query)).toEqual([[b.chatId], { ...of, currentPage: 2, hasNextPage: false }])
  })

  test('the latest message first; a newer chat without a message comes last', async () => {
    const coach = await makeAccount(app, ['coach'])
    const old = await makeChat(app, { coach })
    await say(app, old.customer, old.chatId, 'Hello')
    const empty = await makeChat(app, { coach })
    await app.deps.db`update chats set created_at = now() + interval '1 hour' where id = ${empty.chatId}`
    const ids = (await list(coach)).data.map((chat: Chat) => chat._id)
    expect(ids).toEqual([old.chatId, empty.chatId])
  })

  test('lists only chats with unread messages of the caller’s side when asked to', async () => {
    const coach = await makeAccount(app, ['coach'])
    const read = await makeChat(app, { coach })
    const waiting = await makeChat(app, { coach })
    for (const chat of [read, waiting]) await say(app, chat.customer, chat.chatId, 'Hello')
    await markRead(coach, read.chatId)
    await say(app, coach, read.chatId, 'Answer')
    const ids = async (by: Person, query: string) => {
      const { data, pagination } = await list(by, query)
      return [data.map((chat: Chat) => chat._id), pagination.total]
    }
    expect(await ids(coach, '?unread=true')).toEqual([[waiting.chatId], 1])
    expect(await ids(read.customer, '?unread=true')).toEqual([[read.chatId], 1])
    expect(await ids(waiting.customer, '?unread=true')).toEqual([[], 0])
    expect(await ids(coach, '?unread=maybe')).toEqual([[read.chatId, waiting.chatId], 2])
  })

  test('offers a customer the same calls; an account that is coach and customer names its side (X-67)', async () => {
    const both = await makeAccount(app, ['customer', 'coach'])
    const asCoach = await makeChat(app, { coach: both })
    const asCustomer = await makeChat(app, { customer: both })
    expect((await list(asCustomer.coach)).data.map((chat: Chat) => chat._id)).toEqual([asCustomer.chatId])
    expect((await list(both)).data.map((chat: Chat) => chat._id)).toEqual([asCoach.chatId])
    expect((await list(both, '?as=user')).data.map((chat: Chat) => chat._id)).toEqual([asCustomer.chatId])
    expect((await list(asCoach.customer)).data.map((chat: Chat) => chat._id)).toEqual([asCoach.chatId])
    expect(await list(asCoach.customer, '?as=coach')).toMatchObject({ code: 'auth.forbidden' })
  })
})

describe('messages', () => {
  test('COACH-CALL-18 COACH-ROLE-10 COACH-ENT-33 COACH-ENT-34 X-74 a message is answered as it is stored', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const answer = await send(coach, chatId, { chatId, content: ' Line one\nline two ', messageType: 'text' })
    expect(answer.statusCode).toBe(201)
    const { message } = answer.json().data as { message: Message }
    expect(message).toMatchObject({
      chatId,
      seq: 1,
      content: 'Line one\nline two',
      messageType: 'text',
      senderType: 'coach',
      senderId: { _id: coach.id, firstName: 'Sara', lastName: 'Moradi', profilePhoto: null },
      attachments: [],
      clientMsgId: null,
    })
    expect(message._id.length).toBeGreaterThanOrEqual(20)
    expect(chatId.length).toBeGreaterThanOrEqual(20)
    const reply = await say(app, customer, chatId, 'پاسخ')
    expect(reply).toMatchObject({ seq: 2, senderType: 'user', senderId: { _id: customer.id } })
    const { data } = await read(customer, chatId)
    expect(data.messages).toEqual([message, reply])
  })

  test('COACH-CALL-17 COACH-CONST-07 X-77 page 1 holds the newest 50, ascending, with pagination', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    await Promise.all(Array.from({ length: 120 }, (_, i) => send(customer, chatId, { content: `${i + 1}` })))
    const seqs = async (query: string) => {
      const answer = await read(coach, chatId, query)
      expect(answer.pagination).toEqual(answer.data.pagination)
      const all = answer.data.messages.map((message: Message) => message.seq)
      expect(all).toEqual([...all].sort((a, b) => a - b))
      return { first: all[0], last: all.at(-1), n: all.length, next: answer.data.pagination.hasNextPage }
    }
    expect(await seqs('')).toEqual({ first: 71, last: 120, n: 50, next: true })
    expect(await seqs('?page=3&limit=50')).toEqual({ first: 1, last: 20, n: 20, next: false })
    expect(await seqs('?page=99')).toEqual({ first: 1, last: 20, n: 20, next: false })
    expect(await seqs('?limit=1000')).toEqual({ first: 21, last: 120, n: 100, next: true })
    expect(await seqs('?beforeSeq=71')).toEqual({ first: 21, last: 70, n: 50, next: true })
    expect(await seqs('?beforeSeq=21')).toEqual({ first: 1, last: 20, n: 20, next: false })
    expect(await seqs('?afterSeq=0&limit=50')).toEqual({ first: 1, last: 50, n: 50, next: true })
    expect(await seqs('?afterSeq=100')).toEqual({ first: 101, last: 120, n: 20, next: false })
    expect((await read(coach, chatId, '?afterSeq=120')).data).toMatchObject({
      messages: [],
      chat: { lastSeq: 120 },
    })
    expect((await read(coach, chatId, '?afterSeq=-1')).code).toBe('request.out_of_range')
  })

  test('X-68 F9 a repeat under the same client id succeeds and is stored once', async () => {
    const { customer, coach, chatId } = await makeChat(app)
    const body = { content: 'Once', clientMsgId: newClientId() }
    const first = await send(customer, chatId, body)
    const again = await send(customer, chatId, { ...body, content: 'Once, again' })
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual(first.json())
    const many = { content: 'At once', clientMsgId: newClientId() }
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(customer, chatId, many)))
    expect(new Set(answers.map((answer) => answer.json().data.message._id)).size).toBe(1)
    // Clients of both sides may use the same message id.
    expect((await send(coach, chatId, body)).json().data.message).toMatchObject({
      seq: 3,
      senderType: 'coach',
    })
    const { data } = await read(customer, chatId)
    expect(data.messages.map((message: Message) => message.seq)).toEqual([1, 2, 3])
    expect(await unread(coach)).toBe(2)
  })

  test.each([
    ['COACH-VAL-27 nothing', { content: ' \n ' }, 'chat.message_empty'],
    ['no text', {}, 'chat.message_empty'],
    ['X-111 nothing that shows', { content: '\u200b\u2066\u3164' }, 'chat.message_empty'],
    ['too much', { content: 'x'.repeat(MESSAGE_MAX + 1) }, 'chat.message_too_long'],
    ['far too much', { content: 'x'.repeat(60_000) }, 'chat.message_too_long'],
    ['no text but a number', { content: 7 }, 'request.wrong_type'],
    ['an unknown kind', { content: 'x', messageType: 'html' }, 'request.wrong_type'],
    ['half a letter', { content: 'x\ud800' }, 'request.invalid'],
    ['an id that is none', { content: 'x', clientMsgId: 'a b' }, 'request.invalid'],
  ])('%s is refused', async (_, body, code) => {
    const before = await storedOf(one.chatId)
    const answer = await send(one.customer, one.chatId, body)
    expect([answer.statusCode, answer.json().code]).toEqual([400, code])
    expect(await storedOf(one.chatId)).toBe(before)
  })

  test('as long as it may be, in letters that take two and four bytes', async () => {
    for (const letter of ['س', '💪']) {
      const content = letter.repeat(MESSAGE_MAX)
      expect((await send(one.customer, one.chatId, { content })).json().data.message.content).toBe(content)
    }
  })

  test('S3 S27 nothing that a client claims beside the text counts', async () => {
    const { customer, coach, chatId } = await makeChat(app)
    const other = await makeChat(app)
    const claims = {
      chatId: other.chatId,
      content: '<img src=x onerror=alert(1)>',
      senderType: 'coach',
      senderId: coach.id,
      seq: 99,
      _id: 'x',
      createdAt: '2001-01-01T00:00:00Z',
      attachments: [{ filename: '../../etc/passwd' }],
    }
    const { message } = (await send(customer, chatId, claims)).json().data
    expect(message).toMatchObject({ chatId, seq: 1, senderType: 'user', senderId: { _id: customer.id } })
    expect(message).toMatchObject({ attachments: [], content: claims.content })
    expect(await storedOf(other.chatId)).toBe(0)
  })
})

describe('reading', () => {
  test('COACH-CALL-20 COACH-CALL-21 COACH-ROLE-11 COACH-ROLE-12 COACH-STATE-32 an empty body reads everything', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    for (const text of ['a', 'b', 'c']) await say(app, customer, chatId, text)
    await say(app, coach, chatId, 'd')
    expect(await unread(coach)).toBe(3)
    expect(await unread(customer)).toBe(1)
    const answer = await markRead(coach, chatId)
    expect([answer.statusCode, answer.json().data]).toEqual([
      200,
      { unreadCount: { coach: 0, user: 1 }, readSeq: { coach: 4, user: 0 } },
    ])
    expect(await unread(coach)).toBe(0)
    expect(await unread(customer)).toBe(1)
    expect((await markRead(coach, chatId, {})).json().data.unreadCount).toEqual({ coach: 0, user: 1 })
  })

  test('marks up to a message: later ones stay unread, and the mark never moves back', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    for (const text of ['a', 'b', 'c', 'd']) await say(app, customer, chatId, text)
    await say(app, coach, chatId, 'e')
    const upTo = async (seq: number) => (await markRead(coach, chatId, { seq })).json().data
    expect(await upTo(3)).toEqual({ unreadCount: { coach: 1, user: 1 }, readSeq: { coach: 3, user: 0 } })
    expect(await upTo(1)).toMatchObject({ unreadCount: { coach: 1 }, readSeq: { coach: 3 } })
    expect(await upTo(999)).toMatchObject({ unreadCount: { coach: 0 }, readSeq: { coach: 5 } })
  })

  test('unread counts stay right while both sides write and read at the same time', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const work: Promise<unknown>[] = []
    for (let i = 0; i < 60; i++) {
      work.push(send(i % 3 ? customer : coach, chatId, { content: `${i}` }))
      if (i % 5 === 0) work.push(markRead(coach, chatId, { seq: i }), markRead(customer, chatId))
    }
    await Promise.all(work)
    const [row] = await app.deps.db`
      select c.last_seq as last, c.coach_unread, c.user_unread,
        (select count(*)::int from chat_messages m where m.chat_id = c.id and m.sender_type = 'user'
          and m.seq > c.coach_read_seq) as coach_true,
        (select count(*)::int from chat_messages m where m.chat_id = c.id and m.sender_type = 'coach'
          and m.seq > c.user_read_seq) as user_true
      from chats c where id = ${chatId}`
    expect(row?.last).toBe(60)
    expect([row?.coach_unread, row?.user_unread]).toEqual([row?.coach_true, row?.user_true])
  })

  test('counts unread messages of all chats for the coach’s dashboard', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const second = await makeChat(app, { coach })
    await say(app, customer, chatId, 'a')
    await say(app, second.customer, second.chatId, 'b')
    const stats = async () =>
      (await app.call('GET', '/coach/stats', { token: coach.token })).json().data.unreadMessages
    expect(await stats()).toBe(2)
    await markRead(coach, chatId)
    expect(await stats()).toBe(1)
  })
})

test('hides a chat from non-members, by any id (S1 S6)', async () => {
  const { chatId } = one
  const strangers = [await makeAccount(app), await makeAccount(app, ['coach'])]
  for (const { token } of strangers) {
    for (const id of [chatId, chatId.slice(0, -1), 'list%00', 'x', '%27%20or%201=1']) {
      const answers = [
        await app.call('GET', `/chat/${id}`, { token }),
        await app.call('POST', `/chat/${id}/messages`, { token, body: { content: 'x' } }),
        await app.call('POST', `/chat/${id}/read`, { token }),
      ]
      for (const answer of answers) expect([answer.statusCode, answer.json().code][0], id).toBe(404)
    }
  }
})

test('a chat is one for a customer and a coach, however many programs there are', async () => {
  const { coach, customer, chatId } = await makeChat(app)
  expect((await makeChat(app, { coach, customer })).chatId).toBe(chatId)
  expect(await chatOf(app, coach, customer)).toBe('')
})

async function storedOf(chatId: string): Promise<number> {
  const [row] = await app.deps.db<{ n: number }[]>`
    select count(*)::int as n from chat_messages where chat_id = ${chatId}`
  return row?.n ?? 0
}
