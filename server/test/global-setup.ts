import { mkdtempSync } from 'node:fs'
import { rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildForTests } from '../build.mjs'
import { type ConnectTo, connect } from '../src/kernel/db/client'
import { migrate } from '../src/kernel/db/migrate'
import { startDatabase } from './database-server'
import { listNullableColumns } from './row-types/nullable.sql'

declare module 'vitest' {
  export interface ProvidedContext {
    database: ConnectTo
    /** Name of the migrated database that is copied for each test file. */
    template: string
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
  const server = await startDatabase(project.name, process.env.TEST_DATABASE_URL)
  const template = connect({ ...server.to, database: server.template }, { max: 2 })
  await migrate(template, new URL('../migrations', import.meta.url).pathname)
  project.provide('nullableColumns', await listNullableColumns(template))
  await template.end()
  project.provide('database', server.to)
  project.provide('template', server.template)
  run.observations ??= mkdtempSync(join(tmpdir(), 'tavan-statements-'))
  const { observations } = run
  project.provide('observations', observations)
  return async () => {
    await server.stop()
    await rm(observations, { recursive: true, force: true })
    await rm(built, { recursive: true, force: true })
  }
}
