// Steady load of the whole mix: lists, details, carts, checkouts with keys, messages, edits and orders. Orders,
// messages and edits are retried under their key until they are acknowledged.
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from '../../server/src/kernel/db/client'
import { newId } from '../../server/src/kernel/ids'
import {
  type Buyer,
  checkoutBody,
  type SeededChat,
  seedBuyers,
  seedCarts,
  seedProducts,
} from '../../server/test/seed'
import type { Client, Reply } from '../lib/client'
import type { Acknowledged } from './invariants'

const STOCK = 100_000
const VISITORS = 50
/** Milliseconds between two tries, and for which a call is tried again. */
const AGAIN = 100
const TRIED_FOR = 20_000

export interface Mix {
  client: Client
  products: string[]
  initial: ReadonlyMap<string, number>
  /** Buyers with a filled cart each, and visitors who only fill theirs, in turn: a line has a maximum. */
  buyers: Buyer[]
  visitors: Buyer[]
  chats: readonly SeededChat[]
  acknowledged: Acknowledged[]
  /** Acknowledged texts of messages by chat; an acknowledged edit replaces its text. */
  texts: Map<string, string>
  calls: number
  /** Beginning and end of each call that failed, in `performance.now()`, and its status; 0 without an answer. */
  failed: { at: number; end: number; status: number }[]
  /** Answers that no fault explains, and calls that never succeeded. */
  wrong: string[]
}

export async function seedMix(
  db: Pool,
  { client, chats, checkouts }: { client: Client; chats: readonly SeededChat[]; checkouts: number },
): Promise<Mix> {
  const products = await seedProducts(db, Array(10).fill(STOCK))
  const visitors = await seedBuyers(db, VISITORS)
  const buyers = await seedBuyers(db, checkouts)
  const line = (i: number) => ({ productId: products[i % products.length] as string, quantity: 1 })
  await seedCarts(
    db,
    buyers.map((buyer, i) => ({ buyer, lines: [line(i), line(i + 1)] })),
  )
  return {
    client,
    products,
    initial: new Map(products.map((id) => [id, STOCK])),
    buyers,
    visitors,
    chats,
    acknowledged: [],
    texts: new Map(),
    calls: 0,
    failed: [],
    wrong: [],
  }
}

/** Calls until the status is `wanted`; without `isRepeatable` once. Returns the answer of success. */
async function ask(
  mix: Mix,
  wanted: number,
  isRepeatable: boolean,
  call: () => Promise<Reply>,
): Promise<Reply | undefined> {
  const until = performance.now() + TRIED_FOR
  for (;;) {
    const began = performance.now()
    mix.calls++
    const answer = await call().catch(() => undefined)
    if (answer?.status === wanted) return answer
    mix.failed.push({ at: began, end: performance.now(), status: answer?.status ?? 0 })
    if (answer && answer.status < 500) mix.wrong.push(`${answer.status} ${answer.body.code}`)
    if (!isRepeatable || (answer && answer.status < 500)) return undefined
    if (performance.now() > until) {
      mix.wrong.push(`never answered, last ${answer?.status}`)
      return undefined
    }
    await pause(AGAIN)
  }
}

async function order(mix: Mix, n: number): Promise<void> {
  const buyer = mix.buyers[n]
  if (!buyer) return
  const key = `mix-${n}`
  const options = { token: buyer.token, key, body: checkoutBody }
  const answer = await ask(mix, 201, true, () => mix.client.call('POST', '/orders/checkout', options))
  if (!answer) return
  const { orderNumber, total } = answer.body.data
  mix.acknowledged.push({ buyer, orderNumber, total, key })
}

/** Sends a message; each third is edited once it is acknowledged. */
async function say(mix: Mix, n: number): Promise<void> {
  const { id, customer, coach } = mix.chats[n % mix.chats.length] as SeededChat
  const { token } = n % 2 === 0 ? customer : coach
  const content = `message ${n}`
  const options = { token, body: { content, clientMsgId: newId() } }
  const answer = await ask(mix, 201, true, () => mix.client.call('POST', `/chat/${id}/messages`, options))
  if (!answer) return
  mix.texts.set(content, content)
  if (n % 3 !== 0) return
  const { _id: message } = answer.body.data.message
  const edit = { token, body: { content: `${content}, edited` } }
  const edited = await ask(mix, 200, true, () => mix.client.call('PATCH', `/chat/messages/${message}`, edit))
  if (edited) mix.texts.set(content, edit.body.content)
}

/** Ten calls in turn: three lists, two details, a cart, a checkout, two messages, a buyer's orders. */
function act(mix: Mix, n: number): Promise<unknown> {
  const { client, visitors, products } = mix
  const turn = Math.floor(n / 10)
  const product = products[turn % products.length] as string
  const { token } = visitors[turn % visitors.length] as Buyer
  const kind = n % 10
  if (kind < 3) return ask(mix, 200, false, () => client.call('GET', '/products?limit=12'))
  if (kind < 5) return ask(mix, 200, false, () => client.call('GET', `/products/${product}`))
  if (kind === 5) {
    const body = { productId: product, quantity: 1 }
    return ask(mix, 200, false, () => client.call('POST', '/orders/cart/add', { token, body }))
  }
  if (kind === 6) return order(mix, turn)
  if (kind < 9) return say(mix, 2 * turn + kind - 7)
  const last = mix.acknowledged.at(-1)?.buyer.token ?? token
  return ask(mix, 200, false, () => client.call('GET', '/orders/user', { token: last }))
}

/** Acts at a fixed rate, regardless of earlier answers; `stop` waits until all have ended. */
export function startMix(mix: Mix, perSecond: number): { stop(): Promise<void> } {
  const open = new Set<Promise<unknown>>()
  let n = 0
  const timer = setInterval(() => {
    const one = act(mix, n++)
    open.add(one)
    void one.finally(() => open.delete(one))
  }, 1000 / perSecond)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(open)
    },
  }
}

/** Number of failed calls by status. */
export function failuresOf({ failed }: Mix): string {
  const counts = new Map<number, number>()
  for (const { status } of failed) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, n]) => `${n} x ${status}`).join(', ') || '0'
}
