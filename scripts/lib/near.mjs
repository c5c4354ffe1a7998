import { dependantsOf } from './import-graph.mjs'
import { run, Stop } from './run.mjs'

const TEST = /\.test\.tsx?$/
/** The composition roots: by them every HTTP test reaches every feature, which says nothing about what a change can break. */
const ROOTS =
  /^server\/src\/(app|main)\.ts$|^server\/test\/(test-app|global-setup)\.ts$|^web\/src\/(main\.tsx|app\/(routes|providers)\.tsx)$/
/** The same of a feature, an area, the numbers in sentences and what tests prepare themselves with. */
const TABLES =
  /^server\/src\/features\/[^/]+\/[^/]+\.feature\.ts$|^web\/src\/app\/[^/]+\/routes\.tsx$|^contract\/src\/rule-numbers\.ts$|^(server|web)\/test\/(?!.*\.test\.)/
const FEATURE = /^(?:server|web)\/src\/features\/([^/]+)\/|^contract\/src\/([^/]+)\//
const AREAS = { 'web/src/app/coach/': 'coach-dashboard', 'web/src/app/console/': 'admin' }

const git = async (...args) => {
  const { code, output } = await run('git', args)
  return code === 0 ? output.split('\n').filter(Boolean) : undefined
}

/** Paths that differ from `base`, uncommitted and new files included; deleted ones are left out. */
export async function findChangedFiles(base) {
  let since = base
  for (const branch of ['origin/HEAD', 'origin/main', 'main'])
    since ??= (await git('merge-base', branch, 'HEAD'))?.[0]
  const tracked = await git('diff', '--name-only', '--diff-filter=d', since ?? 'HEAD')
  const added = await git('ls-files', '--others', '--exclude-standard')
  if (!tracked || !added) throw new Stop(`git knows no revision ${since}, or this is no repository.`)
  return [...new Set([...tracked, ...added])].sort()
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

/** What a change can reach: workspaces whose types it touches, test files of each workspace, names of journeys. */
export function planNear(graph, changed, table) {
  const sources = changed.filter((file) => graph.importers.has(file))
  const stops = (file) => (ROOTS.test(file) || TABLES.test(file)) && !sources.includes(file)
  const reached = dependantsOf(graph.runners, sources, stops)
  const types = dependantsOf(graph.importers, sources)
  // Tests over all files of a kind import none of them by name.
  const surveys = [...graph.surveys].filter((file) =>
    changed.some((one) => one.startsWith(`${file.split('/')[0]}/`)),
  )
  // Screens have the parts that stand around every page by a root.
  const features = new Set(changed.filter((file) => !file.startsWith('server/')).map(featureOf))
  const screens = graph.files.filter(
    (file) => file.startsWith('web/') && features.has(featureOf(file) ?? 'none'),
  )
  const testsOf = (workspace, more = []) =>
    [...new Set([...reached, ...surveys, ...more])]
      .filter((file) => file.startsWith(`${workspace}/`) && TEST.test(file))
      .sort()
  const contractTests = graph.files.filter((file) => file.startsWith('contract/') && TEST.test(file))
  const workspaces = ['contract', 'server', 'web', 'e2e', 'bench']
  return {
    workspaces: workspaces.filter((name) => [...types].some((file) => file.startsWith(`${name}/`))),
    // All of them take less time than one file of another workspace.
    contract: changed.some((file) => file.startsWith('contract/')) ? contractTests : [],
    server: chooseServerTests(graph, changed, reached),
    web: testsOf('web', screens),
    bench: changed.some((file) => file.startsWith('bench/'))
      ? [
          ...dependantsOf(
            graph.importers,
            changed.filter((file) => file.startsWith('bench/')),
          ),
        ].filter((file) => TEST.test(file))
      : [],
    journeys: chooseJourneys(graph, changed, table),
  }
}
