// F13: hundreds of slow clients next to normal ones. Slow ones are disconnected in time and cost little memory; the
// others are not slowed down.
import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { type Buyer, seedBuyers, seedProducts } from '../../server/test/seed'
import { memoryOf } from '../lib/process'
import { type FaultOptions, type Figures, type Harness, judge, withHarness } from './harness'
import { inTurn } from './invariants'
import { type Dripped, drip, neverRead, readSlowly } from './slow-sockets'

const CLOSED_WITHIN = 15_000
const MEMORY_MOST = 100 * 1024 * 1024
const SLOWER_MOST = 2
/** Percentiles below this many milliseconds depend on the machine, not the server. */
const P99_FLOOR = 20

/** Largest response that needs no seeded data. */
const LARGE = '/api/v1/openapi.json'

interface Crowd {
  dripping: number
  silent: number
  downloads: number
  perSecond: number
  /** Milliseconds of calls without slow clients; their times are compared at full size. */
  alone: number
}
const CROWDS: Record<FaultOptions['size'], Crowd> = {
  reduced: { dripping: 40, silent: 15, downloads: 5, perSecond: 20, alone: 500 },
  full: { dripping: 300, silent: 100, downloads: 20, perSecond: 100, alone: 6000 },
}

export function run({ size, seed }: FaultOptions): Promise<Figures> {
  const crowd = CROWDS[size]
  return withHarness('slow-clients', { sockets: 16 }, async (harness) => {
    const { product, db } = harness
    await seedProducts(db, Array(50).fill(10))
    const buyers = await seedBuyers(db, 8)
    await ask(harness, buyers, crowd.perSecond, 1000) // warm-up
    const alone = await ask(harness, buyers, crowd.perSecond, crowd.alone)
    const before = await memoryOf(product.pid, 'VmRSS')

    const dripping = Array.from({ length: crowd.dripping }, (_, i) =>
      drip(product, i % 2 === 0 ? 'header' : 'body', CLOSED_WITHIN + 5000),
    )
    const letGo = await Promise.all([
      // Staggered, because a burst of requests would be load, not slowness.
      ...Array.from({ length: crowd.silent }, (_, i) => pause(i * 20).then(() => neverRead(product, LARGE))),
      ...Array.from({ length: crowd.downloads }, () => readSlowly(product, LARGE)),
    ])
    const control = dripAtDefaults()
    const beside = await ask(harness, buyers, crowd.perSecond, 9000)
    const during = await memoryOf(product.pid, 'VmRSS')
    const dripped = await Promise.all(dripping)
    for (const end of letGo) end()
    const after = await ask(harness, buyers, crowd.perSecond, 1000)
    return judgeAll(size, {
      seed,
      dripped,
      alone,
      beside,
      after,
      grown: before === undefined || during === undefined ? undefined : during - before,
      controlOpenMs: (await control).openMs,
    })
  })
}

interface Asked {
  p99: number
  failed: string[]
}

/** Reads lists, single products and the account at a fixed rate for a while. */
async function ask(
  harness: Harness,
  buyers: readonly Buyer[],
  perSecond: number,
  ms: number,
): Promise<Asked> {
  const times: number[] = []
  const failed: string[] = []
  const count = Math.round((perSecond * ms) / 1000)
  const began = performance.now()
  await inTurn(
    Array.from({ length: count }, (_, i) => i),
    16,
    async (i) => {
      await pause(Math.max(0, began + (i * 1000) / perSecond - performance.now()))
      const buyer = buyers[i % buyers.length]
      const [path, token] = i % 2 === 0 ? ['/products', undefined] : ['/auth/me', buyer?.token]
      try {
        const { status, ms } = await harness.client.call('GET', path, token ? { token } : {})
        times.push(ms)
        if (status !== 200) failed.push(`${path} answered ${status}`)
      } catch (error) {
        failed.push(`${path}: ${(error as Error).message}`)
      }
    },
  )
  times.sort((a, b) => a - b)
  return { p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN, failed }
}

/** Control: default Fastify, which waits a minute for slow headers. */
async function dripAtDefaults(): Promise<Dripped> {
  const app = fastify()
  app.get('/api/v1/products', async () => [])
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const result = await drip({ host: '127.0.0.1', port }, 'header', CLOSED_WITHIN + 1000)
  await app.close()
  return result
}

function judgeAll(
  size: FaultOptions['size'],
  all: {
    seed: number
    dripped: Dripped[]
    alone: Asked
    beside: Asked
    after: Asked
    grown: number | undefined
    controlOpenMs: number
  },
): Figures {
  const { seed, dripped, alone, beside, after, grown, controlOpenMs } = all
  const longest = Math.round(Math.max(...dripped.map(({ openMs }) => openMs)))
  const untold = dripped.filter(({ status }) => status !== 408).length
  const failed = [...alone.failed, ...beside.failed, ...after.failed]
  const slower = beside.p99 / Math.max(alone.p99, P99_FLOOR)
  return {
    seed,
    figures: {
      dripping: dripped.length,
      longestOpenMs: longest,
      p99Alone: Math.round(alone.p99),
      p99Beside: Math.round(beside.p99),
      memoryMb: grown === undefined ? 'unknown' : Math.round(grown / 1024 / 1024),
      controlOpenMs: Math.round(controlOpenMs),
    },
    failures: [
      ...judge('product', [
        [failed.length === 0, `others were not served: ${[...new Set(failed)].slice(0, 3).join('; ')}`],
        [longest <= CLOSED_WITHIN, `a dripping socket was open for ${longest} ms`],
        [untold === 0, `${untold} dripping sockets were closed without a 408`],
        [grown === undefined || grown <= MEMORY_MOST, `the memory grew by ${grown} bytes`],
        // Ratios of times are checked only at full size, where no other tests run.
        [size !== 'full' || slower <= SLOWER_MOST, `others waited ${slower.toFixed(1)} times as long`],
      ]),
      ...judge('control', [
        [controlOpenMs > CLOSED_WITHIN, 'a server without limits closed a dripping socket in time'],
      ]),
    ],
    skipped: grown === undefined ? ['the system does not tell the memory of a process'] : [],
  }
}
