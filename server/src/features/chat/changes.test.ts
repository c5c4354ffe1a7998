import { type Chat, listMessages as ListMessages, type Message } from 'contract/chat/calls'
import { FILE_SHARED, MESSAGE_MAX } from 'contract/chat/rules'
import { describe, expect, test } from 'vitest'
import { type MadeChat, makeChat, newClientId, say, sendFiles } from '../../../test/chat'
import { makeAccount } from '../../../test/factories'
import type { Person } from '../../../test/programs'
import { useApp } from '../../../test/test-app'
import { announceUnread, UNREAD_MAIL } from './unread-mail'

const app = useApp({ RATE_LIMITS: 'off' })

const edit = (by: Person, { _id }: Message, content: unknown) =>
  app.call('PATCH', `/chat/messages/${_id}`, { token: by.token, body: { content } })
const remove = (by: Person, { _id }: Message) =>
  app.call('DELETE', `/chat/messages/${_id}`, { token: by.token })
const read = async (by: Person, chatId: string, query = '') => {
  const { data } = (await app.call('GET', `/chat/${chatId}${query}`, { token: by.token })).json()
  return ListMessages.data.parse(data)
}
const listed = async (by: Person): Promise<Chat> =>
  (await app.call('GET', '/chat/list', { token: by.token })).json().data[0]
const codeOf = (answer: Awaited<ReturnType<typeof edit>>) => [answer.statusCode, answer.json().code]
const age = ({ chatId, seq }: Message, minutes: number) => app.deps.db`
  update chat_messages set created_at = created_at - make_interval(mins => ${minutes})
  where chat_id = ${chatId} and seq = ${seq}`

describe('editing a message', () => {
  test('changes the text for both sides, keeps its number, and raises the rev of the chat', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const message = await say(app, customer, chatId, 'Good moning')
    await say(app, coach, chatId, 'Hello')
    expect((await read(coach, chatId)).rev).toBe(0)
    const answer = await edit(customer, message, ' Good morning ')
    expect(answer.statusCode).toBe(200)
    const edited = answer.json().data.message
    expect(edited).toEqual({ ...message, content: 'Good morning', editedAt: expect.any(String) })
    expect(Date.parse(edited.editedAt)).toBeGreaterThan(Date.now() - 60_000)
    for (const by of [coach, customer]) {
      const { messages, rev } = await read(by, chatId)
      expect([messages[0], messages[1]?.editedAt, rev]).toEqual([edited, null, 1])
    }
  })

  test('changes nothing when the same text is sent again, also after the 15 minutes', async () => {
    const { customer, chatId } = await makeChat(app)
    const message = await say(app, customer, chatId, 'One')
    const first = (await edit(customer, message, 'Two')).json()
    expect((await edit(customer, message, 'Two')).json()).toEqual(first)
    await age(message, 20)
    const late = await edit(customer, message, 'Two ')
    expect([late.statusCode, late.json().data.message.content]).toEqual([200, 'Two'])
    expect((await read(customer, chatId)).rev).toBe(1)
  })

  test('shows the new text in the list when the newest message is edited', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    await edit(customer, await say(app, customer, chatId, 'Old'), 'New')
    expect((await listed(coach)).lastMessage?.content).toBe('New')
  })

  test.each([
    ['nothing', ' \n ', 'chat.message_empty'],
    ['an invisible text', '\u200b\u2066', 'chat.message_empty'],
    ['too much', 'x'.repeat(MESSAGE_MAX + 1), 'chat.message_too_long'],
    ['a number', 7, 'request.wrong_type'],
  ])('refuses %s as a new message would be', async (_, content, code) => {
    const { customer, chatId } = await makeChat(app)
    const message = await say(app, customer, chatId, 'One')
    expect(codeOf(await edit(customer, message, content))).toEqual([400, code])
    expect((await read(customer, chatId)).messages).toEqual([message])
  })

  test('leaves the words for files alone when the text of a message with files is emptied', async () => {
    const { customer, chatId } = await makeChat(app)
    const files = [{ name: 'a.txt', content: 'x' }]
    const sent = await sendFiles(app, customer, chatId, files, { content: 'Look' })
    const { message } = sent.json().data as { message: Message }
    const { content, attachments } = (await edit(customer, message, '')).json().data.message as Message
    expect([content, attachments]).toEqual([FILE_SHARED, message.attachments])
  })

  test('keeps every change when both sides edit and write at the same time', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const mine = await say(app, customer, chatId, 'a')
    const theirs = await say(app, coach, chatId, 'b')
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => [
        edit(customer, mine, `a${i}`),
        edit(coach, theirs, `b${i}`),
        say(app, customer, chatId, `new ${i}`),
      ]).flat(),
    )
    const { messages, rev } = await read(customer, chatId)
    expect([messages.length, rev]).toEqual([22, 40])
    const rows = await app.deps.db`select max(rev) as rev from chat_messages where chat_id = ${chatId}`
    expect(rows).toEqual([{ rev: 40 }])
  })
})

describe('taking a message back', () => {
  test('empties it, deletes its files, frees the room of its sender, and keeps its number', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    await say(app, customer, chatId, 'First')
    const file = { name: 'a.txt', content: 'x'.repeat(1000) }
    const { message } = (await sendFiles(app, customer, chatId, [file, file], { content: 'Two' })).json().data
    const answer = await remove(customer, message)
    expect(answer.statusCode).toBe(200)
    const removed = answer.json().data.message
    expect(removed).toEqual({ ...message, content: '', attachments: [], removedAt: expect.any(String) })
    const { messages, rev } = await read(coach, chatId)
    expect([messages.map(({ seq }) => seq), messages[1], rev]).toEqual([[1, 2], removed, 1])
    const storage = await app.call('GET', '/chat/storage', { token: customer.token })
    expect(storage.json().data.used).toBe(0)
    const keys: string[] = []
    for await (const { key } of app.deps.files.list(`chat-files/${chatId}`)) keys.push(key)
    expect(keys).toEqual([])
    const url = message.attachments[0].fileUrl
    expect((await app.call('GET', url, { token: coach.token })).statusCode).toBe(404)
  })

  test('answers a repeat alike, and finds nothing to edit any more', async () => {
    const { customer, chatId } = await makeChat(app)
    const message = await say(app, customer, chatId, 'One')
    const first = (await remove(customer, message)).json()
    expect((await remove(customer, message)).json()).toEqual(first)
    await age(message, 20)
    const late = await remove(customer, message)
    expect([late.statusCode, late.json().data.message.content]).toEqual([200, ''])
    expect(codeOf(await edit(customer, message, 'Two'))).toEqual([404, 'chat.message_not_found'])
    expect((await read(customer, chatId)).rev).toBe(1)
  })

  test('stores nothing anew when the removed message is sent again under its id', async () => {
    const { customer, chatId } = await makeChat(app)
    const body = { content: 'Once', clientMsgId: newClientId() }
    const send = () => app.call('POST', `/chat/${chatId}/messages`, { token: customer.token, body })
    const { message } = (await send()).json().data
    await remove(customer, message)
    expect((await send()).json().data.message).toMatchObject({ seq: 1, content: '' })
    expect((await read(customer, chatId)).messages).toHaveLength(1)
  })

  test('shows the message before it in the list, and none without one', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const first = await say(app, customer, chatId, 'First')
    const second = await say(app, customer, chatId, 'Second')
    await remove(customer, second)
    expect((await listed(coach)).lastMessage).toMatchObject({
      content: 'First',
      timestamp: first.createdAt,
    })
    await remove(customer, first)
    expect(await listed(coach)).toMatchObject({ lastMessage: null, lastSeq: 2 })
  })

  test('lowers the unread count of the other side by the messages it had not read', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const [one, two, three, four] = await saidAll(app, customer, chatId, ['1', '2', '3', '4'])
    await app.call('POST', `/chat/${chatId}/read`, { token: coach.token, body: { seq: 1 } })
    expect((await listed(coach)).unreadCount.coach).toBe(3)
    await remove(customer, one)
    expect((await listed(coach)).unreadCount.coach).toBe(3)
    await remove(customer, two)
    expect((await listed(coach)).unreadCount.coach).toBe(2)
    await remove(customer, four)
    // This read counts the messages anew and leaves out the removed ones.
    const upTo2 = { token: coach.token, body: { seq: 2 } }
    const answer = await app.call('POST', `/chat/${chatId}/read`, upTo2)
    expect(answer.json().data.unreadCount.coach).toBe(1)
    await remove(customer, three)
    expect((await listed(coach)).unreadCount.coach).toBe(0)
    const unread = await app.call('GET', '/chat/unread-count', { token: coach.token })
    expect(unread.json().data.unreadCount).toBe(0)
  })

  test('is not announced by mail when nothing else is unread', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const due = async () => {
      await app.deps.db`update chats set coach_mail_at = now() - interval '1 second'
        where id = ${chatId} and coach_mail_at is not null`
      await announceUnread(app.deps)
      const jobs = await app.deps.db`
        select 1 from jobs where queue = ${UNREAD_MAIL} and data ->> 'chatId' = ${chatId}`
      return jobs.length
    }
    const [one, two] = await saidAll(app, customer, chatId, ['1', '2'])
    await remove(customer, one)
    await remove(customer, two)
    expect(await due()).toBe(0)
    const [three] = await saidAll(app, customer, chatId, ['3', '4'])
    await remove(customer, three)
    expect(await due()).toBe(1)
    expect((await listed(coach)).unreadCount.coach).toBe(1)
  })
})

describe('permission to change a message', () => {
  const acts: [string, (by: Person, message: Message) => ReturnType<typeof edit>][] = [
    ['edit', (by, message) => edit(by, message, 'Changed')],
    ['removal', (by, message) => remove(by, message)],
  ]

  test.each(acts)('refuses the %s of a message after 15 minutes', async (_, act) => {
    const { customer, chatId } = await makeChat(app)
    const message = await say(app, customer, chatId, 'One')
    await age(message, 16)
    expect(codeOf(await act(customer, message))).toEqual([409, 'chat.too_late'])
    const [stored] = (await read(customer, chatId)).messages
    expect(stored).toMatchObject({ content: 'One', editedAt: null, removedAt: null })
  })

  test.each(acts)('hides messages of others and unknown ones from the %s', async (_, act) => {
    const { coach, customer, chatId } = await makeChat(app)
    const message = await say(app, customer, chatId, 'One')
    const strangers = [coach, await makeAccount(app), await makeAccount(app, ['coach'])]
    for (const by of strangers)
      expect(codeOf(await act(by, message))).toEqual([404, 'chat.message_not_found'])
    for (const _id of [`${chatId}-2`, chatId, 'x', `${chatId}-99999999999`, `${chatId}-1%00`, '-1'])
      expect((await act(customer, { ...message, _id })).statusCode, _id).toBe(404)
    expect((await read(customer, chatId)).messages).toEqual([message])
  })

  test.each(acts)('refuses the %s in a closed chat, and hides it from the former coach', async (_, act) => {
    const { coach, customer, chatId, userProgramId } = await makeChat(app)
    const mine = await say(app, customer, chatId, 'One')
    const theirs = await say(app, coach, chatId, 'Two')
    const next = await makeAccount(app, ['coach'])
    await app.deps.db`update user_programs set coach_id = ${next.id} where id = ${userProgramId}`
    expect(codeOf(await act(customer, mine))).toEqual([409, 'chat.closed'])
    expect(codeOf(await act(coach, theirs))).toEqual([404, 'chat.message_not_found'])
    expect((await read(customer, chatId)).messages).toEqual([mine, theirs])
  })
})

describe('changes after a rev', () => {
  test('answers changed messages in the order of their changes, and pages on by the answered rev', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const [one, two, three] = await saidAll(app, customer, chatId, ['1', '2', '3'])
    await edit(customer, three, 'three')
    await edit(customer, one, 'one')
    await remove(customer, two)
    await edit(customer, three, 'THREE')
    const since = async (query: string) => {
      const { messages, rev, pagination } = await read(coach, chatId, query)
      return [messages.map(({ content }) => content), rev, pagination.hasNextPage]
    }
    expect(await since('?afterRev=0')).toEqual([['one', '', 'THREE'], 4, false])
    expect(await since('?afterRev=0&limit=2')).toEqual([['one', ''], 3, true])
    expect(await since('?afterRev=3&limit=2')).toEqual([['THREE'], 4, false])
    expect(await since('?afterRev=4')).toEqual([[], 4, false])
    expect(await since('?afterRev=4&afterSeq=0')).toEqual([[], 4, false])
    const refused = await app.call('GET', `/chat/${chatId}?afterRev=x`, { token: coach.token })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'request.wrong_type'])
    const stranger = await makeAccount(app)
    const hidden = await app.call('GET', `/chat/${chatId}?afterRev=0`, { token: stranger.token })
    expect(hidden.statusCode).toBe(404)
  })
})

/** Says texts one after the other. */
async function saidAll(at: typeof app, by: Person, chatId: MadeChat['chatId'], texts: readonly string[]) {
  const messages: Message[] = []
  for (const text of texts) messages.push(await say(at, by, chatId, text))
  return messages as [Message, Message, Message, Message]
}
