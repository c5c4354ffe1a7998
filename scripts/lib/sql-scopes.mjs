/** Relations that are read or changed, with their aliases; also at the beginning of a fragment. */
const RELATION =
  /(?:^\s*(?!(?:with|select|insert|update|delete|values)\b)|\b(?:from|join|using|update|only)\s+|,\s*)([a-z_]+)\b(?!\.)(?:\s+as)?(?:\s+([a-z]\w*))?/g
const EQUAL =
  /\b(?:(\w+)\.)?(?:id|user_program_id|blood_test_id)\s*=\s*(?:any\s*\(\s*)?(?:(\w+)\.)(?:id|user_program_id|blood_test_id)\b/g

/**
 * Splits a statement into its selects: the text of each without those in parentheses that are selects themselves. A `§7§`
 * marks its seventh value.
 */
export function selectsOf(text) {
  const done = []
  const open = ['']
  for (const part of text.split(/([()])/)) {
    if (part === '(') open.push('')
    else if (part === ')' && open.length > 1) {
      const inner = open.pop()
      if (/^\s*(?:with|select|insert|update|delete|values)\b/i.test(inner)) {
        done.push(inner)
        open[open.length - 1] += '( )'
      } else open[open.length - 1] += `(${inner})`
    } else open[open.length - 1] += part
  }
  // The main select last; the halves of a union are selects of their own.
  done.push(open.join('('))
  return done.map((one) => one.split(/\bunion(?:\s+all)?\b/i))
}

/**
 * The roots of a select without those whose row a table outside of it or another kind of table has chosen by its id; an
 * equal account chooses the person, and not the coach.
 */
export function unboundTables(select, { roots, tables }) {
  const relations = [...select.matchAll(RELATION)].map(([, table, alias]) => ({
    table,
    alias: alias ?? table,
  }))
  const own = new Set(relations.filter(({ table }) => tables.has(table)).map(({ alias }) => alias))
  const bound = new Set(
    [...select.matchAll(EQUAL)].flatMap(([, a, b]) => {
      if (a === undefined) return own.size === 1 && !own.has(b) ? [...own] : []
      return own.has(a) === own.has(b) ? [] : [a, b]
    }),
  )
  return relations
    .filter(({ table, alias }) => roots.has(table) && !bound.has(alias))
    .map(({ table }) => table)
}
