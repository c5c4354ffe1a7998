import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { compare, unobserved } from './compare'
import { findDeclarations } from './declared'
import { readFiles, readObservations } from './record'

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
