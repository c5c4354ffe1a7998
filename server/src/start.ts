import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { type EmbeddedDatabase, startEmbedded } from 'embedded-postgres/start'
import { type Config, ConfigError, readServerConfig } from './config'
import { createEarlyServer } from './kernel/http/early-server'
import { createLog } from './kernel/log'
import { mapStack } from './kernel/mapped-stack'
import { makePrivateFolder } from './kernel/private-folders'

/** Node 22 and later keep compiled code for the next start; a folder that cannot be written is left alone. */
const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => unknown }
const COMPILE_CACHE = fileURLToPath(new URL('.compile-cache', import.meta.url))

/** Opens the port and starts the database while the rest of the code is loaded. */
async function start(): Promise<void> {
  // Without this V8 allocates objects of each request in the old generation, because they were long-lived at start
  // (decision 043).
  setFlagsFromString('--no-allocation-site-pretenuring')
  const { config, warnings } = readServerConfig(process.env)
  const log = createLog(config.logLevel)
  for (const warning of warnings) console.warn(warning)
  const early = createEarlyServer(config.publicUrl.startsWith('https:'))
  const open = () => early.open(config.port, config.host)
  const opening = settled(open())
  enableCompileCache?.(COMPILE_CACHE)
  const loading = settled(import('./main'))
  const embedded = await openDatabase(config, (level, message) => log[level](message))
  try {
    // The process that held the port may be the one for whose end the database has waited.
    if ('error' in (await opening)) await open()
    const loaded = await loading
    if ('error' in loaded) throw loaded.error
    await loaded.value.main({ config, log, early, embedded })
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

/** Starts the database that comes with Tavan, with the folder of all data; only makes that folder where there is another. */
async function openDatabase(
  { databaseUrl, dataDir }: Config,
  log: (level: 'info' | 'warn' | 'error', message: string) => void,
): Promise<EmbeddedDatabase | undefined> {
  // The embedded database makes the folder itself, with a way through for the account it runs under.
  if (!databaseUrl) return startEmbedded({ dataDir, log })
  await makePrivateFolder(dataDir)
  return undefined
}

/** Waits without an unhandled rejection while something else is awaited first. */
function settled<T>(work: Promise<T>): Promise<{ value: T } | { error: unknown }> {
  return work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
}

start().catch((error: unknown) => {
  const known = error instanceof ConfigError || (error instanceof Error && 'code' in error)
  const unknown = error instanceof Error ? mapStack(error.stack ?? error.message) : error
  console.error(known ? `Tavan cannot start. ${(error as Error).message}` : unknown)
  process.exit(1)
})
