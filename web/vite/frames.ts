import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { SHOP } from './first-pages'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const fileOf = (module: string) => join(import.meta.dirname, '../src', module)
const ENTRY = fileOf('/main.tsx')
const AREA = fileOf(SHOP)

let known: Record<'entry' | 'shop' | 'others', ReadonlySet<string>> | undefined

/**
 * Where a module lies that an area's every page needs: what is the shop's alone in the shop's frame, which the others do
 * not load, and what the shop shares with them in the one that all have. Null for what comes with a page.
 */
export function frameOf(id: string, graph: Graph): 'frame' | 'shop-frame' | null {
  known ??= {
    entry: reached(ENTRY, graph),
    shop: reached(AREA, graph),
    others: reached(ENTRY, graph, { later: true, without: AREA }),
  }
  if (known.entry.has(id)) return 'frame'
  if (!known.shop.has(id)) return null
  return known.others.has(id) ? 'frame' : 'shop-frame'
}

/** What a module imports, itself among it; `later` also what is loaded when it is wanted. */
function reached(start: string, graph: Graph, { later = false, without = '' } = {}): ReadonlySet<string> {
  const all = new Set<string>()
  const follow = (id: string) => {
    if (all.has(id) || id === without) return
    all.add(id)
    const info = graph.getModuleInfo(id)
    for (const one of [...(info?.importedIds ?? []), ...((later && info?.dynamicallyImportedIds) || [])])
      follow(one)
  }
  follow(start)
  return all
}
