// Direction of imports: each folder may use those before it in its row. `npm run lint:imports` checks the tree, and a
// fixture with violations (scripts/imports-fixture) proves the rules.

const DOMAINS = require('./lib/domains.cjs')

/** Rooms of the server, from the ground up. */
const SERVER = [
  'fail',
  'node-support',
  'config',
  'kernel',
  'adapters',
  'deps',
  'feature',
  'features',
  'demo',
  'app',
  'main',
  'start',
  'commands',
]
/** Rooms of the web, from the ground up. */
const WEB = ['styles', 'i18n', 'api', 'boot', 'ui', 'features', 'app', 'main', 'entry-server']

const root = process.env.IMPORTS_ROOT ?? ''
const at = (path) => `^${root}${path}`
const room = (base, name) => at(`${base}/${name}(/|\\.tsx?$)`)
const any = (base, names) => at(`${base}/(${names.join('|')})(/|\\.tsx?$)`)

function oneWay(base, rooms) {
  return [
    ...rooms.slice(0, -1).map((name, i) => ({
      name: `${base}: ${name} stays below ${rooms.slice(i + 1).join(', ')}`,
      severity: 'error',
      from: { path: room(base, name), pathNot: '\\.test\\.tsx?$' },
      to: { path: any(base, rooms.slice(i + 1)) },
    })),
    {
      name: `${base}: a folder that is not in the list`,
      severity: 'error',
      from: { path: at(`${base}/`), pathNot: any(base, rooms) },
      to: {},
    },
  ]
}

/** The contract's files with zod in them: too heavy for the web's first load. */
const SCHEMAS = at('contract/src/(fields|page|.*calls|.*events)\\.ts$')

/** Imports that leave nothing behind in the built program. */
const TYPES = ['type-only', 'type-import']

const FEATURES = 'server/src/features'
const inFeature = (suffix) => at(`${FEATURES}/([^/]+)/.+${suffix}\\.ts$`)
const sameFeature = (suffix) => at(`${FEATURES}/$1/.+${suffix}\\.ts$`)

module.exports = {
  forbidden: [
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the contract knows nobody',
      severity: 'error',
      from: { path: at('contract/src/') },
      to: { path: at('(server|web|e2e|bench)/') },
    },
    {
      name: 'packages know nobody',
      severity: 'error',
      from: { path: at('packages/') },
      to: { path: at('(contract|server|web|e2e|bench)/') },
    },
    {
      name: 'only the main program and the commands start the embedded database',
      severity: 'error',
      from: {
        path: at('server/src/'),
        pathNot: [at('server/src/((main|start)\\.ts$|commands/)'), '\\.test\\.ts$'],
      },
      to: { path: at('packages/embedded-postgres/') },
    },
    {
      name: 'the web knows the server by the contract only',
      severity: 'error',
      from: { path: at('web/src/') },
      to: { path: at('server/') },
    },
    {
      name: 'the server does not know the web',
      severity: 'error',
      from: { path: at('server/src/') },
      to: { path: at('web/') },
    },
    {
      name: 'rules and routes know no schemas',
      severity: 'error',
      from: { path: at('contract/src/'), pathNot: [SCHEMAS, '\\.test\\.ts$'] },
      to: { path: [SCHEMAS, 'node_modules/zod/'], dependencyTypesNot: TYPES },
    },
    {
      name: 'the web takes types from the schemas, values from rules and routes',
      severity: 'error',
      from: { path: at('web/src/'), pathNot: '\\.test\\.tsx?$' },
      to: { path: [SCHEMAS, 'node_modules/zod/'], dependencyTypesNot: TYPES },
    },
    {
      name: 'features call the server and hold queries in their api files',
      severity: 'error',
      from: {
        path: at('web/src/(features|app)/'),
        pathNot: ['\\.(api|test)\\.tsx?$', at('web/src/app/(providers\\.tsx|page-ready\\.ts)$')],
      },
      to: {
        path: [at('web/src/api/(call|upload|file)\\.ts$'), 'node_modules/@tanstack/'],
        dependencyTypesNot: TYPES,
      },
    },
    ...oneWay('server/src', SERVER),
    ...oneWay('server/src/features', DOMAINS),
    ...oneWay('web/src', WEB),
    ...oneWay('web/src/features', DOMAINS),
    {
      name: 'tables know tables only',
      severity: 'error',
      from: { path: inFeature('\\.table') },
      to: { path: at(`${FEATURES}/`), pathNot: '\\.table\\.ts$' },
    },
    {
      name: 'sql knows tables, effects and sql only',
      severity: 'error',
      from: { path: inFeature('\\.sql') },
      to: { path: at(`${FEATURES}/`), pathNot: '\\.(table|sql|effects)\\.ts$' },
    },
    {
      name: 'logic knows no routes',
      severity: 'error',
      from: { path: at('server/src/'), pathNot: ['\\.(feature|routes|test)\\.ts$'] },
      to: { path: at(`${FEATURES}/[^/]+/.*\\.routes\\.ts$`) },
    },
    {
      name: 'only the app knows features',
      severity: 'error',
      from: { path: at('server/src/'), pathNot: [at('server/src/app\\.ts$'), '\\.test\\.ts$'] },
      to: { path: at(`${FEATURES}/[^/]+/[^/]+\\.feature\\.ts$`) },
    },
    {
      name: 'the main program knows no feature',
      severity: 'error',
      from: { path: at('server/src/main\\.ts$') },
      to: { path: at(`${FEATURES}/`) },
    },
    {
      name: 'routes call their own logic, not sql',
      severity: 'error',
      from: { path: inFeature('\\.routes') },
      to: { path: sameFeature('\\.sql') },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only packages named by a rule are followed.
    exclude: { path: '(^|/)(node_modules/(?!zod/|@tanstack/)|dist/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
