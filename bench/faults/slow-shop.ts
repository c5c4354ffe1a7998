// Work of the shop while its database is slow: orders with their keys, and operations of other areas.
import { type Buyer, checkoutBody, seedBuyers, seedCarts } from '../../server/test/seed'
import type { Client, Reply } from '../lib/client'
import type { Harness } from './harness'
import { type Acknowledged, inTurn } from './invariants'
import { type Side, sideDeed } from './side-work'

export const SOCKETS = 40

export interface Shop extends Harness {
  products: string[]
  acknowledged: Acknowledged[]
  slowest: number
  side: Side
}

export async function newBuyers(shop: Shop, count: number, productId: string): Promise<Buyer[]> {
  const buyers = await seedBuyers(shop.db, count)
  await seedCarts(
    shop.db,
    buyers.map((buyer) => ({ buyer, lines: [{ productId, quantity: 1 }] })),
  )
  return buyers
}

export async function place(shop: Shop, client: Client, buyer: Buyer): Promise<Reply> {
  const key = `f15-${buyer.id}`
  const reply = await client.call('POST', '/orders/checkout', { token: buyer.token, key, body: checkoutBody })
  shop.slowest = Math.max(shop.slowest, reply.ms)
  if (reply.status === 201) {
    const { orderNumber, total } = reply.body.data
    shop.acknowledged.push({ buyer, orderNumber, total, key })
  }
  return reply
}

/** Runs this many other operations, ten at a time; returns the number that succeeded. */
export async function workBeside({ side }: Shop, client: Client, count: number, times = 1): Promise<number> {
  let done = 0
  await inTurn(Array(count).fill(0), 10, async () => {
    if (await sideDeed(side, client, times)) done++
  })
  return done
}
