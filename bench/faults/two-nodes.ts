// F10: two processes behind a load balancer serve the whole mix and open conversations while one of them is killed or
// stopped in turn. Nothing acknowledged is lost or doubled, and each page has everything without asking by itself.
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from '../../server/src/kernel/db/client'
import { type SeededChat, seedChats } from '../../server/test/seed'
import { type Client, createClient } from '../lib/client'
import type { Product } from '../lib/product'
import { mixViolations, withBalancedNodes } from './balanced-nodes'
import { type ChatPage, openPage } from './chat-page'
import { type FaultOptions, type Figures, judge } from './harness'
import { failuresOf, type Mix, seedMix, startMix } from './mixed-load'
import type { Nodes } from './nodes'
import { shortPages, until } from './short-pages'

type Fault = { node: number; signal: 'SIGKILL' | 'SIGTERM' }
const kill = (node: number): Fault => ({ node, signal: 'SIGKILL' })
const stop = (node: number): Fault => ({ node, signal: 'SIGTERM' })

const PLANS = {
  reduced: { chats: 20, perSecond: 50, between: 1000, faults: [kill(0), stop(1)] },
  full: { chats: 100, perSecond: 50, between: 6000, faults: [kill(0), stop(1), kill(1), stop(0), kill(0)] },
}
/** Milliseconds after a fault from when on calls must succeed, and after the last act until pages must be whole. */
const BACK_WITHIN = 5000
const WHOLE_WITHIN = { full: 1000, reduced: 5000 }
/** Messages of each node in the control. */
const CONTROL_MESSAGES = 5

export function run({ size, seed }: FaultOptions): Promise<Figures> {
  const plan = PLANS[size]
  return withBalancedNodes('two-nodes', { sockets: 64 }, async ({ nodes, balancer, client, db }) => {
    const chats = await seedChats(db, plan.chats)
    const checkouts = plan.perSecond * (plan.faults.length + 1) * 4
    const mix = await seedMix(db, { client, chats, checkouts })
    const pages = chats.flatMap((chat) => openBoth(chat, balancer.url, client))
    await until(() => pages.every((page) => page.joins() > 0), 60_000)
    const backAfter = await actWithFaults(mix, nodes, plan)
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
            size !== 'full' || Math.max(...backAfter) <= BACK_WITHIN,
            `calls failed until ${Math.max(...backAfter)} ms after a fault`,
          ],
          ...found.map((text) => [false, text] as const),
        ]),
        ...judge('control', [[deaf === 2, `${deaf} of 2 pages of nodes without news were seen to be short`]]),
      ],
      skipped: [],
    }
  })
}

function openBoth({ id: chatId, customer, coach }: SeededChat, url: string, http: Client): ChatPage[] {
  return [
    openPage({ url, http, chatId, person: customer, side: 'user' }),
    openPage({ url, http, chatId, person: coach, side: 'coach' }),
  ]
}

/** Returns for each fault how many milliseconds after it the last call that failed began; 0 without one. */
async function actWithFaults(mix: Mix, nodes: Nodes, plan: (typeof PLANS)['full']): Promise<number[]> {
  const load = startMix(mix, plan.perSecond)
  const at: number[] = []
  for (const { node, signal } of plan.faults) {
    await pause(plan.between)
    at.push(performance.now())
    await nodes.restart(node, signal)
  }
  await pause(plan.between)
  await load.stop()
  return at.map((began, i) => {
    const after = mix.failed.map((failed) => failed.at - began)
    const until = (at[i + 1] ?? Number.POSITIVE_INFINITY) - began
    return Math.round(Math.max(0, ...after.filter((ms) => ms < until)))
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
