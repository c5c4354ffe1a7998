import { createHash } from 'node:crypto'
import { dirname, join, posix, relative } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const SOURCES = join(import.meta.dirname, '../src')
const ENTRIES = ['main.tsx', 'entry-server.tsx']
/** Functions whose first argument loads a module: `() => import('./page')`. */
const LOADERS: Record<string, number> = {
  // Name, and number of arguments before the one that the build adds.
  lazyPage: 2,
  deferred: 1,
}

/** A module that loads on demand, with the messages of everything that it imports statically. */
export interface LazyModule {
  /** Short name, the same in the browser's and the server's build. */
  id: string
  /** Path below `src`. */
  file: string
  /** Paths of the message loaders below `src`. */
  words: readonly string[]
}

type Imports = Map<string, readonly { path: string; isDynamic: boolean }[]>

/** Reads which module imports which from the sources; type-only imports do not count. */
async function readImports(): Promise<Imports> {
  const { metafile } = await build({
    entryPoints: ENTRIES.map((file) => join(SOURCES, file)),
    absWorkingDir: SOURCES,
    outdir: 'nowhere',
    bundle: true,
    packages: 'external',
    external: ['contract/*'],
    format: 'esm',
    splitting: true,
    write: false,
    metafile: true,
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'error',
  })
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports
        .filter(({ external }) => !external)
        .map(({ path, kind }) => ({ path, isDynamic: kind === 'dynamic-import' })),
    ]),
  )
}

const NAMED = new RegExp(`\\b(?:${Object.keys(LOADERS).join('|')})\\b`)

/** Returns true for the text of a module whose transformed text depends on other modules too. */
export const mayLoadOnDemand = (code: string) => NAMED.test(code)

/** Returns true for a call that still lacks its module. */
function isLoader({ type, callee, arguments: given = [] }: Node): boolean {
  const most = LOADERS[callee?.name ?? '']
  return type === 'CallExpression' && most !== undefined && given.length <= most
}

const isWords = (file: string) => /(^|\/)[\w-]*words\/[\w-]+-words\.ts$/.test(file)
const idOf = (file: string) => createHash('sha256').update(file).digest('base64url').slice(0, 5)

/** Returns the message loaders that a module imports statically, in alphabetical order. */
function wordsOf(file: string, imports: Imports): string[] {
  const seen = new Set<string>()
  const follow = (one: string) => {
    if (seen.has(one)) return
    seen.add(one)
    for (const { path, isDynamic } of imports.get(one) ?? []) if (!isDynamic) follow(path)
  }
  follow(file)
  return [...seen].filter(isWords).sort()
}

/** Modules that load on demand; read once, and again after `forget` when sources have changed. */
export class LazyModules {
  #imports: Promise<Imports> | undefined
  readonly #found = new Map<string, LazyModule>()

  /** Returns the module at a path below `src`, with or without its extension. */
  async find(path: string): Promise<LazyModule> {
    this.#imports ??= readImports()
    const imports = await this.#imports
    const file = ['', '.ts', '.tsx'].map((end) => path + end).find((one) => imports.has(one))
    if (!file) throw new Error(`No page imports src/${path}`)
    const known = this.#found.get(file)
    if (known) return known
    const found = { id: idOf(file), file, words: wordsOf(file, imports) }
    for (const other of this.#found.values())
      if (other.id === found.id) throw new Error(`src/${other.file} and src/${file} have the same short name`)
    this.#found.set(file, found)
    return found
  }

  /** Modules found since the sources were last read. */
  get found(): LazyModule[] {
    return [...this.#found.values()]
  }

  forget(): void {
    this.#imports = undefined
    this.#found.clear()
  }
}

/** Node of the syntax tree (ESTree), as far as it is read here. */
interface Node {
  type: string
  start: number
  end: number
  callee?: Node & { name?: string }
  arguments?: Node[]
  source?: Node & { value?: unknown }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Calls `visit` for a node and everything below it. */
function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) walk(one, visit)
}

function importedBy(call: Node, where: string): string {
  const found: unknown[] = []
  const [load] = call.arguments ?? []
  if (load) walk(load, (node) => void (node.type === 'ImportExpression' && found.push(node.source?.value)))
  const [only, ...more] = found
  if (typeof only === 'string' && more.length === 0) return only
  throw new Error(`${where}: the loader must import one module, as in () => import('./page')`)
}

const nameOf = (words: string) =>
  posix.basename(words, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Adds to each loader its module's short name and messages, so that messages load in parallel with the code and no
 * route lists them.
 */
export function lazyModules(modules: LazyModules): Plugin {
  return {
    name: 'tavan:lazy-modules',
    buildStart: () => modules.forget(),
    watchChange: () => modules.forget(),
    async transform(code, id) {
      const file = relative(SOURCES, id.split('?')[0] ?? '').replaceAll('\\', '/')
      if (file.startsWith('.') || !/^[^?]*(?<!\.test)\.tsx?$/.test(file) || !NAMED.test(code)) return null
      const calls: Node[] = []
      walk(this.parse(code) as unknown as Node, (node) => {
        if (isLoader(node)) calls.push(node)
      })
      const imported = new Map<string, string>()
      let made = code
      // From the end, so that earlier positions stay right.
      for (const call of calls.sort((a, b) => b.start - a.start)) {
        const given = call.arguments ?? []
        const { id, words } = await modules.find(posix.join(dirname(file), importedBy(call, file)))
        for (const path of words) if (!imported.has(path)) imported.set(path, `wordsOfPart${imported.size}`)
        const listed = words.map((path) => imported.get(path)).join(', ')
        const missing = ', undefined'.repeat((LOADERS[call.callee?.name ?? ''] ?? 1) - given.length)
        const at = given.at(-1)?.end ?? call.end
        made = `${made.slice(0, at)}${missing}, { id: '${id}', words: [${listed}] }${made.slice(at)}`
      }
      // At the end, so that no line moves; imports count from the beginning anyway.
      for (const [path, name] of imported)
        made += `\nimport { ${nameOf(path)} as ${name} } from '${join(SOURCES, path).replaceAll('\\', '/')}'`
      return calls.length > 0 ? { code: made, map: null } : null
    },
  }
}
