import { endpoint } from 'contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { silentLog } from '../../../test/silent-log'
import { createBinder } from './bind'
import { createMetrics } from './metrics'
import { createServer } from './server'

const slow = endpoint({
  method: 'POST',
  path: '/slow',
  allow: 'public',
  summary: 'Answers when it is let',
  body: z.object({}),
  data: z.string(),
})
let answer = () => undefined as undefined
const handled = new Promise<void>((resolve) => {
  answer = () => void resolve()
})
const http = createServer({
  logger: silentLog,
  metrics: createMetrics(),
  limiter: { take() {} },
  secure: false,
  deadline: 50,
})

beforeAll(async () => {
  const bind = createBinder(http, { findSession: async () => undefined, limiter: { take() {} } })
  bind(slow, async () => {
    await handled
    return { data: 'done' }
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => http.close())

test('F15 a request that the database keeps waiting is answered 503 with Retry-After before its client gives up', async () => {
  const { port } = http.server.address() as { port: number }
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1/slow`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(reply.status).toBe(503)
  expect(reply.headers.get('retry-after')).toBe('1')
  expect(await reply.json()).toMatchObject({ success: false, code: 'server.unavailable' })
  // A late result of the handler has no effect.
  answer()
  const next = await fetch(`http://127.0.0.1:${port}/api/v1/slow`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await next.json()).toMatchObject({ success: true, data: 'done' })
})
