// Checks that e2e/features.json, by which `npm run test:near` chooses journeys, names every journey and every feature.
import './lib/node-version.mjs'
import { findTableErrors, readFeatureJourneys } from './lib/journeys.mjs'

const table = await readFeatureJourneys()
const errors = await findTableErrors(table)
if (errors.length > 0) {
  console.error(`e2e/features.json: ${errors.join('; ')}`)
  process.exit(1)
}
// A table without rows has everything wrong with it; if that is not found, this check finds nothing.
const blind = await findTableErrors({ shared: ['no-such-journey'] })
const found = ['no feature names', 'there is no', 'has no row'].every((text) =>
  blind.some((error) => error.includes(text)),
)
if (!found) {
  console.error('The check of e2e/features.json finds no error in an empty table.')
  process.exit(1)
}
console.log(`Every journey is named by a feature; ${Object.keys(table).length} rows.`)
