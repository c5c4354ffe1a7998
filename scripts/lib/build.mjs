import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { step } from './progress.mjs'
import { root, run, Stop } from './run.mjs'

/**
 * Build targets with their sources. Staleness depends on content, not on file times, so a fresh clone or a switched
 * branch is detected.
 */
const targets = [
  {
    title: 'Building the server',
    sources: [
      'server/src',
      'server/build.mjs',
      'server/package.json',
      'contract/src',
      'packages/embedded-postgres/src',
      'package-lock.json',
    ],
    dist: 'server/dist',
    result: 'main.js',
    command: ['server/build.mjs'],
    folder: '.',
  },
  {
    title: 'Building the web',
    sources: ['web', 'contract/src', 'package-lock.json'],
    dist: 'web/dist',
    result: 'index.html',
    command: ['../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    folder: 'web',
  },
  {
    title: 'Building the first views',
    sources: ['web', 'contract/src', 'package-lock.json'],
    dist: 'web/dist-server',
    result: 'entry-server.js',
    command: [
      '../node_modules/vite/bin/vite.js',
      'build',
      '-c',
      'vite.server.config.ts',
      '--logLevel',
      'warn',
    ],
    folder: 'web',
  },
]

const SKIP = /^(dist|dist-server|node_modules|\..*)$|\.test\.tsx?$/

async function listFiles(path) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (!entries) return [path]
  const inside = entries.filter(({ name }) => !SKIP.test(name))
  return (await Promise.all(inside.map(({ name }) => listFiles(`${path}/${name}`)))).flat()
}

async function hashOf(sources) {
  const hash = createHash('sha256').update(process.version.split('.')[0])
  for (const path of (await Promise.all(sources.map(listFiles))).flat().sort()) {
    hash.update(`\0${path}\0`).update(await readFile(join(root, path)))
  }
  return hash.digest('hex')
}

/** Builds the page with every part of the kit into `.cache/kit`; the product knows nothing of it. */
export async function buildKit() {
  const command = ['../../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  const build = () => run(process.execPath, command, { cwd: join(root, 'web/kit') })
  const { code, output } = await step('Building the page of the kit', build)
  if (code !== 0) throw new Stop(`Building the page of the kit failed:\n${output.trim()}`)
}

/** Builds outdated targets. The stamp is written last, so a killed build is repeated. */
export async function ensureBuilt() {
  for (const { title, sources, dist, result, command, folder } of targets) {
    const stamp = join(root, dist, '.stamp')
    const wanted = await hashOf(sources)
    const whole = await access(join(root, dist, result)).then(
      () => true,
      () => false,
    )
    if (whole && (await readFile(stamp, 'utf8').catch(() => '')) === wanted) continue
    await rm(stamp, { force: true })
    const env = { ...process.env, NODE_ENV: 'production' }
    const build = () => run(process.execPath, command, { cwd: join(root, folder), env })
    const { code, output } = await step(title, build)
    if (code !== 0) throw new Stop(`${title} failed:\n${output.trim()}`)
    await mkdir(join(root, dist), { recursive: true })
    await writeFile(stamp, wanted)
  }
}
