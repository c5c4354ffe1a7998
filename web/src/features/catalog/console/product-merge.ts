import type { ProductValues } from './product-values'

type Leaf = string | boolean | readonly unknown[]

/** Every value of a form by its path; a list counts as one. */
function leavesOf(values: object, before = ''): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  for (const [key, value] of Object.entries(values)) {
    const path = `${before}${key}`
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [inner, leaf] of leavesOf(value, `${path}.`)) leaves.set(inner, leaf)
    else leaves.set(path, value)
  }
  return leaves
}

function withLeaf<T extends object>(values: T, path: string, leaf: Leaf): T {
  const [key = '', ...rest] = path.split('.')
  const inside = (values as Record<string, unknown>)[key]
  const value = rest.length > 0 ? withLeaf(inside as object, rest.join('.'), leaf) : leaf
  return { ...values, [key]: value }
}

/** Field changed by both persons since `before`. */
export interface Clash {
  path: string
  before: Leaf
  mine: Leaf
  theirs: Leaf
}

const same = (a: Leaf | undefined, b: Leaf | undefined) =>
  JSON.stringify(typeof a === 'string' ? a.trim() : a) ===
  JSON.stringify(typeof b === 'string' ? b.trim() : b)

/**
 * Puts two changes of the same product together: what only one of both changed is taken from that one, what both
 * changed to different things stays mine and is a clash. `taken` are the paths that were taken over.
 */
export function mergeValues(before: ProductValues, mine: ProductValues, theirs: ProductValues) {
  const [was, now] = [leavesOf(before), leavesOf(mine)]
  let values = mine
  const taken: string[] = []
  const clashes: Clash[] = []
  for (const [path, their] of leavesOf(theirs)) {
    const [old, own] = [was.get(path), now.get(path)]
    if (old === undefined || own === undefined || same(old, their) || same(own, their)) continue
    if (same(old, own)) {
      values = withLeaf(values, path, their)
      taken.push(path)
    } else clashes.push({ path, before: old, mine: own, theirs: their })
  }
  return { values, taken, clashes }
}
