import ts from 'typescript'

/** Folders and files whose statements answer a coach. */
const COACHED =
  /^server\/src\/features\/(programs\/coach\/|training\/coach\.sql\.ts$|blood-tests\/coach\.sql\.ts$|coach-dashboard\/)/
/** Tables with the data of athletes. Chats have a rule of their own: their members. */
const ATHLETES = new Set([
  'athletes',
  'blood_test_reports',
  'blood_test_values',
  'blood_tests',
  'log_entries',
  'plan_versions',
  'program_answers',
  'program_days',
  'program_measurements',
  'program_pauses',
  'program_sessions',
  'user_programs',
])
/** The condition that an athlete is the coach's at this moment; fragments that hold it count as well. */
const CONDITION = 'coachedBy'
/** Functions whose statements need no condition, with the reason. */
const EXCEPTIONS = [
  { name: 'countAthletes', reason: 'a number, for the coach who closes the account' },
  { name: 'listMonths', reason: 'numbers of a month, nothing of an athlete' },
]

function nameOf(node) {
  for (let at = node; at; at = at.parent) {
    if (ts.isFunctionDeclaration(at)) return at.name?.text
    if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent)) return at.name.getText()
  }
  return undefined
}

/** Names of functions that are called inside a template, nested templates included. */
function calledIn(template, nodesOf) {
  return [...nodesOf(template)].filter(ts.isCallExpression).map(({ expression }) => expression.getText())
}

/**
 * Statements that answer a coach and touch an athlete's data without the condition that the athlete is theirs, as
 * `{ path, node, what }`. `touched` answers the tables of a template.
 */
export function uncoachedStatements(sources, { nodesOf, touched }) {
  const templates = [...sources]
    .filter(([path]) => COACHED.test(path) && path.endsWith('.sql.ts'))
    .flatMap(([path, source]) =>
      [...nodesOf(source)].filter(ts.isTaggedTemplateExpression).map(({ template }) => ({
        path,
        template,
        name: nameOf(template),
        calls: calledIn(template, nodesOf),
      })),
    )
  const guards = new Set([CONDITION])
  for (let known = 0; known < guards.size; ) {
    known = guards.size
    for (const { name, calls } of templates)
      if (name && calls.some((call) => guards.has(call))) guards.add(name)
  }
  return templates
    .filter(({ name, calls }) => {
      if (name === CONDITION || EXCEPTIONS.some((one) => one.name === name)) return false
      return !calls.some((call) => guards.has(call))
    })
    .filter(({ template }) => [...touched(template)].some(({ table }) => ATHLETES.has(table)))
    .map(({ path, template }) => ({
      path,
      node: template,
      what: `reads an athlete without ${CONDITION}: any coach could read it`,
    }))
}
