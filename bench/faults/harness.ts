import type { Pool } from '../../server/src/kernel/db/client'
import { type Client, createClient, createSpreadClient } from '../lib/client'
import { openDatabase, type Product, removeDataDir, startProduct } from '../lib/product'
import { copyDataDir } from './data-dir'
import { startNodes } from './nodes'
import { faultSettings } from './settings'

export { faultSettings }

export type Size = 'reduced' | 'full'

export interface FaultOptions {
  size: Size
  seed: number
  /** Server processes on one database; 1 unless the test says otherwise. */
  nodes?: number
}

/** Result of a fault test. `failures` is empty when each target is met and each control was caught. */
export interface Figures {
  seed: number
  figures: Record<string, number | string>
  failures: string[]
  /** Checks skipped because this machine does not support them. */
  skipped: string[]
}

/** Running product with a database connection and an HTTP client, whose calls go to the nodes in turn. */
export interface Harness {
  product: Product
  nodes: readonly Product[]
  db: Pool
  client: Client
}

/** Runs a test on temporary servers and a temporary database, and removes all. */
export async function withHarness<T>(
  name: string,
  { sockets, nodes = 1 }: { sockets: number; nodes?: number | undefined },
  work: (harness: Harness) => Promise<T>,
): Promise<T> {
  const dataDir = await copyDataDir(name)
  try {
    const running = nodes === 1 ? await startOne(dataDir) : await startNodes(dataDir, nodes)
    try {
      const db = await openDatabase(dataDir, 4)
      const client = createSpreadClient(
        running.products.map(({ url }) => createClient(url, Math.ceil(sockets / nodes))),
      )
      try {
        return await work({ product: running.products[0] as Product, nodes: running.products, db, client })
      } finally {
        client.close()
        await db.end({ timeout: 1 })
      }
    } finally {
      await running.stop()
    }
  } finally {
    await removeDataDir(dataDir)
  }
}

/** Starts one process on its embedded database. */
async function startOne(dataDir: string) {
  const product = await startProduct({ dataDir, env: faultSettings })
  return { products: [product], stop: () => product.stop() }
}

/** Returns the texts of the missed targets, prefixed by the part of the test. */
export function judge(name: string, targets: readonly (readonly [boolean, string])[]): string[] {
  return targets.filter(([met]) => !met).map(([, text]) => `${name}: ${text}`)
}
