// Checks that styles use logical sides, because Persian mirrors the page: physical sides in classes, style sheets and
// style attributes need a comment with the decision (`physical: X-94`). Durations and layers must come from the tokens,
// and `!important` is refused. Controls of the coach, the athlete and the kit are at least 40 px high on phones. A
// fixture proves that all violations are found.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import './lib/node-version.mjs'
import { root } from './lib/run.mjs'

const FOLDERS = ['web/src', 'server/src/adapters/mail', 'server/src/features/orders']
const FIXTURE = 'scripts/styles-fixture'
/** Sheet that defines durations, layers and overrides. */
const TOKENS = 'web/src/styles/tokens.css'

/** Folders of the coach and the athlete, who work on phones, and of the kit. */
const TOUCH_FOLDERS = [
  'app/coach',
  ...['blood-tests', 'chat', 'coach-dashboard', 'coaches', 'library', 'programs', 'training'].map(
    (feature) => `features/${feature}`,
  ),
  'ui',
].map((folder) => `web/src/${folder}/`)
const CONTROL = /<(?:a|button|summary|Link|NavLink|LinkButton|Button|PopoverMenu)(?=\s)/g
/** Height below 40 px (10 × 4 px) for every screen. */
const LOW = /(?<![\w:-])(?:min-h|h|size)-[4-9](?:\.5)?(?=\s|$)/g
/** A larger height for fingers, or a pseudo-element that enlarges what can be pressed. */
const ENLARGED = /(?:max-sm|pointer-coarse):(?:min-h|h|size)-(?:1\d|\(--control)|(?:before|after):-?inset-/

/** Utility classes, with any variant before them. */
const CLASS =
  /(?<![\w-])-?(?:(?:[mp][lr]|scroll-[mp][lr]|left|right)-(?:\d|\[|\(|px|auto|full)[\w./%[\]()-]*|(?:rounded-(?:[lr]|[tb][lr])|border-[lr])(?:-[\w./%[\]()-]+)?|(?:text|float|clear)-(?:left|right)|(?:origin|object|bg)-(?:top-|bottom-)?(?:left|right))(?=["'`\s])/g
/** A horizontal translation needs its mirror image. */
const MOVE = /(?<![\w-])-?translate-x-[\w./[\]()-]+(?=["'`\s])/g
const CSS =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right):|(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g
const STYLE =
  /(?<![\w.])(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?:Width|Color|Style)?|border(?:Top|Bottom)(?:Left|Right)Radius)\s*:|(?<![\w.])textAlign\s*:\s*['"](?:left|right)/g

/** A class that wants to win, in a string that holds nothing but classes: a sentence may end with the same sign. */
const CLASSES_ONLY = /^[a-z\d\s!@*:/.,%_()[\]#&=>~+-]*$/
const WORD_CLASS =
  'flex|grid|block|inline|hidden|static|fixed|absolute|relative|sticky|border|rounded|transition|truncate|underline|uppercase|italic|wide|page|link'
const FORCED = new RegExp(
  `(?<=^|[\\s:])!(?:-?[a-z]+-[\\w.[(-]|(?:${WORD_CLASS})(?=\\s|$))[^\\s]*|(?<=^|\\s)(?:[^\\s!]*[-:[(][^\\s!]*|${WORD_CLASS})!(?=\\s|$)`,
  'g',
)
const RAW_CLASS = /(?<![\w-])-?(?:duration|delay|z)-(?:\d[\w.]*|\[[^\]]*\])/g
const RAW_TIME = /(?<![\w.#-])\d*\.?\d+m?s(?![\w-])/g
const RAW_LAYER = /z-index\s*:\s*-?\d+/g

/** Returns values of a line that should come from tokens or a component's size. */
function rawOf(line, sheet) {
  if (sheet) {
    const css = line.replace(/\/\*.*?\*\//g, '')
    return [...css.matchAll(RAW_TIME), ...css.matchAll(RAW_LAYER)].map(([one]) => one)
  }
  const found = [...line.matchAll(/(?<![\w.])zIndex\s*:\s*-?\d+/g)]
  for (const [quoted] of line.matchAll(/(["'`])(?:(?!\1).)*\1/g)) {
    const text = quoted.slice(1, -1)
    found.push(...text.matchAll(RAW_CLASS))
    if (/(?:duration|delay|transition|animation)/i.test(line)) found.push(...text.matchAll(RAW_TIME))
    if (CLASSES_ONLY.test(text)) found.push(...text.matchAll(FORCED))
  }
  return found.map(([one]) => one)
}

/** Returns physical sides in a line of CSS (`sheet`) or TypeScript. */
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

/** Returns the opening tag that begins at an index. */
function openingTag(text, start) {
  let depth = 0
  for (const { 0: part, index } of text.slice(start).matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`|[{}>]/g)) {
    if (part === '{') depth++
    else if (part === '}') depth--
    else if (part === '>' && depth === 0) return text.slice(start, start + index)
  }
  return ''
}

/** Returns controls that are too low for a finger, as line numbers with their classes. */
function lowControlsOf(text) {
  return [...text.matchAll(CONTROL)].flatMap(({ index: start }) =>
    [...openingTag(text, start).matchAll(/(["'`])((?:(?!\1).)*)\1/g)].flatMap(({ index, 2: classes }) => {
      const low = ENLARGED.test(classes) ? [] : [...classes.matchAll(LOW)]
      const line = text.slice(0, start + index).split('\n').length
      return low.map(([name]) => ({ line, name }))
    }),
  )
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
    const text = await readFile(file, 'utf8')
    const lines = text.split('\n')
    const place = file.slice(root.length).replace(/^\//, '')
    if (file.endsWith('.tsx') && (folder === FIXTURE || TOUCH_FOLDERS.some((one) => place.startsWith(one))))
      findings.push(...lowControlsOf(text).map(({ line, name }) => `${place}:${line} ${name}`))
    let inSheet = file.endsWith('.css')
    lines.forEach((line, index) => {
      const meant = /physical: X-\d+/.test(line) || /physical: X-\d+/.test(lines[index - 1] ?? '')
      const sides = meant ? [] : sidesOf(line, inSheet)
      if (folder !== 'web/src' ? folder === FIXTURE : !file.endsWith(TOKENS))
        sides.push(...rawOf(line, inSheet))
      // A style sheet in a template of the server begins and ends with its backquote.
      if (!file.endsWith('.css') && /STYLE = `$/.test(line)) inSheet = true
      else if (inSheet && !file.endsWith('.css') && /^`/.test(line)) inSheet = false
      if (sides.length > 0) findings.push(`${place}:${index + 1} ${sides.join(', ')}`)
    })
  }
  return findings
}

const findings = (await Promise.all(FOLDERS.map(look))).flat()
if (findings.length > 0) {
  console.error(
    `Physical sides (say start and end), forced classes, durations or layers that are no token, controls below 40 px on phones (add max-sm:min-h-(--control-sm)):\n${findings.join('\n')}`,
  )
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
console.log(
  `Styles know no left and right, no force, no low controls and no figures of their own; ${marked.length} breaches proved on the fixture.`,
)
