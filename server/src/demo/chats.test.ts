import type { Chat, Message } from 'contract/chat/calls'
import { beforeAll, expect, test } from 'vitest'
import { jobsDone } from '../../test/mails'
import { useApp } from '../../test/test-app'
import { announceUnread } from '../features/chat/unread-mail'
import { hashOf, newToken } from '../kernel/ids'
import { loadDemo } from './load'

const app = useApp()
beforeAll(() => loadDemo(app.deps, () => undefined))

async function signIn(email: string): Promise<string> {
  const token = newToken()
  await app.deps.db`
    insert into sessions (token_hash, account_id, idle_seconds, expires_at, ends_at)
    select ${hashOf(token)}, id, 3600, now() + interval '1 hour', now() + interval '1 day'
    from accounts where email = ${email}`
  return token
}

test('the demo customer and the coach have a chat with texts and files, as both read it', async () => {
  const [customer, coach] = [await signIn('customer@tavan.test'), await signIn('coach@tavan.test')]
  const [chat] = (await app.call('GET', '/chat/list', { token: customer })).json().data as Chat[]
  const { messages } = (await app.call('GET', `/chat/${chat?._id}`, { token: coach })).json().data as {
    messages: Message[]
  }
  expect(messages.map((message) => message.seq)).toEqual(messages.map((_, i) => i + 1))
  expect(new Set(messages.map((message) => message.senderType))).toEqual(new Set(['coach', 'user']))
  const times = messages.map((message) => Date.parse(message.createdAt))
  expect(times).toEqual([...times].sort((a, b) => a - b))
  const files = messages.flatMap((message) => message.attachments)
  expect(new Set(files.map((file) => file.mimeType)).size).toBeGreaterThanOrEqual(3)
  for (const { fileUrl, size } of files)
    for (const token of [customer, coach]) {
      const answer = await app.call('GET', `/${fileUrl}`, { token })
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, size])
    }
})

test('gives the coach a chat with every user in three languages; old unread messages cause no mail', async () => {
  const coach = await signIn('coach@tavan.test')
  const chats = (await app.call('GET', '/chat/list?limit=100', { token: coach })).json().data as Chat[]
  expect(chats.length).toBeGreaterThanOrEqual(12)
  const unread = chats.reduce((sum, chat) => sum + chat.unreadCount.coach, 0)
  expect(unread).toBeGreaterThan(1)
  expect((await app.call('GET', '/coach/stats', { token: coach })).json().data.unreadMessages).toBe(unread)
  await announceUnread(app.deps)
  await jobsDone(app)
  expect(await app.deps.db`select from jobs where queue = 'chat-unread-mail'`).toEqual([])
})
