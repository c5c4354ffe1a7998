import { asciiDigits } from '../text'

/**
 * The plan of a program, described once: from this description follow its type, its schema, its empty form, the paths that
 * may be written, merging and the difference of two versions. No zod, because the screens use it too.
 */

/** Most characters of a text and most entries of a list anywhere in a plan. */
export const PLAN_TEXT_MAX = 10_000
export const PLAN_LIST_MAX = 200
/** Most phases of a progression. */
export const PHASES_MAX = 50

interface TextNode {
  /** `time` is a time of day in the coach's own words; `url` is an http(s) address or empty. */
  kind: 'text' | 'long' | 'time' | 'url'
}
interface IntegerNode {
  kind: 'integer'
  max: number
  unit?: 'kcal' | 'g' | 'min' | 'days'
  /** What the full bar stands for. */
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
interface FieldsNode {
  kind: 'fields'
  fields: Record<string, PlanNode>
}
export type PlanNode = TextNode | IntegerNode | NumberNode | TextsNode | ItemsNode | PhasesNode | FieldsNode

type ValuesOf<F> = { -readonly [K in keyof F]: ValueOf<F[K]> }
type ValueOf<N> = N extends { kind: 'fields'; fields: infer F }
  ? ValuesOf<F>
  : N extends { kind: 'items'; fields: infer F }
    ? ValuesOf<F>[]
    : N extends { kind: 'integer' }
      ? number
      : N extends { kind: 'number' }
        ? number | null
        : N extends { kind: 'texts' }
          ? string[]
          : N extends { kind: 'phases' }
            ? Record<string, { focus: string }>
            : string

const text = { kind: 'text' } as const
const long = { kind: 'long' } as const

function integer<const P extends Omit<IntegerNode, 'kind'>>(properties: P) {
  return { kind: 'integer', ...properties } as const
}
function texts(newItem: string) {
  return { kind: 'texts', newItem } as const
}
/** A list that is typed as one text with commas. */
const commas = { kind: 'texts', newItem: 'New Item', commas: true } as const

function fields<const F extends Record<string, PlanNode>>(inner: F) {
  return { kind: 'fields', fields: inner } as const
}
/** The same node under each of these keys. */
function each<K extends string, N extends PlanNode>(keys: readonly K[], node: N) {
  return fields(Object.fromEntries(keys.map((key) => [key, node])) as Record<K, N>)
}

export const mealKeys = [
  'breakfast',
  'morningSnack',
  'lunch',
  'afternoonSnack',
  'dinner',
  'eveningSnack',
] as const
export type MealKey = (typeof mealKeys)[number]

export const dayKeys = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type DayKey = (typeof dayKeys)[number]

const meal = fields({
  time: { kind: 'time' },
  calories: integer({ max: 20_000, unit: 'kcal' }),
  protein: integer({ max: 5000, unit: 'g' }),
  carbs: integer({ max: 5000, unit: 'g' }),
  fats: integer({ max: 5000, unit: 'g' }),
  foods: texts('New Food'),
  recipes: long,
  alternatives: texts('New Alternative'),
})

const exerciseFields = {
  name: text,
  category: text,
  equipment: commas,
  sets: integer({ max: 100 }),
  reps: text,
  rest: text,
  technique: long,
  progression: long,
  alternatives: commas,
  videoUrl: { kind: 'url' },
  muscleGroups: commas,
  difficulty: text,
} as const satisfies Record<string, PlanNode>
export type Exercise = ValuesOf<typeof exerciseFields>

/** What an added exercise begins with. */
export const newExercise = {
  name: 'New Exercise',
  category: 'Strength',
  equipment: ['No equipment'],
  sets: 3,
  reps: '8-10',
  rest: '2 min',
  technique: 'Describe the technique here',
  progression: 'Describe the progression here',
  alternatives: ['Alternative 1', 'Alternative 2'],
  videoUrl: 'https://example.com/video',
  muscleGroups: ['General'],
  difficulty: 'Intermediate',
} as const satisfies Record<keyof Exercise, unknown>

const day = fields({
  focus: text,
  duration: integer({ max: 1440, unit: 'min' }),
  exercises: { kind: 'items', fields: exerciseFields, newItem: newExercise },
  warmup: commas,
  cooldown: commas,
  notes: long,
})

const target = fields({ initial: text, target: text })
const kilograms = { kind: 'number', max: 1000, unit: 'kg' } as const

/** The whole plan (both readings of the specification together, decisions ). */
export const plan = fields({
  title: text,
  description: long,
  duration: integer({ max: 3650, unit: 'days' }),
  goals: texts('New Item'),
  recommendations: texts('New Item'),
  schedule: fields({ daily: texts('New Activity'), weekly: texts('New Activity') }),
  nutrition: fields({
    dailyCalories: integer({ max: 20_000, unit: 'kcal', scale: 3000 }),
    macronutrients: fields({
      protein: integer({ max: 5000, unit: 'g', scale: 200 }),
      carbs: integer({ max: 5000, unit: 'g', scale: 400 }),
      fats: integer({ max: 5000, unit: 'g', scale: 100 }),
    }),
    mealPlan: each(mealKeys, meal),
    restrictions: texts('New Restriction'),
    supplements: texts('New Supplement'),
    hydration: fields({ dailyWater: text, timing: commas, additionalFluids: commas }),
  }),
  workout: fields({
    frequency: integer({ max: 21 }),
    duration: integer({ max: 1440, unit: 'min' }),
    intensity: text,
    weeklySchedule: each(dayKeys, day),
    progression: { kind: 'phases' },
  }),
  lifestyle: fields({
    sleep: fields({ quality: integer({ max: 10 }), improvementTips: texts('New Item') }),
    stressManagement: fields({ strategies: texts('New Item') }),
    recovery: fields({ methods: texts('New Item') }),
  }),
  tracking: fields({
    metrics: texts('New Item'),
    frequency: text,
    goals: texts('New Item'),
    indicators: texts('New Item'),
    measurements: fields({
      weight: fields({ initial: kilograms, target: kilograms }),
      bodyComposition: target,
      performance: target,
      photos: target,
    }),
  }),
})

export type ProgramData = ValueOf<typeof plan>

/** What a save sends: any part of the plan, objects merged, lists whole; a phase that is null goes. */
export type PlanPatch = PatchOf<ProgramData>
type PatchOf<T> = T extends readonly unknown[]
  ? T
  : T extends Record<string, { focus: string }>
    ? { [phase: string]: { focus: string } | null }
    : T extends object
      ? { [K in keyof T]?: PatchOf<T[K]> }
      : T

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

/** A whole plan from any stored part of one; what is missing is empty, a text where a list belongs is its only entry. */
export function completePlan(stored: unknown): ProgramData {
  return completeOf(plan, stored) as ProgramData
}

function completeOf(node: PlanNode, value: unknown): unknown {
  if (value === undefined || value === null) return emptyOf(node)
  if (node.kind === 'fields')
    return mapFields(node.fields, (inner, key) => completeOf(inner, own(value, key)))
  if (node.kind === 'texts') return Array.isArray(value) ? value : value === '' ? [] : [String(value)]
  if (node.kind === 'items')
    return (value as unknown[]).map((item) =>
      mapFields(node.fields, (inner, key) => completeOf(inner, own(item, key))),
    )
  const isText = node.kind === 'text' || node.kind === 'long'
  return isText && Array.isArray(value) ? value.join('\n') : value
}

function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}

/** One written path with its value; a phase is a path of its own, null where it goes. */
export interface PlanWrite {
  path: string
  value: unknown
}

/** What a patch writes, leaf by leaf. The patch fits its schema. */
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

/** The plan after a patch; what did not change keeps its identity. */
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

/** What changed at a path from one version to the next; null where there was, or is, nothing. */
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

/** Whether two paths touch: the same, or one inside the other. */
export function pathsTouch(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`)
}

/** A typed number as the editor keeps it: digits of any script, whole, not below 0; 0 where it is no number. */
export function typedInteger(typed: string): number {
  const number = Number.parseFloat(
    asciiDigits(typed)
      .replace(/[\s٬,_]/g, '')
      .replace('٫', '.'),
  )
  return Number.isFinite(number) ? Math.max(0, Math.trunc(number)) : 0
}

/** The entries of a typed list: between commas (Latin or Persian), trimmed, empty ones dropped. */
export function typedList(typed: string): string[] {
  return typed
    .split(/[,،]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
