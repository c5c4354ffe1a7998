// Bundles the server into dist/: our own code and the contract in one file, packages left in node_modules.
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Scripts of threads; `kernel/worker/pool.ts` looks for them beside the bundle. */
const workers = {
  'workers/inspect': here('src/kernel/upload/inspect.worker.ts'),
  'workers/document': here('src/features/orders/documents/document.worker.ts'),
}

const commands = { 'commands/main': here('src/commands/main.ts') }

/** Our own packages are TypeScript that Node 20 cannot load, so unlike others they go into the bundle. */
export const workspaces = {
  contract: here('../contract/src'),
  'embedded-postgres': here('../packages/embedded-postgres/src'),
}

/** Options of esbuild, also in watch mode. */
export const options = {
  entryPoints: { main: here('src/main.ts'), ...commands, ...workers },
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

/**
 * Builds threads, commands and further `entryPoints` for tests, which run the rest from its sources: written below `folder`,
 * which must lie within the repository.
 */
export function buildForTests(folder, entryPoints = { ...commands, ...workers }) {
  return esbuild.build({ ...options, entryPoints, outdir: folder, sourcemap: false })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await esbuild.build(options).catch(() => process.exit(1)) // esbuild has said why
}
