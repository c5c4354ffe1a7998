// Bundles the server into dist/, with what a start needs of packages; threads and commands leave packages in node_modules.
import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Scripts of threads; `kernel/worker/pool.ts` looks for them beside the bundle. */
const workers = {
  'workers/inspect': here('src/kernel/upload/inspect.worker.ts'),
  'workers/catalog-index': here('src/features/catalog/listing/catalog-index.worker.ts'),
  'workers/document': here('src/features/orders/documents/document.worker.ts'),
  'workers/week': here('src/features/training/week/week.worker.ts'),
}

const commands = { 'commands/main': here('src/commands/main.ts') }

/** Our own packages are TypeScript that Node 20 cannot load, so unlike others they go into the bundle. */
export const workspaces = {
  contract: here('../contract/src'),
  'embedded-postgres': here('../packages/embedded-postgres/src'),
}

/** Options of esbuild for one file for each entry point, packages left in node_modules. */
const base = {
  outdir: here('dist'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  alias: workspaces,
}

/** External packages: not needed at start, native, or reading files from their own folder. */
const LEFT_OUT = [
  ...[
    '@node-rs/argon2',
    'sharp',
    '@aws-sdk/*',
    '@redis/*',
    'stripe',
    'bufferutil',
    'utf-8-validate',
    'pg-native',
  ],
  ...['pdfkit', 'bidi-js', 'fontkit', 'harfbuzzjs', 'subset-font', '@fontsource*', '@embedded-postgres/*'],
]

/** CommonJS in a bundle of modules needs what Node gives to files of its own. */
const COMMON_JS = `import { createRequire as $createRequire } from 'node:module'
import { dirname as $dirname } from 'node:path'
import { fileURLToPath as $fileURLToPath } from 'node:url'
const require = $createRequire(import.meta.url)
const __filename = $fileURLToPath(import.meta.url)
const __dirname = $dirname(__filename)`

/** Names the code that shapes an index of the catalogue, so that no other code reads what it has kept. */
async function indexCode() {
  const entryPoints = [workers['workers/catalog-index']]
  const { outputFiles } = await esbuild.build({
    ...base,
    entryPoints,
    outdir: undefined,
    write: false,
    sourcemap: false,
  })
  const code = createHash('sha256').update(outputFiles[0].contents).digest('hex')
  return { CATALOG_INDEX_CODE: JSON.stringify(code.slice(0, 16)) }
}

/** Reading packages file by file takes a fifth of a second of a start, so the server's are in its bundle. */
export const server = {
  ...base,
  entryPoints: { main: here('src/start.ts') },
  splitting: true,
  packages: 'bundle',
  external: LEFT_OUT,
  define: await indexCode(),
  banner: { js: COMMON_JS },
}

/** Build options of threads and commands. */
export const beside = { ...base, entryPoints: { ...commands, ...workers } }

/** Removes code of earlier builds, whose names are of their content. */
async function removeOld(folder) {
  const entries = await readdir(folder).catch(() => [])
  const old = entries.filter((name) => /-[A-Z0-9]{8}\.js(\.map)?$/.test(name))
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
}

/**
 * Builds threads, commands and further `entryPoints` for tests, which run the rest from its sources: written below `folder`,
 * which must lie within the repository.
 */
export function buildForTests(folder, entryPoints = { ...commands, ...workers }) {
  return esbuild.build({ ...base, entryPoints, outdir: folder, sourcemap: false })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await removeOld(base.outdir)
  await Promise.all([server, beside].map((one) => esbuild.build(one))).catch(() => process.exit(1)) // esbuild has said why
}
