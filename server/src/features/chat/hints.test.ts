// Runs where a redis-server is installed, or named by TEST_REDIS (decision 073).
import type { Message } from 'contract/chat/calls'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask, closeSockets, heard, joined, makeChat, say } from '../../../test/chat'
import { findRedis, useRedis } from '../../../test/redis'
import { type TestApp, useApp } from '../../../test/test-app'

const program = await findRedis()
const SOON = { timeout: 15_000 }
const numbersOf = (news: readonly { message: Message }[]) => news.map(({ message }) => message.seq)

describe.skipIf(program === undefined)('chat on two nodes with Redis', () => {
  const server = useRedis(program)
  const origin = useApp({ RATE_LIMITS: 'off' })
  let a: TestApp
  let b: TestApp
  /** Nodes whose regular question to the database is held; a node asks none before it has a socket. */
  const still = new Set<TestApp>()
  const standStill = () => vi.waitUntil(() => still.size === 2, SOON)
  /** Lets the looks of both nodes go on. */
  let resume: () => void = () => undefined
  const isUp = () => [a, b].map(({ deps }) => deps.redis?.isUp())

  beforeAll(async () => {
    a = await origin.again({ REDIS_URL: server.url })
    b = await origin.again({ REDIS_URL: server.url })
    await vi.waitUntil(() => isUp().every(Boolean), SOON)
    const held = new Promise<void>((resolve) => {
      resume = resolve
    })
    // The next look waits for the end of this one, so that only hints can tell what follows.
    for (const node of [a, b])
      node.realtime.onLook(() => {
        still.add(node)
        return held
      })
  })
  afterAll(() => resume())
  afterEach(closeSockets)

  test('emits messages, read marks, edits and removals on the other node without a look', async () => {
    const { coach, customer, chatId } = await makeChat(a)
    const sender = await joined(a, customer, 'user', chatId)
    const reader = await joined(b, coach, 'coach', chatId)
    await standStill()
    const [news, own] = [heard(reader, 'new_message'), heard(sender, 'new_message')]
    const [marks, changes] = [heard(sender, 'messages_read'), heard(reader, 'message_changed')]
    const sent = await Promise.all(
      ['One', 'Two', 'Three'].map((content) => ask(sender, 'send_message', { chatId, content })),
    )
    await expect.poll(() => numbersOf(news), SOON).toEqual([1, 2, 3])
    await say(b, coach, chatId, 'Answer')
    await expect.poll(() => numbersOf(own), SOON).toEqual([4])
    await b.call('POST', `/chat/${chatId}/read`, { token: coach.token })
    await expect.poll(() => marks, SOON).toMatchObject([{ chatId, readerType: 'coach', seq: 4 }])
    const path = `/chat/messages/${sent[0]?.data.message._id}`
    await a.call('PATCH', path, { token: customer.token, body: { content: 'One, edited' } })
    await expect.poll(() => changes, SOON).toMatchObject([{ rev: 1, message: { content: 'One, edited' } }])
    await a.call('DELETE', path, { token: customer.token })
    await expect.poll(() => changes.length, SOON).toBe(2)
    expect(numbersOf(news)).toEqual([1, 2, 3, 4])
  })

  test('emits typing and presence on the other node without a look', async () => {
    const { coach, customer, chatId } = await makeChat(a)
    const watching = await joined(a, customer, 'user', chatId)
    const [on, off] = [heard(watching, 'user_online'), heard(watching, 'user_offline')]
    const [start, stop] = [heard(watching, 'typing_start'), heard(watching, 'typing_stop')]
    const who = { userId: coach.id, userType: 'coach' }
    const typist = await joined(b, coach, 'coach', chatId)
    await expect.poll(() => on, SOON).toEqual([who])
    await ask(typist, 'typing_start', { chatId })
    await ask(typist, 'typing_stop', { chatId })
    await expect.poll(() => [start, stop], SOON).toEqual([[{ chatId, ...who }], [{ chatId, ...who }]])
    typist.disconnect()
    await expect.poll(() => off, SOON).toEqual([who])
  })

  test('believes no number of a hint that the database does not have', async () => {
    const { coach, customer, chatId } = await makeChat(a)
    const news = heard(await joined(b, coach, 'coach', chatId), 'new_message')
    a.realtime.hint('chats', [[chatId, 1000]], [coach.id])
    a.realtime.hint('chats', 'no list', [coach.id])
    a.realtime.hint('no such hint', {}, [coach.id])
    await say(a, customer, chatId, 'One')
    await expect.poll(() => numbersOf(news), SOON).toEqual([1])
  })

  test('emits by the looks alone while Redis is wiped or away', async () => {
    const { coach, customer, chatId } = await makeChat(a)
    const sockets = [await joined(b, coach, 'coach', chatId), await joined(a, coach, 'coach', chatId)]
    const [there, here] = sockets.map((socket) => heard(socket, 'new_message'))
    await standStill()
    await server.wipe()
    await say(a, customer, chatId, 'One')
    await expect.poll(() => numbersOf(there ?? []), SOON).toEqual([1])
    await server.kill()
    await say(a, customer, chatId, 'Two')
    // On the same node nothing waits for Redis.
    await expect.poll(() => numbersOf(here ?? []), SOON).toEqual([1, 2])
    await expect.poll(isUp, SOON).toEqual([false, false])
    expect(numbersOf(there ?? [])).toEqual([1])
    resume()
    await expect.poll(() => numbersOf(there ?? []), SOON).toEqual([1, 2])
    await say(a, customer, chatId, 'Three')
    await expect.poll(() => numbersOf(there ?? []), SOON).toEqual([1, 2, 3])
  })
})
