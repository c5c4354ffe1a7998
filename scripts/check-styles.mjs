// Styles speak of start and end, not of left and right: the page is mirrored in Persian. Finds physical sides in classes,
// in style sheets and in style attributes, and proves on a fixture that it does. A line that means the physical side says
// so in a comment on it or above it, with the decision: `physical: X-94`.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import './lib/node-version.mjs'
import { root } from './lib/run.mjs'

const FOLDERS = ['web/src', 'server/src/adapters/mail', 'server/src/features/orders']
const FIXTURE = 'scripts/styles-fixture'

/** Utility classes, with any variant before them. */
const CLASS =
  /(?<![\w-])-?(?:(?:[mp][lr]|scroll-[mp][lr]|left|right)-(?:\d|\[|\(|px|auto|full)[\w./%[\]()-]*|(?:rounded-(?:[lr]|[tb][lr])|border-[lr])(?:-[\w./%[\]()-]+)?|(?:text|float|clear)-(?:left|right)|(?:origin|object|bg)-(?:top-|bottom-)?(?:left|right))(?=["'`\s])/g
/** A movement along the line needs its mirror image beside it. */
const MOVE = /(?<![\w-])-?translate-x-[\w./[\]()-]+(?=["'`\s])/g
const CSS =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right):|(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g
const STYLE =
  /(?<![\w.])(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?:Width|Color|Style)?|border(?:Top|Bottom)(?:Left|Right)Radius)\s*:|(?<![\w.])textAlign\s*:\s*['"](?:left|right)/g

/** What a line says physically; `sheet` is a text of CSS, else one of TypeScript. */
function sidesOf(line, sheet) {
  const found = sheet ? [...line.matchAll(CSS)] : [...line.matchAll(STYLE)]
  if (!sheet) found.push(...line.matchAll(/style=\{\{[^}]*(?<![\w.])(?:left|right):/g))
  // Only inside quotes: an identifier or a comment that is called `left` is none of a style's business.
  for (const [text] of sheet ? [] : line.matchAll(/(["'`])(?:(?!\1).)*\1/g)) {
    found.push(...text.matchAll(CLASS), ...text.matchAll(CSS))
    if (!/(?:rtl|ltr):/.test(text)) found.push(...text.matchAll(MOVE))
  }
  return found.map(([one]) => one.trim())
}

async function filesOf(folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter(
      (entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
}

async function look(folder) {
  const findings = []
  for (const file of await filesOf(folder)) {
    const lines = (await readFile(file, 'utf8')).split('\n')
    let inSheet = file.endsWith('.css')
    lines.forEach((line, index) => {
      const meant = /physical: X-\d+/.test(line) || /physical: X-\d+/.test(lines[index - 1] ?? '')
      const sides = sidesOf(line, inSheet)
      // A style sheet in a template of the server begins and ends with its backquote.
      if (!file.endsWith('.css') && /STYLE = `$/.test(line)) inSheet = true
      else if (inSheet && !file.endsWith('.css') && /^`/.test(line)) inSheet = false
      if (sides.length > 0 && !meant)
        findings.push(`${file.slice(root.length).replace(/^\//, '')}:${index + 1} ${sides.join(', ')}`)
    })
  }
  return findings
}

const findings = (await Promise.all(FOLDERS.map(look))).flat()
if (findings.length > 0) {
  console.error(`Physical sides in styles; say start and end:\n${findings.join('\n')}`)
  process.exit(1)
}
/** Lines of the fixture that must be found are marked in it. */
const marked = []
for (const file of await filesOf(FIXTURE)) {
  const lines = (await readFile(file, 'utf8')).split('\n')
  lines.forEach((line, index) => {
    if (/wrong$|wrong \*\/$/.test(line))
      marked.push(`${file.slice(root.length).replace(/^\//, '')}:${index + 1}`)
  })
}
const seen = (await look(FIXTURE)).map((finding) => finding.split(' ')[0])
const silent = marked.filter((place) => !seen.includes(place))
const loud = seen.filter((place) => !marked.includes(place))
if (marked.length === 0 || silent.length > 0 || loud.length > 0) {
  console.error(
    `The fixture: not found ${silent.join(', ') || '–'}, found without reason ${loud.join(', ') || '–'}`,
  )
  process.exit(1)
}
console.log(`Styles know no left and right; ${marked.length} breaches proved on the fixture.`)
