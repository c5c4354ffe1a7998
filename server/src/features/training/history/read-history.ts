import type { ErrorCode } from 'contract/errors'
import {
  EFFORT_RANGE,
  KG_OF_LB,
  type LoadUnit,
  SET_INDEX_MAX,
  SET_NOTE_MAX,
} from 'contract/programs/set-rules'
import { SetEntry } from 'contract/training/entry-calls'
import { HISTORY_NAME_MAX, type HistorySource } from 'contract/training/history-rules'
import { fail } from '../../../fail'
import { type CsvRecord, readCsv } from '../../../kernel/csv/csv'
import {
  dayOf,
  type HistoryColumns,
  historyColumns,
  loadUnitOf,
  metersOf,
  numberOf,
  secondsOf,
  setTypeOf,
} from './history-tables'

/** Longest key of a session: its time and name. */
const SESSION_MAX = 200

/** Set of a file; `entry` has the fields of a `set` of the log without the exercise. */
export interface ReadSet {
  session: string
  sourceName: string
  setIndex: number
  date: string
  entry: Record<string, unknown>
}

export interface ReadHistory {
  source: HistorySource
  sets: ReadSet[]
  /** Unit of the loads; undefined if neither the file nor the person tells it. */
  unit: LoadUnit | undefined
  /** True if a load or a distance has no unit. */
  needsUnit: boolean
  skipped: { line: number; code: ErrorCode }[]
}

/** Reads a table of another app to its end; `unit` counts where the file has none. */
export async function readHistory(
  content: AsyncIterable<Uint8Array>,
  unit: LoadUnit | undefined,
): Promise<ReadHistory> {
  let reader: ReturnType<typeof lineReader> | undefined
  try {
    for await (const record of readCsv(content)) {
      if (reader) reader.take(record)
      else reader = lineReader(historyColumns(record.cells) ?? fail('history.file'), unit)
    }
  } catch (error) {
    // The file is no text.
    if (error instanceof TypeError) fail('history.file')
    throw error
  }
  return reader?.history ?? fail('history.file')
}

function lineReader(columns: HistoryColumns, unit: LoadUnit | undefined) {
  const { source } = columns
  const history: ReadHistory = {
    source,
    sets: [],
    unit: columns.loadUnit ?? unit,
    needsUnit: false,
    skipped: [],
  }
  /** Sets that each exercise of a session has so far. */
  const counts = new Map<string, number>()
  return {
    history,
    take({ cells, line, broken }: CsvRecord): void {
      const cell = (column: keyof HistoryColumns['at']) => cells[columns.at[column] ?? -1]?.trim() ?? ''
      const type = setTypeOf(cell('type') || cell('order'))
      if (type === undefined) return
      const values = broken ? undefined : valuesOf(cell, columns, unit)
      const date = dayOf(cell('day'))
      const sourceName = cell('exercise').slice(0, HISTORY_NAME_MAX)
      if (!values || !date || !sourceName) {
        history.skipped.push({ line, code: 'request.invalid' })
        return
      }
      const session = `${cell('day')} ${cell('workout')}`.trim().slice(0, SESSION_MAX)
      const key = `${session}\n${sourceName}`
      const setIndex = counts.get(key) ?? 0
      const entry = { ...values.entry, type }
      if (setIndex > SET_INDEX_MAX || !isSet(entry)) {
        history.skipped.push({ line, code: 'request.out_of_range' })
        return
      }
      counts.set(key, setIndex + 1)
      history.unit ??= values.unit
      history.needsUnit ||= values.needsUnit
      history.sets.push({ session, sourceName, setIndex, date, entry })
    },
  }
}

/** True if the log would take such a set. */
function isSet(entry: Record<string, unknown>): boolean {
  const frame = { kind: 'set', clientId: 'imported', rev: 1, date: '2020-01-01', session: 's', index: 0 }
  return SetEntry.safeParse({ ...frame, exercise: 'x', ...entry }).success
}

interface Values {
  entry: Record<string, unknown>
  /** Unit of the load that the line names. */
  unit: LoadUnit | undefined
  needsUnit: boolean
}

/** Values of a line; undefined if one is no number, or if nothing was done. */
function valuesOf(
  cell: (column: keyof HistoryColumns['at']) => string,
  columns: HistoryColumns,
  given: LoadUnit | undefined,
): Values | undefined {
  const [load, reps, distance, seconds, effort] = [
    numberOf(cell('load')),
    numberOf(cell('reps')),
    numberOf(cell('distance')),
    secondsOf(cell('time')),
    numberOf(cell('effort')),
  ]
  if (load === undefined || reps === undefined || distance === undefined || seconds === undefined)
    return undefined
  if (reps <= 0 && distance <= 0 && seconds <= 0) return undefined
  const ofLine = loadUnitOf(cell('loadUnit')) ?? columns.loadUnit
  const unit = ofLine ?? given
  const ofLength = cell('distanceUnit') || columns.distanceUnit
  const perMeter = metersOf(ofLength ?? (given === 'lb' ? 'mi' : 'km'))
  if (distance > 0 && perMeter === undefined) return undefined
  const kilograms = unit === 'lb' ? load * KG_OF_LB : load
  return {
    unit: ofLine,
    needsUnit: (load !== 0 && unit === undefined) || (distance > 0 && !ofLength && given === undefined),
    entry: {
      measure: reps > 0 ? 'reps' : seconds > 0 ? 'time' : 'distance',
      ...(reps > 0 && { reps: Math.round(reps) }),
      ...(load !== 0 && { load: rounded(kilograms), ...(unit && { typed: { load, unit } }) }),
      ...(seconds > 0 && { seconds }),
      ...(distance > 0 && { meters: rounded(distance * (perMeter ?? 1)) }),
      ...(effort !== undefined && effort >= EFFORT_RANGE.min && { effort: Math.round(effort * 2) / 2 }),
      ...(cell('note') && { note: cell('note').slice(0, SET_NOTE_MAX) }),
    },
  }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
