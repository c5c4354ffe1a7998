import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const fileOf = (module: string) => join(import.meta.dirname, '../src', module)
const ENTRY = fileOf('/main.tsx')
const AREA = fileOf('/app/shop/routes.tsx')
/** Reached from the shop, and by the prefetch of its links. */
const RARE = fileOf('/app/shop/rare-page.tsx')

let known: Record<'entry' | 'shop' | 'others', ReadonlySet<string>> | undefined

/**
 * Returns the shared chunk of a module that all pages of the shop need: `frame` if other areas use it too, else
 * `shop-frame`. Null for modules of single pages.
 */
export function frameOf(id: string, graph: Graph): 'frame' | 'shop-frame' | null {
  known ??= {
    entry: reached(ENTRY, graph),
    shop: reached(AREA, graph),
    others: reached(ENTRY, graph, { later: true, without: [AREA, RARE] }),
  }
  if (known.entry.has(id)) return 'frame'
  if (!known.shop.has(id)) return null
  return known.others.has(id) ? 'frame' : 'shop-frame'
}

/** Returns the modules that a module imports, including itself; `later` adds dynamic imports. */
function reached(
  start: string,
  graph: Graph,
  { later = false, without = [] as readonly string[] } = {},
): ReadonlySet<string> {
  const all = new Set<string>()
  const follow = (id: string) => {
    if (all.has(id) || without.includes(id)) return
    all.add(id)
    const info = graph.getModuleInfo(id)
    for (const one of [...(info?.importedIds ?? []), ...((later && info?.dynamicallyImportedIds) || [])])
      follow(one)
  }
  follow(start)
  return all
}
