// Server processes on one PostgreSQL and one DATA_DIR, as several processes of one machine in production.
import { freePort, type Product, startProduct } from '../lib/product'
import { type OwnDatabase, startOwnDatabase } from './own-database'
import { faultSettings } from './settings'

export interface NodeOptions {
  env?: Record<string, string>
  /** File to start instead of the build of this repository. */
  program?: string
  /** CPU core of the processes. */
  core?: number
}

export interface Nodes {
  database: OwnDatabase
  /** Current process of each node; a node keeps its port when it is restarted. */
  products: readonly Product[]
  /** Ends a node by the signal, waits for its end, starts it again and waits until it is ready. */
  restart(node: number, signal: 'SIGKILL' | 'SIGTERM', next?: { program: string }): Promise<void>
  stopProcesses(): Promise<void>
  /** Kills all processes and stops the database. */
  stop(): Promise<void>
}

/** Starts `count` processes on a migrated database; `env` is added to the settings of each. */
export async function startNodes(
  dataDir: string,
  count: number,
  { env = {}, program, core }: NodeOptions = {},
): Promise<Nodes> {
  const database = await startOwnDatabase(dataDir)
  const products: Product[] = []
  const settings = { ...faultSettings, DATABASE_URL: database.url, ...env }
  const start = (port: number, file = program) =>
    startProduct({
      dataDir,
      port,
      env: settings,
      ...(file && { program: file }),
      ...(core !== undefined && { core }),
    })
  const stopProcesses = async () => {
    await Promise.all(products.map((product) => product.stop()))
  }
  const stop = async () => {
    // Nothing is read of them any more, so they need not end in good order.
    await Promise.all(products.map((product) => product.kill()))
    await database.stop()
  }
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  const starts = await Promise.allSettled(ports.map((port) => start(port)))
  products.push(...starts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
  const failed = starts.find((one) => one.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
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
