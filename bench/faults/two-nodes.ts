// F10: two processes behind a load balancer serve the whole mix and open conversations while one of them is killed or
// stopped in turn, and at full size their Redis is emptied, killed and started again. Nothing acknowledged is lost or
// doubled, and each page has everything without asking by itself.
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from '../../server/src/kernel/db/client'
import { openNginx } from '../../server/test/nginx'
import { findRedis, startRedis, type TestRedis } from '../../server/test/redis'
import { type SeededChat, seedChats } from '../../server/test/seed'
import { type Client, createClient } from '../lib/client'
import type { Product } from '../lib/product'
import { mixViolations, withBalancedNodes } from './balanced-nodes'
import { type ChatPage, openPage } from './chat-page'
import { type FaultOptions, type Figures, judge } from './harness'
import { failuresOf, type Mix, seedMix, startMix } from './mixed-load'
import type { NodeOptions, Nodes } from './nodes'
import { shortPages, until } from './short-pages'

type RedisAct = 'wipe' | 'kill' | 'start'
type Fault = { node: number; signal: 'SIGKILL' | 'SIGTERM' } | { redis: RedisAct }
const redis = (act: RedisAct): Fault => ({ redis: act })
const kill = (node: number): Fault => ({ node, signal: 'SIGKILL' })
const stop = (node: number): Fault => ({ node, signal: 'SIGTERM' })

const PLANS = {
  reduced: { chats: 8, perSecond: 25, between: 500, faults: [kill(0), stop(1)] },
  full: {
    chats: 100,
    perSecond: 50,
    between: 6000,
    faults: [...[kill(0), redis('wipe'), stop(1), redis('kill'), kill(1), redis('start'), stop(0), kill(0)]],
  },
}
/** Milliseconds after a fault from when on calls must succeed, and after the last act until pages must be whole. */
const BACK_WITHIN = 5000
const WHOLE_WITHIN = { full: 1000, reduced: 5000 }
/** Messages of each node in the control. */
const CONTROL_MESSAGES = 5

/** `nginx` is a program that stands in front of the processes, with the configuration of deploy/. */
export async function run({ size, seed, nginx }: FaultOptions & { nginx?: string }): Promise<Figures> {
  const plan = PLANS[size]
  const program = size === 'full' ? await findRedis() : undefined
  const cache = program === undefined ? undefined : await startRedis(program)
  const prepare = async (): Promise<NodeOptions> => (cache ? { env: { REDIS_URL: cache.url } } : {})
  const balance = nginx ? (nodes: Nodes) => openInFront(nginx, nodes) : undefined
  const running = withBalancedNodes(
    'two-nodes',
    { sockets: 64, prepare, ...(balance && { balance }) },
    async ({ nodes, balancer, client, db }) => {
      const chats = await seedChats(db, plan.chats)
      const checkouts = plan.perSecond * (plan.faults.length + 1) * 4
      const mix = await seedMix(db, { client, chats, checkouts })
      const pages = chats.flatMap((chat) => openBoth(chat, balancer.url, client))
      await until(() => pages.every((page) => page.joins() > 0), 60_000)
      const backAfter = await actWithFaults(mix, { nodes, cache }, plan)
      const whole = await shortPages(db, pages, WHOLE_WITHIN[size])
      const joins = pages.reduce((sum, page) => sum + page.joins(), 0)
      for (const page of pages) page.close()
      const found = [...(await mixViolations(db, mix)), ...(await messageViolations(db, mix))]
      const deaf = await withoutNews(db, nodes.products)
      return {
        seed,
        figures: {
          pages: pages.length,
          calls: mix.calls,
          failedCalls: failuresOf(mix),
          orders: mix.acknowledged.length,
          messages: mix.texts.size,
          joins,
          backAfterMs: backAfter.join(', '),
          pagesShort: whole.short,
          wholeAfterMs: whole.ms,
          controlPagesShort: deaf,
        },
        failures: [
          ...judge('product', [
            [mix.acknowledged.length > 0 && mix.texts.size > 0, 'nothing was acknowledged'],
            [mix.wrong.length === 0, `answers: ${mix.wrong.slice(0, 3).join('; ')}`],
            [joins > pages.length, 'no page was disconnected'],
            [whole.short === 0, `${whole.short} pages lack something ${whole.ms} ms after the last act`],
            // Times are checked only at full size, where no other tests run.
            [
              // This nginx asks for no readiness, so calls reach a process that is about to be ready.
              size !== 'full' || nginx !== undefined || Math.max(...backAfter) <= BACK_WITHIN,
              `calls failed until ${Math.max(...backAfter)} ms after a fault`,
            ],
            [
              plan.faults.every((fault, i) => !('redis' in fault) || backAfter[i] === 0),
              'calls failed while Redis was emptied, killed or started',
            ],
            ...found.map((text) => [false, text] as const),
          ]),
          ...judge('control', [
            [deaf === 2, `${deaf} of 2 pages of nodes without news were seen to be short`],
          ]),
        ],
        skipped: size === 'full' && !cache ? ['Redis emptied and killed: there is no redis-server here'] : [],
      }
    },
  )
  return running.finally(() => cache?.kill())
}

async function openInFront(program: string, { products }: Nodes) {
  const ports = products.map(({ port }) => port) as [number, number]
  // All pages come from one address here, which would be one process.
  const spread = (text: string) =>
    text.replace('hash $remote_addr consistent', 'hash $remote_addr$remote_port')
  const { port, close } = await openNginx(program, ports, spread)
  return { url: `http://127.0.0.1:${port}`, close }
}

function openBoth({ id: chatId, customer, coach }: SeededChat, url: string, http: Client): ChatPage[] {
  return [
    openPage({ url, http, chatId, person: customer, side: 'user' }),
    openPage({ url, http, chatId, person: coach, side: 'coach' }),
  ]
}

/** Returns for each fault how many milliseconds after it the last call that failed began; 0 without one. */
async function actWithFaults(
  mix: Mix,
  { nodes, cache }: { nodes: Nodes; cache: TestRedis | undefined },
  plan: (typeof PLANS)['full'],
): Promise<number[]> {
  const load = startMix(mix, plan.perSecond)
  const at: number[] = []
  for (const fault of plan.faults) {
    await pause(plan.between)
    at.push(performance.now())
    if ('redis' in fault) await cache?.[fault.redis]()
    else await nodes.restart(fault.node, fault.signal)
  }
  await pause(plan.between)
  await load.stop()
  return at.map((began, i) => {
    const until = at[i + 1] ?? Number.POSITIVE_INFINITY
    // A call that began before a fault and was cut by it belongs to that fault.
    const own = mix.failed.filter(({ end }) => end >= began && end < until)
    return Math.round(Math.max(0, ...own.map((call) => call.at - began)))
  })
}

/** Returns acknowledged messages that are missing, doubled or without their edit, and gaps in the numbers. */
async function messageViolations(db: Pool, { chats, texts }: Mix): Promise<string[]> {
  const rows = await db<{ seq: number; place: number; content: string }[]>`
    select seq, row_number() over (partition by chat_id order by seq)::int as place, content
    from chat_messages where chat_id = any(${chats.map(({ id }) => id)})`
  const stored = new Set(rows.map(({ content }) => content))
  const messages = new Set(rows.map(({ content }) => content.replace(', edited', '')))
  return [
    [[...texts.values()].filter((text) => !stored.has(text)).length, 'acknowledged messages are not there'],
    [rows.length - messages.size, 'messages are there twice'],
    [rows.filter(({ seq, place }) => seq !== place).length, 'messages have another number than their place'],
  ].flatMap(([n, text]) => (Number(n) > 0 ? [`${n} ${text}`] : []))
}

/**
 * Control: pages drop events of messages that the other node wrote. Returns the number of pages seen to be short, of
 * two, one on each node.
 */
async function withoutNews(db: Pool, products: readonly Product[]): Promise<number> {
  const clients = products.map(({ url }) => createClient(url, 4))
  const chats = await seedChats(db, products.length)
  const pages = chats.map(({ id: chatId, customer: person }, node) => {
    const { url } = products[node] as Product
    const hears = ({ content }: { content: string }) => content.startsWith(`node ${node} `)
    return openPage({ url, http: clients[node] as Client, chatId, person, side: 'user', hears })
  })
  await until(() => pages.every((page) => page.joins() > 0), 60_000)
  for (const [node, { id, coach }] of chats.entries()) {
    const other = (node + 1) % products.length
    for (const from of [...Array(CONTROL_MESSAGES).fill(node), ...Array(CONTROL_MESSAGES).fill(other)]) {
      const body = { content: `node ${from} writes` }
      await (clients[from] as Client).call('POST', `/chat/${id}/messages`, { token: coach.token, body })
    }
  }
  const { short } = await shortPages(db, pages, WHOLE_WITHIN.full)
  for (const page of pages) page.close()
  for (const client of clients) client.close()
  return short
}
