import type { LoadUnit, SetType } from 'contract/programs/set-rules'
import type { HistorySource } from 'contract/training/history-rules'

/** Values of a set that a table can have. */
type Column =
  | 'day'
  | 'workout'
  | 'exercise'
  | 'order'
  | 'type'
  | 'load'
  | 'loadUnit'
  | 'reps'
  | 'distance'
  | 'distanceUnit'
  | 'time'
  | 'effort'
  | 'note'

/** Table of one app: its headings in lower case, with the unit where a heading names one. */
interface AppTable {
  source: HistorySource
  /** Headings that this table has and no other. */
  marks: readonly string[]
  columns: Readonly<Record<string, readonly [Column, (LoadUnit | 'm' | 'km' | 'mi')?]>>
}

const TABLES: readonly AppTable[] = [
  {
    source: 'hevy',
    marks: ['exercise_title', 'start_time'],
    columns: {
      start_time: ['day'],
      title: ['workout'],
      exercise_title: ['exercise'],
      set_type: ['type'],
      weight_kg: ['load', 'kg'],
      weight_lbs: ['load', 'lb'],
      reps: ['reps'],
      distance_km: ['distance', 'km'],
      distance_miles: ['distance', 'mi'],
      duration_seconds: ['time'],
      rpe: ['effort'],
      exercise_notes: ['note'],
    },
  },
  {
    source: 'strong',
    marks: ['exercise name', 'set order'],
    columns: {
      date: ['day'],
      'workout name': ['workout'],
      'exercise name': ['exercise'],
      'set order': ['order'],
      weight: ['load'],
      'weight (kg)': ['load', 'kg'],
      'weight (lbs)': ['load', 'lb'],
      'weight unit': ['loadUnit'],
      reps: ['reps'],
      distance: ['distance'],
      'distance (meters)': ['distance', 'm'],
      'distance (km)': ['distance', 'km'],
      'distance (miles)': ['distance', 'mi'],
      'distance unit': ['distanceUnit'],
      seconds: ['time'],
      rpe: ['effort'],
      notes: ['note'],
    },
  },
  {
    source: 'fitnotes',
    marks: ['exercise', 'category'],
    columns: {
      date: ['day'],
      exercise: ['exercise'],
      weight: ['load'],
      'weight (kg)': ['load', 'kg'],
      'weight (kgs)': ['load', 'kg'],
      'weight (lbs)': ['load', 'lb'],
      'weight unit': ['loadUnit'],
      reps: ['reps'],
      distance: ['distance'],
      'distance unit': ['distanceUnit'],
      time: ['time'],
      comment: ['note'],
    },
  },
]

/** Columns of a file: the place of each, and the unit of its heading. */
export interface HistoryColumns {
  source: HistorySource
  at: Partial<Record<Column, number>>
  loadUnit: LoadUnit | undefined
  distanceUnit: 'm' | 'km' | 'mi' | undefined
}

/** Reads a heading; undefined if it is of none of the apps. */
export function historyColumns(cells: readonly string[]): HistoryColumns | undefined {
  const headings = cells.map((cell) => cell.trim().toLowerCase())
  const table = TABLES.find(({ marks }) => marks.every((mark) => headings.includes(mark)))
  if (!table) return undefined
  const columns: HistoryColumns = {
    source: table.source,
    at: {},
    loadUnit: undefined,
    distanceUnit: undefined,
  }
  for (const [at, heading] of headings.entries()) {
    const [column, unit] = table.columns[heading] ?? []
    if (column === undefined || columns.at[column] !== undefined) continue
    columns.at[column] = at
    if (unit === 'kg' || unit === 'lb') columns.loadUnit = unit
    else if (unit !== undefined) columns.distanceUnit = unit
  }
  return columns.at.day === undefined ? undefined : columns
}

/** Kinds of sets as the apps write them; a number or nothing is a working set. */
const SET_TYPES: Readonly<Record<string, SetType>> = {
  w: 'warmup',
  warmup: 'warmup',
  'warm-up': 'warmup',
  d: 'drop',
  dropset: 'drop',
  f: 'failure',
  failure: 'failure',
}

/** Lines of Strong that hold no set. */
const NO_SET = new Set(['rest timer', 'note'])

/** Kind of a line; undefined if it holds no set. */
export function setTypeOf(written: string): SetType | undefined {
  const form = written.trim().toLowerCase()
  return NO_SET.has(form) ? undefined : (SET_TYPES[form] ?? 'working')
}

export function loadUnitOf(written: string): LoadUnit | undefined {
  const form = written.trim().toLowerCase()
  if (form === 'kg' || form === 'kgs') return 'kg'
  return form === 'lb' || form === 'lbs' ? 'lb' : undefined
}

const METERS: Readonly<Record<string, number>> = {
  m: 1,
  meters: 1,
  km: 1000,
  mi: 1609.344,
  miles: 1609.344,
  ft: 0.3048,
  yd: 0.9144,
}

/** Metres of a unit of length; undefined for an unknown one. */
export const metersOf = (unit: string) => METERS[unit.trim().toLowerCase()]

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Day of a date as the apps write it (`2024-08-24 17:30`, `24 Aug 2024, 17:30`, `Aug 24, 2024, 5:30 PM`). */
export function dayOf(written: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:\D|$)/.exec(written)
  const dayFirst = /^(\d{1,2}) ([A-Za-z]{3})[a-z]*\.?,? (\d{4})(?:\D|$)/.exec(written)
  const monthFirst = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})(?:\D|$)/.exec(written)
  const [year, month, day] = iso
    ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
    : dayFirst
      ? [Number(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1])]
      : monthFirst
        ? [Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2])]
        : []
  if (year === undefined || month === undefined || day === undefined || year < 1950) return undefined
  const at = new Date(Date.UTC(year, month - 1, day))
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return undefined
  return at.toISOString().slice(0, 10)
}

const monthOf = (name = '') => MONTHS.indexOf(name.toLowerCase()) + 1

/** Number of a cell, with a point or a comma before its decimals; 0 for an empty one, undefined for any other text. */
export function numberOf(written: string): number | undefined {
  const text = written.trim()
  if (text === '') return 0
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** Seconds of `90`, `1:30` or `0:01:30`; 0 for an empty cell, undefined for any other text. */
export function secondsOf(written: string): number | undefined {
  const text = written.trim()
  if (!/^\d+(?::\d{1,2}){1,2}$/.test(text)) return numberOf(text)
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
