import { posix } from 'node:path'
import ts from 'typescript'
import { EXCEPTIONS } from './coached-exceptions.mjs'

const FEATURES = 'server/src/features/'
/** Domains whose statements are checked, but for the console of programs: staff see all of them. */
const CHECKED =
  /^server\/src\/features\/(programs\/(?!console\/)|training\/|chat\/|coach-dashboard\/|blood-tests\/).*\.sql\.ts$/
/** Tables with the data of athletes. Chats have a rule of their own: their members. */
const ATHLETES = new Set([
  'athlete_notes',
  'athletes',
  'blood_test_reports',
  'blood_test_values',
  'blood_tests',
  'check_in_forms',
  'check_ins',
  'log_entries',
  'past_sets',
  'plan_origins',
  'plan_versions',
  'program_answers',
  'program_days',
  'program_measurements',
  'program_pauses',
  'program_sessions',
  'progress_photos',
  'progression_rules',
  'user_program_assignments',
  'user_programs',
])
/** The conditions that an athlete is the coach's at this moment, and that staff see a test; both hold the one on consent. */
const CONDITIONS = [
  `${FEATURES}programs/coach/coach.sql.ts#coachedBy`,
  `${FEATURES}blood-tests/staff.sql.ts#isSeen`,
]
const CONSENT = `${FEATURES}auth/consents.sql.ts#healthIsOpen`
/** Statements whose condition is an argument: each call of one is judged like a statement. */
const JUDGED_AT_CALLS = new Set([
  `${FEATURES}blood-tests/blood-tests.sql.ts#listTrendValues`,
  `${FEATURES}programs/life/step.sql.ts#moveProgram`,
  `${FEATURES}training/check-ins/check-ins.sql.ts#count`,
  `${FEATURES}training/check-ins/check-ins.sql.ts#list`,
])
const EXCEPTED = new Set(
  EXCEPTIONS.flatMap(({ of }) =>
    Object.entries(of).flatMap(([path, names]) => names.map((name) => `${FEATURES}${path}#${name}`)),
  ),
)
/** The account of the caller by the names of the house; in `personal.sql.ts` the person who asks for export or erasure. */
const ACCOUNT = { before: /\b(?:account_id|a\.id)\s*=\s*$/, name: /(?:^|\.)accountId$/, personal: /^id$/ }
const INSERT = /^\s*insert\s+into\s+\w+(?:\s+as\s+\w+)?\s*\((?:\w+,\s*)?account_id\b/

const isTemplate = ts.isTaggedTemplateExpression

function topLevelOf(node) {
  let at = node
  while (at.parent && !ts.isSourceFile(at.parent)) at = at.parent
  return at
}

function declaredNames(statement) {
  if (ts.isFunctionDeclaration(statement) && statement.name) return [statement.name.text]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.map(({ name }) => name.getText())
}

/** Names of a file that may be fragments, each with the `path#name` of its declaration. */
function namesOf(path, source) {
  const names = new Map()
  for (const statement of source.statements) {
    for (const name of declaredNames(statement)) names.set(name, `${path}#${name}`)
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) continue
    const from = `${posix.join(posix.dirname(path), statement.moduleSpecifier.text)}.ts`
    for (const { name, propertyName } of bindings.elements)
      names.set(name.text, `${from}#${(propertyName ?? name).text}`)
  }
  return names
}

/** True for a template that is sent: it has the type of its rows, is awaited, writes, or is another call's argument. */
function isSent(node) {
  const { parent } = node
  if (node.typeArguments || ts.isAwaitExpression(parent)) return true
  if (/^`\s*(?:insert|update|delete)\b/i.test(node.template.getText())) return true
  return ts.isCallExpression(parent) && !isWithinTemplate(parent)
}

function isWithinTemplate(node) {
  for (let at = node; at; at = at.parent) if (isTemplate(at)) return true
  return false
}

/** True for a template with `account_id = ${accountId}`, or an insert of a row of that account. */
function isOfAccount(path, { template }) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return false
  const isAccount = ({ expression }) =>
    ACCOUNT.name.test(expression.getText()) ||
    (path.endsWith('/personal.sql.ts') && ACCOUNT.personal.test(expression.getText()))
  if (INSERT.test(template.head.text) && template.templateSpans.slice(0, 2).some(isAccount)) return true
  return template.templateSpans.some(
    (span, index) =>
      ACCOUNT.before.test((template.templateSpans[index - 1]?.literal ?? template.head).text) &&
      isAccount(span),
  )
}

/** What a check needs to know of all files: names by file, and fragments by `path#name`. */
function indexOf(sources, nodesOf) {
  const names = new Map()
  const fragments = new Map()
  for (const [path, source] of sources) {
    if (!path.endsWith('.sql.ts')) continue
    names.set(path, namesOf(path, source))
    for (const statement of source.statements)
      for (const name of declaredNames(statement)) {
        const templates = [...nodesOf(statement)].filter((node) => isTemplate(node) && !isSent(node))
        fragments.set(`${path}#${name}`, { path, templates })
      }
  }
  return { names, fragments }
}

/**
 * What a statement is made of: its templates, those of its local values and of the fragments that it names, and the keys of
 * these fragments. An excepted fragment is left out.
 */
function partsOf(index, { path, node }, nodesOf) {
  const templates = new Map()
  const keys = new Set()
  const add = (from, one) => {
    if (templates.has(one)) return
    if (isTemplate(one)) templates.set(one, from)
    const locals = localsOf(topLevelOf(one), nodesOf)
    for (const inner of nodesOf(one)) {
      if (inner !== one && isTemplate(inner)) add(from, inner)
      if (!ts.isIdentifier(inner)) continue
      for (const local of locals.get(inner.text) ?? []) add(from, local)
      const key = index.names.get(from)?.get(inner.text)
      if (!key || keys.has(key) || EXCEPTED.has(key)) continue
      keys.add(key)
      const fragment = index.fragments.get(key)
      for (const template of fragment?.templates ?? []) add(fragment.path, template)
    }
  }
  add(path, node)
  return { templates: [...templates].map(([template, from]) => ({ path: from, template })), keys }
}

const locals = new WeakMap()
/** Templates of the local values of a declaration, by name. */
function localsOf(declaration, nodesOf) {
  const known = locals.get(declaration)
  if (known) return known
  const found = new Map()
  for (const node of nodesOf(declaration))
    if (ts.isVariableDeclaration(node) && node.initializer && topLevelOf(node) === declaration)
      if (!ts.isVariableStatement(declaration) || !declaration.declarationList.declarations.includes(node))
        found.set(
          node.name.getText(),
          [...nodesOf(node.initializer)].filter((one) => isTemplate(one) && !isSent(one)),
        )
  locals.set(declaration, found)
  return found
}

/** Statements and judged calls of the checked domains. */
function* judged(sources, index, nodesOf) {
  for (const [path, source] of sources) {
    if (!CHECKED.test(path)) continue
    for (const statement of source.statements)
      for (const node of nodesOf(statement)) {
        const name = declaredNames(statement)[0]
        if (isTemplate(node) && isSent(node)) yield { path, node, name, isCall: false }
        if (
          ts.isCallExpression(node) &&
          JUDGED_AT_CALLS.has(index.names.get(path).get(node.expression.getText()))
        )
          yield { path, node, name, isCall: true }
      }
  }
}

/**
 * Statements that touch an athlete's data without a condition whose it is, exceptions that except nothing, and a condition
 * that does not ask for consent; as `{ path, node, what }`. `touched` answers the tables of a template.
 */
export function uncoachedStatements(sources, { nodesOf, touched }) {
  const index = indexOf(sources, nodesOf)
  const problems = []
  const used = new Set()
  for (const one of judged(sources, index, nodesOf)) {
    const { path, node, name, isCall } = one
    const key = `${path}#${name}`
    const { templates, keys } = partsOf(index, one, nodesOf)
    const isAthletes = (part) => [...touched(part.template.template)].some(({ table }) => ATHLETES.has(table))
    if (!isCall && (JUDGED_AT_CALLS.has(key) || !templates.some(isAthletes))) continue
    if (CONDITIONS.some((condition) => keys.has(condition))) continue
    // A member of a chat is no condition on the athlete's data.
    const isOwn = (part) => !part.path.startsWith(`${FEATURES}chat/`) && isOfAccount(part.path, part.template)
    if (templates.some(isOwn)) continue
    used.add(key)
    if (!EXCEPTED.has(key))
      problems.push({ path, node, what: 'reads an athlete without coachedBy or the own account' })
  }
  return [
    ...problems,
    ...idleExceptions(index, used, { sources, touched }),
    ...withoutConsent(index, sources, nodesOf),
  ]
}

/** Exceptions whose function needs none. */
function idleExceptions({ fragments }, used, { sources, touched }) {
  return [...EXCEPTED].flatMap((key) => {
    const [path, name] = key.split('#')
    const source = sources.get(path)
    if (!source || used.has(key)) return []
    const isFragment = fragments
      .get(key)
      ?.templates.some(({ template }) => [...touched(template)].some(({ table }) => ATHLETES.has(table)))
    return isFragment ? [] : [{ path, node: source, what: `the exception of ${name} excepts nothing` }]
  })
}

function withoutConsent(index, sources, nodesOf) {
  return CONDITIONS.flatMap((key) => {
    const [path, name] = key.split('#')
    if (!sources.has(path)) return []
    const [template] = index.fragments.get(key)?.templates ?? []
    const asks = template && partsOf(index, { path, node: template }, nodesOf).keys.has(CONSENT)
    return asks ? [] : [{ path, node: template ?? sources.get(path), what: `${name} without healthIsOpen` }]
  })
}
