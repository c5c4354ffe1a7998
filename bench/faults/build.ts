import type { TestProject } from 'vitest/node'
import { buildServer, makeDataDir, removeDataDir, startProduct } from '../lib/product'
import { faultSettings } from './settings'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with a migrated database, stopped, that fault tests copy. */
    dataDir: string
  }
}

/** Builds the server, so that the fault tests run what production runs, and lets it create a database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!process.env.TAVAN_SERVER) buildServer()
  const dataDir = await makeDataDir('migrated')
  const product = await startProduct({ dataDir, env: faultSettings })
  await product.stop()
  project.provide('dataDir', dataDir)
  return () => removeDataDir(dataDir)
}
