import { dependantsOf } from './import-graph.mjs'
import { run, Stop } from './run.mjs'

const TEST = /\.test\.tsx?$/
/** The composition roots: by them every HTTP test reaches every feature, which says nothing about what a change can break. */
const ROOTS = /^server\/src\/(app|main)\.ts$|^server\/test\/(test-app|global-setup)\.ts$/
/** The same of a feature, the numbers in sentences and what tests prepare themselves with. */
const TABLES =
  /^server\/src\/features\/[^/]+\/[^/]+\.feature\.ts$|^contract\/src\/rule-numbers\.ts$|^server\/test\/(?!.*\.test\.)/
const FEATURE = /^(?:server|web)\/src\/features\/([^/]+)\/|^contract\/src\/([^/]+)\//
const AREAS = { 'web/src/app/coach/': 'coach-dashboard', 'web/src/app/console/': 'admin' }

const git = async (...args) => {
  const { code, output } = await run('git', args)
  return code === 0 ? output.split('\n').filter(Boolean) : undefined
}

/** Paths that differ from `base`, uncommitted and new files included, and that revision; deleted ones are left out. */
export async function findChange(base) {
  let since = base
  for (const branch of ['origin/HEAD', 'origin/main', 'main'])
    since ??= (await git('merge-base', branch, 'HEAD'))?.[0]
  since ??= 'HEAD'
  const tracked = await git('diff', '--name-only', '--diff-filter=d', since)
  const added = await git('ls-files', '--others', '--exclude-standard')
  if (!tracked || !added) throw new Stop(`git knows no revision ${since}, or this is no repository.`)
  return { changed: [...new Set([...tracked, ...added])].sort(), since }
}

const featureOf = (file) => {
  const [, feature, domain] = FEATURE.exec(file) ?? []
  return feature ?? domain
}

/** The folder of a feature's file: the feature itself, or one of its sub-areas. */
const folderOf = (file) => /^server\/src\/features\/.+(?=\/)/.exec(file)?.[0]

/**
 * HTTP tests run in the folders that use a changed file: a feature's own files in all of it, those of a sub-area there and
 * in the feature's own tests. All of them run where the change is below or above the features.
 */
function chooseServerTests({ files }, changed, reached) {
  const tests = files.filter((file) => file.startsWith('server/') && TEST.test(file))
  const below = changed.some(
    (file) => /^server\/(migrations|test\/(global-)?setup)/.test(file) || ROOTS.test(file),
  )
  if (below) return tests
  const folders = [...new Set([...reached].filter((file) => !TEST.test(file)).map(folderOf))].filter(Boolean)
  const isNear = (folder) =>
    folders.some((one) => folder === one || folder.startsWith(`${one}/`) || one.startsWith(`${folder}/`))
  // Compares the answers to changed statements with their row types.
  const ROW_TYPES = 'server/test/row-types/row-types.test.ts'
  const statements = changed.some((file) => /^server\/src\/.*\.sql\.ts$/.test(file))
  const calls = changed.some((file) => /\/calls\.ts$|\.routes\.ts$/.test(file))
  return tests.filter(
    (file) =>
      reached.has(file) ||
      (statements && file === ROW_TYPES) ||
      isNear(folderOf(file) ?? '?') ||
      // The tests over all calls: access, fields, bad input.
      (calls && file.startsWith('server/test/')),
  )
}

function chooseJourneys(graph, changed, table) {
  const e2e = changed.filter((file) => file.startsWith('e2e/'))
  // Sweeps belong to the full run.
  const specs = [...dependantsOf(graph.importers, e2e)].filter((file) => /^e2e\/[^/]+\.spec\.ts$/.test(file))
  const rows = changed
    .filter((file) => /^(contract|server|web)\//.test(file) && !TEST.test(file))
    .filter((file) => /\/(src|public|migrations)\//.test(file))
    .map((file) => {
      const area = Object.keys(AREAS).find((folder) => file.startsWith(folder))
      const feature = area ? AREAS[area] : featureOf(file)
      return table[feature] ? feature : 'shared'
    })
  const named = rows.flatMap((row) => table[row])
  return [
    ...new Set([...specs.map((file) => file.slice('e2e/'.length, -'.spec.ts'.length)), ...named]),
  ].sort()
}

/** Revision for Vitest's `--changed` in a workspace with changes. */
const changedIn = (folders, changed, since) =>
  changed.some((file) => folders.some((folder) => file.startsWith(`${folder}/`))) ? since : undefined

/**
 * Plans the tests for a change since a revision. All workspaces but the server use Vitest's `--changed`; `surveys` are
 * the web's tests that read files by a pattern. The server has its own selection: by imports a change of one cart
 * statement reaches 148 of 197 files, by this one 33 (decision 014).
 */
export function planNear(graph, { changed, since }, table) {
  const sources = changed.filter((file) => graph.importers.has(file))
  const stops = (file) => (ROOTS.test(file) || TABLES.test(file)) && !sources.includes(file)
  const reached = dependantsOf(graph.runners, sources, stops)
  const inBench = changed.filter((file) => file.startsWith('bench/'))
  const web = changedIn(['contract', 'web'], changed, since)
  return {
    contract: changedIn(['contract'], changed, since),
    embedded: changedIn(['packages/embedded-postgres'], changed, since),
    web,
    surveys: web
      ? [...graph.surveys].filter((file) => file.startsWith('web/') && TEST.test(file)).sort()
      : [],
    server: chooseServerTests(graph, changed, reached),
    bench: [...dependantsOf(graph.importers, inBench)].filter((file) => TEST.test(file)),
    journeys: chooseJourneys(graph, changed, table),
  }
}
