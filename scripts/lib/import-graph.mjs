import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'
import { root } from './run.mjs'

const SOURCES = ['contract', 'packages', 'server', 'web', 'e2e', 'bench']
const SKIPPED_FOLDERS = /^(node_modules|dist|dist-server|public|\..*)$/
const EXTENSIONS = ['', '.ts', '.tsx', '.mts', '.json', '.css', '/index.ts', '/index.tsx']

async function listFiles(folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const nested = entries.map((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED_FOLDERS.test(entry.name) ? [] : listFiles(path)
    return [path]
  })
  return (await Promise.all(nested)).flat()
}

const STATEMENT = /^(?:import|export)\s+(type\s)?([^'"]*?)\s*from\s*['"]([^'"]+)['"]/gm
const ONLY_TYPES = /^\{(?:\s*type\s+[\w\s]+,?)+\s*\}$/

/** Returns imports of types only, which nothing depends on at run time. */
function typeImports(text) {
  const statements = [...text.matchAll(STATEMENT)]
  const isType = ([, type, names]) => Boolean(type) || ONLY_TYPES.test(names)
  const run = new Set(statements.filter((one) => !isType(one)).map(([, , , name]) => name))
  return new Set(statements.map(([, , , name]) => name).filter((name) => !run.has(name)))
}

/**
 * Import graph of the workspaces, lazy imports included: `importers` maps a path to the files importing it, `runners`
 * without imports of types only. External packages are left out. `surveys` are files that read others by a pattern.
 */
export async function readImportGraph() {
  const files = (await Promise.all(SOURCES.map(listFiles))).flat()
  const known = new Set(files)
  const importers = new Map(files.map((file) => [file, []]))
  const runners = new Map(files.map((file) => [file, []]))
  const surveys = new Set()
  const resolve = (from, specifier) => {
    const path = specifier.startsWith('.')
      ? posix.join(dirname(from), specifier)
      : specifier
          .replace(/^contract\//, 'contract/src/')
          .replace(/^embedded-postgres\//, 'packages/embedded-postgres/src/')
    return EXTENSIONS.map((extension) => path + extension).find((candidate) => known.has(candidate))
  }
  await Promise.all(
    files
      .filter((file) => /\.m?tsx?$/.test(file))
      .map(async (file) => {
        const text = await readFile(join(root, file), 'utf8')
        if (text.includes('import.meta.glob')) surveys.add(file)
        const { importedFiles } = ts.preProcessFile(text, true, true)
        const types = typeImports(text)
        for (const { fileName } of importedFiles) {
          const target = resolve(file, fileName)
          if (!target) continue
          importers.get(target).push(file)
          if (!types.has(fileName)) runners.get(target).push(file)
        }
      }),
  )
  return { files, importers, runners, surveys }
}

/** The files themselves and all that import them, directly or not. A file for which `stopsAt` holds is not passed. */
export function dependantsOf(importers, changed, stopsAt = () => false) {
  const reached = new Set()
  const pending = [...changed]
  while (pending.length > 0) {
    const file = pending.pop()
    if (reached.has(file) || stopsAt(file)) continue
    reached.add(file)
    pending.push(...(importers.get(file) ?? []))
  }
  return reached
}
