import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWorkers } from '../build.mjs'
import { startEmbedded } from '../src/embedded/start'
import { type ConnectTo, connect } from '../src/kernel/db/client'
import { migrate } from '../src/kernel/db/migrate'

declare module 'vitest' {
  export interface ProvidedContext {
    database: ConnectTo
    /** Where the scripts of threads were built to. */
    workers: string
    /** Folder for what the statements of all tests return. */
    observations: string
  }
}

/** One PostgreSQL for the run: a database that is migrated once and from then on only copied. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const threads = new URL(`../.cache/threads-${process.pid}/`, import.meta.url)
  await buildWorkers(threads.pathname)
  project.provide('workers', new URL('workers/', threads).href)
  const dataDir = await mkdtemp(join(tmpdir(), 'tavan-test-'))
  await chmod(dataDir, 0o711) // else root's database lies elsewhere and outlives the folder
  const server = await startEmbedded({ dataDir, log: () => undefined })
  const database: ConnectTo = {
    socketDir: server.socketDir,
    port: server.port,
    user: server.user,
    password: server.password,
    database: server.database,
  }
  const home = connect(database, { max: 1 })
  await home`create database template_tavan`
  await home.end()
  const template = connect({ ...database, database: 'template_tavan' }, { max: 2 })
  await migrate(template, new URL('../migrations', import.meta.url).pathname)
  await template.end()
  project.provide('database', database)
  const observations = await mkdtemp(join(tmpdir(), 'tavan-statements-'))
  project.provide('observations', observations)
  return async () => {
    await server.stop()
    await rm(observations, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
    await rm(threads, { recursive: true, force: true })
  }
}
