import { describe, expect, it } from 'vitest'
import { HEADER, PAINTED } from '../../vite/first-pages'

const files = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const textOf = (file: string) => files[file] ?? ''

/** Resolves an import to the path of its file. */
function fileOf(from: string, name: string): string {
  const { pathname } = new URL(name, `file:///src/app/${from}`)
  const known = pathname.startsWith('/src/app/')
    ? pathname.replace('/src/app', '.')
    : pathname.replace('/src', '..')
  return [`${known}.ts`, `${known}.tsx`].find((one) => one in files) ?? known
}

const isWords = (file: string) => /words\/[\w-]+-words\.ts$/.test(file)
const lists = (file: string) => textOf(file).includes("/lazy-page'")

const known = new Map<string, string[]>()

/** Returns the messages of everything that a file shows without a further load. */
function wordsOf(file: string): string[] {
  const found = known.get(file)
  if (found) return found
  // The empty entry ends the recursion of circular imports.
  known.set(file, [])
  const words = wordsIn(file)
  known.set(file, words)
  return words
}

function wordsIn(file: string): string[] {
  // A file that lists pages names their messages, but renders none.
  if (lists(file)) return []
  if (isWords(file)) return /(?<=export const )\w+/.exec(textOf(file)) ?? []
  // Messages that a lazy part loads itself do not count.
  const later = new Set(openedParts(file).flatMap(({ words }) => words))
  const imports = textOf(file).matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gm)
  const said = [...imports].flatMap(([, name = '']) => wordsOf(fileOf(file, name)))
  const here = new Set(
    textOf(file)
      .match(/(?<=useT\()[^)]*/g)
      ?.flatMap((list) => list.match(/\w+/g) ?? []),
  )
  return [...new Set(said.filter((words) => !later.has(words) || here.has(words)))].sort()
}

/** Returns the lazy parts of a file with the messages loaded in parallel. */
function openedParts(file: string) {
  const calls = textOf(file).matchAll(/withWords\(\s*\(\) => import\('([^']+)'\)((?:,\s*\w+)*),?\s*\)/g)
  return [...calls].map(([, name = '', listed = '']) => ({
    page: fileOf(file, name),
    words: (listed.match(/\w+/g) ?? []).sort(),
  }))
}

/** Returns the arguments of every `lazyPage` call in a file. */
function calls(file: string): string[] {
  return textOf(file)
    .split(/\blazyPage(?:<[^>]*>)?\(/)
    .slice(1)
    .map((rest) => {
      let open = 1
      const end = [...rest].findIndex((letter) => {
        open += letter === '(' ? 1 : letter === ')' ? -1 : 0
        return open === 0
      })
      return rest.slice(0, end)
    })
}

/** Lazy pages with the messages that their route loads in parallel. */
const pages = Object.keys(files)
  .filter(lists)
  .flatMap((file) =>
    calls(file).map((call) => {
      const [, loader] = /^(?:async \(\) => .*await )?(\w+)\b/.exec(call) ?? []
      const named = new RegExp(`const ${loader} = [^]+?import\\('([^']+)'\\)`.replace('[^]', '(?:.|\\n)'))
      const at = /import\('([^']+)'\)/.exec(call) ?? named.exec(textOf(file))
      const [, listed = ''] = /words: \[([^\]]*)\]/.exec(call) ?? []
      return { page: fileOf(file, at?.[1] ?? 'unknown'), words: (listed.match(/\w+/g) ?? []).sort() }
    }),
  )

const parts = Object.keys(files).flatMap(openedParts)

describe('pages', () => {
  it('finds the pages', () => expect(pages.length).toBeGreaterThan(25))

  it.each([...pages, ...parts])('$page loads all its messages beside its code', ({ page, words }) => {
    expect(Object.keys(files)).toContain(page)
    expect(words).toEqual(wordsOf(page))
  })

  it.each(Object.entries({ ...PAINTED, header: HEADER }))(
    '%s finds its messages fetched in parallel with the application',
    (_, first) => {
      const page = pages.find(({ page }) => page === fileOf('', `/src${first.module}`))
      const named = first.words.flatMap((folder) =>
        Object.keys(files).filter((file) => file.startsWith(`../${folder}/`) && isWords(file)),
      )
      expect(named.flatMap(wordsOf).sort()).toEqual(page?.words)
    },
  )
})
