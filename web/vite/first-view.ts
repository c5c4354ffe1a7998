import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { compileScript } from './boot-scripts.ts'
import { headHtml } from './document-head.ts'
import type { LazyModule, LazyModules } from './lazy-modules.ts'

const LOCALES = ['en', 'fa', 'nl'] as const
const FONTS = { en: ['display-latin', 'text-latin'], nl: ['display-latin', 'text-latin'], fa: ['persian'] }

type Chunk = Rolldown.OutputChunk

/** Reads from a build which files a module needs. */
class Files {
  readonly #bundle: Rolldown.OutputBundle
  readonly #chunks: Chunk[]
  /** The entry after its static imports. */
  readonly entry: ReadonlySet<string>

  constructor(bundle: Rolldown.OutputBundle) {
    this.#bundle = bundle
    this.#chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    this.entry = this.#collect(this.entryChunk.fileName)
  }

  get entryChunk(): Chunk {
    const entry = this.#chunks.find(({ isEntry }) => isEntry)
    if (!entry) throw new Error('The build has no entry')
    return entry
  }

  /** Returns the files of a module below `src` that the entry has not loaded. */
  of(module: string): string[] {
    const chunk = this.#chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`))
    if (!chunk) throw new Error(`The build has no chunk for ${module}`)
    return [...this.#collect(chunk.fileName)]
      .filter((file) => !this.entry.has(file))
      .map((file) => `/${file}`)
  }

  /** Returns the address of an asset by its original name, or by the end of its name. */
  asset(name: string): string {
    const found = Object.values(this.#bundle).find(
      (file) => file.type === 'asset' && (file.names.includes(name) || file.fileName.endsWith(name)),
    )
    if (!found) throw new Error(`The build has no ${name}`)
    return `/${found.fileName}`
  }

  /** Adds a chunk after its static imports. */
  #collect(fileName: string, into = new Set<string>(), seen = new Set<string>()): Set<string> {
    const file = this.#bundle[fileName]
    if (file?.type !== 'chunk' || seen.has(fileName)) return into
    seen.add(fileName)
    for (const one of file.imports) this.#collect(one, into, seen)
    return into.add(fileName)
  }
}

function partOf({ file, words }: LazyModule, files: Files) {
  const wordsIn = (locale: string) =>
    words.flatMap((path) => files.of(path.replace(/[\w-]+\.ts$/, `${locale}.ts`)))
  return { file, code: files.of(file), words: Object.fromEntries(LOCALES.map((one) => [one, wordsIn(one)])) }
}

/**
 * Writes the manifest of first views (`first-view.json`): what every page's head begins with, and the files of each lazy
 * part by language. The server writes its pages from it (server/src/kernel/http/first-view.ts).
 */
export function firstView(modules: LazyModules): Plugin {
  return {
    name: 'tavan:first-view',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = new Files(bundle)
      const view = {
        head: headHtml,
        boot: await compileScript('boot.ts'),
        entry: `/${files.entryChunk.fileName}`,
        style: files.asset('.css'),
        entryChunks: [...files.entry].map((file) => `/${file}`),
        fonts: Object.fromEntries(
          LOCALES.map((one) => [one, FONTS[one].map((name) => files.asset(`${name}.woff2`))]),
        ),
        languages: Object.fromEntries(
          LOCALES.map((one) => [one, one === 'en' ? [] : files.of(`i18n/words/${one}.ts`)]),
        ),
        parts: Object.fromEntries(modules.found.map((module) => [module.id, partOf(module, files)])),
      }
      writeFileSync(join(dir, 'first-view.json'), JSON.stringify(view))
    },
  }
}
