import { mkdtempSync } from 'node:fs'
import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildForTests } from '../build.mjs'
import { startEmbedded } from '../src/embedded/start'
import { type ConnectTo, connect } from '../src/kernel/db/client'
import { migrate } from '../src/kernel/db/migrate'
import { listNullableColumns } from './row-types/nullable.sql'

declare module 'vitest' {
  export interface ProvidedContext {
    database: ConnectTo
    /** Where the scripts of threads were built to. */
    workers: string
    /** The built program of the commands. */
    commands: string
    /** Folder for what the statements of all projects return. */
    observations: string
    /** Columns of the migrated schema that may be null, as `columnKey` names them. */
    nullableColumns: string[]
  }
}

/** Shared by the projects of a run, each of which calls the setup. */
const run = globalThis as { observations?: string }

/** One PostgreSQL for a project: a database that is migrated once and from then on only copied. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const built = new URL(`../.cache/tests-${process.pid}-${project.name}/`, import.meta.url)
  await buildForTests(new URL('dist', built).pathname)
  // Commands look for the migrations beside dist/.
  await symlink(new URL('../migrations', import.meta.url).pathname, new URL('migrations', built).pathname)
  project.provide('workers', new URL('dist/workers/', built).href)
  project.provide('commands', new URL('dist/commands/main.js', built).href)
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
  project.provide('nullableColumns', await listNullableColumns(template))
  await template.end()
  project.provide('database', database)
  run.observations ??= mkdtempSync(join(tmpdir(), 'tavan-statements-'))
  const { observations } = run
  project.provide('observations', observations)
  return async () => {
    await server.stop()
    await rm(observations, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
    await rm(built, { recursive: true, force: true })
  }
}
