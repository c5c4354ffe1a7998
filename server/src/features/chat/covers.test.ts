import { afterEach, describe, expect, test } from 'vitest'
import { ask, closeSockets, heard, joined, makeChat, say, sendFiles } from '../../../test/chat'
import { makeCover } from '../../../test/covers'
import { makeCoach, type Person } from '../../../test/programs'
import { useApp } from '../../../test/test-app'
import { findReader } from './unread.sql'

const app = useApp({ RATE_LIMITS: 'off' })
afterEach(closeSockets)

const end = (id: string) => app.deps.db`update coach_covers set ended_at = now() where id = ${id}`

describe('a colleague who covers', () => {
  test('reads and writes in the coach’s chats under their own name, and edits only what they wrote', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    await say(app, customer, chatId, 'My knee hurts')
    const before = await say(app, coach, chatId, 'Rest it')
    const { colleague } = await makeCover(app, coach)
    const { token } = colleague
    const chats = (await app.call('GET', '/chat/list', { token })).json().data
    expect(chats).toMatchObject([{ _id: chatId, participants: { coach: { _id: coach.id } } }])
    const answer = await say(app, colleague, chatId, 'I look after you this week')
    expect(answer).toMatchObject({ senderType: 'coach', senderId: { _id: colleague.id } })
    const read = (await app.call('GET', `/chat/${chatId}`, { token: customer.token })).json().data.messages
    expect(read.map((one: { senderId: { _id: string } }) => one.senderId._id)).toEqual([
      customer.id,
      coach.id,
      colleague.id,
    ])
    const edit = async (by: Person, id: string) =>
      (await app.call('PATCH', `/chat/messages/${id}`, { token: by.token, body: { content: 'Changed' } }))
        .statusCode
    expect([await edit(colleague, before._id), await edit(coach, answer._id)]).toEqual([404, 404])
    expect([await edit(colleague, answer._id), await edit(coach, before._id)]).toEqual([200, 200])
    const found = (await app.call('GET', '/chat/search?q=knee&as=coach', { token })).json().data.items
    expect(found).toHaveLength(1)
  })

  test('has the unread messages of the coach’s athletes in the queue, and is mailed in the coach’s place', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const { colleague } = await makeCover(app, coach)
    await say(app, customer, chatId, 'Hello')
    const { items } = (await app.call('GET', '/coach/queue', { token: colleague.token })).json().data
    expect(items.map((item: { chatId?: string }) => item.chatId)).toContain(chatId)
    expect((await findReader(app.deps.db, chatId, 'coach'))?.accountId).toBe(colleague.id)
  })

  test('loses chat, files and messages the moment the cover ends; what was written stays under their name', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const { id, colleague } = await makeCover(app, coach)
    const sent = await sendFiles(app, customer, chatId, [{ name: 'plan.txt', content: 'x' }])
    const url = sent.json().data.message.attachments[0].fileUrl
    await say(app, colleague, chatId, 'Seen')
    const { token } = colleague
    const statuses = async () => [
      (await app.call('GET', `/chat/${chatId}`, { token })).statusCode,
      (await app.call('GET', `/${url}`, { token })).statusCode,
      (await app.call('POST', `/chat/${chatId}/read`, { token })).statusCode,
      (await app.call('POST', `/chat/${chatId}/messages`, { token, body: { content: 'x' } })).statusCode,
      (await sendFiles(app, colleague, chatId, [{ name: 'a.txt', content: 'x' }])).statusCode,
    ]
    expect(await statuses()).toEqual([200, 200, 200, 201, 201])
    await end(id)
    expect(await statuses()).toEqual([404, 404, 404, 404, 404])
    expect((await app.call('GET', '/chat/unread-count', { token })).json().data.unreadCount).toBe(0)
    const { messages } = (await app.call('GET', `/chat/${chatId}`, { token: customer.token })).json().data
    expect(messages[1]).toMatchObject({ content: 'Seen', senderId: { _id: colleague.id } })
  })

  test('receives messages on an open socket while the cover runs, and nothing from its end on', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const { id, colleague } = await makeCover(app, coach)
    const socket = await joined(app, colleague, 'coach', chatId)
    const user = await joined(app, customer, 'user', chatId)
    const [messages, typing, reads] = [
      heard(socket, 'new_message'),
      heard(socket, 'typing_start'),
      heard(socket, 'messages_read'),
    ]
    await say(app, customer, chatId, 'One')
    await ask(user, 'typing_start', { chatId })
    await expect.poll(() => [messages.length, typing.length]).toEqual([1, 1])
    await end(id)
    await say(app, customer, chatId, 'Two')
    await ask(user, 'typing_start', { chatId })
    await app.call('POST', `/chat/${chatId}/read`, { token: customer.token })
    for (const event of ['send_message', 'typing_start', 'join_chat'])
      expect((await ask(socket, event, { chatId, content: 'x' })).code, event).toBe('chat.not_found')
    expect([messages.length, typing.length, reads.length]).toEqual([1, 1, 0])
  })

  test.each([
    ['its coach ends the cover', 'ended_at = now()'],
    ['the last day of the cover is over', 'until_at = now()'],
  ])('hears once that the open chat is closed when %s, and nobody else hears it', async (_, change) => {
    const { coach, customer, chatId, userProgramId } = await makeChat(app)
    const { id, colleague } = await makeCover(app, coach)
    const other = await makeChat(app)
    await makeCover(app, other.coach, { colleague })
    const socket = await joined(app, colleague, 'coach', chatId)
    await ask(socket, 'join_chat', { chatId: other.chatId })
    const closed = heard(socket, 'chat_closed')
    const others = [
      heard(await joined(app, coach, 'coach', chatId), 'chat_closed'),
      heard(await joined(app, customer, 'user', chatId), 'chat_closed'),
    ]
    await app.deps.db`update coach_covers set ${app.deps.db.unsafe(change)} where id = ${id}`
    await expect.poll(() => closed).toEqual([{ chatId }])
    expect(app.realtime.roomsOf(`chat:${chatId}:${colleague.id}`)).toEqual([])
    const next = await makeCoach(app)
    await app.deps.db`update user_programs set coach_id = ${next.id} where id = ${userProgramId}`
    await expect.poll(() => others).toEqual([[{ chatId }], [{ chatId }]])
    // Answered after the events before it.
    expect((await ask(socket, 'join_chat', { chatId: other.chatId })).success).toBe(true)
    expect(closed).toEqual([{ chatId }])
  })

  test('hears once that a chat is closed when the athlete gets another coach during the cover', async () => {
    const { coach, chatId, userProgramId } = await makeChat(app)
    const { colleague } = await makeCover(app, coach)
    const socket = await joined(app, colleague, 'coach', chatId)
    const closed = heard(socket, 'chat_closed')
    const next = await makeCoach(app)
    await app.deps.db`update user_programs set coach_id = ${next.id} where id = ${userProgramId}`
    await expect.poll(() => closed).toEqual([{ chatId }])
    const later = await makeChat(app)
    await makeCover(app, later.coach, { colleague })
    const other = await joined(app, colleague, 'coach', later.chatId)
    const closedLater = heard(other, 'chat_closed')
    await app.deps.db`update coach_covers set ended_at = now() where coach_id = ${later.coach.id}`
    // The look that closes this one would have repeated the other.
    await expect.poll(() => closedLater).toEqual([{ chatId: later.chatId }])
    expect(closed).toEqual([{ chatId }])
  })

  test('who covers from now on receives the chats on a socket that was open before', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const colleague = await makeCoach(app)
    const own = await makeChat(app, { coach: colleague })
    const socket = await joined(app, colleague, 'coach', own.chatId)
    const messages = heard(socket, 'new_message')
    await makeCover(app, coach, { colleague })
    await say(app, customer, chatId, 'One')
    await expect.poll(() => messages.map((one) => one.chatId)).toEqual([chatId])
  })
})
