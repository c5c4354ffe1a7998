// `npm test`: from a fresh clone to a verdict. Every part runs even when an earlier one failed; the last line counts.
// `--full` adds the product-wide sweeps, `--faults [F4]` runs the fault tests at full size instead.
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { step } from './lib/progress.mjs'
import { passSignals, root, run, Stop, start } from './lib/run.mjs'

const full = process.argv.includes('--full')
const faults = process.argv.includes('--faults')
const only = faults ? process.argv[process.argv.indexOf('--faults') + 1] : undefined
const reports = join(root, '.cache', 'reports')

const sum = { passed: 0, failed: 0, skipped: 0 }

const bin = (path) => [process.execPath, join(root, 'node_modules', path)]
const node = (args, options) => run(process.execPath, args, options)

/** A check that passes or fails as a whole. */
async function check(title, work) {
  const { code, output } = await step(title, work)
  if (code === 0) sum.passed += 1
  else {
    sum.failed += 1
    console.log(output.trim())
    console.log(`FAILED: ${title}\n`)
  }
}

/** A runner that shows its own progress and leaves a report in JSON; a run without a report is one failure. */
async function suite(title, [command, ...args], options, read) {
  console.log(`\n${title} …`)
  const began = Date.now()
  const code = await start(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options }).done
  const counts = await read().catch(() => undefined)
  if (!counts || counts.passed + counts.failed === 0) {
    sum.failed += 1
    console.log(`FAILED: ${title} ran no test`)
    return
  }
  sum.passed += counts.passed
  sum.failed += counts.failed + (code !== 0 && counts.failed === 0 ? 1 : 0)
  sum.skipped += counts.skipped
  if (code !== 0 && counts.failed === 0) console.log(`FAILED: ${title} ended with ${code}`)
  console.log(`${title}: ${Math.round((Date.now() - began) / 1000)} s`)
}

function vitest(workspace, title, env = {}, filters = []) {
  const file = join(reports, `${workspace}.json`)
  return suite(
    title,
    [
      ...bin('vitest/vitest.mjs'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...filters,
    ],
    { cwd: join(root, workspace), env: { ...process.env, ...env } },
    async () => {
      const report = JSON.parse(await readFile(file, 'utf8'))
      return {
        passed: report.numPassedTests,
        failed:
          report.numFailedTests +
          report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0).length,
        skipped: report.numPendingTests + report.numTodoTests,
      }
    },
  )
}

function playwright(title, chromium, env = {}) {
  const file = join(reports, 'e2e.json')
  return suite(
    title,
    [...bin('@playwright/test/cli.js'), 'test', '--reporter=dot,json'],
    {
      cwd: join(root, 'e2e'),
      env: { ...process.env, ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
    async () => {
      const { stats } = JSON.parse(await readFile(file, 'utf8'))
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    },
  )
}

async function everything() {
  const chromium = await ensureChromium()
  const biome = bin('@biomejs/biome/bin/biome')
  await check('Format and lint', () => node([...biome.slice(1), 'check', '--error-on-warnings', '.']))
  for (const workspace of ['contract', 'server', 'web', 'e2e', 'bench']) {
    await check(`Types of ${workspace}`, () =>
      node([...bin('typescript/bin/tsc').slice(1), '--noEmit', '-p', workspace]),
    )
  }
  await check('Routes of the contract', () => node(['scripts/generate-routes.mjs', '--check']))
  await check('Ways of the imports', () => node(['scripts/check-imports.mjs']))
  await check('No left and right in styles', () => node(['scripts/check-styles.mjs']))
  await check('Ids of requirements and rules', () => node(['scripts/check-references.mjs']))
  await check('Unused files, exports and packages', () => node([...bin('knip/bin/knip.js').slice(1)]))
  await vitest('contract', 'Rules of the contract')
  await vitest('server', 'Server over HTTP on PostgreSQL')
  await vitest('web', 'Screens')
  await vitest('bench', 'Faults, reduced')
  await playwright(full ? 'Journeys and sweeps' : 'Journeys', chromium, full ? { TAVAN_FULL: '1' } : {})
}

passSignals()
try {
  await ensureInstalled()
  await ensureBuilt()
  await rm(reports, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })
  if (faults)
    await vitest('bench', 'Faults at full size', { TAVAN_FAULTS: 'full' }, only ? [only.toLowerCase()] : [])
  else await everything()
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  sum.failed += 1
}
const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''
console.log(`\n${sum.passed} passed, ${sum.failed} failed${skipped}`)
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1
