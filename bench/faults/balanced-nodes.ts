// Two processes on one database behind a load balancer, under the mixed load.
import type { Pool } from '../../server/src/kernel/db/client'
import { type Client, createClient } from '../lib/client'
import { openDatabase, removeDataDir } from '../lib/product'
import { copyDataDir } from './data-dir'
import { ordersThroughApi, violations } from './invariants'
import type { Mix } from './mixed-load'
import { type NodeOptions, type Nodes, startNodes } from './nodes'
import { openSwitch, type Switch } from './switch'

export interface BalancedNodes {
  nodes: Nodes
  balancer: Switch
  /** Client of the balancer. */
  client: Client
  db: Pool
}

/** Starts two processes and their balancer, runs the test, and removes all; `prepare` runs before the start. */
export async function withBalancedNodes<T>(
  name: string,
  { sockets, prepare }: { sockets: number; prepare?: (dataDir: string) => Promise<NodeOptions> },
  work: (running: BalancedNodes) => Promise<T>,
): Promise<T> {
  const dataDir = await copyDataDir(name)
  try {
    const nodes = await startNodes(dataDir, 2, await prepare?.(dataDir))
    const balancer = await openSwitch(nodes.products)
    const client = createClient(balancer.url, sockets)
    const db = await openDatabase(dataDir, 4)
    try {
      return await work({ nodes, balancer, client, db })
    } finally {
      client.close()
      balancer.close()
      await db.end({ timeout: 1 })
      await nodes.stop()
    }
  } finally {
    await removeDataDir(dataDir)
  }
}

/** Returns what is wrong with orders, money and stock after the mixed load. */
export function mixViolations(db: Pool, { client, initial, acknowledged }: Mix): Promise<string[]> {
  const ownOrders = ordersThroughApi(client)
  return violations({ db, schema: 'public', initial, acknowledged, lowest: 0, ownOrders })
}
