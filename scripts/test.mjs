// `npm test`: from a fresh clone to a verdict. Every part runs even when an earlier one failed; the last line counts.
// `--full` adds the product-wide sweeps, `--faults [F4]` runs the fault tests at full size instead.
import { join } from 'node:path'
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureNginx, ensureRedis, ensureShell } from './lib/debian.mjs'
import { findFaultTests } from './lib/faults.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ensureNode, longTermReleases, otherReleases } from './lib/node-releases.mjs'
import { ensurePgBouncer } from './lib/pgbouncer.mjs'
import { quickFolder } from './lib/quick-folder.mjs'
import { passSignals, root, Stop } from './lib/run.mjs'
import {
  addFailure,
  addSkipped,
  clearReports,
  conclude,
  everyCheck,
  retryFailed,
  runChecks,
  runPlaywright,
  runVitest,
} from './lib/verdict.mjs'

const full = process.argv.includes('--full')
const faults = process.argv.includes('--faults')
const only = faults ? process.argv[process.argv.indexOf('--faults') + 1] : undefined

/** Runs that give way to the browsers, and show what they said when they have ended. */
const BESIDE = { quiet: true, givesWay: true }

/** Sweeps send everything in a full run, else each call a share of it (server/test/sweep-share.ts). */
const WHOLE = full ? { TAVAN_FULL: '1' } : {}

/** The program that `ensureBuilt` makes; without its name the fault tests would build it once more. */
const BUILT = join(root, 'server', 'dist', 'main.js')

/** Checks of the sources, then the tests that need no server. */
async function checksAndScreens(checks) {
  await runChecks(checks, { lanes: 1 })
  await runVitest('contract', 'Rules of the contract', BESIDE)
  await runVitest('web', 'Screens', BESIDE)
}

/** The type check is one process for a minute, so the server's tests follow it here and not the other checks. */
async function typesAndServer(types, built) {
  await runChecks([types])
  await built
  await runVitest('server', 'Server over HTTP on PostgreSQL', { ...BESIDE, env: WHOLE })
}

/**
 * Tests that wait more than they compute: for a killed server, a mail that is tried again, a start of PostgreSQL, a
 * browser. Each takes a core at once when it has something to do.
 */
async function faultsAndJourneys(chromium, built) {
  await built
  await runVitest('bench', 'Faults, reduced', { quiet: true, mayRetry: true, env: { TAVAN_SERVER: BUILT } })
  await runVitest('packages/embedded-postgres', 'Embedded PostgreSQL', { quiet: true })
  await runPlaywright(full ? 'Journeys and sweeps' : 'Journeys', chromium, {
    env: WHOLE,
  })
}

/** Waits for all, also when one has failed: nothing may run on after the verdict. */
async function allOf(lanes) {
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

/** Journeys run in a browser without windows where there is one, unless somebody names the browser. */
async function ensureQuickBrowser() {
  if (process.env.CHROMIUM_PATH) return
  const { program } = await ensureShell()
  if (program) process.env.CHROMIUM_SHELL = program
}

/** Tests that need these programs skip themselves where there are none. */
async function ensureHelpers() {
  const [redis, nginx] = [await ensureRedis(), await ensureNginx()]
  if (redis.reason) addSkipped('Two servers with Redis', redis.reason)
  if (nginx.reason) addSkipped('Two servers behind nginx', nginx.reason)
}

async function everything() {
  const chromium = await ensureChromium()
  await ensureQuickBrowser()
  await ensureHelpers()
  const [types, ...checks] = everyCheck()
  // Checks read sources only, so they need not wait for the build.
  const built = ensureBuilt()
  await allOf([faultsAndJourneys(chromium, built), typesAndServer(types, built), checksAndScreens(checks)])
  await retryFailed()
  if (full) await onOtherReleases(chromium)
  if (full) await backupsOnEachNode()
  if (full) await behindPgBouncer()
}

/** Runs the server's tests on the oldest and the newest supported Node, and a journey on the newest. */
async function onOtherReleases(chromium) {
  for (const { version, isNewest } of otherReleases()) {
    const node = await ensureNode(version)
    await runVitest('server', `Server on Node ${version}`, { node })
    if (isNewest)
      await runPlaywright(`A journey on Node ${version}`, chromium, { node, filters: ['buy-first-order'] })
  }
}

/** Runs the server's tests behind PgBouncer, where a transaction gets any connection to the database. */
async function behindPgBouncer() {
  const title = 'Server behind PgBouncer'
  const { program, reason } = await ensurePgBouncer()
  if (program) await runVitest('server', title, { env: { TEST_PGBOUNCER: program } })
  else addSkipped(title, reason)
}

/** A backup is read by another Node than the one that wrote it, and streams differ between them. */
async function backupsOnEachNode() {
  const env = { TAVAN_FAULTS: 'full' }
  for (const { node, version } of await longTermReleases())
    await runVitest('bench', `Backups at full size on Node ${version}`, {
      node,
      env,
      filters: ['faults/backup'],
    })
}

passSignals()
const quick = await quickFolder()
// Every process of the run inherits it.
if (quick) process.env.TMPDIR = quick
try {
  await ensureInstalled()
  await clearReports()
  if (faults) {
    await ensureBuilt()
    await ensureHelpers()
    const env = { TAVAN_FAULTS: 'full' }
    await runVitest('bench', 'Faults at full size', { env, filters: only ? await findFaultTests(only) : [] })
  } else await everything()
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  addFailure()
}
conclude()
