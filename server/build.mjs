// Bundles the server into dist/: our own code and the contract in one file, packages left in node_modules.
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** What esbuild is told, here and in watch mode. */
export const options = {
  entryPoints: ['src/main.ts', 'src/commands/main.ts'].map(here),
  outdir: here('dist'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  // The contract is TypeScript that Node 20 cannot load, so unlike other packages it goes into the bundle.
  alias: { contract: here('../contract/src') },
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await esbuild.build(options).catch(() => process.exit(1)) // esbuild has said why
}
