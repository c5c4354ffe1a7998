// Checks that migrations from 0018 on can run beside servers of the version before (docs/decisions/070): they add first and
// take away in a later version, and never hold a large table for long. A fixture proves each kind of violation.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import './lib/node-version.mjs'
import { root } from './lib/run.mjs'

const FOLDER = 'server/migrations'
const FIXTURE = 'scripts/migrations-fixture'
/** Earlier ones were written before the rule. */
const FIRST = '0018'
const OUTSIDE = '-- outside a transaction'

/** Comments, texts, bodies of functions, names in quotation marks, and ends of statements. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|"[^"]*"|;/g

/** Returns the statements of a file: line, words without comments and texts, and comments before or in it. */
function statementsOf(text) {
  const statements = []
  let [start, words, comments] = [0, '', []]
  const end = (at) => {
    const first = start + text.slice(start, at).search(/\S/)
    if (words.trim()) statements.push({ line: lineOf(text, first, comments), words: tidy(words), comments })
    ;[start, words, comments] = [at + 1, '', []]
  }
  let last = 0
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    words += text.slice(last, index)
    last = index + token.length
    if (token === ';') end(index)
    else if (token.startsWith('--') || token.startsWith('/*')) comments.push(token)
    else words += token.startsWith('"') ? token.slice(1, -1) : "''"
  }
  words += text.slice(last)
  end(text.length)
  return statements
}

const tidy = (words) => words.toLowerCase().replace(/\s+/g, ' ').trim()
/** Line of a statement behind its comments. */
function lineOf(text, from, comments) {
  let at = from
  for (const comment of comments)
    if (text.startsWith(comment, at)) at += comment.length + text.slice(at + comment.length).search(/\S/)
  return text.slice(0, at).split('\n').length
}

const TABLE = /^(?:alter table|create (?:unique )?index .*? on)(?: if exists)?(?: only)? (?:public\.)?(\w+)/
const TAKES_AWAY = /\b(?:drop (?:column|table)|rename (?:column|to|\w+ to)|set not null|(?:set data )?type) /
const CONSTRAINT = /\badd (?:constraint \w+ )?(?:foreign key|check|unique|primary key|exclude)\b/

/** Returns the violations of a statement. */
function problemsOf({ words, comments }, { made, isOutside, versions }) {
  const found = []
  const table = TABLE.exec(words)?.[1]
  const isNew = made.has(table)
  const isSmall = comments.some((comment) => new RegExp(`^-- small: ${table}\\b.* .`).test(comment))
  const contract = comments.map((comment) => /^-- contract: (\S+)/.exec(comment)?.[1]).find(Boolean)
  const isIndex = /^create (?:unique )?index/.test(words)
  const isConcurrent = /^create (?:unique )?index concurrently if not exists /.test(words)
  if (isOutside && !isConcurrent)
    found.push('a file outside a transaction has only "create index concurrently if not exists"')
  if (isIndex && !isOutside && words.includes(' concurrently '))
    found.push(`an index is made concurrently in a file of its own, whose first line is "${OUTSIDE}"`)
  if (isIndex && !isNew && !isSmall && !words.includes(' concurrently '))
    found.push(
      `an index on a table with rows holds its writers: make it concurrently, or say "-- small: ${table}, why"`,
    )
  if (
    /^(?:alter|drop) table/.test(words) &&
    !isNew &&
    TAKES_AWAY.test(`${words} `) &&
    !versions.has(contract)
  )
    found.push(
      'servers of the version before may use it: say "-- contract: x.y.z", the released version that does not',
    )
  if (!/^alter table/.test(words) || isNew) return found
  for (const clause of words.split(/, (?=(?:add|alter|drop) )/)) {
    const isGenerated = /\bgenerated always as\b/.test(clause)
    if (
      /\badd (?:column )?\w+ .*not null/.test(clause) &&
      !/\bdefault\b/.test(clause) &&
      !isGenerated &&
      !CONSTRAINT.test(clause)
    )
      found.push(
        'a column that must have a value needs a default: servers of the version before do not fill it',
      )
    if (isGenerated && !isSmall)
      found.push(`a stored column rewrites the table: say "-- small: ${table}, why"`)
    if (CONSTRAINT.test(clause) && !/ not valid\b/.test(clause) && !/ using index /.test(clause) && !isSmall)
      found.push(
        `a constraint reads the whole table: add it "not valid" and validate it after, or say "-- small: ${table}, why"`,
      )
  }
  return found
}

async function check(folder, versions) {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.sql') && name >= FIRST)
  const problems = []
  for (const name of names.sort()) {
    const text = await readFile(join(root, folder, name), 'utf8')
    const statements = statementsOf(text)
    const made = new Set(
      statements.flatMap(
        ({ words }) => /^create table (?:if not exists )?(?:public\.)?(\w+)/.exec(words)?.[1] ?? [],
      ),
    )
    const isOutside = text.startsWith(OUTSIDE)
    for (const statement of statements)
      for (const what of problemsOf(statement, { made, isOutside, versions }))
        problems.push({ place: `${folder}/${name}:${statement.line}`, what })
  }
  return { problems, files: names.length }
}

const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8')
const versions = new Set([...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version]) => version))
const { problems, files } = await check(FOLDER, versions)
if (problems.length > 0) {
  console.error(problems.map(({ place, what }) => `${place} ${what}`).join('\n'))
  process.exit(1)
}

const fixture = await check(FIXTURE, new Set(['0.1.0']))
const marked = []
for (const name of await readdir(join(root, FIXTURE)))
  for (const [i, line] of (await readFile(join(root, FIXTURE, name), 'utf8')).split('\n').entries())
    if (/-- wrong$/.test(line)) marked.push(`${FIXTURE}/${name}:${i + 1}`)
const seen = fixture.problems.map(({ place }) => place)
const missed = marked.filter((place) => !seen.includes(place))
const excess = seen.filter((place) => !marked.includes(place))
if (marked.length === 0 || missed.length > 0 || excess.length > 0) {
  console.error(
    `The fixture: missed ${missed.join(', ') || '–'}, found without reason ${excess.join(', ') || '–'}`,
  )
  process.exit(1)
}
console.log(
  `${files} migrations can run beside servers of the version before; ${marked.length} breaches proved on the fixture.`,
)
