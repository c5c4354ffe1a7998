import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { MINUTE } from 'contract/units'

/** A frame's place in a file that is no package's: address, line, column. */
const PLACE = /(file:\/\/(?:(?!\/node_modules\/)[^\s()])+\.js):(\d+):(\d+)/g

/** Maps of the last errors; they weigh 57 MB, so they go when no error follows for this long. */
const maps = new Map<string, SourceMap | undefined>()
const KEPT_FOR = 1 * MINUTE
let forgetting: NodeJS.Timeout | undefined

/**
 * Returns a stack with the places of our sources instead of those of their bundle. The map is read when an error is
 * logged: Node's own `--enable-source-maps` reads the maps of all packages at the start (decision 043).
 */
export function mapStack(stack: string): string {
  return stack.replace(PLACE, (place, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return place
    const { href } = new URL(entry.originalSource, file)
    return `${href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(file))
  clearTimeout(forgetting)
  forgetting = setTimeout(() => maps.clear(), KEPT_FOR).unref()
  return maps.get(file)
}

/** Undefined for a file without a map: its frames stay as they are. */
function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')) as SourceMapPayload)
  } catch {
    return undefined
  }
}
