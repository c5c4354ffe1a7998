// Checks ids of requirements (SHOP-…, COACH-…) and rules (X-…, F…, S…, U…): cited ids must be in docs/requirements or
// docs/rules.md, and texts of the product, OpenAPI included, must not contain any. A fixture proves that all violations
// are found and nothing else.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import './lib/node-version.mjs'
import { root } from './lib/run.mjs'

const FIXTURE = 'scripts/references-fixture'
const SKIPPED_FOLDERS = /^(node_modules|dist|dist-server|tools|\..*)$/
const TEXT_FILES = /\.([cm]?[jt]sx?|css|html|json|md|sql|ya?ml)$/
/** Sources whose strings a person may read; tests and the suites that drivers share are not among them. */
const PRODUCT = /^(contract|server|web)\/src\//
const TEST = /(\.test\.tsx?|-suite\.ts)$/

/** `SHOP-VAL-09..17` cites a run of lines. */
const REQUIREMENT = /(?<![\w-])((?:SHOP|COACH)-[A-Z0-9]+-)(\d+)(?:\.\.(\d+))?/g
const RULE = /(?<![\w-])X-\d+\b/g
/** Faults, security checks and measures. Only where code, tests or documents can cite them: data may hold any letters. */
const SHORT_RULE = /(?<![\w%./+#-])[FSU]\d{1,2}(?![\w.-])/g

async function readDefinedIds() {
  const folder = join(root, 'docs/requirements')
  const files = [...(await readdir(folder)).map((name) => join(folder, name)), join(root, 'docs/rules.md')]
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const ids = texts.flatMap((text) => [...text.matchAll(/^- \*\*([A-Z0-9-]+)\*\* \S/gm)].map(([, id]) => id))
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (repeated.length > 0) throw new Error(`Defined more than once: ${repeated.join(', ')}`)
  return new Set(ids)
}

/** Ids of requirements and X rules in a text; a run gives its two ends. */
const longIdsOf = (text) => [
  ...[...text.matchAll(REQUIREMENT)].flatMap(([, group, first, last]) =>
    last ? [group + first, group + last] : [group + first],
  ),
  ...[...text.matchAll(RULE)].map(([id]) => id),
]

function undefinedIds(file, text, defined) {
  const cites = !/\.(json|css|sql)$/.test(file)
  return text.split('\n').flatMap((line, index) => {
    const ids = [...longIdsOf(line), ...(cites ? [...line.matchAll(SHORT_RULE)].map(([id]) => id) : [])]
    return ids
      .filter((id) => !defined.has(id))
      .map((id) => ({
        file,
        line: index + 1,
        what: `${id} is neither in docs/requirements nor in docs/rules.md`,
      }))
  })
}

/** Ids in string literals, templates and JSX texts. Comments are no part of the syntax tree. */
function shownIds(file, text) {
  if (longIdsOf(text).length === 0) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const found = []
  const visit = (node) => {
    const shown = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
    for (const id of shown ? longIdsOf(node.text) : []) {
      const at = text.indexOf(id, node.pos)
      const { line } = source.getLineAndCharacterOfPosition(at)
      found.push({ file, line: line + 1, what: `${id} stands in a text that the product shows` })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

async function listFiles(folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const nested = entries.map((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return SKIPPED_FOLDERS.test(entry.name) ? [] : listFiles(path)
    return TEXT_FILES.test(entry.name) && entry.name !== 'package-lock.json' ? [path] : []
  })
  return (await Promise.all(nested)).flat()
}

async function check(files, defined, isProduct) {
  const findings = files.map(async (file) => {
    const text = await readFile(join(root, file), 'utf8')
    const shown = isProduct(file) && /\.tsx?$/.test(file) && !TEST.test(file)
    return [...undefinedIds(file, text, defined), ...(shown ? shownIds(file, text) : [])]
  })
  return (await Promise.all(findings)).flat()
}

const defined = await readDefinedIds()
const files = (await listFiles('')).filter((file) => !file.startsWith(FIXTURE))
const findings = await check(files, defined, (file) => PRODUCT.test(file))
if (findings.length > 0) {
  console.error(findings.map(({ file, line, what }) => `${file}:${line} ${what}`).join('\n'))
  process.exit(1)
}

const fixture = await listFiles(FIXTURE)
const marked = []
for (const file of fixture) {
  const lines = (await readFile(join(root, file), 'utf8')).split('\n')
  lines.forEach((line, index) => {
    if (/(\/\/ wrong|\/\* wrong \*\/\})$/.test(line)) marked.push(`${file}:${index + 1}`)
  })
}
const seen = (await check(fixture, defined, () => true)).map(({ file, line }) => `${file}:${line}`)
const missed = marked.filter((place) => !seen.includes(place))
const excess = seen.filter((place) => !marked.includes(place))
if (marked.length === 0 || missed.length > 0 || excess.length > 0) {
  console.error(
    `The fixture: missed ${missed.join(', ') || '–'}, found without reason ${excess.join(', ') || '–'}`,
  )
  process.exit(1)
}
console.log(
  `${defined.size} ids are defined, every cited one among them; ${marked.length} breaches proved on the fixture.`,
)
