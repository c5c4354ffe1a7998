// A server whose network to the database delays and loses.

import { createClient } from '../lib/client'
import { databaseOf, startProduct } from '../lib/product'
import { randomFrom } from '../lib/random'
import { faultSettings } from './harness'
import { inTurn } from './invariants'
import { openSlowLink } from './slow-link'
import { newBuyers, place, type Shop, SOCKETS, workBeside } from './slow-shop'

/** Maximum attempts over the slow network, because clients retry a 503. */
const TIMES = 3

export interface Far {
  /** Checkouts, and mean delay per direction in milliseconds. */
  remote: number
  delay: number
  /** Operations beside the shop, during a lock and over the slow network. */
  beside: number
}

/** Runs a second server far from the database: slow, but every order is placed, refused ones on retry. */
export async function slowNetwork(shop: Shop, { remote, delay, beside }: Far, seed: number) {
  const buyers = await newBuyers(shop, remote, shop.products[1] as string)
  const link = await openSlowLink(await databaseOf(shop.product.dataDir), randomFrom(seed), delay)
  const env = { ...faultSettings, DATABASE_URL: link.url, ALLOW_UNSAFE: 'true' }
  try {
    // Servers of one database share their folder or a bucket.
    const far = await startProduct({ dataDir: shop.product.dataDir, env })
    const client = createClient(far.url, SOCKETS)
    try {
      let placed = 0
      const aside = workBeside(shop, client, beside, TIMES)
      await inTurn(buyers, SOCKETS, async (buyer) => {
        for (let n = 0; n < TIMES; n++) {
          if ((await place(shop, client, buyer)).status !== 201) continue
          placed++
          return
        }
      })
      return { placed, beside: await aside }
    } finally {
      client.close()
      await far.stop()
    }
  } finally {
    await link.close()
  }
}
