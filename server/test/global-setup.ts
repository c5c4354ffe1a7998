import { mkdtempSync } from 'node:fs'
import { rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildForTests } from '../build.mjs'
import { type ConnectTo, connect } from '../src/kernel/db/client'
import { migrate } from '../src/kernel/db/migrate'
import { type DatabaseServer, startDatabase } from './database-server'
import { findPgBouncer, type PgBouncer, saveForAllDatabases, startPgBouncer } from './pgbouncer'
import { listNullableColumns } from './row-types/nullable.sql'

declare module 'vitest' {
  export interface ProvidedContext {
    database: ConnectTo
    /** PgBouncer in front of it, through which applications go; null without TEST_PGBOUNCER. */
    pooler: ConnectTo | null
    /** Name of the migrated database that is copied for each test file. */
    template: string
    /** How a database is copied fastest, as a part of `create database`. */
    strategy: string
    /** Folder of the built worker scripts. */
    workers: string
    /** The built program of the commands. */
    commands: string
    /** Folder for what the statements of all projects return. */
    observations: string
    /** Columns of the migrated schema that may be null, as `columnKey` names them. */
    nullableColumns: string[]
  }
}

interface Prepared {
  built: URL
  server: DatabaseServer
  bouncer: PgBouncer | undefined
  nullableColumns: string[]
  observations: string
}

/** One preparation for all projects of a run, each of which calls the setup and the teardown. */
const run = globalThis as { prepared?: Promise<Prepared>; projects?: number }

/** One PostgreSQL for a run: a database that is migrated once and from then on only copied. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.projects = (run.projects ?? 0) + 1
  run.prepared ??= prepare()
  const { built, server, bouncer, nullableColumns, observations } = await run.prepared
  project.provide('workers', new URL('dist/workers/', built).href)
  project.provide('commands', new URL('dist/commands/main.js', built).href)
  project.provide('nullableColumns', nullableColumns)
  project.provide('database', server.to)
  project.provide('pooler', bouncer?.to ?? null)
  project.provide('template', server.template)
  project.provide('strategy', server.strategy)
  project.provide('observations', observations)
  return async () => {
    run.projects = (run.projects ?? 0) - 1
    if (run.projects > 0) return
    await bouncer?.stop()
    await server.stop()
    await rm(observations, { recursive: true, force: true })
    await rm(built, { recursive: true, force: true })
  }
}

async function prepare(): Promise<Prepared> {
  const built = new URL(`../.cache/tests-${process.pid}/`, import.meta.url)
  const migrations = new URL('../migrations', import.meta.url).pathname
  const [server] = await Promise.all([
    startDatabase(process.env.TEST_DATABASE_URL),
    buildForTests(new URL('dist', built).pathname),
  ])
  // Commands look for the migrations beside dist/.
  await symlink(migrations, new URL('migrations', built).pathname)
  const template = connect({ ...server.to, database: server.template }, { max: 2 })
  await migrate(template, migrations)
  const nullableColumns = await listNullableColumns(template)
  await template.end()
  const bouncer = process.env.TEST_PGBOUNCER ? await poolerOf(server.to) : undefined
  return {
    built,
    server,
    bouncer,
    nullableColumns,
    observations: mkdtempSync(join(tmpdir(), 'tavan-statements-')),
  }
}

/** The suite's applications go through PgBouncer, which gives each transaction any of its connections. */
async function poolerOf(server: ConnectTo): Promise<PgBouncer> {
  const program = await findPgBouncer()
  if (!program) throw new Error('TEST_PGBOUNCER names no PgBouncer of version 1.21 or later.')
  await saveForAllDatabases(server)
  return startPgBouncer(program, server, 16)
}
