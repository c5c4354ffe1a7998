// Two processes on one database behind a load balancer, under the mixed load.
import type { Pool } from '../../server/src/kernel/db/client'
import { type Client, createClient } from '../lib/client'
import { openDatabase, removeDataDir } from '../lib/product'
import { copyDataDir } from './data-dir'
import { ordersThroughApi, violations } from './invariants'
import type { Mix } from './mixed-load'
import { type NodeOptions, type Nodes, startNodes } from './nodes'
import { openSwitch } from './switch'

export interface Balancer {
  url: string
  close(): void | Promise<void>
}

export interface BalancedNodes {
  nodes: Nodes
  balancer: Balancer
  /** Client of the balancer. */
  client: Client
  db: Pool
}

export interface BalanceOptions {
  sockets: number
  /** Runs before the start. */
  prepare?: (dataDir: string) => Promise<NodeOptions>
  /** Opens another balancer than the switch. */
  balance?: (nodes: Nodes) => Promise<Balancer>
}

/** Starts two processes and their balancer, runs the test, and removes all. */
export async function withBalancedNodes<T>(
  name: string,
  { sockets, prepare, balance = ({ products }) => openSwitch(products) }: BalanceOptions,
  work: (running: BalancedNodes) => Promise<T>,
): Promise<T> {
  const dataDir = await copyDataDir(name)
  try {
    const nodes = await startNodes(dataDir, 2, await prepare?.(dataDir))
    const balancer = await balance(nodes)
    const client = createClient(balancer.url, sockets)
    const db = await openDatabase(dataDir, 4)
    try {
      return await work({ nodes, balancer, client, db })
    } finally {
      client.close()
      await balancer.close()
      await db.end({ timeout: 1 })
      await nodes.stop()
    }
  } finally {
    await removeDataDir(dataDir)
  }
}

/** Returns violations in orders, money and stock after the mixed load. */
export function mixViolations(db: Pool, { client, initial, acknowledged }: Mix): Promise<string[]> {
  const ownOrders = ordersThroughApi(client)
  return violations({ db, schema: 'public', initial, acknowledged, lowest: 0, ownOrders })
}
