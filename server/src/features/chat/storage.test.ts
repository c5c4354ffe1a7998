import { CHAT_STORAGE_BYTES_MAX } from 'contract/chat/rules'
import { describe, expect, test } from 'vitest'
import { makeChat, say, sendFiles } from '../../../test/chat'
import { makeAccount } from '../../../test/factories'
import type { Person } from '../../../test/programs'
import { filesOf } from '../../../test/stored-hash'
import { type TestApp, useApp } from '../../../test/test-app'
import { transaction } from '../../kernel/db/transaction'
import { invariants } from '../admin/invariants.sql'
import { chatPersonal } from './personal'

const app = useApp()
const FILE = { name: 'plan.txt', content: 'x'.repeat(100_000) }

const storageOf = async ({ token }: Person) => (await app.call('GET', '/chat/storage', { token })).json().data
/** Leaves an account room for so many of these files and a half. */
const leaveRoomFor = (files: number, { id }: Person) => app.deps.db`
  insert into chat_storage (account_id, bytes)
  values (${id}, ${CHAT_STORAGE_BYTES_MAX - (files + 0.5) * FILE.content.length})
  on conflict (account_id) do update set bytes = excluded.bytes`
const breaches = () => invariants.find(({ id }) => id === 'chat-storage')?.find(app.deps.db)

describe('room for files in chats', () => {
  test('is counted for the account that sends them, over all of its chats', async () => {
    const coach = await makeAccount(app, ['coach'])
    const [one, two] = [await makeChat(app, { coach }), await makeChat(app, { coach })]
    expect(await storageOf(coach)).toEqual({ used: 0, limit: CHAT_STORAGE_BYTES_MAX })
    await sendFiles(app, coach, one.chatId, [FILE, FILE])
    await sendFiles(app, coach, two.chatId, [FILE])
    await sendFiles(app, two.customer, two.chatId, [FILE])
    expect((await storageOf(coach)).used).toBe(300_000)
    expect((await storageOf(two.customer)).used).toBe(100_000)
    expect((await storageOf(one.customer)).used).toBe(0)
    expect(await breaches()).toEqual([])
  })

  test('refuses files that do not fit with used and total storage, and stores nothing', async () => {
    const { customer, coach, chatId } = await makeChat(app)
    await leaveRoomFor(1, customer)
    const before = await filesOf(app)
    const answer = await sendFiles(app, customer, chatId, [FILE, FILE])
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'chat.storage_full',
        params: { used: 5119.9, limit: 5120 },
        message:
          'Your files in chats take up 5119.9 MB of 5120 MB, so these don’t fit anymore. Send smaller ones, or a link to them.',
      }),
    ])
    expect(await filesOf(app)).toEqual(before)
    expect((await say(app, customer, chatId, 'A text still goes')).seq).toBe(1)
    expect((await sendFiles(app, coach, chatId, [FILE])).statusCode).toBe(201)
    expect((await sendFiles(app, customer, chatId, [FILE])).statusCode).toBe(201)
    expect((await sendFiles(app, customer, chatId, [FILE])).statusCode).toBe(409)
  })

  test('is never exceeded by uploads that come at once, over several chats and nodes', async () => {
    const nodes: TestApp[] = [app, await app.again(), await app.again()]
    const coach = await makeAccount(app, ['coach'])
    const chats = await Promise.all([1, 2, 3, 4].map(() => makeChat(app, { coach })))
    await leaveRoomFor(3, coach)
    const stored = (await filesOf(app)).length
    const answers = await Promise.all(
      chats.flatMap(({ chatId }) => nodes.map((node) => sendFiles(node, coach, chatId, [FILE]))),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
    expect(statuses.filter((status) => status === 409)).toHaveLength(9)
    expect((await storageOf(coach)).used).toBe(CHAT_STORAGE_BYTES_MAX - 0.5 * FILE.content.length)
    expect(await filesOf(app)).toHaveLength(stored + 3)
  })

  test('counts a message that is sent twice once', async () => {
    const { customer, chatId } = await makeChat(app)
    const again = { clientMsgId: 'the-same-message' }
    await Promise.all([1, 2, 3].map(() => sendFiles(app, customer, chatId, [FILE], again)))
    expect((await storageOf(customer)).used).toBe(100_000)
  })

  test('is free again once the files are gone with their chat, for both sides', async () => {
    const coach = await makeAccount(app, ['coach'])
    const [gone, other] = [await makeChat(app, { coach }), await makeChat(app, { coach })]
    for (const { chatId, customer } of [gone, other]) {
      await sendFiles(app, coach, chatId, [FILE])
      await sendFiles(app, customer, chatId, [FILE])
    }
    await app.deps.db`delete from chats where id = ${gone.chatId}`
    expect((await storageOf(coach)).used).toBe(100_000)
    expect((await storageOf(gone.customer)).used).toBe(0)
    expect((await storageOf(other.customer)).used).toBe(100_000)
    await transaction(app.deps.db, (tx) => chatPersonal.erase(tx, { ...coach, isVerified: true }))
    expect(await app.deps.db`select 1 from chat_storage where account_id = ${coach.id}`).toEqual([])
    await transaction(app.deps.db, (tx) => chatPersonal.erase(tx, { ...other.customer, isVerified: true }))
    expect((await storageOf(other.customer)).used).toBe(0)
  })
})

test('limits each account to 1000 MB of files a day', async () => {
  const { customer, coach, chatId } = await makeChat(app)
  await app.deps.db`
    insert into attempts (key, count, resets_at)
    values (${`chat:kilobytes:network:${app.deps.pseudonym(customer.id)}`}, 1024000 - 100, now() + interval '1 hour')`
  expect((await sendFiles(app, customer, chatId, [FILE])).statusCode).toBe(201)
  const refused = await sendFiles(app, customer, chatId, [FILE])
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'files.too_much'])
  expect((await sendFiles(app, coach, chatId, [FILE])).statusCode).toBe(201)
})

test('RATE_LIMITS=off lifts the limit and counts all the same', async () => {
  const unlimited = await app.again({ RATE_LIMITS: 'off' })
  const { customer, chatId } = await makeChat(app)
  await leaveRoomFor(0, customer)
  const { used } = await storageOf(customer)
  expect((await sendFiles(unlimited, customer, chatId, [FILE])).statusCode).toBe(201)
  expect((await storageOf(customer)).used).toBe(used + 100_000)
})
