import type { Pool } from '../../server/src/kernel/db/client'
import { type Client, createClient } from '../lib/client'
import { makeDataDir, openDatabase, type Product, removeDataDir, startProduct } from '../lib/product'

export type Size = 'reduced' | 'full'

export interface FaultOptions {
  size: Size
  seed: number
}

/** Result of a fault test. `failures` is empty when each target is met and each control was caught. */
export interface Figures {
  seed: number
  figures: Record<string, number | string>
  failures: string[]
  /** Checks skipped because this machine does not support them. */
  skipped: string[]
}

/** Running product with a database connection and an HTTP client. */
export interface Harness {
  product: Product
  db: Pool
  client: Client
}

/** Settings that allow one machine to send requests without limits. */
export const faultSettings = {
  RATE_LIMITS: 'off',
  DEMO_DATA: 'false',
  VERIFICATION_COST: '1',
  PAYMENTS: 'sandbox',
  ALLOW_UNSAFE: 'true',
}

/** Runs a test on a temporary server and database, and removes both. */
export async function withHarness<T>(
  name: string,
  sockets: number,
  work: (harness: Harness) => Promise<T>,
): Promise<T> {
  const dataDir = await makeDataDir(name)
  try {
    const product = await startProduct({ dataDir, env: faultSettings })
    const db = await openDatabase(dataDir, 4)
    const client = createClient(product.url, sockets)
    try {
      return await work({ product, db, client })
    } finally {
      client.close()
      await db.end({ timeout: 1 })
      await product.stop()
    }
  } finally {
    await removeDataDir(dataDir)
  }
}

/** Returns the texts of the missed targets, prefixed by the part of the test. */
export function judge(name: string, targets: readonly (readonly [boolean, string])[]): string[] {
  return targets.filter(([met]) => !met).map(([, text]) => `${name}: ${text}`)
}
