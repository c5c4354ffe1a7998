// Checks the tables that statements use. A table belongs to the feature listing it in `owns`, or to the kernel's or an
// adapter's `*.table.ts`; only the owner writes it, only the owner and features to the right read it. Effects after a
// commit are declared next to the write. Statements on an athlete's data hold a condition whose it is. A fixture proves
// each kind of violation.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { uncoachedStatements } from './lib/coached-statements.mjs'
import DOMAINS from './lib/domains.cjs'
import './lib/node-version.mjs'
import { root } from './lib/run.mjs'

const FIXTURE = 'scripts/sql-fixture'

/** Writes of tables that another feature owns: by whom, where, and why. */
const EXCEPTIONS = [
  {
    folder: 'server/src/features/orders/',
    tables: ['products', 'carts', 'cart_lines'],
    reason: 'an order takes stock and empties the cart in the statement that writes it, or not at all',
  },
  {
    folder: 'server/src/features/auth/',
    tables: ['carts'],
    reason:
      'who proves a mailbox takes over an unconfirmed account without the cart of whoever typed the address',
  },
  {
    folder: 'server/src/demo/',
    tables: [
      'product_prices',
      'accounts',
      'coach_applications',
      'coach_application_moves',
      'orders',
      'order_moves',
      'payments',
      'user_programs',
      'program_answers',
      'plan_versions',
      'program_pauses',
      'blood_tests',
      'chats',
      'chat_messages',
      'reviews',
      'newsletter_addresses',
    ],
    reason: 'the demo business has a past: rows that the features wrote are dated back',
  },
]
/** Effect that a function writing the table must declare with `afterCommit`. */
const EFFECTS = { products: 'catalogChanged', categories: 'catalogChanged' }

const FEATURE = /^server\/src\/features\/([^/]+)\//
const WRITE =
  /\b(?:insert\s+into|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?|update(?:\s+only)?)\s+$/i
/** Text before `update` that makes it a lock (`for update`) or the end of an `on conflict`. */
const NO_WRITE = /\b(?:for|do|on)\s+update\s+$/i
const NAMES_TABLE = /\b(?:into|from|join|update|only|using|table|truncate)\s+$/i
/** The second table and those after it in `from a, b`. */
const FROM_LIST =
  /\bfrom\s+(?:(?!\b(?:where|select|set|values|returning|order|group|on|limit)\b)[^()])*,\s*$/i

async function listFiles(base, folder) {
  const entries = await readdir(join(root, base, folder), { withFileTypes: true })
  const nested = entries.map((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return listFiles(base, path)
    return /\.ts$/.test(entry.name) && !/(\.test|\.d|-suite)\.ts$/.test(entry.name) ? [path] : []
  })
  return (await Promise.all(nested)).flat()
}

function parse(path, text) {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
}

function* nodesOf(node) {
  yield node
  for (const child of node.getChildren()) yield* nodesOf(child)
}

/** Returns the owner of a file: a feature's name, or its folder of the server. */
const ownerOfFile = (path) => FEATURE.exec(path)?.[1] ?? path.split('/')[2].replace(/\.ts$/, '')

/** Tables by name, with their owner; a feature must list what its `*.table.ts` declare, and nothing else. */
function readTables(sources, problems) {
  const owners = new Map()
  const listed = new Map()
  for (const [path, source] of sources) {
    for (const node of nodesOf(source)) {
      if (path.endsWith('.table.ts') && ts.isCallExpression(node) && node.expression.getText() === 'pgTable')
        owners.set(node.arguments[0].text, { owner: ownerOfFile(path), path, node })
      if (path.endsWith('.feature.ts') && ts.isPropertyAssignment(node) && node.name.getText() === 'owns')
        for (const element of node.initializer.elements)
          listed.set(element.text, { owner: ownerOfFile(path), path, node: element })
    }
  }
  for (const [table, { owner, path, node }] of owners) {
    if (DOMAINS.includes(owner) && listed.get(table)?.owner !== owner)
      problems.push(at(path, node, `${owner} does not list its table ${table} in \`owns\``))
  }
  for (const [table, { owner, path, node }] of listed) {
    if (owners.get(table)?.owner !== owner)
      problems.push(at(path, node, `${owner} lists ${table}, which none of its files declares`))
  }
  return new Map([...owners].map(([table, { owner }]) => [table, owner]))
}

function at(path, node, what) {
  const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart())
  return { path, line: line + 1, what }
}

/** The text of a statement with its values blanked, without comments and strings, and where each character stands. */
function statementOf(template) {
  const blank = (text) => text.replace(/[^\n]/g, ' ')
  const source = template.getSourceFile().text
  let text = source.slice(template.getStart() + 1, template.getEnd() - 1)
  if (!ts.isNoSubstitutionTemplateLiteral(template))
    for (const span of template.templateSpans) {
      const from = span.expression.getFullStart() - 2 - template.getStart() - 1
      const to = span.literal.getStart() + 1 - template.getStart() - 1
      text = text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, '$') + text.slice(to)
    }
  return text.replace(/--[^\n]*/g, blank).replace(/'[^']*'/g, blank)
}

function* touchedTables(template, tables) {
  const text = statementOf(template)
  const named = new Set(
    [
      ...text.matchAll(
        /(?:\bwith|,)\s*(?:recursive\s+)?(\w+)(?:\s*\([^)]*\))?\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/gi,
      ),
    ].map(([, name]) => name),
  )
  for (const match of text.matchAll(/(?<![.\w$])[a-z_]+\b/g)) {
    const [table] = match
    if (!tables.has(table) || named.has(table)) continue
    const before = text.slice(0, match.index)
    const isFirst = before.trim() === '' && text[match.index + table.length] !== '.'
    if (!isFirst && !NAMES_TABLE.test(before) && !FROM_LIST.test(before)) continue
    const writes = WRITE.test(before) && !NO_WRITE.test(before)
    yield { table, writes, offset: match.index }
  }
}

/** Returns the top-level declaration that contains a node. */
function enclosingStatement(node) {
  let found = node
  while (found.parent && !ts.isSourceFile(found.parent)) found = found.parent
  return found
}

const isExcepted = (path, table) =>
  EXCEPTIONS.some(({ folder, tables }) => path.startsWith(folder) && tables.includes(table))

/** Features to the right read leftward; the demo, which loads them all, reads what it is about to fill. */
function mayRead(reader, owner) {
  if (reader === 'demo') return true
  return DOMAINS.indexOf(owner) >= 0 && DOMAINS.indexOf(owner) < DOMAINS.indexOf(reader)
}

function checkStatement(path, template, tables) {
  const mine = ownerOfFile(path)
  const source = template.getSourceFile()
  return [...touchedTables(template, tables)].flatMap(({ table, writes, offset }) => {
    const { line } = source.getLineAndCharacterOfPosition(template.getStart() + 1 + offset)
    const report = (what) => ({ path, line: line + 1, what })
    const owner = tables.get(table)
    const found = []
    if (owner !== mine && writes && !isExcepted(path, table))
      found.push(report(`${mine} writes ${table}, which ${owner} owns`))
    if (owner !== mine && !writes && !mayRead(mine, owner))
      found.push(report(`${mine} reads ${table}, which ${owner} owns`))
    const effect = EFFECTS[table]
    const declared = new RegExp(`afterCommit\\(\\w+, ${effect}\\)`)
    if (writes && effect && !declared.test(enclosingStatement(template).getText()))
      found.push(report(`a write of ${table} does not declare ${effect} with afterCommit`))
    return found
  })
}

/** Reports statements outside of `*.sql.ts`, which this check reads. */
function checkPlace(path, template) {
  if (!FEATURE.test(path) || path.endsWith('.sql.ts')) return []
  const isStatement = /^\s*(?:with|select|insert|update|delete|truncate|merge|lock)\b/i.test(
    statementOf(template),
  )
  return isStatement ? [at(path, template, 'a statement outside of a .sql.ts file')] : []
}

async function check(base) {
  const sources = new Map()
  for (const path of await listFiles(base, 'server/src'))
    sources.set(path, parse(path, await readFile(join(root, base, path), 'utf8')))
  const problems = []
  const tables = readTables(sources, problems)
  let statements = 0
  for (const [path, source] of sources) {
    if (path.endsWith('.table.ts')) continue
    for (const node of nodesOf(source)) {
      if (!ts.isTaggedTemplateExpression(node)) continue
      statements += 1
      problems.push(...checkPlace(path, node.template), ...checkStatement(path, node.template, tables))
    }
  }
  const touched = (template) => touchedTables(template, tables)
  for (const { path, node, what } of uncoachedStatements(sources, { nodesOf, touched }))
    problems.push(at(path, node, what))
  return { problems, tables, statements, sources }
}

const { problems, tables, statements } = await check('')
if (problems.length > 0) {
  console.error(problems.map(({ path, line, what }) => `${path}:${line} ${what}`).join('\n'))
  process.exit(1)
}

const fixture = await check(FIXTURE)
const marked = [...fixture.sources].flatMap(([path, source]) =>
  source.text
    .split('\n')
    .flatMap((line, index) => (/(?:--|\/\/) wrong$/.test(line) ? [`${path}:${index + 1}`] : [])),
)
const seen = fixture.problems.map(({ path, line }) => `${path}:${line}`)
const missed = marked.filter((place) => !seen.includes(place))
const excess = seen.filter((place) => !marked.includes(place))
if (marked.length === 0 || missed.length > 0 || excess.length > 0) {
  console.error(
    `The fixture: missed ${missed.join(', ') || '–'}, found without reason ${excess.join(', ') || '–'}`,
  )
  process.exit(1)
}
console.log(
  `${statements} statements touch ${tables.size} tables as their owners allow; ${marked.length} breaches proved on the fixture.`,
)
