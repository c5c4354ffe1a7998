import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { step } from './progress.mjs'
import { playwrightReport, vitestReport } from './reports.mjs'
import { root, run, Stop, start, wasStopped } from './run.mjs'
import { trySecondTime } from './second-try.mjs'

const reports = join(root, '.cache', 'reports')
const sum = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] }
/** Failed tests that may run once more; only in CI, where a machine is shared. */
const tries = []

const bin = (path) => join(root, 'node_modules', path)
const node = (args) => run(process.execPath, args)

/** Removes the reports of an earlier run. */
export async function clearReports() {
  await rm(reports, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })
}

export function addFailure(what) {
  sum.failed += 1
  if (what) sum.failures.push(what)
}

/** Checks that need no server, each of which passes or fails as a whole. */
export const staticChecks = {
  format: (paths = ['.']) => ({
    title: 'Format and lint',
    args: [
      bin('@biomejs/biome/bin/biome'),
      'check',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      ...paths,
    ],
  }),
  // Project references with results in `.cache/types`: unchanged workspaces are not checked again. The compiler of release 7
  // needs less than half of the processor time; what reads sources (scripts, knip, dependency-cruiser) needs the library of 6.
  types: () => ({ title: 'Types', args: [bin('typescript-7/bin/tsc'), '-b', '--checkers', '1'] }),
  routes: () => ({ title: 'Table of routes', args: ['scripts/generate-routes.mjs', '--check'] }),
  imports: () => ({ title: 'Ways of the imports', args: ['scripts/check-imports.mjs'] }),
  styles: () => ({ title: 'No left and right in styles', args: ['scripts/check-styles.mjs'] }),
  sql: () => ({ title: 'Tables and their owners', args: ['scripts/check-sql.mjs'] }),
  migrations: () => ({ title: 'Migrations beside running servers', args: ['scripts/check-migrations.mjs'] }),
  places: () => ({ title: 'One place for forms, failures and calls', args: ['scripts/check-places.mjs'] }),
  secrets: () => ({ title: 'No secrets in the repository', args: ['scripts/check-secrets.mjs'] }),
  notices: () => ({ title: 'Third-party notices', args: ['scripts/notices.mjs', '--check'] }),
  references: () => ({ title: 'Ids of requirements and rules', args: ['scripts/check-references.mjs'] }),
  journeys: () => ({ title: 'Features of the journeys', args: ['scripts/check-journeys.mjs'] }),
  unused: () => ({ title: 'Unused files, exports and packages', args: [bin('knip/bin/knip.js')] }),
}

/** All of them, the longest first, so that both lanes of `runChecks` end at about the same time. */
export function everyCheck() {
  const { types, unused, format, imports, ...others } = staticChecks
  return [types, unused, imports, format, ...Object.values(others)].map((one) => one())
}

async function check({ title, args }) {
  const { code, output } = await step(title, () => node(args))
  if (code === 0) sum.passed += 1
  else {
    addFailure(title)
    console.log(output.trim())
    console.log(`FAILED: ${title}\n`)
  }
}

/** Runs checks two at a time, or in as many lanes as are wanted, in their order: one process uses little more than one core. */
export async function runChecks(checks, { lanes = 2 } = {}) {
  const waiting = [...checks]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(next)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** A core that both want goes to the other process three times in four; one that is idle costs nobody anything. */
const GIVES_WAY = ['nice', '-n', '5']

/**
 * A runner that shows its own progress and leaves a report in JSON; a run without a report is one failure. A `quiet` one
 * runs beside others and shows what it said when it has ended; one that `givesWay` computes in what the others leave.
 */
async function suite(
  title,
  args,
  { quiet, givesWay, again, mayBeEmpty = false, node = process.execPath, ...options },
  readCounts,
) {
  console.log(`\n${title} …`)
  const began = Date.now()
  const command = givesWay ? [...GIVES_WAY, node, ...args] : [node, ...args]
  const code = await (quiet ? runQuietly : runAloud)(command[0], command.slice(1), options)
  if (wasStopped()) throw new Stop('Stopped.')
  const counts = await readCounts().catch(() => undefined)
  if (!counts || counts.passed + counts.failed === 0) {
    if (mayBeEmpty && code === 0) return console.log(`${title}: nothing to run`)
    return suiteFailed(`${title} ran no test`)
  }
  sum.passed += counts.passed
  sum.failed += counts.failed
  sum.skipped += counts.skipped
  sum.failures.push(...counts.failures.map(({ name }) => name))
  if (again && process.env.CI === 'true')
    tries.push(...counts.failures.map(({ name, alone }) => ({ name, run: () => again(alone) })))
  if (code !== 0 && counts.failed === 0) suiteFailed(`${title} ended with ${code}`)
  console.log(`${title}: ${Math.round((Date.now() - began) / 1000)} s`)
}

function suiteFailed(why) {
  addFailure(why)
  console.log(`FAILED: ${why}`)
}

const runAloud = (node, args, options) =>
  start(node, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options }).done

async function runQuietly(node, args, options) {
  const { code, output } = await run(node, args, { patience: 11_500, ...options })
  console.log(output.trim())
  return code
}

/** Runs one failed test alone and answers the counts of its report; rejects where the runner failed for another reason. */
async function runAlone(node, args, options, file, readCounts) {
  // The report of the test before must not answer for this one.
  await rm(file, { force: true })
  const code = await runAloud(node, args, options)
  if (wasStopped()) throw new Stop('Stopped.')
  const counts = await readCounts()
  if (code !== 0 && counts.failed === 0) throw new Stop(`the runner ended with ${code}`)
  return counts
}

/**
 * Runs failed journeys and faults of a CI run a second time, alone. One that passes is listed as flaky; few flaky ones
 * do not fail the run.
 */
export async function retryFailed() {
  const flaky = await trySecondTime(tries)
  sum.flaky.push(...flaky)
  sum.failures = sum.failures.filter((name) => !flaky.includes(name))
  sum.failed -= flaky.length
  sum.passed += flaky.length
}

/**
 * Unit, HTTP, screen and fault tests of a workspace; `filters` are parts of the test files' paths, `node` a program.
 * `changedSince` runs only what reaches a file that differs from that revision, and may run nothing.
 */
export function runVitest(
  workspace,
  title,
  {
    env = {},
    filters = [],
    changedSince,
    quiet = false,
    givesWay = false,
    mayRetry = false,
    node = process.execPath,
  } = {},
) {
  const file = join(reports, `${workspace}${changedSince ? '-changed' : ''}.json`)
  const args = (file, filters) => [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(changedSince ? ['--changed', changedSince] : []),
    ...filters,
  ]
  // The comparison of row types covers every statement then.
  const whole = filters.length === 0 && !changedSince ? { TAVAN_EVERY_TEST: '1' } : {}
  const options = { cwd: join(root, workspace), env: { ...process.env, ...whole, ...env } }
  const again = (alone) => {
    const file = join(reports, `${workspace}-again.json`)
    return runAlone(node, args(file, alone), options, file, () => vitestReport(file, root))
  }
  return suite(
    title,
    args(file, filters),
    {
      ...options,
      quiet,
      givesWay,
      node,
      mayBeEmpty: changedSince !== undefined,
      again: mayRetry ? again : undefined,
    },
    () => vitestReport(file, root),
  )
}

/** Browser journeys; `filters` are the names of their files. The servers run under the same `node`. */
export function runPlaywright(title, chromium, { env = {}, filters = [], node = process.execPath } = {}) {
  const args = (filters) => [bin('@playwright/test/cli.js'), 'test', '--reporter=dot,json', ...filters]
  const options = (file) => ({
    cwd: join(root, 'e2e'),
    env: { ...process.env, ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const again = (alone) => {
    const file = join(reports, 'e2e-again.json')
    return runAlone(node, args(['--workers=1', ...alone]), options(file), file, () => playwrightReport(file))
  }
  const file = join(reports, 'e2e.json')
  return suite(title, args(filters), { ...options(file), node, again }, () => playwrightReport(file))
}

/** Counts a part that this machine cannot run, by its name. */
export function addSkipped(title, reason) {
  sum.skipped += 1
  console.log(`\nSKIPPED: ${title}: ${reason}`)
}

/** Prints what failed, the counts as the last line, and sets the exit code. Nothing to run is no failure where `mayBeEmpty`. */
export function conclude({ mayBeEmpty = false } = {}) {
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''
  if (sum.failures.length > 0) console.log(`\n${sum.failures.map((name) => `FAILED ${name}`).join('\n')}`)
  if (sum.flaky.length > 0) console.log(`\nFlaky:\n${sum.flaky.join('\n')}`)
  console.log(`\n${sum.passed} passed, ${sum.failed} failed${skipped}`)
  process.exitCode = sum.failed === 0 && (mayBeEmpty || sum.passed > 0) ? 0 : 1
}
