import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, Reserved } from './client'
import { type Applied, type Migration, MigrationError } from './migrations'
import { describeSchema, type SchemaObject } from './schema.sql'
import { UNRELEASED, UNRELEASED_EARLY } from './unreleased'

/** Schema in which the first migration is applied for a comparison; it is never committed. */
const SCRATCH = 'tavan_expected'
/** Differences that an error names. */
const NAMED_MAX = 5

/** Returns true for exactly the migrations before the first release, or for those of 2026-11-25. */
export function isUnreleased(applied: readonly Applied[]): boolean {
  return isEarly(applied) || (applied.length === Object.keys(UNRELEASED).length && !findUnlike(applied))
}

/** Returns true for exactly the migrations of 2026-11-25. */
export function isEarly(applied: readonly Applied[]): boolean {
  const early = Object.entries(UNRELEASED).slice(0, UNRELEASED_EARLY)
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]))
  return applied.length === early.length && early.every(([name, hash]) => hashes.get(name) === hash)
}

/**
 * Takes over a database of the version before the first release, whose migrations `first` replaces: compares its schema
 * with the one that `first` makes and records `first` as its only migration. Throws `MigrationError` for any other
 * database and then leaves it as it was.
 */
export async function takeOver(
  connection: Reserved,
  { first, folder }: { first: Migration; folder: string },
  applied: readonly Applied[],
): Promise<void> {
  if (!isUnreleased(applied))
    throw refusal(`its migrations are not those that ${first.name} replaces: ${reasonOf(applied)}`)
  await connection`begin`
  try {
    if (isEarly(applied)) await connection.unsafe(await readStep(folder, 'forward'))
    const differences = await compareSchema(connection, first)
    if (differences.length > 0)
      throw refusal(`its schema is not the one that ${first.name} makes: ${listed(differences)}`)
    // Backups recognise their database by the time of its first migration.
    await connection`
      with old as (delete from schema_migrations returning applied_at)
      insert into schema_migrations (name, hash, applied_at)
      select ${first.name}, ${first.hash}, min(applied_at) from old`
    await connection`commit`
  } catch (error) {
    await connection`rollback`
    throw error
  }
}

const readStep = (folder: string, step: 'forward' | 'back') =>
  readFile(join(folder, 'unreleased', `${step}.sql`), 'utf8')

/** Gives an empty database the tables and migrations of 2026-11-25, for the rows of a backup; `takeOver` follows them. */
export async function goBack(pool: Pool, folder: string, early: readonly Applied[]): Promise<void> {
  const step = await readStep(folder, 'back')
  await pool.begin(async (tx) => {
    await tx.unsafe(step)
    await tx`delete from schema_migrations`
    await tx`insert into schema_migrations ${tx(early.map(({ name, hash }) => ({ name, hash })))}`
  })
}

const refusal = (reason: string) =>
  new MigrationError(`This version cannot use the database: ${reason}. Nothing was changed.`)

function findUnlike(applied: readonly Applied[]): Applied | undefined {
  return applied.find(({ name, hash }) => UNRELEASED[name] !== hash)
}

function reasonOf(applied: readonly Applied[]): string {
  const unlike = findUnlike(applied)
  if (unlike) return UNRELEASED[unlike.name] ? `${unlike.name} is another file` : `${unlike.name} is unknown`
  const names = new Set(applied.map(({ name }) => name))
  const missing = Object.keys(UNRELEASED).filter((name) => !names.has(name))
  return `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing`
}

function listed(differences: readonly string[]): string {
  const more = differences.length - NAMED_MAX
  return differences.slice(0, NAMED_MAX).join('; ') + (more > 0 ? `; and ${more} more` : '')
}

/** Returns how the tables of the shop differ from those that `first` makes, a phrase for each object. */
async function compareSchema(connection: Reserved, first: Migration): Promise<string[]> {
  const found = await describeSchema(connection, 'public')
  await connection`savepoint before_scratch`
  await connection`create schema ${connection(SCRATCH)}`
  await connection`select set_config('search_path', ${SCRATCH} || ', ' || current_setting('search_path'), true)`
  await connection.unsafe(first.text.replaceAll('"public".', ''))
  const expected = await describeSchema(connection, SCRATCH)
  await connection`rollback to savepoint before_scratch`
  return differencesOf(byObject(found), byObject(expected))
}

const byObject = (objects: readonly SchemaObject[]) =>
  new Map(objects.map(({ object, definition }) => [object, definition]))

function differencesOf(found: Map<string, string>, expected: Map<string, string>): string[] {
  const objects = [...new Set([...expected.keys(), ...found.keys()])].sort()
  return objects.flatMap((object) => {
    if (!found.has(object)) return [`${object} is missing`]
    if (!expected.has(object)) return [`${object} is not known`]
    return found.get(object) === expected.get(object) ? [] : [`${object} is different`]
  })
}
