// Work of a normal day: buying, writing, reading and browsing, each repeated with its key until it succeeds.
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from '../../server/src/kernel/db/client'
import { newId } from '../../server/src/kernel/ids'
import { type Buyer, checkoutBody, type SeededChat } from '../../server/test/seed'
import type { Client, Reply } from '../lib/client'
import type { ChatClient } from './chat-client'
import type { Acknowledged } from './invariants'

export interface People {
  products: string[]
  /** Each has a cart and buys once. */
  buyers: Buyer[]
  chats: SeededChat[]
}

export interface Work {
  asked: number
  succeeded: number
  succeededAtOnce: number
  slowestMs: number
  why: string[]
  orders: Acknowledged[]
  /** Acknowledged texts. */
  messages: string[]
}

const AGAIN = 200

type Operation = (n: number) => { ask: () => Promise<Reply>; done?: (reply: Reply) => void }

/** Operations started per second, and the milliseconds after which a person gives up. */
export interface Pace {
  perSecond: number
  patience: number
}

/** Starts operations at this pace, regardless of earlier responses, until stopped. */
export function startWork(client: Client, people: People, { perSecond, patience }: Pace) {
  const work: Work = {
    asked: 0,
    succeeded: 0,
    succeededAtOnce: 0,
    slowestMs: 0,
    why: [],
    orders: [],
    messages: [],
  }
  const kinds = operations(client, people, work)
  const open = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const n = work.asked++
    const kind = kinds[n % kinds.length]
    if (!kind) return
    const one = untilDone(kind(Math.floor(n / kinds.length)), work, patience)
    open.add(one)
    void one.finally(() => open.delete(one))
  }, 1000 / perSecond)
  return {
    async stop(): Promise<Work> {
      clearInterval(timer)
      await Promise.all(open)
      return work
    },
  }
}

function operations(client: Client, { products, buyers, chats }: People, work: Work): Operation[] {
  const buyerOf = (n: number) => buyers[n % buyers.length] as Buyer
  const chatOf = (n: number) => chats[n % chats.length] as SeededChat
  return [
    (n) => {
      const buyer = buyerOf(n)
      const key = `soak-${n}`
      return {
        ask: () => client.call('POST', '/orders/checkout', { token: buyer.token, key, body: checkoutBody }),
        done: ({ body }) => {
          const { orderNumber, total } = body.data
          work.orders.push({ buyer, orderNumber, total, key })
        },
      }
    },
    (n) => {
      const chat = chatOf(n)
      const { token } = n % 3 === 0 ? chat.coach : chat.customer
      const body = { content: `message ${n}`, clientMsgId: newId() }
      return {
        ask: () => client.call('POST', `/chat/${chat.id}/messages`, { token, body }),
        done: () => void work.messages.push(body.content),
      }
    },
    (n) => ({ ask: () => client.call('GET', `/products?page=${1 + (n % 3)}`) }),
    (n) => ({ ask: () => client.call('GET', '/orders/user', { token: buyerOf(n).token }) }),
    (n) => ({ ask: () => client.call('GET', `/products/${products[n % products.length]}`) }),
    (n) => ({ ask: () => client.call('GET', `/chat/${chatOf(n).id}`, { token: chatOf(n).customer.token }) }),
  ]
}

async function untilDone({ ask, done }: ReturnType<Operation>, work: Work, patience: number): Promise<void> {
  const began = performance.now()
  /** Status and duration of each attempt. */
  const tried: string[] = []
  for (let attempt = 1; ; attempt++) {
    const asked = performance.now()
    const reply = await ask().catch((error: Error) => error)
    const waited = performance.now() - began
    const said = reply instanceof Error ? reply.message : `${reply.status} ${reply.body.code ?? ''}`.trim()
    tried.push(`${said} ${Math.round(performance.now() - asked)} ms`)
    if (!(reply instanceof Error) && reply.status < 300) {
      done?.(reply)
      work.slowestMs = Math.max(work.slowestMs, waited)
      if (waited > patience) work.why.push(`done after ${Math.round(waited)} ms: ${shortened(tried)}`)
      else work.succeeded++
      if (attempt === 1) work.succeededAtOnce++
      return
    }
    const mayPass = reply instanceof Error || reply.status >= 500 || reply.status === 429
    if (!mayPass || waited > patience) return void work.why.push(`not done: ${shortened(tried)}`)
    await pause(AGAIN)
  }
}

/** Lists the attempts, without consecutive equal refusals. */
function shortened(tried: readonly string[]): string {
  const what = (text: string) => text.replace(/ \d+ ms$/, '')
  const kept = tried.filter((text, i) => i === tried.length - 1 || what(text) !== what(tried[i - 1] ?? ''))
  return `${tried.length} attempts: ${kept.join(', ')}`
}

/** I7: message numbers have no gap, each acknowledged text is stored once, and every view equals the table. */
export async function chatViolations(
  db: Pool,
  chats: readonly SeededChat[],
  watchers: readonly ChatClient[],
  acknowledged: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  const there: string[] = []
  for (const [i, { id }] of chats.entries()) {
    const rows = await db<{ seq: number; content: string }[]>`
      select seq, content from chat_messages where chat_id = ${id} order by seq`
    there.push(...rows.map(({ content }) => content))
    if (rows.some(({ seq }, at) => seq !== at + 1)) found.push(`I7: the numbers of chat ${i} have a hole`)
    for (const view of watchers.slice(i * 2, i * 2 + 2)) {
      await view.settle(rows.length)
      const shown = view.shown().map(({ content }) => content)
      if (shown.join('\n') !== rows.map(({ content }) => content).join('\n'))
        found.push(`I7: a view of chat ${i} has ${shown.length} messages, the table ${rows.length}`)
    }
  }
  const stored = new Set(there)
  const lost = acknowledged.filter((content) => !stored.has(content))
  if (lost.length > 0) found.push(`I7: ${lost.length} acknowledged messages are not there`)
  if (there.length !== stored.size) found.push(`I7: ${there.length - stored.size} messages are there twice`)
  return found
}
