// Server processes on one PostgreSQL and one DATA_DIR, as several processes of one machine in production.
import { freePort, type Product, startProduct } from '../lib/product'
import { type OwnDatabase, startOwnDatabase } from './own-database'

/** Settings that allow one machine to send requests without limits. */
export const faultSettings = {
  RATE_LIMITS: 'off',
  DEMO_DATA: 'false',
  VERIFICATION_COST: '1',
  PAYMENTS: 'sandbox',
  ALLOW_UNSAFE: 'true',
}

export interface NodeOptions {
  env?: Record<string, string>
  /** File to start instead of the build of this repository. */
  program?: string
}

export interface Nodes {
  database: OwnDatabase
  /** Current process of each node; a node keeps its port when it is restarted. */
  products: readonly Product[]
  /** Ends a node by the signal, waits for its end, starts it again and waits until it is ready. */
  restart(node: number, signal: 'SIGKILL' | 'SIGTERM', next?: { program: string }): Promise<void>
  stopProcesses(): Promise<void>
  /** Stops all processes and the database. */
  stop(): Promise<void>
}

/** Starts `count` processes one after the other; `env` is added to the settings of each. */
export async function startNodes(
  dataDir: string,
  count: number,
  { env = {}, program }: NodeOptions = {},
): Promise<Nodes> {
  const database = await startOwnDatabase(dataDir)
  const products: Product[] = []
  const settings = { ...faultSettings, DATABASE_URL: database.url, ...env }
  const start = (port: number, file = program) =>
    startProduct({ dataDir, port, env: settings, ...(file && { program: file }) })
  const stopProcesses = async () => {
    await Promise.all(products.map((product) => product.stop()))
  }
  const stop = async () => {
    await stopProcesses()
    await database.stop()
  }
  try {
    while (products.length < count) products.push(await start(await freePort()))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    database,
    products,
    async restart(node, signal, next) {
      const product = products[node] as Product
      await (signal === 'SIGKILL' ? product.kill() : product.stop())
      products[node] = await start(product.port, next?.program)
    },
    stopProcesses,
    stop,
  }
}
