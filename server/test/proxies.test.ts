import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CALLS_PER_MINUTE } from '../src/kernel/http/limits'
import { makeAccount, makeProduct } from './factories'
import { findNginx, openNginx } from './nginx'
import { openProxy } from './small-proxy'
import { type TestApp, useApp } from './test-app'

const app = useApp({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' })
let port: number
const listen = async (at: TestApp) => {
  await at.http.listen({ port: 0, host: '127.0.0.1' })
  return (at.http.server.address() as AddressInfo).port
}
beforeAll(async () => {
  port = await listen(app)
})

/** Each test uses other visitors, so that limits do not interfere. */
let third = 0
beforeEach(() => {
  third += 1
})
const visitor = (n: number) => `127.0.${third}.${n}`

interface Ask {
  port: number
  /** The visitor's own address. */
  from: string
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: unknown
}

function ask({ port, from, method = 'GET', path = '/verification/challenge', headers, body }: Ask) {
  return new Promise<number>((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const call = request(
      {
        host: '127.0.0.1',
        localAddress: from,
        port,
        method,
        path: `/api/v1${path}`,
        agent: false,
        headers: { ...(payload ? { 'content-type': 'application/json' } : {}), ...headers },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    call.on('error', reject)
    call.end(payload)
  })
}

/** Uses up a visitor's challenges and shows that the next one is refused. */
async function exhaust(what: Omit<Ask, 'from'>, from: string): Promise<void> {
  for (let i = 0; i < CALLS_PER_MINUTE.challenge; i += 20) {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => ask({ ...what, from })))
    expect(new Set(statuses)).toEqual(new Set([200]))
  }
  expect(await ask({ ...what, from })).toBe(429)
}

function visitorsAreTold(open: () => Promise<{ port: number; close(): unknown }>): void {
  let proxy: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    proxy = await open()
  })
  afterAll(() => proxy.close())

  test('X-99 S35 are counted each by their own address', async () => {
    await exhaust({ port: proxy.port }, visitor(2))
    expect(await ask({ port: proxy.port, from: visitor(3) })).toBe(200)
  })

  test('X-99 S35 are told by the right-most hop that is not trusted, whatever they write to its left', async () => {
    await exhaust({ port: proxy.port }, visitor(2))
    for (const forged of ['203.0.113.5', '10.1.1.1', '203.0.113.5, 127.0.0.1', 'unknown', '::1'])
      expect(await ask({ port: proxy.port, from: visitor(2), headers: { 'x-forwarded-for': forged } })).toBe(
        429,
      )
  })
}

describe('visitors behind a proxy', () => {
  visitorsAreTold(() => openProxy(port))

  test('X-99 are found through several trusted proxies', async () => {
    const through = { port, from: '127.0.0.1', headers: { 'x-forwarded-for': `192.0.2.${third}, 10.1.2.3` } }
    await exhaust(through, '127.0.0.1')
    const other = { ...through, headers: { 'x-forwarded-for': `192.0.2.2${third}, 10.1.2.3` } }
    expect(await ask(other)).toBe(200)
  })

  test('trusts no header of a direct visitor (X-99 S35)', async () => {
    for (let i = 0; i < CALLS_PER_MINUTE.challenge; i++)
      await ask({ port, from: visitor(2), headers: { 'x-forwarded-for': `203.0.113.${i}` } })
    expect(await ask({ port, from: visitor(2), headers: { 'x-forwarded-for': '203.0.113.250' } })).toBe(429)
  })

  test('X-99 are all one address where the proxy is not named', async () => {
    const unaware = await app.again({ TRUSTED_PROXIES: '' })
    const proxy = await openProxy(await listen(unaware))
    await exhaust({ port: proxy.port }, visitor(2))
    expect(await ask({ port: proxy.port, from: visitor(3) })).toBe(429)
    proxy.close()
  })

  test('does not punish visitors who share an address for another’s calls without a token (X-99 S35)', async () => {
    const product = await makeProduct(app)
    const { token } = await makeAccount(app)
    const from = visitor(2)
    const statuses = []
    for (let i = 0; i < CALLS_PER_MINUTE.refused + 20; i++)
      statuses.push(await ask({ port, from, method: 'POST', path: '/auth/logout' }))
    expect(statuses.filter((status) => status === 401)).toHaveLength(CALLS_PER_MINUTE.refused)
    expect(statuses.at(-1)).toBe(429)
    const forged = { authorization: `Bearer ${'x'.repeat(43)}` }
    expect(await ask({ port, from, method: 'POST', path: '/auth/logout', headers: forged })).toBe(429)
    const add = await ask({
      port,
      from,
      method: 'POST',
      path: '/orders/cart/add',
      headers: { authorization: `Bearer ${token}` },
      body: { productId: product, quantity: 1 },
    })
    expect(add).toBe(200)
  })
})

const nginx = findNginx()

describe.skipIf(nginx === undefined)('visitors behind nginx with the configuration of deploy/', () => {
  visitorsAreTold(() => openNginx(nginx as string, [port, port]))
})
