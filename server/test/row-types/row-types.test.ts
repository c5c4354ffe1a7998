import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, type TestContext, test } from 'vitest'
import { columnTypes } from '../../src/kernel/db/types'
import { observeStatements } from '../statements'
import { useApp } from '../test-app'
import { compare, findUnobserved, KINDS } from './compare'
import { findTemplates } from './declared'
import { NEVER_NULL, UNOBSERVED } from './exceptions'
import * as fixture from './fixture.sql'
import { observationsOf, readFiles, readObservations } from './record'

const app = useApp()
const server = join(import.meta.dirname, '..', '..')
const list = (folder: string) =>
  readdirSync(join(server, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(server, folder, name))
const isTest = (path: string) => path.endsWith('.test.ts')
const holdsTemplates = (path: string) => readFileSync(path, 'utf8').includes('`')

describe('row types of all statements', () => {
  const templates = findTemplates(list('src').filter((path) => !isTest(path) && holdsTemplates(path)))
  const observed = () => readObservations(inject('observations'))
  /** A part of the tests says nothing about the statements that only the others send; `npm test` runs all of them. */
  const needEveryTest = async (context: TestContext) => {
    const ran = new Set(await readFiles(inject('observations')))
    const missing = [...list('src'), ...list('test')].filter((path) => isTest(path) && !ran.has(path))
    if (missing.length > 0 && process.env.TAVAN_EVERY_TEST !== '1')
      context.skip('only a part of the tests runs')
    expect(missing).toEqual([])
  }

  test('name the columns that the statements return, with their types', async () => {
    expect(templates.filter(({ row }) => row).length).toBeGreaterThan(300)
    expect(compare(templates, await observed(), new Set(Object.keys(NEVER_NULL)))).toEqual([])
  })

  test('are compared for every template of the source when every test runs', async (context) => {
    await needEveryTest(context)
    const names = findUnobserved(templates, await observed()).map(({ name }) => name)
    expect(names.sort()).toEqual(Object.keys(UNOBSERVED).sort())
  })

  test('have no exception that is not needed when every test runs', async (context) => {
    await needEveryTest(context)
    const needed = compare(templates, await observed(), new Set()).map((line) =>
      line.replace(/, line \d+: "(\w+)" .*/, ' $1'),
    )
    expect(needed.sort()).toEqual(Object.keys(NEVER_NULL).sort())
  })
})

describe('a comparison of row types', () => {
  const templates = findTemplates([join(import.meta.dirname, 'fixture.sql.ts')])
  const { neverSent, ...sent } = fixture
  const nullable = new Set(inject('nullableColumns'))
  const observe = async () => {
    const answered = await observeStatements(async () => {
      for (const statement of Object.values(sent)) await statement(app.deps.db)
    })
    return answered.flatMap((one) => observationsOf(one, nullable))
  }

  test('reports wrong names, types and nulls', async () => {
    const neverNull = new Set(['test/row-types/fixture.sql.ts neverNull photo'])
    const lines = compare(templates, await observe(), neverNull)
    expect(lines.map((line) => line.replace(/^\S+ (\w+), line \d+/, '$1'))).toEqual([
      'renamedColumn: "firstName" is declared and not returned',
      'renamedColumn: "first_name" is returned and not declared',
      'missingColumn: "email" is declared and not returned',
      'largeAsNumber: "n" is declared number and returned as string',
      'exactAsNumber: "n" is declared number and returned as string',
      'widened: "n" is declared number | string and returned as number',
      'documentAsText: "name" is declared string and returned as document',
      'documentOrText: "name" is declared object | string and returned as document',
      'instantAsText: "at" is declared string and returned as Date',
      'instantAsText: "day" is declared string and returned as Date',
      'listOfOther: "names" is declared number[] and returned as string[]',
      'anyType: "name" is declared any and returned as string',
      'nullAsText: "note" was null and is declared string',
      'nullInSchema: "photo" may be null in the schema and is declared string',
      'fromSurroundings: "n" is declared number and returned as string',
      'oneOfSeveral: "id" is declared number and returned as string',
      'inFragment: "large" is declared number and returned as string',
    ])
  })

  test('names the templates that were not sent, fragments among them', async () => {
    const names = findUnobserved(templates, await observe()).map(({ name }) => name.split(' ')[1])
    expect(names).toEqual(['neverSent', 'partlySent'])
  })

  test('knows each type that the kernel converts, and no other', async () => {
    const types = await app.deps.db<{ oid: number; name: string }[]>`
      select oid, typname as name from pg_type where typtype = 'b'`
    const samples: Record<string, string> = {
      boolean: 't',
      Buffer: '\\x00',
      document: '{}',
      Date: '2026-01-01',
    }
    const kindOf = (value: unknown): string => {
      if (Array.isArray(value)) return `${kindOf(value[0])}[]`
      if (value instanceof Date || value instanceof Buffer) return value.constructor.name
      return typeof value === 'object' ? 'document' : typeof value
    }
    const wrong = types.filter(({ oid }) => {
      const kind = KINDS.get(oid) ?? 'string'
      const sample = samples[kind.replace('[]', '')] ?? '1'
      const text = kind.endsWith('[]') ? `{"${sample.replaceAll('\\', '\\\\')}"}` : sample
      return kindOf(columnTypes.getTypeParser(oid)(text)) !== kind
    })
    expect(types.length).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  })
})
