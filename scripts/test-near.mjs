// `npm run test:near`: checks and tests that the working tree's change can reach. The change is
// what differs from where the branch left main, uncommitted and new files included; `--base REV` names another revision,
// `--plan` only prints what would run.
import { parseArgs } from 'node:util'
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { readImportGraph } from './lib/import-graph.mjs'
import { readFeatureJourneys } from './lib/journeys.mjs'
import { findChange, planNear } from './lib/near.mjs'
import { passSignals, Stop } from './lib/run.mjs'
import {
  addFailure,
  clearReports,
  conclude,
  runChecks,
  runPlaywright,
  runVitest,
  staticChecks,
} from './lib/verdict.mjs'

const { values } = parseArgs({ options: { base: { type: 'string' }, plan: { type: 'boolean' } } })

function describe({ changed, since }, plan) {
  console.log(`${changed.length} files that changed since ${since.slice(0, 12)} reach:`)
  for (const workspace of ['contract', 'embedded', 'web'])
    if (plan[workspace]) console.log(`  what Vitest finds in ${workspace}`)
  for (const [title, files] of Object.entries({
    'tests over all files of the web': plan.surveys,
    'test files of server': plan.server,
    'test files of bench': plan.bench,
  }))
    if (files.length > 0) console.log(`  ${files.length} ${title}`)
  console.log(`  journeys: ${plan.journeys.join(', ') || 'none'}`)
  if (changed.some((file) => /^(package-lock\.json|(.+\/)?package\.json)$/.test(file)))
    console.log('  The packages changed, which can reach anything: run npm test.')
}

function checksFor(changed) {
  const { format, types, routes, imports, styles, places, sql, secrets, references, journeys } = staticChecks
  const touches = (pattern) => changed.some((file) => pattern.test(file))
  return [
    types(),
    format(changed),
    ...(touches(/^(contract|packages\/[^/]+|server|web)\/src\/|^scripts\/.*imports/) ? [imports()] : []),
    ...(touches(/^contract\/src\//) ? [routes()] : []),
    ...(touches(/^(web|server)\/src\/|^scripts\/.*styles/) ? [styles()] : []),
    ...(touches(/^((web|server)\/src|e2e)\/|^scripts\/.*places/) ? [places()] : []),
    sql(),
    secrets(),
    references(),
    ...(touches(/^e2e\//) ? [journeys()] : []),
  ]
}

const withoutFolder = (files) => files.map((file) => file.slice(file.indexOf('/') + 1))

async function runNear(changed, { contract, embedded, web, surveys, server, bench, journeys }) {
  await runChecks(checksFor(changed))
  const quiet = Boolean(contract || embedded || web || bench.length > 0)
  // Each starts slowly and waits for others now and then: side by side neither core is idle.
  await Promise.all([
    server.length > 0 ? runVitest('server', 'Server', { filters: withoutFolder(server), quiet }) : undefined,
    (async () => {
      if (contract) await runVitest('contract', 'Rules of the contract', { changedSince: contract })
      if (embedded)
        await runVitest('packages/embedded-postgres', 'Embedded PostgreSQL', { changedSince: embedded })
      if (web) await runVitest('web', 'Screens', { changedSince: web })
      if (surveys.length > 0)
        await runVitest('web', 'Tests over all files of the web', { filters: withoutFolder(surveys) })
      if (bench.length > 0) await runVitest('bench', 'Faults, reduced', { filters: withoutFolder(bench) })
    })(),
  ])
  if (journeys.length === 0) return
  const chromium = await ensureChromium()
  await ensureBuilt()
  await runPlaywright('Journeys', chromium, { filters: journeys.map((name) => `/${name}.spec.ts`) })
}

passSignals()
try {
  const change = await findChange(values.base)
  const plan = planNear(await readImportGraph(), change, await readFeatureJourneys())
  describe(change, plan)
  if (!values.plan && change.changed.length > 0) {
    await clearReports()
    await runNear(change.changed, plan)
  }
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  addFailure()
}
if (!values.plan) conclude({ mayBeEmpty: true })
