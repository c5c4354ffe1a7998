import { afterEach, describe, expect, test } from 'vitest'
import { ask, closeSockets, connectSocket, heard, joined, listening, makeChat, say } from '../../../test/chat'
import { makeAccount } from '../../../test/factories'
import { type TestApp, useApp } from '../../../test/test-app'
import { newToken } from '../ids'

const app = useApp()
afterEach(closeSockets)

const refusal = (token: unknown, options = {}, at = app) =>
  connectSocket(at, token, options).then(
    () => 'connected',
    (error) => error.data?.code ?? 'refused',
  )

describe('handshake (S6 S7)', () => {
  test.each([
    ['no token', () => undefined],
    ['an unknown one', () => newToken()],
    ['no text', () => ({ $ne: null })],
    ['a list', () => [newToken()]],
    ['something endless', () => 'x'.repeat(5000)],
  ])('%s is refused in the handshake', async (_, token) => {
    expect(await refusal(token())).toBe('auth.required')
  })

  test('a locked account, an expired session and one that was logged out are refused', async () => {
    const { db } = app.deps
    const [locked, expired, out] = [await makeAccount(app), await makeAccount(app), await makeAccount(app)]
    await db`update accounts set disabled_at = now() where id = ${locked.id}`
    await db`update sessions set expires_at = now() where account_id = ${expired.id}`
    await app.call('POST', '/auth/logout', { token: out.token })
    for (const { token } of [locked, expired, out]) expect(await refusal(token)).toBe('auth.required')
  })

  test('S18 a page of another origin is refused, whatever its token; no event is sent before that', async () => {
    const { token } = await makeAccount(app)
    const from = (origin: string) => refusal(token, { extraHeaders: { origin } })
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost:3000.evil.example',
      'http://127.0.0.1',
    ])
      expect(await from(origin), origin).toBe('refused')
    expect(await from('http://localhost:3000')).toBe('connected')
    expect(await from(await listening(app))).toBe('connected')
  })

  test('S36 an account has so many sockets and no more', async () => {
    const { token } = await makeAccount(app)
    const all = []
    for (let i = 0; i < 21; i++) all.push(await refusal(token))
    expect(all).toEqual([...Array(20).fill('connected'), 'request.too_many_requests'])
  })
})

describe('S16 sockets live as long as their session', () => {
  test.each([
    ['log-out', (token: string) => app.call('POST', '/auth/logout', { token })],
    ['log-out everywhere', (token: string) => app.call('POST', '/auth/logout-all', { token })],
    [
      'a locked account',
      (_: string, id: string) => app.deps.db`update accounts set disabled_at = now() where id = ${id}`,
    ],
    [
      'another role',
      (_: string, id: string) => app.deps.db`update accounts set roles = '{coach}' where id = ${id}`,
    ],
    [
      'an end that came',
      (_: string, id: string) => app.deps.db`update sessions set ends_at = now() where account_id = ${id}`,
    ],
  ])('%s closes them within a second', async (_, end) => {
    const { id, token } = await makeAccount(app)
    const [a, b, other] = [
      await connectSocket(app, token),
      await connectSocket(app, token, { transports: ['polling'] }),
      await connectSocket(app, (await makeAccount(app)).token),
    ]
    await end(token, id)
    await expect.poll(() => [a.connected, b.connected]).toEqual([false, false])
    expect(other.connected).toBe(true)
    expect(await refusal(token)).toBe('auth.required')
  })

  test('the other session of the same account goes on', async () => {
    const { id, token } = await makeAccount(app)
    const second = newToken()
    await app.deps.db`
      insert into sessions (token_hash, account_id, idle_seconds, expires_at, ends_at)
      values (encode(sha256(${second}::bytea), 'hex'), ${id}, 3600, now() + interval '1 hour', now() + interval '1 day')`
    const [a, b] = [await connectSocket(app, token), await connectSocket(app, second)]
    await app.call('POST', '/auth/logout', { token })
    await expect.poll(() => a.connected).toBe(false)
    expect(b.connected).toBe(true)
  })
})

describe('payloads (S36)', () => {
  test('an event that nobody declared, and payloads of any other shape, are refused and harm nothing', async () => {
    const { customer, chatId } = await makeChat(app)
    const socket = await joined(app, customer, 'user', chatId)
    expect(await ask(socket, 'delete_everything', {})).toMatchObject({
      success: false,
      code: 'request.not_found',
    })
    const nonsense = [
      undefined,
      null,
      7,
      'chat',
      [],
      [[[]]],
      { chatId: { $ne: 1 } },
      { chatId: ['a'] },
      { __proto__: { chatId } },
    ]
    for (const payload of [...nonsense, { chatId: Buffer.from('x') }, { chatId: 'x\0' }, { chatId: '' }]) {
      const answer = await ask(socket, 'join_chat', payload)
      expect(answer.success, JSON.stringify(payload)).toBe(false)
      expect(answer.code).not.toBe('server.error')
    }
    const broken = JSON.parse('{"chatId":"x","constructor":{"prototype":{"polluted":true}}}')
    await ask(socket, 'join_chat', broken)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    // Arguments in any number, and none.
    socket.emit('join_chat')
    socket.emit('join_chat', 1, 2, 3)
    expect(await ask(socket, 'join_chat', { chatId })).toMatchObject({ success: true })
  })

  test('acknowledges a payload of 64 KB to 1 MB with an error and keeps the connection', async () => {
    const { customer, chatId } = await makeChat(app)
    const socket = await joined(app, customer, 'user', chatId)
    const send = (payload: object) => ask(socket, 'send_message', { chatId, ...payload })
    for (const length of [5001, 60_000, 400_000])
      expect(await send({ content: 'x'.repeat(length) })).toMatchObject({ code: 'chat.message_too_long' })
    // Four bytes each: 20 KB.
    expect(await send({ content: '💪'.repeat(2500) })).toMatchObject({ success: true })
    const padded = await send({ content: 'Hello', padding: 'x'.repeat(900_000) })
    expect(padded.success).toBe(false)
    expect(await send({ content: 'Still here' })).toMatchObject({ success: true })
  })

  test('a packet of more than 1 MB ends the socket; the server lives on', async () => {
    const { customer, chatId } = await makeChat(app)
    const socket = await joined(app, customer, 'user', chatId)
    socket.emit('send_message', { chatId, content: 'x'.repeat(1_100_000) })
    await expect.poll(() => socket.connected).toBe(false)
    expect(await say(app, customer, chatId, 'Still here')).toMatchObject({ seq: 1 })
  })

  test('S35 too many messages of one account are refused with when to come back', async () => {
    const { customer, chatId } = await makeChat(app)
    const socket = await joined(app, customer, 'user', chatId)
    const answers = await Promise.all(
      Array.from({ length: 301 }, (_, i) => ask(socket, 'send_message', { chatId, content: `${i}` })),
    )
    const refused = answers.filter((answer) => !answer.success)
    expect(refused.length).toBeGreaterThanOrEqual(1)
    expect(refused[0]).toMatchObject({
      code: 'request.too_many_requests',
      params: { seconds: expect.any(Number) },
    })
    const http = await app.call('POST', `/chat/${chatId}/messages`, {
      token: customer.token,
      body: { content: 'x' },
    })
    expect(http.statusCode).toBe(429)
  })

  test('logs one line with account, event and reason of a refusal, without the payload (S42)', async () => {
    const { customer, chatId } = await makeChat(app)
    const socket = await joined(app, await makeAccount(app), 'user', chatId)
    app.logged.length = 0
    await ask(socket, 'send_message', { chatId, content: 'a private word' })
    expect(app.logged).toHaveLength(1)
    expect(app.logged[0]).toMatchObject({
      event: 'access_denied',
      socketEvent: 'send_message',
      code: 'chat.not_found',
    })
    expect(JSON.stringify(app.logged)).not.toContain('private')
    expect(app.logged[0]?.account).not.toBe(customer.id)
  })
})

describe('S42 a connection that is refused leaves a line', () => {
  test.each([
    [
      'a token that is none',
      { event: 'access_denied', code: 'auth.required' },
      (at: TestApp) => refusal(newToken(), {}, at),
    ],
    [
      'another origin',
      { event: 'socket_refused', reason: 'another origin' },
      (at: TestApp) => refusal(newToken(), { extraHeaders: { origin: 'https://evil.example' } }, at),
    ],
  ])('%s', async (_, line, connect) => {
    // Repeated refusals within a minute are logged as one sum.
    const own = await app.again()
    await listening(own)
    own.logged.length = 0
    await connect(own)
    expect(own.logged).toEqual([expect.objectContaining(line)])
  })

  test('a fault of ours leaves its error', async () => {
    const { db } = app.deps
    await db`alter table sessions rename to sessions_away`
    app.logged.length = 0
    try {
      expect(await refusal(newToken())).toMatch(/^server\./)
    } finally {
      await db`alter table sessions_away rename to sessions`
    }
    expect(app.logged).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'handshake failed', err: expect.anything() }),
    )
  })
})

test('F11 a stop lets events end, closes the sockets and refuses new ones', async () => {
  const other = await app.again()
  const { customer, coach, chatId } = await makeChat(app)
  const [socket, reader] = [
    await joined(other, customer, 'user', chatId),
    await joined(other, coach, 'coach', chatId),
  ]
  const reasons = heard(socket, 'disconnect')
  const sent = ask(socket, 'send_message', { chatId, content: 'Just before' })
  await new Promise((resolve) => setTimeout(resolve, 5))
  await other.http.close()
  await expect.poll(() => [socket.connected, reader.connected]).toEqual([false, false])
  // The reason must be a transport error, because clients reconnect after that one.
  expect(reasons[0]).toMatch(/transport/)
  const stored = await app.deps.db`select content from chat_messages where chat_id = ${chatId}`
  const answer = await sent.catch(() => undefined)
  if (answer) expect(stored).toHaveLength(1)
})
