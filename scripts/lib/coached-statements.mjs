import ts from 'typescript'
import {
  ATHLETES,
  CHECKED,
  CONDITIONS,
  CONSENT,
  declaredNames,
  EXCEPTED,
  FEATURES,
  indexOf,
  isOfAccount,
  isSent,
  isTemplate,
  JUDGED_AT_CALLS,
  partsOf,
} from './coached-fragments.mjs'
import { unheldSelects } from './coached-selects.mjs'

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
    ...unheldSelects(sources, index, nodesOf),
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
