import { Manager } from 'socket.io-client'
import { afterEach, describe, expect, test } from 'vitest'
import { ask, closeSockets, connectSocket, heard, joined, listening, makeChat } from '../../../test/chat'
import { makeAccount } from '../../../test/factories'
import { type TestApp, useApp } from '../../../test/test-app'
import { CALLS_PER_MINUTE } from '../http/limits'
import { newToken } from '../ids'
import { REFUSALS_MAX } from './realtime'

// Other apps of these tests are nodes of the same database, beside which polling is refused.
const app = useApp({ LONG_POLLING: 'on' })
const managers: Manager[] = []
afterEach(() => {
  closeSockets()
  for (const manager of managers.splice(0)) manager._close()
})

/** A connection below the socket: what the server sends on it, and why it ended. */
async function openConnection(at: TestApp, transport: 'websocket' | 'polling') {
  const options = { transports: [transport], reconnection: false, autoConnect: false }
  const manager = new Manager(await listening(at), options)
  managers.push(manager)
  await new Promise<void>((resolve, reject) => {
    manager.open((error) => (error ? reject(error) : resolve()))
  })
  const { engine } = manager
  const received: string[] = []
  const closed: string[] = []
  engine.on('message', (data) => void received.push(String(data)))
  engine.on('close', (reason) => void closed.push(String(reason)))
  return { engine, received, closed }
}

/** Lines that an application logs until it is closed, in which it writes its sums. */
async function logOf(at: TestApp): Promise<Record<string, unknown>[]> {
  await at.http.close()
  return at.logged
}

describe('S36 a socket that is refused again and again', () => {
  test(`is answered ${REFUSALS_MAX} times and ended; the log has one line in full and one sum`, async () => {
    const own = await app.again()
    const person = await makeAccount(own)
    const socket = await connectSocket(own, person.token)
    const reasons = heard(socket, 'disconnect')
    const answers: unknown[] = []
    for (let i = 0; i < 20 * REFUSALS_MAX; i++)
      socket.emit('join_chat', { chatId: 'no-such-chat-0001' }, (answer: unknown) => answers.push(answer))
    await expect.poll(() => reasons).toEqual(['io server disconnect'])
    expect(answers).toHaveLength(REFUSALS_MAX)
    expect(answers.at(-1)).toMatchObject({ success: false, code: 'chat.not_found' })
    await expect.poll(() => own.realtime.count()).toBe(0)
    const lines = (await logOf(own)).filter(({ account }) => account === person.id)
    expect(lines).toMatchObject([
      { event: 'access_denied', socketEvent: 'join_chat', code: 'chat.not_found' },
      { event: 'socket_ended', reason: 'refused events' },
      { event: 'refusals', kind: 'event', code: 'chat.not_found', socketEvent: 'join_chat' },
    ])
    expect(lines[2]?.count).toBeGreaterThanOrEqual(REFUSALS_MAX)
    expect(lines[2]?.network).toMatch(/^[0-9a-f]{64}$/)
  })

  test('ends it even if it requests no acknowledgement or sends undeclared events', async () => {
    const { token } = await makeAccount(app)
    const socket = await connectSocket(app, token, { transports: ['polling'] })
    const reasons = heard(socket, 'disconnect')
    for (let i = 0; i < REFUSALS_MAX; i++) socket.emit(`event ${i}`)
    await expect.poll(() => reasons).toEqual(['io server disconnect'])
  })

  test('goes on where some of its events are done', async () => {
    const { customer, chatId } = await makeChat(app)
    const socket = await joined(app, customer, 'user', chatId)
    for (let round = 0; round < 3; round++) {
      const refused = Array.from({ length: REFUSALS_MAX - 1 }, () => ask(socket, 'nothing', {}))
      for (const answer of await Promise.all(refused)) expect(answer.success).toBe(false)
      expect(await ask(socket, 'join_chat', { chatId })).toMatchObject({ success: true })
    }
    expect(socket.connected).toBe(true)
  })

  test('returns the time to retry in the handshake when its events are used up (S35)', async () => {
    const { id, token } = await makeAccount(app)
    const socket = await connectSocket(app, token)
    const reasons = heard(socket, 'disconnect')
    for (let i = 0; i < CALLS_PER_MINUTE.event + REFUSALS_MAX; i++) socket.emit('nothing', {})
    await expect.poll(() => reasons).toEqual(['io server disconnect'])
    for (let i = 0; i < CALLS_PER_MINUTE.event; i++)
      try {
        app.limiter.take('event', id)
      } catch {
        break
      }
    const error = await connectSocket(app, token).catch((refused) => refused)
    expect(error.data).toMatchObject({
      code: 'request.too_many_requests',
      params: { seconds: expect.any(Number) },
    })
    expect(await connectSocket(app, (await makeAccount(app)).token)).toMatchObject({ connected: true })
  })
})

describe('connection with a refused CONNECT (S36)', () => {
  test.each([
    ['websocket', '0', 'auth.required'],
    ['websocket', `0{"token":"${'x'.repeat(43)}"}`, 'auth.required'],
    ['websocket', '0/elsewhere,', 'Invalid namespace'],
    ['polling', '0', 'auth.required'],
    ['polling', '0/elsewhere,', 'Invalid namespace'],
  ] as const)('is told why and ended by the server: %s %s', async (transport, packet, reason) => {
    const { engine, received, closed } = await openConnection(app, transport)
    engine.write(packet)
    await expect.poll(() => closed.length, { timeout: 4000 }).toBe(1)
    expect(received).toHaveLength(1)
    expect(received[0]).toMatch(/^4/)
    expect(received[0]).toContain(reason)
    await expect.poll(() => app.realtime.count()).toBe(0)
  })

  test('gets one try: a second CONNECT ends it unread, and the log has one line for all of them', async () => {
    const own = await app.again()
    for (let i = 0; i < 5; i++) {
      const { engine, closed } = await openConnection(own, 'websocket')
      for (let n = 0; n < 500; n++) engine.write(`0{"token":"${newToken()}"}`)
      await expect.poll(() => closed.length).toBe(1)
    }
    const lines = await logOf(own)
    expect(lines.filter(({ event }) => event === 'socket_refused')).toMatchObject([
      { reason: 'second CONNECT' },
    ])
    expect(lines.filter(({ event }) => event === 'access_denied').length).toBeLessThanOrEqual(1)
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'refusals', kind: 'connection', code: 'second CONNECT', count: 5 }),
    )
  })

  test('of another origin, a hundred times: one line and one sum', async () => {
    const own = await app.again()
    const url = `${await listening(own)}/socket.io/?EIO=4&transport=polling`
    for (let i = 0; i < 100; i++) await fetch(url, { headers: { origin: 'https://evil.example' } })
    const lines = await logOf(own)
    expect(lines.filter(({ event }) => event === 'socket_refused')).toHaveLength(1)
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'refusals', code: 'another origin', count: 100 }),
    )
  })
})
