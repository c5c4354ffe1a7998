// Runs where a redis-server is installed, or named by TEST_REDIS (decision 073).
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeAccount } from '../../../test/factories'
import { findRedis, openSilentPort, startRedis, useRedis } from '../../../test/redis'
import { type TestApp, useApp } from '../../../test/test-app'
import { redisFinding } from '../../commands/doctor/redis'
import { CALLS_PER_MINUTE, createLimiter } from '../http/limits'
import { callsIn } from '../http/shared-limits'
import { createRedis, type Redis } from './redis'

const program = await findRedis()
const SOON = { timeout: 15_000 }

const opened: Redis[] = []
afterEach(async () => {
  for (const redis of opened.splice(0)) await redis.end()
})
function open(url: string) {
  const log = { info: vi.fn(), warn: vi.fn() }
  const redis = createRedis(url, log)
  opened.push(redis)
  return { redis, log }
}

describe.skipIf(program === undefined)('two servers with one Redis', () => {
  const server = useRedis(program)
  const a = useApp()
  let pair: [TestApp, TestApp]
  const isUp = () => pair.map(({ deps }) => deps.redis?.isUp())

  beforeAll(async () => {
    const settings = { REDIS_URL: server.url }
    pair = [await a.again(settings), await a.again(settings)]
    await vi.waitUntil(() => isUp().every(Boolean), SOON)
  })

  const challenge = async (app: TestApp, address: string) =>
    app.call('GET', '/verification/challenge', { address })
  const useUp = async (app: TestApp, address: string, share = 1) => {
    for (let i = 0; i < CALLS_PER_MINUTE.challenge * share; i++)
      expect((await challenge(app, address)).statusCode).toBe(200)
  }

  test('have one limit together, as an account and as an address', async () => {
    const [first, second] = pair
    await useUp(first, '192.0.2.1', 0.5)
    await useUp(second, '192.0.2.1', 0.5)
    const refused = async () => {
      const { statusCode, headers } = await challenge(second, '192.0.2.1')
      return statusCode === 429 && Number(headers['retry-after']) >= 1 && Number(headers['retry-after']) <= 60
    }
    await expect.poll(refused, SOON).toBe(true)
    await expect.poll(async () => (await challenge(first, '192.0.2.1')).statusCode, SOON).toBe(429)
    expect((await challenge(first, '192.0.2.2')).statusCode).toBe(200)
    const names = await server.keys()
    expect(names.length).toBeGreaterThan(0)
    // Neither an address nor an id can be read in Redis.
    for (const name of names) expect(name).toMatch(/^tavan:(probe|calls:[0-9a-f]{64})$/)
  })

  test('answer every call while Redis is wiped, killed and back, with the limit of each process', async () => {
    const [first, second] = pair
    const metric = async (app: TestApp) =>
      /^redis_up (\d)$/m.exec((await app.call('GET', '//metrics', { address: '127.0.0.1' })).body)?.[1]
    await useUp(first, '192.0.2.10', 0.5)
    await server.wipe()
    await useUp(first, '192.0.2.10', 0.5)
    expect((await challenge(first, '192.0.2.10')).statusCode).toBe(429)
    expect(await metric(first)).toBe('1')

    await useUp(first, '192.0.2.11', 0.5)
    await server.kill()
    await useUp(first, '192.0.2.11', 0.5)
    expect((await challenge(first, '192.0.2.11')).statusCode).toBe(429)
    await useUp(second, '192.0.2.11')
    await expect.poll(isUp, SOON).toEqual([false, false])
    expect(await metric(second)).toBe('0')
    expect((await makeAccount(second)).token).toBeTruthy()

    await server.start()
    await expect.poll(isUp, SOON).toEqual([true, true])
    const lines = second.logged.filter(({ event }) => String(event).startsWith('redis_'))
    expect(lines.map(({ event }) => event)).toEqual(['redis_away', 'redis_back'])
    expect(JSON.stringify(second.logged)).not.toContain('secret-of-redis')
    await useUp(first, '192.0.2.12', 0.5)
    await useUp(second, '192.0.2.12', 0.5)
    await expect.poll(async () => (await challenge(first, '192.0.2.12')).statusCode, SOON).toBe(429)
  })

  test('are away with the reason, without the password, when Redis refuses them', async () => {
    const { redis, log } = open(server.url.replace('secret-of-redis', 'another-secret'))
    await expect.poll(() => log.warn.mock.calls.length, SOON).toBe(1)
    expect(redis.isUp()).toBe(false)
    expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ event: 'redis_away', reason: /WRONGPASS/ })
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('another-secret')
  })

  test('count it as away while it hangs, and as back once it answers', async () => {
    const [first] = pair
    await expect.poll(isUp, SOON).toEqual([true, true])
    server.pause()
    await useUp(first, '192.0.2.20')
    expect((await challenge(first, '192.0.2.20')).statusCode).toBe(429)
    await expect.poll(isUp, SOON).toEqual([false, false])
    server.resume()
    await expect.poll(isUp, SOON).toEqual([true, true])
    expect(await redisFinding(server.url)).toMatchObject({ verdict: 'ok', about: 'redis' })
  })

  test('receive texts of subscribed channels, also of those from before Redis came back', async () => {
    const [one, two] = [open(server.url).redis, open(server.url).redis]
    const texts: string[] = []
    two.onText((text) => texts.push(text))
    two.subscribe('kept')
    two.subscribe('left')
    two.unsubscribe('left')
    await server.kill()
    await server.start()
    await expect.poll(() => one.isUp() && two.isUp(), SOON).toBe(true)
    await expect
      .poll(() => {
        one.publish(['left', 'kept'], 'hint')
        return texts.length
      }, SOON)
      .toBeGreaterThan(0)
    expect(new Set(texts)).toEqual(new Set(['hint']))
  })

  test('uses plain channels where Redis knows no sharded ones', async () => {
    const old = await startRedis(program as string, ['--rename-command', 'SPUBLISH', ''])
    try {
      const [one, two] = [open(old.url).redis, open(old.url).redis]
      const texts: string[] = []
      two.onText((text) => texts.push(text))
      two.subscribe('channel')
      await expect.poll(() => one.isUp() && two.isUp(), SOON).toBe(true)
      await expect
        .poll(() => {
          one.publish(['channel'], 'hint')
          return texts[0]
        }, SOON)
        .toBe('hint')
    } finally {
      await old.kill()
    }
  })
})

describe('a Redis that is no help', () => {
  test('delays no call when it accepts connections and never answers', async () => {
    const silent = await openSilentPort()
    const { redis, log } = open(silent.url)
    const limiter = createLimiter(true, () => 1_000_000, callsIn(redis, String))
    // Synchronous: there is nothing that a call could wait for.
    for (let i = 0; i < CALLS_PER_MINUTE.upload; i++) limiter.take('upload', '192.0.2.1')
    expect(() => limiter.take('upload', '192.0.2.1')).toThrow()
    expect(await redis.count([{ key: 'a', by: 1 }], 1000)).toBeUndefined()
    redis.publish(['channel'], 'hint')
    await expect.poll(() => log.warn.mock.calls.length, SOON).toBe(1)
    expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ reason: /no answer within/ })
    silent.close()
  })

  test('is away, logged once, when nothing listens at its address', async () => {
    const { redis, log } = open('redis://default:secret-of-redis@127.0.0.1:1')
    await expect.poll(() => log.warn.mock.calls.length, SOON).toBe(1)
    expect(redis.isUp()).toBe(false)
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('secret-of-redis')
  })
})
