// `npm run test:near`: checks and tests that the working tree's change can reach, found by the import graph. The change is
// what differs from where the branch left main, uncommitted and new files included; `--base REV` names another revision,
// `--plan` only prints what would run.
import { parseArgs } from 'node:util'
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { readImportGraph } from './lib/import-graph.mjs'
import { readFeatureJourneys } from './lib/journeys.mjs'
import { findChangedFiles, planNear } from './lib/near.mjs'
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

function describe(changed, plan) {
  console.log(`${changed.length} changed files reach:`)
  console.log(`  types of ${plan.workspaces.join(', ') || 'nothing'}`)
  for (const workspace of ['contract', 'server', 'web', 'bench'])
    if (plan[workspace].length > 0) console.log(`  ${plan[workspace].length} test files of ${workspace}`)
  console.log(`  journeys: ${plan.journeys.join(', ') || 'none'}`)
  if (changed.some((file) => /^(package-lock\.json|package\.json|[^/]+\/package\.json)$/.test(file)))
    console.log('  The packages changed, which can reach anything: run npm test.')
}

function checksFor(changed, plan) {
  const { format, types, routes, imports, styles, places, sql, secrets, references, journeys } = staticChecks
  const touches = (pattern) => changed.some((file) => pattern.test(file))
  return [
    ...plan.workspaces.map(types),
    format(changed),
    ...(touches(/^(contract|server|web)\/src\/|^scripts\/.*imports/) ? [imports()] : []),
    ...(touches(/^contract\/src\//) ? [routes()] : []),
    ...(touches(/^(web|server)\/src\/|^scripts\/.*styles/) ? [styles()] : []),
    ...(touches(/^(web|server)\/src\/|^scripts\/.*places/) ? [places()] : []),
    sql(),
    secrets(),
    references(),
    ...(touches(/^e2e\//) ? [journeys()] : []),
  ]
}

const titles = {
  contract: 'Rules of the contract',
  web: 'Screens',
  bench: 'Faults, reduced',
}
const filtersOf = (plan, workspace) => plan[workspace].map((file) => file.slice(workspace.length + 1))

async function runNear(changed, plan) {
  await runChecks(checksFor(changed, plan))
  const here = Object.keys(titles).filter((workspace) => plan[workspace].length > 0)
  const server = filtersOf(plan, 'server')
  // Each starts slowly and waits for others now and then: side by side neither core is idle.
  await Promise.all([
    server.length > 0
      ? runVitest('server', 'Server', { filters: server, quiet: here.length > 0 })
      : undefined,
    (async () => {
      for (const workspace of here)
        await runVitest(workspace, titles[workspace], { filters: filtersOf(plan, workspace) })
    })(),
  ])
  if (plan.journeys.length === 0) return
  const chromium = await ensureChromium()
  await ensureBuilt()
  await runPlaywright('Journeys', chromium, { filters: plan.journeys.map((name) => `/${name}.spec.ts`) })
}

passSignals()
try {
  const changed = await findChangedFiles(values.base)
  const plan = planNear(await readImportGraph(), changed, await readFeatureJourneys())
  describe(changed, plan)
  if (!values.plan && changed.length > 0) {
    await clearReports()
    await runNear(changed, plan)
  }
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  addFailure()
}
if (!values.plan) conclude({ mayBeEmpty: true })
