import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { step } from './progress.mjs'
import { run, Stop } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Commands to install the browser, by package manager. */
const MANAGERS = {
  'apt-get': [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
  ],
  apk: [['add', '--no-cache', 'chromium']],
  dnf: [['install', '-y', '-q', 'chromium']],
}

async function firstExecutable(paths) {
  for (const path of paths) {
    const found = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (found) return path
  }
  return undefined
}

const inPath = (names) => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return firstExecutable(names.flatMap((name) => folders.map((folder) => join(folder, name))))
}

/** The path of a Chromium on this machine, or undefined. CHROMIUM_PATH names another one. */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return firstExecutable([process.env.CHROMIUM_PATH])
  return (await inPath(NAMES)) ?? firstExecutable(ELSEWHERE)
}

/**
 * The path of a Chromium that can open no window, or undefined. It shows pages alike and needs a sixth less processor time,
 * but it shows no PDF files. CHROMIUM_SHELL names another one; who names a browser in CHROMIUM_PATH wants that one.
 */
export async function findShell() {
  const { CHROMIUM_PATH, CHROMIUM_SHELL } = process.env
  if (CHROMIUM_SHELL) return (await inPath([CHROMIUM_SHELL])) ?? firstExecutable([CHROMIUM_SHELL])
  return CHROMIUM_PATH ? undefined : inPath(['chromium-headless-shell', 'chrome-headless-shell'])
}

/**
 * The path of a Chromium as `findChromium` finds it, asking the system's package manager for it if there is none; fails
 * with one line saying what to do.
 */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  if (process.env.CHROMIUM_PATH)
    throw new Stop(`CHROMIUM_PATH: ${process.env.CHROMIUM_PATH} is not a program.`)
  const manager = await inPath(Object.keys(MANAGERS))
  const asRoot = process.getuid?.() === 0
  const sudo = asRoot ? undefined : await inPath(['sudo'])
  if (manager && (asRoot || sudo)) {
    const name = manager.split('/').at(-1)
    let output = ''
    await step(`Installing Chromium with ${name}`, async () => {
      for (const args of MANAGERS[name]) {
        const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
        const [command, ...first] = asRoot ? [manager] : [sudo, '-n', manager]
        const result = await run(command, [...first, ...args], { env })
        output = result.output
        if (result.code !== 0) break
      }
    })
    const installed = await inPath(NAMES)
    if (installed) return installed
    throw new Stop(`Chromium could not be installed: ${output.trim().split('\n').at(-1)}`)
  }
  throw new Stop(
    'There is no Chromium here. Install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
  )
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureChromium().then(console.log, (error) => {
    console.error(error.message)
    process.exit(1)
  })
}
