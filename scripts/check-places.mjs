// Checks that forms, error handling and server calls are used through their one module, and proves on a fixture that
// violations are found.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import './lib/node-version.mjs'
import { root } from './lib/run.mjs'

const FIXTURE = 'scripts/places-fixture/'

const RULES = [
  {
    name: 'forms stand in the form kit',
    folders: ['web/src', 'server/src'],
    pattern: /<form\b/,
    allowed: [
      'web/src/ui/form/',
      // Plain HTML page in place of the payment provider's; it has neither React nor scripts.
      'server/src/features/orders/payments/sandbox-page.ts',
    ],
  },
  {
    name: 'failures of calls are read in error-text.ts',
    folders: ['web/src'],
    pattern: /instanceof\s+(?:ApiError|NetworkError|TimeoutError)\b/,
    allowed: ['web/src/api/error-text.ts'],
  },
  {
    name: 'the server is called by the HTTP client',
    folders: ['web/src'],
    pattern: /(?<![\w.])fetch\(|new XMLHttpRequest\b/,
    allowed: [
      'web/src/api/',
      // The service worker stands between the pages and the server.
      'web/src/boot/worker/',
    ],
  },
  {
    name: 'journeys wait for the product, not for a time or a quiet network',
    folders: ['e2e'],
    pattern: /\bwaitForTimeout\b|\bnetworkidle\b|\bwaitForFunction\b|\.toPass\(/,
    allowed: [
      // They measure, or take pictures of, a page at rest.
      'e2e/speed',
      'e2e/screenshots.ts',
      // Proves that nothing is painted, for which there is no event.
      'e2e/first-paint.spec.ts',
    ],
  },
]
const FOLDERS = [...new Set(RULES.flatMap(({ folders }) => folders))]

async function filesOf(folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replace(/^\//, ''))
}

/** Breaches of a rule below `base`, as `file:line`. */
async function look({ folders, pattern, allowed }, base = '') {
  const files = (await Promise.all(folders.map((folder) => filesOf(base + folder)))).flat()
  const outside = files.filter((file) => !allowed.some((place) => file.startsWith(base + place)))
  const found = await Promise.all(
    outside.map(async (file) => {
      const lines = (await readFile(join(root, file), 'utf8')).split('\n')
      return lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : []))
    }),
  )
  return found.flat()
}

/** Lines of the fixture that must be found say by which rule: `breaks: <name>`. */
async function marked(name) {
  const files = (await Promise.all(FOLDERS.map((folder) => filesOf(FIXTURE + folder)))).flat()
  const found = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(join(root, file), 'utf8')).split('\n')
      return lines.flatMap((line, index) =>
        line.includes(`breaks: ${name}`) ? [`${file}:${index + 1}`] : [],
      )
    }),
  )
  return found.flat()
}

let proved = 0
for (const rule of RULES) {
  const findings = await look(rule)
  if (findings.length > 0) {
    console.error(`Not so: ${rule.name}.\n${findings.join('\n')}`)
    process.exitCode = 1
  }
  const [promised, seen] = [await marked(rule.name), await look(rule, FIXTURE)]
  if (promised.length === 0 || promised.sort().join() !== seen.sort().join()) {
    console.error(
      `The fixture: “${rule.name}” finds ${seen.join(', ') || '–'}, not ${promised.join(', ') || '–'}`,
    )
    process.exitCode = 1
  }
  proved += seen.length
}
if (!process.exitCode)
  console.log(`Everything in its place; ${RULES.length} rules proved by ${proved} breaches.`)
