import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { step } from './progress.mjs'
import { root, run, Stop } from './run.mjs'

const stamp = join(root, 'node_modules', '.tavan-lock')
/** Stands outside node_modules while we install: whoever finds it knows that the install did not reach its end. */
const unfinished = join(root, '.cache', 'installing')

const present = (path) =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Makes node_modules what package-lock.json says. Nothing is touched where that is so already, whoever installed it:
 * by the stamp of an earlier run, else by comparing every package with the lock file.
 */
export async function ensureInstalled() {
  const text = await readFile(join(root, 'package-lock.json'), 'utf8')
  const wanted = createHash('sha256').update(`${process.platform}-${process.arch}\n${text}`).digest('hex')
  const broken = await present(unfinished)
  if (!broken && (await readFile(stamp, 'utf8').catch(() => '')) === wanted) return
  const packages = Object.entries(JSON.parse(text).packages).filter(([path]) =>
    path.includes('node_modules/'),
  )
  // A killed install may leave packages that look complete with missing files.
  if (broken) await rm(join(root, 'node_modules'), { recursive: true, force: true })
  if (broken || !(await matches(packages))) await install(packages)
  await writeFile(stamp, wanted)
  await rm(unfinished, { force: true })
}

async function install(packages) {
  await mkdir(dirname(unfinished), { recursive: true })
  await writeFile(unfinished, '')
  const expected = packages.filter(([, entry]) => !entry.link && isForHere(entry))
  const measure = async () => {
    const found = await Promise.all(expected.map(([path]) => present(join(root, path, 'package.json'))))
    return `${found.filter(Boolean).length} of about ${expected.length} packages`
  }
  // Under npm we know which one; else the one beside this Node. Install scripts are not needed, so none may run.
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  // Unlike `npm ci` this adds missing packages only and leaves the lock file unchanged.
  const args = ['install', '--no-save', '--include=dev', '--include=optional', '--ignore-scripts']
  args.push('--no-audit', '--no-fund', '--loglevel=error')
  const [command, ...first] = npm
  const work = () => run(command, [...first, ...args])
  const { code, output } = await step('Installing packages', work, measure)
  if (code !== 0)
    throw new Stop(`The packages could not be installed (npm ended with ${code}).\n${output.trim()}`)
}

/** Returns true if an entry of the lock file belongs to this platform. */
function isForHere({ os, cpu }) {
  const fits = (list, own) =>
    !list || ((list.includes(own) || list.every((name) => name.startsWith('!'))) && !list.includes(`!${own}`))
  return fits(os, process.platform) && fits(cpu, process.arch)
}

async function matches(packages) {
  const checks = packages.map(async ([path, entry]) => {
    if (entry.link) return present(join(root, path))
    const text = await readFile(join(root, path, 'package.json'), 'utf8').catch(() => undefined)
    // npm leaves out optional packages of other platforms; which C library is here only npm knows.
    if (text === undefined) return Boolean(entry.optional && (entry.libc || !isForHere(entry)))
    return JSON.parse(text).version === entry.version
  })
  return (await Promise.all(checks)).every(Boolean)
}
