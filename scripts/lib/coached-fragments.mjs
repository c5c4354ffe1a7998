import { posix } from 'node:path'
import ts from 'typescript'
import { EXCEPTIONS, SELECT_EXCEPTIONS } from './coached-exceptions.mjs'

export const FEATURES = 'server/src/features/'
/** Domains whose statements are checked, but for the console of programs: staff see all of them. */
export const CHECKED =
  /^server\/src\/features\/(programs\/(?!console\/)|training\/|chat\/|coach-dashboard\/|blood-tests\/).*\.sql\.ts$/
/** Tables with the data of athletes. Chats have a rule of their own: their members. */
export const ATHLETES = new Set([
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
export const CONDITIONS = [
  `${FEATURES}programs/coach/coach.sql.ts#coachedBy`,
  `${FEATURES}blood-tests/staff.sql.ts#isSeen`,
]
/** Tables whose rows are an athlete's by themselves; those of the others are of a row of these. */
export const ROOTS = new Set(['blood_tests', 'log_entries', 'past_sets', 'user_programs'])
/** Conditions of a select: the above, and the one that holds it in a select of its own. */
export const OF_SELECT = new Set([...CONDITIONS, `${FEATURES}blood-tests/coach.sql.ts#ofMyAthlete`])
export const CONSENT = `${FEATURES}auth/consents.sql.ts#healthIsOpen`
/** Statements whose condition is an argument: each call of one is judged like a statement. */
export const JUDGED_AT_CALLS = new Set([
  `${FEATURES}blood-tests/blood-tests.sql.ts#listTrendValues`,
  `${FEATURES}programs/life/step.sql.ts#moveProgram`,
  `${FEATURES}training/check-ins/check-ins.sql.ts#count`,
  `${FEATURES}training/check-ins/check-ins.sql.ts#list`,
])
const keysOf = (exceptions) =>
  new Set(
    exceptions.flatMap(({ of }) =>
      Object.entries(of).flatMap(([path, names]) => names.map((name) => `${FEATURES}${path}#${name}`)),
    ),
  )
export const EXCEPTED = keysOf(EXCEPTIONS)
export const EXCEPTED_SELECTS = keysOf(SELECT_EXCEPTIONS)
/** The account of the caller by the names of the house; in `personal.sql.ts` the person who asks for export or erasure. */
const ACCOUNT = { before: /\b(?:account_id|a\.id)\s*=\s*$/, name: /(?:^|\.)accountId$/, personal: /^id$/ }
const INSERT = /^\s*insert\s+into\s+\w+(?:\s+as\s+\w+)?\s*\((?:\w+,\s*)?account_id\b/

export const isTemplate = ts.isTaggedTemplateExpression

export function topLevelOf(node) {
  let at = node
  while (at.parent && !ts.isSourceFile(at.parent)) at = at.parent
  return at
}

export function declaredNames(statement) {
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
export function isSent(node) {
  const { parent } = node
  if (node.typeArguments || ts.isAwaitExpression(parent)) return true
  if (/^`\s*(?:insert|update|delete)\b/i.test(node.template.getText())) return true
  return ts.isCallExpression(parent) && !isWithinTemplate(parent)
}

function isWithinTemplate(node) {
  for (let at = node; at; at = at.parent) if (isTemplate(at)) return true
  return false
}

/** True for a value that is the account of the caller. */
export const isAccount = (path, value) =>
  ACCOUNT.name.test(value.getText()) ||
  (path.endsWith('/personal.sql.ts') && ACCOUNT.personal.test(value.getText()))

/** True for a template with `account_id = ${accountId}`, or an insert of a row of that account. */
export function isOfAccount(path, { template }) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return false
  if (
    INSERT.test(template.head.text) &&
    template.templateSpans.slice(0, 2).some(({ expression }) => isAccount(path, expression))
  )
    return true
  return template.templateSpans.some(
    (span, index) =>
      ACCOUNT.before.test((template.templateSpans[index - 1]?.literal ?? template.head).text) &&
      isAccount(path, span.expression),
  )
}

/** Index of all files for a check: names by file, and fragments by `path#name`. */
export function indexOf(sources, nodesOf) {
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
 * Parts of a statement: its templates, those of its local values and of the fragments that it names, and the keys of
 * these fragments. An excepted fragment is left out.
 */
export function partsOf(index, { path, node }, nodesOf) {
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
export function localsOf(declaration, nodesOf) {
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
