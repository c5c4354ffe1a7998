import type { Chat } from 'contract/chat/calls'
import { afterEach, describe, expect, test } from 'vitest'
import { ask, chatOf, closeSockets, heard, joined, makeChat, say, sendFiles } from '../../../test/chat'
import { makeAccount } from '../../../test/factories'
import { makeTemplate, type Person } from '../../../test/programs'
import { useApp } from '../../../test/test-app'
import { makeUserProgram } from '../../../test/user-programs'
import { transaction } from '../../kernel/db/transaction'
import { newId } from '../../kernel/ids'
import { openPrograms } from '../programs/life/opening.logic'
import { chatPersonal } from './personal'

const app = useApp({ RATE_LIMITS: 'off' })
afterEach(closeSockets)

async function handOver(userProgramId: string, coach: Person) {
  const owner = await makeAccount(app, ['admin'])
  const answer = await app.call('PATCH', `/admin/user-programs/${userProgramId}`, {
    token: owner.token,
    body: { coachId: coach.id, reason: 'On leave from Monday' },
  })
  expect(answer.statusCode).toBe(200)
}

const status = async (by: Person, chatId: string) =>
  (await app.call('GET', `/chat/${chatId}`, { token: by.token })).statusCode
const chatsOf = async (by: Person) =>
  (await app.call('GET', '/chat/list', { token: by.token })).json().data as Chat[]

describe('an assignment', () => {
  test('X-67 opens a chat in its own transaction, and none where that is undone', async () => {
    const template = await makeTemplate(app)
    const [coach, customer] = [await makeAccount(app, ['coach']), await makeAccount(app)]
    const wish = { accountId: customer.id, coachId: coach.id, programId: template.id }
    await makeUserProgram(app, { ...wish, coachId: null })
    expect(await chatOf(app, customer, coach)).toBe('')
    await expect(
      transaction(app.deps.db, async (tx) => {
        await tx`update user_programs set coach_id = ${coach.id} where account_id = ${customer.id}`
        expect(await tx`select from chats where account_id = ${customer.id}`).toHaveLength(1)
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await chatOf(app, customer, coach)).toBe('')
    await app.deps.db`update user_programs set coach_id = ${coach.id} where account_id = ${customer.id}`
    expect((await chatsOf(customer)).map((chat) => chat._id)).toEqual([await chatOf(app, customer, coach)])
  })

  test('X-67 that comes with a confirmed order opens one too', async () => {
    const template = await makeTemplate(app)
    const [coach, customer] = [await makeAccount(app, ['coach']), await makeAccount(app)]
    await app.deps.db`insert into program_coaches (coach_id, program_id) values (${coach.id}, ${template.id})`
    await transaction(app.deps.db, (tx) =>
      openPrograms(app.deps, tx, { orderId: newId(), accountId: customer.id }, [
        { position: 1, template: template.id },
      ]),
    )
    expect(await chatsOf(coach)).toHaveLength(1)
    expect((await chatsOf(customer))[0]?.participants.coach._id).toBe(coach.id)
  })
})

describe('a hand-over', () => {
  test('S16 closes the chat to the old coach at once, opens the new one’s, and leaves the history to the customer', async () => {
    const { coach, customer, chatId, userProgramId } = await makeChat(app)
    const next = await makeAccount(app, ['coach'])
    await say(app, customer, chatId, 'For the old coach')
    const sent = await sendFiles(app, coach, chatId, [{ name: 'plan.txt', content: 'x' }])
    const url = sent.json().data.message.attachments[0].fileUrl
    await handOver(userProgramId, next)

    expect(await chatsOf(coach)).toEqual([])
    const { token } = coach
    const refused = [
      await app.call('GET', `/chat/${chatId}`, { token }),
      await app.call('POST', `/chat/${chatId}/messages`, { token, body: { content: 'x' } }),
      await sendFiles(app, coach, chatId, [{ name: 'a.txt', content: 'x' }]),
      await app.call('POST', `/chat/${chatId}/read`, { token }),
      await app.call('GET', `/${url}`, { token }),
    ]
    expect(refused.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404, 404])
    expect((await app.call('GET', '/chat/unread-count', { token })).json().data.unreadCount).toBe(0)

    const [open, closed] = (await chatsOf(customer)).toSorted((a) => (a.closedAt ? 1 : -1))
    expect(open?.participants.coach._id).toBe(next.id)
    expect(closed).toMatchObject({ _id: chatId, lastSeq: 2, closedAt: expect.any(String) })
    const history = await app.call('GET', `/chat/${chatId}`, { token: customer.token })
    expect(history.json().data.messages).toHaveLength(2)
    expect((await app.call('GET', `/${url}`, { token: customer.token })).statusCode).toBe(200)
    const late = await app.call('POST', `/chat/${chatId}/messages`, {
      token: customer.token,
      body: { content: 'Anybody?' },
    })
    expect([late.statusCode, late.json().code]).toEqual([409, 'chat.closed'])
    // The new coach begins with an empty chat.
    expect((await chatsOf(next)).map((chat) => [chat._id, chat.lastSeq])).toEqual([[open?._id, 0]])
    expect(await status(next, chatId)).toBe(404)
  })

  test('S6 the old coach’s sockets hear nothing from that moment on, and leave the room within a second', async () => {
    const { coach, customer, chatId, userProgramId } = await makeChat(app)
    const [old, user] = [
      await joined(app, coach, 'coach', chatId),
      await joined(app, customer, 'user', chatId),
    ]
    const news = [heard(old, 'new_message'), heard(old, 'typing_start'), heard(old, 'messages_read')]
    const closed = [heard(old, 'chat_closed'), heard(user, 'chat_closed')]
    await handOver(userProgramId, await makeAccount(app, ['coach']))
    for (const event of ['send_message', 'typing_start'])
      expect((await ask(old, event, { chatId, content: 'x' })).code, event).toBe('chat.not_found')
    expect((await ask(user, 'typing_start', { chatId })).code).toBe('chat.closed')
    await expect.poll(() => closed).toEqual([[{ chatId }], [{ chatId }]])
    await app.call('POST', `/chat/${chatId}/read`, { token: customer.token })
    const gone = heard(old, 'user_offline')
    user.disconnect()
    await ask(old, 'join_user', { userId: coach.id, userType: 'coach' })
    expect([...news.flat(), ...gone]).toEqual([])
    expect((await ask(old, 'join_chat', { chatId })).code).toBe('chat.not_found')
    expect(app.realtime.roomsOf(`chat:${chatId}`)).toEqual([])
  })

  test('keeps the coach while another program runs, and gives a returning coach the chat back', async () => {
    const { coach, customer, chatId, userProgramId } = await makeChat(app)
    const second = await makeChat(app, { coach, customer })
    const next = await makeAccount(app, ['coach'])
    await say(app, coach, chatId, 'Before')
    await handOver(userProgramId, next)
    expect(await status(coach, chatId)).toBe(200)
    await handOver(second.userProgramId, next)
    expect(await status(coach, chatId)).toBe(404)
    await handOver(userProgramId, coach)
    expect(await status(coach, chatId)).toBe(200)
    expect(await say(app, coach, chatId, 'After')).toMatchObject({ seq: 2 })
  })

  test('of two programs at the same moment closes the chat', async () => {
    for (let i = 0; i < 10; i++) {
      const { coach, customer, chatId, userProgramId } = await makeChat(app)
      const second = await makeChat(app, { coach, customer })
      const next = await makeAccount(app, ['coach'])
      await Promise.all([handOver(userProgramId, next), handOver(second.userProgramId, next)])
      expect(await status(coach, chatId)).toBe(404)
    }
  })

  test('while messages are sent: each is stored and acknowledged, or refused and not stored', async () => {
    const { coach, customer, chatId, userProgramId } = await makeChat(app)
    const next = await makeAccount(app, ['coach'])
    const send = (i: number) =>
      app.call('POST', `/chat/${chatId}/messages`, { token: coach.token, body: { content: `${i}` } })
    const sends = Array.from({ length: 20 }, (_, i) => send(i))
    const handing = handOver(userProgramId, next)
    const later = Array.from({ length: 20 }, (_, i) => send(100 + i))
    const answers = await Promise.all([...sends, ...later])
    await handing
    const stored = (await app.call('GET', `/chat/${chatId}`, { token: customer.token })).json().data.messages
      .length
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(stored)
    for (const answer of answers) expect([201, 404]).toContain(answer.statusCode)
    expect((await send(200)).statusCode).toBe(404)
  })

  test('closes the chats of an erased coach, also after a completed program', async () => {
    const { coach, customer, chatId, userProgramId } = await makeChat(app)
    await app.deps.db`update user_programs set status = 'completed' where id = ${userProgramId}`
    await transaction(app.deps.db, (tx) => chatPersonal.erase(tx, { ...coach, isVerified: true }))
    const { data } = (await app.call('GET', `/chat/${chatId}`, { token: customer.token })).json()
    expect(data.chat.closedAt).not.toBeNull()
    const [row] = await app.deps.db`select coach_id from chats where id = ${chatId}`
    expect(row?.coach_id).toBeNull()
    const body = { content: 'Is anybody there?' }
    const late = await app.call('POST', `/chat/${chatId}/messages`, { token: customer.token, body })
    expect(late.json().code).toBe('chat.closed')
  })

  test('keeps the messages for the customer when the coach’s account is erased', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    await say(app, coach, chatId, 'Goodbye')
    await app.deps.db`delete from accounts where id = ${coach.id}`
    const answer = (await app.call('GET', `/chat/${chatId}`, { token: customer.token })).json().data
    expect(answer.messages[0]).toMatchObject({
      content: 'Goodbye',
      senderType: 'coach',
      senderId: { firstName: '' },
    })
    expect(answer.chat.closedAt).not.toBeNull()
    const late = await app.call('POST', `/chat/${chatId}/messages`, {
      token: customer.token,
      body: { content: 'x' },
    })
    expect(late.json().code).toBe('chat.closed')
    await app.deps.db`delete from accounts where id = ${customer.id}`
    expect(await app.deps.db`select from chats where id = ${chatId}`).toEqual([])
    expect(await app.deps.db`select from chat_messages where chat_id = ${chatId}`).toEqual([])
  })
})
