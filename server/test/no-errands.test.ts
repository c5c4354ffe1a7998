import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeChat } from './chat'
import { useApp } from './test-app'

/** Somebody's own server: whoever makes us visit it could make us visit what lies behind our walls. */
const trap = createServer((socket) => {
  visits++
  socket.destroy()
})
let visits = 0
let address: string

beforeAll(async () => {
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve))
  address = `https://localhost:${(trap.address() as { port: number }).port}/look`
})
afterAll(() => new Promise((resolve) => trap.close(resolve)))

const app = useApp({ RATE_LIMITS: 'off' })

test('never visits an address in a message (S47)', async () => {
  const { chatId, customer, coach } = await makeChat(app)
  const sent = await app.call('POST', `/chat/${chatId}/messages`, {
    token: customer.token,
    body: { content: `Look: ${address}`, clientMsgId: 'a'.repeat(24) },
  })
  expect(sent.statusCode).toBe(201)
  const read = await app.call('GET', `/chat/${chatId}`, { token: coach.token })
  expect(read.body).toContain(address)
  expect(visits).toBe(0)
})

test('detects every visitor of the trap (S47)', async () => {
  await fetch(address).catch(() => undefined)
  expect(visits).toBe(1)
  visits = 0
})
