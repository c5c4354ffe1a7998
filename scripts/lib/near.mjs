import { dependantsOf } from './import-graph.mjs'
import { run, Stop } from './run.mjs'

const TEST = /\.test\.tsx?$/
/** The composition roots: by them every HTTP test reaches every feature, which says nothing about what a change can break. */
const ROOTS =
  /^server\/src\/(app|main)\.ts$|^server\/test\/(test-app|global-setup)\.ts$|^web\/src\/(main\.tsx|app\/routes\.tsx)$/
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

/** HTTP tests run in the features that use a changed file, and everywhere where the change is below or above them. */
function chooseServerTests({ files }, changed, reached) {
  const tests = files.filter((file) => file.startsWith('server/') && TEST.test(file))
  const below = changed.some(
    (file) => /^server\/(migrations|test\/(global-)?setup)/.test(file) || ROOTS.test(file),
  )
  if (below) return tests
  const features = new Set([...reached].filter((file) => file.startsWith('server/')).map(featureOf))
  const calls = changed.some((file) => /\/calls\.ts$|\.routes\.ts$/.test(file))
  return tests.filter(
    (file) =>
      reached.has(file) ||
      features.has(featureOf(file) ?? '') ||
      // The tests over all calls: access, fields, bad input.
      (calls && file.startsWith('server/test/')),
  )
}

function chooseJourneys(graph, changed, table) {
  const e2e = changed.filter((file) => file.startsWith('e2e/'))
  const specs = [...dependantsOf(graph, e2e)].filter((file) => file.endsWith('.spec.ts'))
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
  const reached = dependantsOf(graph, sources, (file) => ROOTS.test(file) && !sources.includes(file))
  const types = dependantsOf(graph, sources)
  const testsOf = (workspace) =>
    [...reached].filter((file) => file.startsWith(`${workspace}/`) && TEST.test(file)).sort()
  const workspaces = ['contract', 'server', 'web', 'e2e', 'bench']
  return {
    workspaces: workspaces.filter((name) => [...types].some((file) => file.startsWith(`${name}/`))),
    contract: testsOf('contract'),
    server: chooseServerTests(graph, changed, reached),
    web: testsOf('web'),
    bench: changed.some((file) => file.startsWith('bench/'))
      ? [
          ...dependantsOf(
            graph,
            changed.filter((file) => file.startsWith('bench/')),
          ),
        ].filter((file) => TEST.test(file))
      : [],
    journeys: chooseJourneys(graph, changed, table),
  }
}
