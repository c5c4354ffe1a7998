import { type ProgramData, plan } from './plan'
import type { PlanNode } from './plan-node'
import { type RowExtras, rowExtraKeys } from './set-rules'

/** A value of a node with nothing in it. */
function emptyOf(node: PlanNode): unknown {
  switch (node.kind) {
    case 'fields':
      return mapFields(node.fields, emptyOf)
    case 'integer':
      return 0
    case 'number':
      return null
    case 'texts':
    case 'items':
      return []
    case 'phases':
      return {}
    default:
      return ''
  }
}

function mapFields(inner: Record<string, PlanNode>, of: (node: PlanNode, key: string) => unknown) {
  return Object.fromEntries(Object.entries(inner).map(([key, node]) => [key, of(node, key)]))
}

export function emptyPlan(): ProgramData {
  return emptyOf(plan) as ProgramData
}

/**
 * Completes any stored part of a plan: missing values are empty, a text instead of a list becomes its only entry
 * (X-47).
 */
export function completePlan(stored: unknown): ProgramData {
  return completeOf(plan, stored) as ProgramData
}

/** Completes the plan of a template, without measurements: each belongs to one person. */
export function templatePlan(stored: unknown): ProgramData {
  const whole = completePlan(stored)
  return { ...whole, tracking: { ...whole.tracking, measurements: emptyPlan().tracking.measurements } }
}

function completeOf(node: PlanNode, value: unknown): unknown {
  if (value === undefined || value === null) return emptyOf(node)
  if (node.kind === 'fields')
    return mapFields(node.fields, (inner, key) => completeOf(inner, own(value, key)))
  if (node.kind === 'texts') return Array.isArray(value) ? value : value === '' ? [] : [String(value)]
  if (node.kind === 'items')
    return (value as unknown[]).map((item) => ({
      ...mapFields(node.fields, (inner, key) => completeOf(inner, own(item, key))),
      ...extrasOf(item),
    }))
  const isText = node.kind === 'text' || node.kind === 'long'
  return isText && Array.isArray(value) ? value.join('\n') : value
}

/** Returns the fields of a row beside the specified ones, those that it has. */
function extrasOf(item: unknown): RowExtras {
  return Object.fromEntries(
    rowExtraKeys.flatMap((key) => (own(item, key) === undefined ? [] : [[key, own(item, key)]])),
  )
}

/** The value of an own property, never an inherited one. */
export function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}
