import type { ErrorCode } from 'contract/errors'
import type { PlanEdit } from 'contract/programs/edit-calls'
import { type DayKey, dayKeys, type PlannedExercise, type ProgramData, plan } from 'contract/programs/plan'
import { PlanPatchBody } from 'contract/programs/plan-calls'
import { mergePlan, type PlanWrite, patchOf, valueAt, writesOf } from 'contract/programs/plan-changes'
import { own } from 'contract/programs/plan-form'
import type { PlanNode } from 'contract/programs/plan-node'
import { isPhaseName } from 'contract/programs/plan-paths'
import { rowExtraKeys } from 'contract/programs/set-rules'
import { InvalidInput } from '../../../kernel/http/envelope'
import { newId } from '../../../kernel/ids'
import { keepRowIds } from '../row-ids'

/** Target of a dotted path: a part with fields, or a value that is saved whole with the keys below it. */
export type Place =
  | { kind: 'folder'; path: string }
  | { kind: 'leaf'; leaf: string; node: PlanNode; below: string[] }

/** Returns undefined where a plan has no such path. */
export function placeOf(path: string): Place | undefined {
  const keys = path.split('.')
  let node: PlanNode = plan
  for (const [depth, key] of keys.entries()) {
    const below = keys.slice(depth)
    if (node.kind === 'phases') return phasePlace(keys, depth)
    if (node.kind !== 'fields') return { kind: 'leaf', leaf: keys.slice(0, depth).join('.'), node, below }
    if (!Object.hasOwn(node.fields, key)) return undefined
    node = node.fields[key] as PlanNode
  }
  if (node.kind === 'fields' || node.kind === 'phases') return { kind: 'folder', path }
  return { kind: 'leaf', leaf: path, node, below: [] }
}

function phasePlace(keys: string[], depth: number): Place | undefined {
  const below = keys.slice(depth + 1)
  const isKnown = isPhaseName(keys[depth] ?? '') && (below.length === 0 || below.join('.') === 'focus')
  const leaf = keys.slice(0, depth + 1).join('.')
  return isKnown ? { kind: 'leaf', leaf, node: { kind: 'phases' }, below } : undefined
}

/** An edit whose path is known. */
interface Placed {
  edit: PlanEdit
  place: Place
  at: number
}

type Act = 'path' | 'value' | 'insert' | 'remove' | 'move'

/** Refuses the whole call; the code is at the field of that edit. */
function refuse(at: number, act: Act, ...codes: ErrorCode[]): never {
  const code = 'custom' as const
  throw new InvalidInput(
    codes.map((message) => ({ code, message, path: ['edits', at, act], input: undefined })),
  )
}

/** Finds the place of each edit, and the leaves that are written by all of them together. */
export function placeEdits(edits: readonly PlanEdit[]): { placed: Placed[]; leaves: string[] } {
  const leaves = new Set<string>()
  const placed = edits.map((edit, at) => {
    const place = placeOf(edit.path) ?? refuse(at, 'path', 'programs.field_unknown')
    if (place.kind === 'leaf') leaves.add(place.leaf)
    else if (edit.value === undefined) refuse(at, 'path', 'programs.field_unknown')
    else for (const { path } of writesOf(checked(at, edit.path, edit.value))) leaves.add(path)
    return { edit, place, at }
  })
  return { placed, leaves: [...leaves] }
}

/** Applies edits in their order and returns the writes. Rows keep their ids, inserted rows get new ones. */
export function writesOfEdits(
  before: ProgramData,
  placed: readonly Placed[],
  leaves: readonly string[],
): PlanWrite[] {
  const after = placed.reduce(applied, before)
  return withRowIds(
    before,
    leaves.map((path) => ({ path, value: valueAt(after, path) ?? null })),
  )
}

const ROWS = /^workout\.weeklySchedule\.(\w+)\.exercises$/

/** Gives every exercise row of the writes its id; `of` says which. */
export function withRowIds(
  before: ProgramData,
  writes: readonly PlanWrite[],
  of: typeof keepRowIds = keepRowIds,
): PlanWrite[] {
  const dayOf = ({ path }: PlanWrite) => ROWS.exec(path)?.[1] as DayKey | undefined
  const sent = writes.flatMap((write) => {
    const day = dayOf(write)
    return day ? [[day, write.value as PlannedExercise[]] as const] : []
  })
  const stored = Object.fromEntries(dayKeys.map((day) => [day, before.workout.weeklySchedule[day].exercises]))
  const rows = of(stored, Object.fromEntries(sent))
  return writes.map((write) => {
    const day = dayOf(write)
    return day ? { ...write, value: rows[day] } : write
  })
}

function applied(data: ProgramData, { edit, place, at }: Placed): ProgramData {
  if (place.kind === 'folder') return mergePlan(data, checked(at, place.path, edit.value))
  const { leaf, node, below } = place
  const stored = valueAt(data, leaf)
  const value = changed({ edit, at, isRows: node.kind === 'items' }, stored ?? emptyPhase(node, below), below)
  return mergePlan(data, checked(at, leaf, value, edit.insert === undefined ? 'value' : 'insert'))
}

const emptyPhase = (node: PlanNode, below: readonly string[]) =>
  node.kind === 'phases' && below.length > 0 ? { focus: '' } : undefined

/** The patch that writes a value, if the plan takes it. */
function checked(at: number, path: string, value: unknown, act: Act = 'value') {
  const { data, error } = PlanPatchBody.safeParse(patchOf(path, value))
  if (error) refuse(at, act, ...error.issues.map(({ message }) => message as ErrorCode))
  return data as NonNullable<typeof data>
}

interface Change {
  edit: PlanEdit
  at: number
  /** The leaf is a list of exercise rows. */
  isRows: boolean
}

const INDEX = /^(?:0|[1-9]\d{0,3})$/
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value `holder` with an edit at `keys` below it. */
function changed(change: Change, holder: unknown, keys: readonly string[], depth = 0): unknown {
  const { edit, at } = change
  const [key, ...rest] = keys
  if (key === undefined) return changedWhole(change, holder, depth)
  const unknown = () => refuse(at, 'path', 'programs.field_unknown')
  if (Array.isArray(holder)) {
    const index = INDEX.test(key) ? Number(key) : unknown()
    if (rest.length > 0 || edit.value !== undefined) {
      if (index >= holder.length) unknown()
      return holder.with(index, changed(change, holder[index], rest, depth + 1))
    }
    return changedList(change, holder, index, depth)
  }
  if (!isObject(holder) || key in Object.prototype || (change.isRows && depth === 1 && key === 'id'))
    return unknown()
  if (rest.length === 0 && edit.remove) return withoutField(change, holder, key, depth)
  const inner = own(holder, key) ?? (change.isRows && depth === 1 && key === 'targets' ? [] : undefined)
  return { ...holder, [key]: changed(change, inner, rest, depth + 1) }
}

/** The place itself is written: objects are merged, a row keeps its id; an insert adds to the end of a list. */
function changedWhole(change: Change, was: unknown, depth: number): unknown {
  const { edit, at } = change
  if (edit.value !== undefined) {
    if (!isObject(edit.value) || !isObject(was)) return edit.value
    return { ...was, ...edit.value, ...(was.id === undefined ? {} : { id: was.id }) }
  }
  if (Array.isArray(was) && edit.insert !== undefined) return changedList(change, was, was.length, depth)
  // A phase goes with its name.
  if (edit.remove && isObject(was) && depth === 0) return null
  return refuse(at, 'path', 'programs.field_unknown')
}

function changedList({ edit, at, isRows }: Change, list: unknown[], index: number, depth: number): unknown[] {
  const unknown = () => refuse(at, 'path', 'programs.field_unknown')
  if (edit.insert !== undefined) {
    if (index > list.length) unknown()
    const isRow = isRows && depth === 0 && isObject(edit.insert)
    return list.toSpliced(index, 0, isRow ? { ...(edit.insert as object), id: newId() } : edit.insert)
  }
  if (index >= list.length) unknown()
  const others = list.toSpliced(index, 1)
  if (edit.remove) return others
  const to = edit.move ?? 0
  if (to >= list.length) refuse(at, 'move', 'request.out_of_range')
  return others.toSpliced(to, 0, list[index])
}

/** Optional fields alone can be removed: those of a row beside the specified ones, and those of a target. */
function withoutField({ at, isRows }: Change, holder: Record<string, unknown>, key: string, depth: number) {
  const isExtra = isRows && depth === 1 && rowExtraKeys.some((extra) => extra === key)
  const isOfTarget = isRows && depth > 2 && Object.hasOwn(holder, key)
  if (isExtra) return { ...holder, [key]: key === 'targets' ? [] : '' }
  if (!isOfTarget) return refuse(at, 'path', 'programs.field_unknown')
  const { [key]: _, ...others } = holder
  return others
}
