import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask, closeSockets, connectSocket, heard, joined, listening, makeChat } from '../../../test/chat'
import { makeAccount } from '../../../test/factories'
import type { Person } from '../../../test/programs'
import { type TestApp, useApp } from '../../../test/test-app'
import { connect, type Pool } from '../../kernel/db/client'
import { presenceRoom } from './rooms'

const a = useApp()
let b: TestApp
beforeAll(async () => {
  b = await a.again()
})
afterEach(closeSockets)

const SOON = { timeout: 15_000 }
const isOnline = async (app: TestApp, by: Person, chatId: string) =>
  (await ask(await connectSocket(app, by.token), 'join_chat', { chatId })).data.online

const sessions: Pool[] = []
afterEach(async () => {
  for (const session of sessions.splice(0)) await session.end({ timeout: 0 })
})

/** Adds a live node with these rooms; closing its session kills it. */
async function makeNode(rooms: Record<string, number>, seconds = 60) {
  const { db } = a.deps
  const id = `node-${Math.random()}`
  const session = connect(a.database, { max: 1 })
  sessions.push(session)
  await session`select pg_advisory_lock(7236414, hashtext(${id}))`
  await db`insert into nodes (id, until) values (${id}, now() + make_interval(secs => ${seconds}))`
  for (const [room, sockets] of Object.entries(rooms))
    await db`insert into node_rooms (room, node_id, sockets) values (${room}, ${id}, ${sockets})`
  return { id, session }
}

describe('presence on two nodes', () => {
  test('emits user_online and user_offline on both nodes when the first socket comes and the last goes', async () => {
    const { coach, customer, chatId } = await makeChat(a)
    const watching = [await joined(a, customer, 'user', chatId), await joined(b, customer, 'user', chatId)]
    const told = watching.map((socket) => [heard(socket, 'user_online'), heard(socket, 'user_offline')])
    const [on, off] = [() => told.map(([list]) => list), () => told.map(([, list]) => list)]
    const who = { userId: coach.id, userType: 'coach' }
    expect(await isOnline(b, customer, chatId)).toBe(false)
    const onA = await joined(a, coach, 'coach', chatId)
    await expect.poll(on, SOON).toEqual([[who], [who]])
    expect(await isOnline(b, customer, chatId)).toBe(true)
    const onB = await joined(b, coach, 'coach', chatId)
    onA.disconnect()
    await expect.poll(() => a.realtime.isOccupied(presenceRoom('coach', coach.id)), SOON).toBe(false)
    expect(await isOnline(a, customer, chatId)).toBe(true)
    onB.disconnect()
    await expect.poll(off, SOON).toEqual([[who], [who]])
    expect(on()).toEqual([[who], [who]])
    expect(await isOnline(a, customer, chatId)).toBe(false)
  })

  test.each(['is killed', 'vanishes'])('emits user_offline when a node %s', async (how) => {
    const { coach, customer, chatId } = await makeChat(a)
    const node = await makeNode({ [presenceRoom('coach', coach.id)]: 1 })
    const watching = await joined(a, customer, 'user', chatId)
    const off = heard(watching, 'user_offline')
    expect(await isOnline(b, customer, chatId)).toBe(true)
    // The lock of a killed node goes with its connection; the one of a vanished machine may stay, but its lease ends.
    if (how === 'is killed') await node.session.end({ timeout: 0 })
    else await a.deps.db`update nodes set until = now() where id = ${node.id}`
    await expect.poll(() => off, SOON).toEqual([{ userId: coach.id, userType: 'coach' }])
    expect(await isOnline(b, customer, chatId)).toBe(false)
  })

  test('refuses a socket when the account has too many on all nodes together', async () => {
    const { id, token } = await makeAccount(a)
    await makeNode({ [`account:${id}`]: 17 })
    await connectSocket(a, token)
    await connectSocket(b, token)
    await expect
      .poll(() => a.deps.db`select sockets from node_rooms where room = ${`account:${id}`} order by sockets`)
      .toEqual([{ sockets: 1 }, { sockets: 1 }, { sockets: 17 }])
    const last = await connectSocket(a, token)
    await expect
      .poll(() => a.deps.db`select sum(sockets)::int as n from node_rooms where room = ${`account:${id}`}`)
      .toEqual([{ n: 20 }])
    const refused = await connectSocket(b, token).catch((error) => error)
    expect(refused.data).toMatchObject({ code: 'request.too_many_requests' })
    last.disconnect()
    await expect
      .poll(
        () =>
          connectSocket(b, token).then(
            ({ connected }) => connected,
            () => false,
          ),
        SOON,
      )
      .toBe(true)
  })

  test('keeps an account present for a moment when its node stops, without counting its sockets', async () => {
    const { coach, customer, chatId } = await makeChat(a)
    const watching = await joined(a, customer, 'user', chatId)
    const off = heard(watching, 'user_offline')
    const stopping = await a.again()
    await joined(stopping, coach, 'coach', chatId)
    const room = `account:${coach.id}`
    await expect.poll(() => a.deps.db`select from node_rooms where room = ${room}`, SOON).toHaveLength(1)
    await stopping.http.close()
    expect(await a.deps.db`select from node_rooms where room = ${room}`).toEqual([])
    expect((await ask(watching, 'join_chat', { chatId })).data.online).toBe(true)
    await expect.poll(() => off, SOON).toHaveLength(1)
  })

  test('corrects the rows of a node and deletes a node that is gone for a minute when a lease is renewed', async () => {
    const { db } = a.deps
    const { coach, chatId } = await makeChat(a)
    const { id: gone } = await makeNode({ [presenceRoom('coach', coach.id)]: 1 }, -61)
    await joined(b, coach, 'coach', chatId)
    const room = presenceRoom('coach', coach.id)
    await db`delete from node_rooms where room = ${room} and node_id <> ${gone}`
    await db`insert into node_rooms (room, node_id, sockets)
      select 'there:coach:nobody', node_id, 1 from node_rooms where room = ${`account:${coach.id}`}`
    // Another node begins and renews at once; each renews every ten seconds.
    await listening(await a.again())
    await expect.poll(() => db`select from nodes where id = ${gone}`, SOON).toEqual([])
    await expect
      .poll(() => db`select room from node_rooms where room in (${room}, 'there:coach:nobody')`, SOON)
      .toEqual([{ room }])
  })
})

describe('long polling', () => {
  const poll = (app: TestApp, token: string) =>
    connectSocket(app, token, { transports: ['polling'] }).then(
      () => 'connected',
      () => 'refused',
    )

  test('is refused while another node is alive, unless LONG_POLLING is on', async () => {
    const { token } = await makeAccount(a)
    await listening(a)
    const [automatic, on] = [await a.again(), await a.again({ LONG_POLLING: 'on' })]
    await expect.poll(() => poll(automatic, token), SOON).toBe('refused')
    expect(await connectSocket(automatic, token)).toMatchObject({ connected: true })
    expect(await poll(on, token)).toBe('connected')
  })
})
