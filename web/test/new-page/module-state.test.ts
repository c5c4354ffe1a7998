import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { changedNames, keepersOf, madeAtLoad, memoryOf, type Node } from './module-state'

const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '!../../src/**/*.test.{ts,tsx}', '!../../src/**/words/*'],
  { query: '?raw', import: 'default', eager: true },
)
const parse = (code: string, lang: 'ts' | 'tsx' = 'tsx') => parseAst(code, { lang }) as unknown as Node

describe('memory of a module', () => {
  it('is each variable that gets another value, and each container with other contents', () => {
    const code = `
      export let guard: Guard | null = null
      const holds = new Set<Hold>()
      const queue: string[] = []
      const counts = { done: 0 } as Record<string, number>
      const names = ['a', 'b']
      const drop = () => { queue.push('a'); counts.done += 1; names.map(String) }`
    const memory = memoryOf(parse(code)).map(({ name, isReplaced }) => [name, isReplaced])
    expect(memory).toEqual([
      ['guard', true],
      ['holds', false],
      ['queue', false],
      ['counts', false],
    ])
  })

  it('can be in the result of a function that a module calls while it loads', () => {
    const store = parse(`
      export function createStore(first) {
        let now = first
        return { current: () => now, set: (next) => { now = next } }
      }
      const createCounter = () => {
        const counts = new Map()
        return (name) => counts.get(name)
      }
      const sum = (a, b) => a + b`)
    expect(keepersOf(store)).toEqual(['createStore', 'createCounter'])
    const user = parse(`const area = { store: createStore(null) }; const later = () => createCounter()`)
    expect(madeAtLoad(user)).toEqual(['createStore'])
  })

  it('is also an object of another module that this one changes', () => {
    expect([...changedNames(parse(`import { areas } from './areas'; areas.coach = null`))]).toEqual(['areas'])
  })
})

describe('modules of the screens', () => {
  const modules = Object.entries(sources).map(([path, code]) => ({
    file: path.replace('../../src/', ''),
    program: parse(code, path.endsWith('x') ? 'tsx' : 'ts'),
  }))

  /** `createSessionStore`: read again by the setup of a new page. The others keep code and texts that have loaded, or nothing. */
  const ALLOWED = /^(lazyPage|words) |^(createSessionStore api\/areas\.ts|applyPreferences boot\/boot\.ts)$/

  it('keep nothing in memory that a new page would find', () => {
    const keepers = new Set(modules.flatMap(({ program }) => keepersOf(program)))
    const kept = modules.flatMap(({ file, program }) =>
      madeAtLoad(program)
        .filter((name) => keepers.has(name))
        .map((name) => `${name} ${file}`),
    )
    expect(kept.filter((one) => ALLOWED.test(one))).toContain('createSessionStore api/areas.ts')
    expect(kept.filter((one) => !ALLOWED.test(one))).toEqual([])
  })

  it('change no object at the top of another module', () => {
    const changes = modules.flatMap(({ file, program }) => {
      const imported = importedNames(program)
      return [...changedNames(program)].filter((name) => imported.has(name)).map((name) => `${name} ${file}`)
    })
    expect(changes).toEqual([])
  })
})

function importedNames(program: Node): Set<string> {
  const statements = program.body as (Node & { specifiers?: { local: { name: string } }[] })[]
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration')
  return new Set(imports.flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local.name)))
}
