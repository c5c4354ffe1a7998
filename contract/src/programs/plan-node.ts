import type { RowExtras } from './set-rules'

/** The kinds of fields that a plan's description is made of, and how it is written down. */

interface TextNode {
  /** `time` is a time of day in the coach's own words; `url` is an http(s) address or empty. */
  kind: 'text' | 'long' | 'time' | 'url'
}
export interface IntegerNode {
  kind: 'integer'
  max: number
  unit?: 'kcal' | 'g' | 'min' | 'days'
  /** Value at the full bar. */
  scale?: number
}
/** A value with decimals; null where it is not known. */
interface NumberNode {
  kind: 'number'
  max: number
  unit?: 'kg'
}
interface TextsNode {
  kind: 'texts'
  /** The text that an added item begins with. */
  newItem: string
  /** Edited as one text with commas between the entries. */
  commas?: true
}
interface ItemsNode {
  kind: 'items'
  fields: Record<string, PlanNode>
  newItem: Record<string, unknown>
}
/** Texts by the name of a phase. */
interface PhasesNode {
  kind: 'phases'
}
export interface FieldsNode {
  kind: 'fields'
  fields: Record<string, PlanNode>
}
export type PlanNode = TextNode | IntegerNode | NumberNode | TextsNode | ItemsNode | PhasesNode | FieldsNode

export type ValuesOf<F> = { -readonly [K in keyof F]: ValueOf<F[K]> }
export type ValueOf<N> = N extends { kind: 'fields'; fields: infer F }
  ? ValuesOf<F>
  : N extends { kind: 'items'; fields: infer F }
    ? (ValuesOf<F> & RowExtras)[]
    : N extends { kind: 'integer' }
      ? number
      : N extends { kind: 'number' }
        ? number | null
        : N extends { kind: 'texts' }
          ? string[]
          : N extends { kind: 'phases' }
            ? Record<string, { focus: string }>
            : string

export const text = { kind: 'text' } as const
export const long = { kind: 'long' } as const

export function integer<const P extends Omit<IntegerNode, 'kind'>>(properties: P) {
  return { kind: 'integer', ...properties } as const
}
export function texts(newItem: string) {
  return { kind: 'texts', newItem } as const
}
/** A list that is typed as one text with commas. */
export const commas = { kind: 'texts', newItem: 'New Item', commas: true } as const

export function fields<const F extends Record<string, PlanNode>>(inner: F) {
  return { kind: 'fields', fields: inner } as const
}
/** The same node under each of these keys. */
export function each<K extends string, N extends PlanNode>(keys: readonly K[], node: N) {
  return fields(Object.fromEntries(keys.map((key) => [key, node])) as Record<K, N>)
}
