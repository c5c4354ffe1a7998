// `npm run check`: the static checks of `npm test`, without a test.
import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { passSignals, Stop } from './lib/run.mjs'
import { addFailure, conclude, everyCheck, runChecks } from './lib/verdict.mjs'

passSignals()
try {
  await ensureInstalled()
  await runChecks(everyCheck())
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  addFailure()
}
conclude()
