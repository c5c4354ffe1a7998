import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'
import { root } from './run.mjs'

const SOURCES = ['contract', 'server', 'web', 'e2e', 'bench']
const SKIPPED_FOLDERS = /^(node_modules|dist|public|\..*)$/
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

/**
 * Which file of the workspaces imports which, types and lazy imports included: `importers` maps a path to the paths of
 * the files that import it. Packages are left out, except the contract.
 */
export async function readImportGraph() {
  const files = (await Promise.all(SOURCES.map(listFiles))).flat()
  const known = new Set(files)
  const importers = new Map(files.map((file) => [file, []]))
  const resolve = (from, specifier) => {
    const path = specifier.startsWith('.')
      ? posix.join(dirname(from), specifier)
      : specifier.replace(/^contract\//, 'contract/src/')
    return EXTENSIONS.map((extension) => path + extension).find((candidate) => known.has(candidate))
  }
  await Promise.all(
    files
      .filter((file) => /\.m?tsx?$/.test(file))
      .map(async (file) => {
        const { importedFiles } = ts.preProcessFile(await readFile(join(root, file), 'utf8'), true, true)
        for (const { fileName } of importedFiles) {
          const target = resolve(file, fileName)
          if (target) importers.get(target).push(file)
        }
      }),
  )
  return { files, importers }
}

/** The files themselves and all that import them, directly or not. A file for which `stopsAt` holds is not passed. */
export function dependantsOf({ importers }, changed, stopsAt = () => false) {
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
