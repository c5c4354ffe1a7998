import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { observeStatements } from '../statements'
import { useApp } from '../test-app'
import { compare, unobserved } from './compare'
import { findDeclarations } from './declared'
import * as fixture from './fixture.sql'
import { observationOf, readFiles, readObservations } from './record'

const server = join(import.meta.dirname, '..', '..')
const list = (folder: string) =>
  readdirSync(join(server, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(server, folder, name))
const isTest = (path: string) => path.endsWith('.test.ts')
const holdsRowTypes = (path: string) =>
  /`/.test(readFileSync(path, 'utf8')) && /<[^;`]*\[\]\s*>\s*`/.test(readFileSync(path, 'utf8'))

describe('row types', () => {
  const declarations = findDeclarations(list('src').filter((path) => !isTest(path) && holdsRowTypes(path)))

  test('name the columns that their statements return, with their types', async () => {
    expect(declarations.length).toBeGreaterThan(250)
    const o = await readObservations(inject('observations')); console.log('OBS', o.length, declarations.length, unobserved(declarations, o).length)
    expect(compare(declarations, await readObservations(inject('observations')))).toEqual([])
  })

  test('are all proved by a test, when every test has run', async (context) => {
    const folder = inject('observations')
    const ran = new Set(await readFiles(folder))
    const missing = [...list('src'), ...list('test')].filter((path) => isTest(path) && !ran.has(path))
    if (missing.length > 0) context.skip(`${missing.length} test files did not run`)
    expect(unobserved(declarations, await readObservations(folder))).toEqual([])
  })
})

describe('a row type that is wrong is found', () => {
  const app = useApp()
  const declarations = findDeclarations([join(import.meta.dirname, 'fixture.sql.ts')])
  const { never, ...run } = fixture

  test('by the names, the types and the nulls of the columns', async () => {
    const observed = await observeStatements(async () => {
      for (const statement of Object.values(run)) await statement(app.deps.db)
    })
    const observations = observed.flatMap((one) => observationOf(one) ?? [])
    const faults = compare(declarations, observations).map((line) => line.replace(/^\S+:\d+: /, ''))
    expect(faults).toEqual([
      '"first_name" is returned and not declared',
      '"firstName" is declared and not returned',
      '"email" is declared and not returned',
      '"n" is declared number and returned as string',
      '"n" is declared number and returned as string',
      '"name" is declared string and returned as document',
      '"at" is declared string and returned as Date',
      '"day" is declared string and returned as Date',
      '"names" is declared number[] and returned as string[]',
      '"name" is declared any and returned as string',
      '"note" was null and is declared string',
      '"large" is declared number and returned as string',
    ])
    expect(unobserved(declarations, observations)).toEqual([expect.stringContaining('fixture.sql.ts')])
  })
})
