import { type ProgramData, plan } from './plan'
import { type FieldsNode, type PlanNode, text } from './plan-node'

/** The name of a phase: a word, never one that reaches an object's prototype. */
const PHASE = /^[A-Za-z][A-Za-z0-9_ -]{0,39}$/

export function isPhaseName(name: string): boolean {
  return PHASE.test(name) && name !== 'prototype' && !(name in Object.prototype)
}

/** Phases in their order: `phase2` before `phase10`. */
export function phaseNames(progression: ProgramData['workout']['progression']): string[] {
  return Object.keys(progression).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/** An http(s) address of another site, or nothing. */
export function isVideoUrl(address: string): boolean {
  if (address === '') return true
  return /^https?:\/\/[^\s<>"\\]+$/i.test(address) && URL.canParse(address)
}

/** The paths that may be written, each with its kind; what a list or an exercise holds is written with its list. */
export const planLeaves: ReadonlyMap<string, Exclude<PlanNode, FieldsNode>> = new Map(
  leavesBelow(plan.fields, ''),
)
export type LeafNode = Exclude<PlanNode, FieldsNode>

function leavesBelow(inner: Record<string, PlanNode>, folder: string): [string, LeafNode][] {
  return Object.entries(inner).flatMap(([key, node]): [string, LeafNode][] =>
    node.kind === 'fields' ? leavesBelow(node.fields, `${folder}${key}.`) : [[folder + key, node]],
  )
}

/** The node at a path; of a phase that of its text. Undefined where a plan has no such path. */
export function planNodeAt(path: string): PlanNode | undefined {
  let node: PlanNode | undefined = plan
  for (const key of path.split('.')) {
    if (node?.kind === 'phases') return isPhaseName(key) ? text : undefined
    if (node?.kind !== 'fields' || !Object.hasOwn(node.fields, key)) return undefined
    node = node.fields[key]
  }
  return node
}

/** Returns true if two paths are equal or one contains the other. */
export function pathsTouch(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`)
}
