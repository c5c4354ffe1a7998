import { type PlanPatch, type ProgramData, plan } from './plan'
import { own } from './plan-form'
import type { PlanNode } from './plan-node'
import { planLeaves } from './plan-paths'

/** Written path with its value; a phase is a path too, null removes it. */
export interface PlanWrite {
  path: string
  value: unknown
}

/** Returns the leaf values a valid patch writes. */
export function writesOf(patch: PlanPatch): PlanWrite[] {
  return writesBelow(plan.fields, patch, '')
}

function writesBelow(inner: Record<string, PlanNode>, patch: object, folder: string): PlanWrite[] {
  return Object.entries(patch).flatMap(([key, value]): PlanWrite[] => {
    const node = Object.hasOwn(inner, key) ? inner[key] : undefined
    if (!node || value === undefined) return []
    const path = folder + key
    if (node.kind === 'fields') return writesBelow(node.fields, value, `${path}.`)
    if (node.kind !== 'phases') return [{ path, value }]
    return Object.entries(value as object).map(([phase, focus]) => ({
      path: `${path}.${phase}`,
      value: focus,
    }))
  })
}

/** The patch that writes one path: objects around the value. */
export function patchOf(path: string, value: unknown): PlanPatch {
  return path
    .split('.')
    .reverse()
    .reduce((inner, key) => ({ [key]: inner }), value) as PlanPatch
}

/** The value at a path; undefined where there is none. */
export function valueAt(data: ProgramData, path: string): unknown {
  return path.split('.').reduce(own, data)
}

/** Applies a patch to a plan; unchanged parts keep their identity. */
export function mergePlan(data: ProgramData, patch: PlanPatch): ProgramData {
  return writesOf(patch).reduce((merged, { path, value }) => withValue(merged, path.split('.'), value), data)
}

function withValue<T extends object>(inside: T, [key = '', ...rest]: string[], value: unknown): T {
  const copy = { ...inside } as Record<string, unknown>
  if (rest.length > 0) copy[key] = withValue((own(inside, key) ?? {}) as object, rest, value)
  else if (value === null && !Object.hasOwn(NULLABLE, key)) delete copy[key]
  else copy[key] = value
  return copy as T
}

/** Names of fields whose value may be null: a number that is not known. */
const NULLABLE = Object.fromEntries(
  [...planLeaves].flatMap(([path, { kind }]) => (kind === 'number' ? [[path.split('.').at(-1), true]] : [])),
)

/** Change at a path between two versions; null if there was, or is, no value. */
export interface PlanChange {
  path: string
  from: unknown
  to: unknown
}

/** The difference of two plans, in the order of the description. */
export function planChanges(before: ProgramData, after: ProgramData): PlanChange[] {
  return [...planLeaves].flatMap(([path, node]) => {
    const [from, to] = [valueAt(before, path), valueAt(after, path)]
    if (node.kind !== 'phases') return same(from, to) ? [] : [{ path, from, to }]
    const names = new Set([...Object.keys(from as object), ...Object.keys(to as object)])
    return [...names].flatMap((name) => {
      const [was, is] = [own(from, name) ?? null, own(to, name) ?? null]
      return same(was, is) ? [] : [{ path: `${path}.${name}`, from: was, to: is }]
    })
  })
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
