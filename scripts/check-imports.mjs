// Checks which way imports go, and that each rule still works: all of them must be broken by a fixture, or they prove
// nothing. The breaches of the rooms' order are generated from the rules' names, one for each pair of rooms; those of the
// other rules are the files of scripts/imports-fixture.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root, run } from './lib/run.mjs'

const FIXTURE = '.cache/imports-fixture'
const CONFIG = 'scripts/imports.config.cjs'

const cruise = (folders, type, env = {}) =>
  run(
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      CONFIG,
      '--output-type',
      type,
      ...folders,
    ],
    { env: { ...process.env, ...env } },
  )

/** The breaches that the names of the rules promise: which file imports which, and the rule that must say so. */
function promisedBreaches(rules) {
  return rules.flatMap(({ name: rule }) => {
    const [, base, room, above] = /^(.+): (.+) stays below (.+)$/.exec(rule) ?? []
    if (above)
      return above.split(', ').map((other) => ({
        rule,
        from: `${base}/${room}/breach-${other}.ts`,
        to: `${base}/${other}/target.ts`,
      }))
    const [, unlisted] = /^(.+): a folder that is not in the list$/.exec(rule) ?? []
    return unlisted ? [{ rule, from: `${unlisted}/unlisted/breach.ts`, to: `${unlisted}/target.ts` }] : []
  })
}

async function writeFixture(breaches) {
  await rm(join(root, FIXTURE), { recursive: true, force: true })
  await cp(join(root, 'scripts/imports-fixture'), join(root, FIXTURE), { recursive: true })
  const write = async (path, text) => {
    await mkdir(dirname(join(root, FIXTURE, path)), { recursive: true })
    await writeFile(join(root, FIXTURE, path), text)
  }
  for (const { from, to } of breaches) {
    await write(to, 'export {}\n')
    await write(from, `import '${'../'.repeat(from.split('/').length - 1)}${to.replace(/\.ts$/, '')}'\n`)
  }
}

const tree = await cruise(['contract/src', 'packages/embedded-postgres/src', 'server/src', 'web/src'], 'err')
if (tree.code !== 0) {
  console.error(tree.output)
  process.exit(1)
}

const { forbidden } = createRequire(import.meta.url)('./imports.config.cjs')
const promised = promisedBreaches(forbidden)
await writeFixture(promised)
const { output } = await cruise([FIXTURE], 'json', { IMPORTS_ROOT: `${FIXTURE}/` })
const { violations } = JSON.parse(output).summary
const isSeen = (rule, from) =>
  violations.some((one) => one.rule.name === rule && (!from || one.from === `${FIXTURE}/${from}`))
const missed = [
  ...forbidden.filter(({ name }) => !isSeen(name)).map(({ name }) => name),
  ...promised.filter(({ rule, from }) => !isSeen(rule, from)).map(({ rule, from }) => `${rule} (${from})`),
]
if (missed.length > 0) {
  console.error(`These rules are not broken by the fixture:\n${missed.join('\n')}`)
  process.exit(1)
}
console.log(`Imports go one way; ${forbidden.length} rules proved by ${violations.length} breaches.`)
