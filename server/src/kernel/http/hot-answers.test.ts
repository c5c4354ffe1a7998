import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoint } from 'contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { silentLog } from '../../../test/silent-log'
import { Failure } from '../../fail'
import { healthRoutes } from '../health'
import { createBinder } from './bind'
import { CachedResponse } from './hot-answers'
import { createMetrics, type Metrics } from './metrics'
import { createServer } from './server'

const fruit = endpoint({
  method: 'GET',
  path: '/fruit/:name',
  allow: 'public',
  shared: true,
  summary: 'A text that is the same for everybody',
  params: z.object({ name: z.string() }),
  data: z.string(),
})

let http: FastifyInstance
let metrics: Metrics
let health: ReturnType<typeof healthRoutes>
/** Calls that reached the handler. */
let handled: string[]
/** Addresses that the limiter counted. */
let counted: string[]
let isFresh: boolean
let isOverLimit: boolean

beforeEach(async () => {
  ;[handled, counted, isFresh, isOverLimit] = [[], [], true, false]
  metrics = createMetrics()
  const limiter = {
    take(_kind: string, address: string) {
      counted.push(address)
      if (isOverLimit) throw new Failure('request.too_many_requests', { seconds: 1 }, 1)
    },
  }
  http = createServer({ logger: silentLog, metrics, limiter, secure: true, trustedProxies: ['127.0.0.2'] })
  const bind = createBinder(http, { findSession: async () => undefined, limiter })
  bind(fruit, ({ params, locale }) => {
    handled.push(`${params.name} ${locale}`)
    const data = params.name === 'long' ? 'x'.repeat(5000) : `${params.name} ${locale}`
    return new CachedResponse(Buffer.from(JSON.stringify({ success: true, data })), () => isFresh)
  })
  health = healthRoutes(http, (async () => []) as never)
  await http.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => http.close())

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  bytes: Buffer
}

function get(name: string, headers: Record<string, string> = {}, localAddress = '127.0.0.1', body = '') {
  const { port } = http.server.address() as AddressInfo
  const path = `/api/v1/fruit/${name}`
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, localAddress }, async (response) => {
      const bytes = Buffer.concat(await response.toArray())
      const { date, ...rest } = response.headers
      resolve({ status: response.statusCode, headers: rest, bytes })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

test('a repeated request gets the same status, headers and bytes without its handler', async () => {
  for (const encoding of ['identity', 'br', 'gzip']) {
    const headers = { 'accept-encoding': encoding }
    for (const name of ['apple', 'long']) {
      handled.length = 0
      isFresh = false
      const first = await get(name, headers)
      isFresh = true
      expect(await get(name, headers)).toEqual(first)
      expect(await get(name, headers)).toEqual(first)
      expect(handled).toHaveLength(1)
    }
  }
})

test('a kept answer is not sent once it is old, nor in another language', async () => {
  await get('apple', { 'accept-language': 'fa' })
  expect(String((await get('apple', { 'accept-language': 'nl' })).bytes)).toContain('apple nl')
  isFresh = false
  await get('apple', { 'accept-language': 'fa' })
  expect(handled).toEqual(['apple fa', 'apple nl', 'apple fa'])
})

test('a request with a body is routed even if its answer is kept', async () => {
  await get('apple')
  const { status } = await get(
    'apple',
    { 'content-type': 'application/json', 'content-length': '2' },
    '127.0.0.1',
    '{}',
  )
  expect([status, handled.length]).toEqual([200, 2])
})

test('a kept answer counts against the limit of the visitor behind a trusted proxy', async () => {
  await get('apple')
  await get('apple', { 'x-forwarded-for': '198.51.100.7' })
  await get('apple', { 'x-forwarded-for': '198.51.100.7' }, '127.0.0.2')
  expect(counted).toEqual(['127.0.0.1', '127.0.0.1', '198.51.100.7'])
  isOverLimit = true
  const refused = await get('apple')
  expect(refused.status).toBe(429)
  expect(JSON.parse(String(refused.bytes))).toMatchObject({ code: 'request.too_many_requests' })
})

test('a kept answer is counted in the metrics under its route', async () => {
  await get('apple')
  await get('apple')
  await get('pear')
  expect(await metrics.render()).toContain('http_requests_total{route="/api/v1/fruit/:name",status="2xx"} 3')
})

test('answers of a process that is stopping close their connection, kept ones too', async () => {
  await get('apple', { connection: 'keep-alive' })
  health.stopping()
  const last = await get('apple', { connection: 'keep-alive' })
  expect([last.status, last.headers.connection]).toEqual([200, 'close'])
})
