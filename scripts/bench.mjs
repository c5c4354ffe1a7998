// `npm run bench`: the baseline and the product in one run, as a table of ratios (bench/run.ts). It bundles the program,
// then starts it on the core that the servers do not use.
import './lib/node-version.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { passSignals, root, Stop, start } from './lib/run.mjs'

const CLIENT_CORE = '1'

passSignals()
try {
  // A server named from outside is taken as it is: to compare two builds, or to look into one.
  if (!process.env.TAVAN_SERVER) {
    await ensureInstalled()
    await ensureBuilt()
  }
  const { build } = await import('esbuild')
  const { workspaces } = await import('../server/build.mjs')
  const outdir = join(root, '.cache', 'bench')
  await build({
    entryPoints: ['bench/run.ts', 'bench/baseline.ts'].map((path) => join(root, path)),
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    alias: workspaces,
    logLevel: 'warning',
  })
  const program = [process.execPath, join(outdir, 'run.js')]
  const taskset = ['/usr/bin/taskset', '/bin/taskset'].find(existsSync)
  const [command, ...args] = taskset ? [taskset, '-c', CLIENT_CORE, ...program] : program
  process.exitCode = await start(command, args, { stdio: 'inherit' }).done
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
}
