import type { Message } from 'contract/chat/calls'
import { SOCKET_TIMEOUT, SOCKET_TRANSPORTS } from 'contract/chat/rules'
import { englishOf } from 'contract/error-text'
import { SECOND } from 'contract/units'
import { afterEach, describe, expect, test } from 'vitest'
import {
  ask,
  closeSockets,
  connectSocket,
  heard,
  joined,
  listening,
  makeChat,
  newClientId,
  say,
  sendFiles,
} from '../../../test/chat'
import { makeAccount } from '../../../test/factories'
import { useApp } from '../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
afterEach(closeSockets)

describe('connecting', () => {
  test('COACH-WS-01 COACH-WS-02 COACH-WS-03 COACH-CONST-06 websocket, then polling, with a token and nothing else', async () => {
    expect(SOCKET_TRANSPORTS).toEqual(['websocket', 'polling'])
    expect(SOCKET_TIMEOUT).toBe(20 * SECOND)
    const { coach } = await makeChat(app)
    for (const transports of [['websocket'], ['polling']]) {
      const socket = await connectSocket(app, coach.token, { transports, timeout: SOCKET_TIMEOUT })
      expect(socket.connected).toBe(true)
      expect(await ask(socket, 'join_user', { userId: coach.id, userType: 'coach' })).toEqual({
        success: true,
      })
    }
  })

  test('COACH-WS-04 COACH-STATE-21 X-76 one joins as oneself and on a side that one has', async () => {
    const { coach, customer } = await makeChat(app)
    const [a, b] = [await connectSocket(app, coach.token), await connectSocket(app, customer.token)]
    const refused = { success: false, code: 'auth.forbidden', error: englishOf('auth.forbidden') }
    expect(await ask(a, 'join_user', { userId: coach.id, userType: 'coach' })).toEqual({ success: true })
    expect(await ask(a, 'join_user', { userId: customer.id, userType: 'coach' })).toMatchObject(refused)
    expect(await ask(b, 'join_user', { userId: customer.id, userType: 'coach' })).toMatchObject(refused)
    expect(await ask(b, 'join_user', { userId: customer.id, userType: 'user' })).toEqual({ success: true })
    expect(await ask(b, 'coach_status_update', { isOnline: true })).toMatchObject(refused)
    // Refused events are received by nobody.
    const news = heard(b, 'new_message')
    const { chatId, customer: another } = await makeChat(app, { coach })
    await say(app, another, chatId, 'Not for the first')
    await ask(b, 'join_user', { userId: customer.id, userType: 'user' })
    expect(news).toEqual([])
  })

  test('lets members join a chat and returns its state (COACH-WS-05 COACH-WS-06 COACH-STATE-22)', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    await say(app, customer, chatId, 'Hello')
    const socket = await connectSocket(app, coach.token)
    expect(await ask(socket, 'join_chat', { chatId })).toEqual({
      success: true,
      data: { lastSeq: 1, readSeq: { coach: 0, user: 0 }, unreadCount: { coach: 1, user: 0 }, online: false },
    })
    const news = heard(socket, 'new_message')
    await say(app, customer, chatId, 'Still there?')
    await expect.poll(() => news.length).toBe(1)
    expect(await ask(socket, 'leave_chat', { chatId })).toEqual({ success: true })
    await say(app, customer, chatId, 'Gone')
    await ask(socket, 'join_chat', { chatId })
    expect(news).toHaveLength(1)
    const stranger = await connectSocket(app, (await makeAccount(app)).token)
    expect(await ask(stranger, 'join_chat', { chatId })).toMatchObject({ code: 'chat.not_found' })
    const quiet = heard(stranger, 'new_message')
    await say(app, customer, chatId, 'Private')
    expect(await ask(stranger, 'leave_chat', { chatId })).toMatchObject({ code: 'chat.not_found' })
    expect(quiet).toEqual([])
  })
})

describe('messages', () => {
  test('COACH-GEN-07 COACH-WS-07 COACH-WS-11 COACH-ENT-35 a message is acknowledged, and heard by the other side and the sender’s other windows', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const [mine, window, theirs] = [
      await joined(app, customer, 'user', chatId),
      await joined(app, customer, 'user', chatId),
      await joined(app, coach, 'coach', chatId),
    ]
    const all = [mine, window, theirs].map((socket) => heard(socket, 'new_message'))
    const clientMsgId = newClientId()
    const sent = { chatId, content: 'سلام', messageType: 'text', clientMsgId }
    const answer = await ask(mine, 'send_message', sent)
    expect(answer).toMatchObject({
      success: true,
      data: { message: { seq: 1, content: 'سلام', clientMsgId } },
    })
    await expect.poll(() => all.map((news) => news.length)).toEqual([0, 1, 1])
    const told = { chatId, message: answer.data.message, unreadCount: { coach: 1, user: 0 } }
    expect(all[1]).toEqual([told])
    expect(all[2]).toEqual([told])
    // A repeat, here over HTTP, emits nothing.
    const again = await app.call('POST', `/chat/${chatId}/messages`, { token: customer.token, body: sent })
    expect(again.json().data).toEqual(answer.data)
    await say(app, customer, chatId, 'Next')
    await expect.poll(() => all.map((news) => news.length)).toEqual([1, 2, 2])
    expect(all[2]?.map((news) => news.message.seq)).toEqual([1, 2])
  })

  test('X-68 files that were uploaded are heard of like texts', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const news = heard(await joined(app, coach, 'coach', chatId), 'new_message')
    const sent = await sendFiles(app, customer, chatId, [{ name: 'a.txt', content: 'x' }])
    await expect.poll(() => news.length).toBe(1)
    expect(news[0].message).toEqual(sent.json().data.message)
  })

  test('reports a refused message in the acknowledgement and as an event (COACH-WS-14)', async () => {
    const { customer, chatId } = await makeChat(app)
    const other = await makeChat(app)
    const socket = await joined(app, customer, 'user', chatId)
    const errors = heard(socket, 'message_error')
    const clientMsgId = newClientId()
    const refused = [
      [{ chatId, content: '  ' }, 'chat.message_empty', 'Please write a message or attach a file'],
      [{ chatId, content: '\u200b\u2066' }, 'chat.message_empty', 'Please write a message or attach a file'],
      [{ chatId: other.chatId, content: 'x' }, 'chat.not_found', 'Chat not found'],
      [
        { chatId, content: 'x', attachments: [{ filename: 'a' }] },
        'chat.files_by_upload',
        'Files are sent by the upload call',
      ],
    ] as const
    for (const [payload, code, error] of refused) {
      const answer = await ask(socket, 'send_message', { ...payload, clientMsgId })
      expect(answer).toMatchObject({ success: false, code, error, message: error })
      await expect.poll(() => errors.at(-1)).toEqual({ chatId: payload.chatId, clientMsgId, code, error })
    }
    // Without an acknowledgement as well.
    socket.emit('send_message', { chatId, content: '' })
    await expect.poll(() => errors.length).toBe(refused.length + 1)
    expect(
      await app.deps.db`select from chat_messages where chat_id = any(${[chatId, other.chatId]})`,
    ).toEqual([])
  })

  test('many that one client sends at once keep their order', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const [sender, reader] = [
      await joined(app, customer, 'user', chatId),
      await joined(app, coach, 'coach', chatId),
    ]
    const news = heard(reader, 'new_message')
    const contents = Array.from({ length: 300 }, (_, i) => `${i}`)
    const answers = await Promise.all(
      contents.map((content) => ask(sender, 'send_message', { chatId, content })),
    )
    expect(answers.map((answer) => answer.data.message.seq)).toEqual(contents.map((_, i) => i + 1))
    await expect.poll(() => news.length).toBe(300)
    expect(news.map(({ message }: { message: Message }) => message.content)).toEqual(contents)
  })
})

describe('other events', () => {
  test('COACH-WS-12 X-75 that the other side has read', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const [a, b] = [await joined(app, customer, 'user', chatId), await joined(app, coach, 'coach', chatId)]
    const read = [heard(a, 'messages_read'), heard(b, 'messages_read')]
    await say(app, customer, chatId, 'One')
    await say(app, customer, chatId, 'Two')
    const mark = () => app.call('POST', `/chat/${chatId}/read`, { token: coach.token })
    await mark()
    const told = { chatId, readerType: 'coach', seq: 2, unreadCount: { coach: 0, user: 0 } }
    await expect.poll(() => read).toEqual([[told], [told]])
    await mark()
    await say(app, coach, chatId, 'Three')
    await ask(a, 'join_chat', { chatId })
    expect(read).toEqual([[told], [told]])
  })

  test('COACH-WS-08 COACH-WS-09 COACH-WS-13 that the other side is typing, and has stopped', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const [a, b] = [await joined(app, customer, 'user', chatId), await joined(app, coach, 'coach', chatId)]
    const [mine, starts, stops] = [
      heard(a, 'typing_start'),
      heard(b, 'typing_start'),
      heard(b, 'typing_stop'),
    ]
    expect(await ask(a, 'typing_start', { chatId })).toEqual({ success: true })
    expect(await ask(a, 'typing_stop', { chatId })).toEqual({ success: true })
    const typing = { chatId, userId: customer.id, userType: 'user' }
    await expect.poll(() => [starts, stops]).toEqual([[typing], [typing]])
    expect(mine).toEqual([])
  })

  test('COACH-WS-10 COACH-WS-15 COACH-STATE-23 COACH-STATE-24 that the other side comes and goes', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const watching = await joined(app, customer, 'user', chatId)
    const [on, off] = [heard(watching, 'user_online'), heard(watching, 'user_offline')]
    const list = await connectSocket(app, customer.token)
    await ask(list, 'join_user', { userId: customer.id, userType: 'user' })
    const [listed, stranger] = [heard(list, 'user_online'), await makeChat(app)]
    const quiet = heard(await joined(app, stranger.customer, 'user', stranger.chatId), 'user_online')
    const who = { userId: coach.id, userType: 'coach' }
    const [first, second] = [await connectSocket(app, coach.token), await connectSocket(app, coach.token)]
    await ask(first, 'coach_status_update', { isOnline: true })
    await ask(second, 'join_user', { userId: coach.id, userType: 'coach' })
    await expect.poll(() => on).toEqual([who])
    expect((await ask(watching, 'join_chat', { chatId })).data.online).toBe(true)
    first.disconnect()
    await ask(second, 'coach_status_update', { isOnline: false })
    await expect.poll(() => off).toEqual([who])
    await ask(second, 'coach_status_update', { isOnline: true })
    await expect.poll(() => on).toEqual([who, who])
    second.disconnect()
    await expect.poll(() => off).toEqual([who, who])
    expect([listed, quiet]).toEqual([[who, who], []])
    expect((await ask(watching, 'join_chat', { chatId })).data.online).toBe(false)
  })
})

test('the server can be found where the specification puts it', async () => {
  const answer = await fetch(`${await listening(app)}/socket.io/?EIO=4&transport=polling`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('OpenAPI and the readable page tell of every call and event of chats', async () => {
  const document = (await app.call('GET', '/openapi.json')).json()
  const { client, server } = document['x-socket-events']
  expect(Object.keys(client).sort()).toEqual(app.realtime.events.map((event) => event.name).sort())
  expect(client.send_message.payload.properties).toMatchObject({ chatId: {}, content: {}, clientMsgId: {} })
  expect(Object.keys(server)).toEqual(
    expect.arrayContaining(['new_message', 'messages_read', 'message_error', 'user_online', 'user_offline']),
  )
  expect(document.paths['/chat/{chatId}/messages/upload'].post.requestBody.content).toHaveProperty(
    'multipart/form-data',
  )
  const page = (await app.call('GET', '/docs')).body
  for (const name of ['coach_status_update', 'typing_stop', '/chat/{chatId}/files/{filename}'])
    expect(page).toContain(name)
})
