import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeSocket } from '../../test/fake-socket'
import { sessionOf } from './areas'
import { isOffline, refusalOf } from './error-text'
import { type Line, type LineState, openLine } from './socket'

const lines: Line[] = []
beforeEach(() => {
  vi.useFakeTimers()
  // No random delay before a retry.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  FakeSocket.reset()
  sessionOf('coach').open('coach-token', { id: 'k1', email: 'k@example.test', role: 'coach' })
})
afterEach(() => {
  for (const line of lines.splice(0)) line.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open() {
  const states: LineState[] = []
  const woken = vi.fn()
  const line = openLine('coach', { onState: (state) => states.push(state), onWake: woken })
  lines.push(line)
  return { line, states, woken, socket: FakeSocket.last }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const CHAT = { chatId: 'chat-000000000000000001' }

describe('openLine', () => {
  it('connects with the token, websocket before polling, 20 s per attempt (COACH-WS-01 COACH-WS-02 COACH-WS-03 COACH-CONST-06)', async () => {
    const { socket } = open()
    const send = vi.fn()
    socket.options.auth(send)
    expect(send).toHaveBeenCalledWith({ token: 'coach-token' })
    // The next attempt reads the token again.
    sessionOf('coach').open('newer', { id: 'k1', email: 'k@example.test', role: 'coach' })
    socket.options.auth(send)
    expect(send).toHaveBeenLastCalledWith({ token: 'newer' })
    expect(socket.options).toMatchObject({
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      timeout: 20_000,
    })
  })

  it('stops after five retries until a reconnect is requested (COACH-STATE-25 COACH-STATE-26 X-69)', async () => {
    FakeSocket.attempts = 'fail'
    const { line, states, socket } = open()
    await pass(31_000)
    expect(socket.tries).toBe(6)
    expect(states).toEqual(['reconnecting', 'stopped'])
    await pass(600_000)
    expect(socket.tries).toBe(6)
    FakeSocket.attempts = 'succeed'
    line.reconnect()
    await pass(0)
    expect(states.slice(2)).toEqual(['reconnecting', 'connected'])
  })

  it.each(['online', 'focus', 'visibilitychange'])('begins a new round on %s (X-69)', async (event) => {
    FakeSocket.attempts = 'fail'
    const { line, socket } = open()
    await pass(60_000)
    expect(line.state()).toBe('stopped')
    FakeSocket.attempts = 'succeed'
    const target = event === 'visibilitychange' ? document : window
    target.dispatchEvent(new Event(event))
    await pass(0)
    expect(line.state()).toBe('connected')
    expect(socket.tries).toBe(7)
  })

  it('keeps a live connection when the page regains focus', async () => {
    const { woken, socket } = open()
    await pass(0)
    window.dispatchEvent(new Event('focus'))
    expect(woken).toHaveBeenCalledTimes(1)
    expect(socket.tries).toBe(1)
  })

  it('disconnects immediately when the network is lost, without waiting for a heartbeat', async () => {
    const { line, socket } = open()
    await pass(0)
    FakeSocket.attempts = 'fail'
    window.dispatchEvent(new Event('offline'))
    expect(socket.connected).toBe(false)
    expect(line.state()).toBe('reconnecting')
  })

  it('backs off when the server drops every connection immediately', async () => {
    const { socket } = open()
    await pass(0)
    const waits: number[] = []
    for (let drop = 0; drop < 3; drop++) {
      const [before, tries] = [Date.now(), socket.tries]
      socket.drop('io server disconnect')
      while (socket.tries === tries) await pass(100)
      waits.push(Date.now() - before)
    }
    for (const [at, wait] of [1000, 2000, 4000].entries()) {
      expect(waits[at]).toBeGreaterThanOrEqual(wait)
      expect(waits[at]).toBeLessThanOrEqual(1.5 * wait + 100)
    }
    // A connection of one minute counts as stable.
    await pass(61_000)
    socket.drop()
    const tries = socket.tries
    await pass(1000)
    expect(socket.tries).toBe(tries + 1)
  })

  it('gives up when the server repeatedly ends connections after a while', async () => {
    const { line, socket } = open()
    await pass(0)
    for (let end = 0; end < 6; end++) {
      // Longer than SETTLED, the usual minimum of a stable connection.
      await pass(30_000)
      socket.drop('io server disconnect')
    }
    await pass(600_000)
    expect(line.state()).toBe('stopped')
    expect(socket.tries).toBe(6)
  })

  it('waits as long as the server demands after a rate limit, plus a random delay', async () => {
    const { line, states, socket } = open()
    await pass(0)
    FakeSocket.attempts = 'wait'
    socket.drop('io server disconnect')
    await pass(1500)
    expect(socket.tries).toBe(2)
    const refusal = { code: 'request.too_many_requests', params: { seconds: 40 } }
    for (let tries = 2; tries < 12; tries++) {
      socket.refuse(refusal)
      await pass(39_999)
      expect(socket.tries, 'not before').toBe(tries)
      await pass(10_001)
      expect(socket.tries).toBe(tries + 1)
    }
    socket.up()
    expect(line.state()).toBe('connected')
    expect(states).toEqual(['connected', 'reconnecting', 'connected'])
  })

  it('lets a person or the browser reconnect before that wait is over', async () => {
    FakeSocket.attempts = 'wait'
    const { line, socket } = open()
    socket.refuse({ code: 'request.too_many_requests', params: { seconds: 40 } })
    FakeSocket.attempts = 'succeed'
    line.reconnect()
    await pass(0)
    expect(line.state()).toBe('connected')
    await pass(60_000)
    expect(socket.tries).toBe(2)
  })

  it('ends the session when the server refuses it, and does not retry (X-06)', async () => {
    FakeSocket.attempts = 'wait'
    const { line, socket } = open()
    await pass(0)
    socket.refuse({ code: 'auth.required', message: 'Please sign in to continue.' })
    expect(sessionOf('coach').current()).toMatchObject({ user: null, endedBy: 'expired' })
    await pass(60_000)
    expect(socket.tries).toBe(1)
    expect(line.state()).toBe('stopped')
  })
})

describe('acknowledged messages', () => {
  it('resolves with the acknowledgement, and rejects with the server’s refusal', async () => {
    FakeSocket.responders = {
      join_chat: () => ({ success: true, data: { lastSeq: 7 } }),
      send_message: () => ({
        success: false,
        error: 'Too long',
        message: 'Too long',
        code: 'chat.message_too_long',
      }),
    }
    const { line } = open()
    await pass(0)
    await expect(line.ask('join_chat', CHAT)).resolves.toMatchObject({ data: { lastSeq: 7 } })
    const refused = await line.ask('send_message', { ...CHAT, content: 'x' }).catch((error) => error)
    expect(refusalOf(refused)).toMatchObject({ code: 'chat.message_too_long', message: 'Too long' })
  })

  it('rejects after 10 s without a response, on a lost connection, and without one', async () => {
    const { line, socket } = open()
    await pass(0)
    const silent = line.ask('join_chat', CHAT).catch((error) => error)
    await pass(10_000)
    expect(isOffline(await silent)).toBe(true)
    expect(line.state()).toBe('connected')
    const cut = line.ask('join_chat', CHAT).catch((error) => error)
    socket.drop()
    expect(isOffline(await cut)).toBe(true)
    expect(isOffline(await line.ask('join_chat', CHAT).catch((error) => error))).toBe(true)
    line.tell('typing_start', CHAT)
    expect(socket.told('typing_start')).toEqual([])
  })
})
