import ts from 'typescript'
import {
  ATHLETES,
  CHECKED,
  declaredNames,
  EXCEPTED,
  EXCEPTED_SELECTS,
  FEATURES,
  isAccount,
  isSent,
  isTemplate,
  JUDGED_AT_CALLS,
  localsOf,
  OF_SELECT,
  ROOTS,
  topLevelOf,
} from './coached-fragments.mjs'
import { selectsOf, unboundTables } from './sql-scopes.mjs'

const OF_ACCOUNT = /\baccount_id\s*=\s*§(\d+)§/g

const spansOf = ({ template }) =>
  ts.isNoSubstitutionTemplateLiteral(template) ? [] : [...template.templateSpans]

/** Selects of a template, each with its values; the main one last. */
function heldSelects({ template }) {
  const spans = spansOf({ template })
  const head = ts.isNoSubstitutionTemplateLiteral(template) ? template.text : template.head.text
  const text = [head, ...spans.map(({ literal }, at) => `§${at}§${literal.text}`)].join('')
  const withValues = (sql) => ({
    sql,
    values: new Map([...sql.matchAll(/§(\d+)§/g)].map(([, at]) => [at, spans[at].expression])),
  })
  const selects = selectsOf(text.replace(/--[^\n]*/g, '').replace(/'[^']*'/g, "''"))
  const main = selects.pop() ?? []
  return { inner: selects.flat().map(withValues), main: main.map(withValues) }
}

/** True if one of the values is a condition, or a fragment that has one outside of its own selects. */
function isHeld(index, path, { sql, values }, nodesOf, seen = new Set()) {
  const isOwn = ([, at]) => isAccount(path, values.get(at))
  // A member of a chat is no condition on the athlete's data.
  if (!path.startsWith(`${FEATURES}chat/`) && [...sql.matchAll(OF_ACCOUNT)].some(isOwn)) return true
  return [...values.values()].some((value) => {
    const inner = [...nodesOf(value)]
    const templates = inner.filter(isTemplate).map((node) => ({ path, node }))
    for (const identifier of inner.filter(ts.isIdentifier)) {
      const key = index.names.get(path)?.get(identifier.text)
      if (OF_SELECT.has(key)) return true
      for (const node of localsOf(topLevelOf(value), nodesOf).get(identifier.text) ?? [])
        templates.push({ path, node })
      if (!key || seen.has(key)) continue
      seen.add(key)
      const fragment = index.fragments.get(key)
      for (const node of fragment?.templates ?? []) templates.push({ path: fragment.path, node })
    }
    return templates.some((one) =>
      heldSelects(one.node).main.some((main) => isHeld(index, one.path, main, nodesOf, seen)),
    )
  })
}

/** Selects of the roots, in statements and fragments, without a condition of their own. */
export function unheldSelects(sources, index, nodesOf) {
  const problems = []
  for (const [path, source] of sources) {
    if (!CHECKED.test(path)) continue
    for (const statement of source.statements) {
      const name = declaredNames(statement)[0]
      const key = `${path}#${name}`
      if (EXCEPTED.has(key) || EXCEPTED_SELECTS.has(key) || JUDGED_AT_CALLS.has(key)) continue
      for (const node of nodesOf(statement)) {
        if (!isTemplate(node)) continue
        const { inner, main } = heldSelects(node)
        const isWhole =
          isSent(node) ||
          /^\s*(?:with|select|blood_tests|user_programs)\b.*\bwhere\b/s.test(main[0]?.sql ?? '')
        for (const select of [...inner, ...(isWhole ? main : [])])
          if (
            unboundTables(select.sql, { roots: ROOTS, tables: ATHLETES }).length > 0 &&
            !isHeld(index, path, select, nodesOf)
          )
            problems.push({
              path,
              node,
              what: `${name}: a select of an athlete without a condition of its own`,
            })
      }
    }
  }
  return problems
}
