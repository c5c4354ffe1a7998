// Checks which way imports go, and that the rules still bite: every rule must be broken by the fixture that breaks it.
import { run } from './lib/run.mjs'

/** Rules that the fixture breaks on purpose; one that it no longer breaks is a rule that no longer works. */
const BROKEN = [
  'no circles',
  'the contract knows nobody',
  'the web knows the server by the contract only',
  'server/src: kernel stays below',
  'server/src: a folder that is not in the list',
  'server/src/features: catalog stays below',
  'server/src/features: a folder that is not in the list',
  'web/src: features stays below app',
  'web/src/features: cart stays below',
  'tables know tables only',
  'sql knows tables, effects and sql only',
  'logic knows no routes',
  'only the app knows features',
  'the main program knows no feature',
  'routes call their own logic, not sql',
]

const cruise = (folders, env = {}) =>
  run(
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      'scripts/imports.config.cjs',
      ...folders,
    ],
    { env: { ...process.env, ...env } },
  )

const tree = await cruise(['contract/src', 'server/src', 'web/src'])
if (tree.code !== 0) {
  console.error(tree.output)
  process.exit(1)
}
const fixture = await cruise(['scripts/imports-fixture'], { IMPORTS_ROOT: 'scripts/imports-fixture/' })
const silent = BROKEN.filter((rule) => !fixture.output.includes(rule))
if (fixture.code === 0 || silent.length > 0) {
  console.error(`These rules let their own fixture pass: ${silent.join('; ')}\n${fixture.output}`)
  process.exit(1)
}
console.log(`Imports go one way; ${BROKEN.length} rules proved on the fixture.`)
