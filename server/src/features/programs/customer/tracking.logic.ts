import type { Received } from 'contract/endpoint'
import type { addMeasurement, Measurement } from 'contract/programs/calls'
import { type MeasurementKind, measurementKinds } from 'contract/programs/rules'
import { MINUTE } from 'contract/units'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import * as sql from './tracking.sql'

interface Mine {
  id: string
  accountId: string
}

async function lock(tx: Tx, { id, accountId }: Mine): Promise<sql.LockedProgram> {
  return (await sql.lockProgram(tx, id, accountId)) ?? fail('programs.not_found')
}

/** Most measurements of a program. */
export const MEASUREMENTS_MAX = 5000
/** A clock may be this much ahead of ours. */
const CLOCK_SKEW = 5 * MINUTE

/** Enters a measurement; a day counts as its noon. */
export async function enterMeasurement(
  { db }: Pick<Deps, 'db'>,
  mine: Mine,
  { kind, value, unit, at }: Received<typeof addMeasurement>['body'],
): Promise<Measurement> {
  const expected = measurementKinds[kind]
  if (unit !== undefined && unit !== expected.unit) fail('programs.unit_invalid', { unit: expected.unit })
  if (!isPlausible({ kind, value })) fail('programs.measurement_invalid')
  return transaction(db, async (tx) => {
    const { status, latestDay } = await lock(tx, mine)
    if (!['creating', 'active', 'paused', 'completed'].includes(status)) fail('programs.not_active')
    const when = whenOf(at, latestDay)
    if ((await sql.countMeasurements(tx, mine.id)) >= MEASUREMENTS_MAX)
      fail('programs.too_many_measurements', { max: MEASUREMENTS_MAX })
    const entry = { id: newId(), userProgramId: mine.id, kind, value, at: when }
    const measurement = await sql.insertMeasurement(tx, entry, expected.unit)
    if (kind === 'weight') await sql.refreshLatestWeight(tx, mine.accountId)
    await sql.touchProgram(tx, mine.id)
    return measurement
  })
}

function whenOf(at: string | undefined, latestDay: string): Date {
  const now = Date.now()
  if (at === undefined) return new Date(now)
  const isWholeDay = at.length === 10
  const when = new Date(isWholeDay ? `${at}T12:00:00Z` : at)
  const future = isWholeDay ? at > latestDay : when.getTime() > now + CLOCK_SKEW
  if (Number.isNaN(when.getTime()) || when.getUTCFullYear() < 1990 || future) fail('programs.day_invalid')
  return when
}

export async function removeMeasurement(
  { db }: Pick<Deps, 'db'>,
  mine: Mine,
  measurementId: string,
): Promise<void> {
  await transaction(db, async (tx) => {
    await lock(tx, mine)
    if (!(await sql.deleteMeasurement(tx, mine.id, measurementId))) fail('programs.measurement_not_found')
    await sql.refreshLatestWeight(tx, mine.accountId)
    await sql.touchProgram(tx, mine.id)
  })
}

/**
 * Enters measurements in place of earlier ones, all at one instant, with the transaction of what they come from; returns
 * their ids.
 */
export async function replaceMeasurements(
  tx: Tx,
  mine: Mine,
  { earlier, at, entries }: { earlier: readonly string[]; at: Date; entries: readonly NewMeasurement[] },
): Promise<string[]> {
  for (const id of earlier) await sql.deleteMeasurement(tx, mine.id, id)
  if ((await sql.countMeasurements(tx, mine.id)) + entries.length > MEASUREMENTS_MAX)
    fail('programs.too_many_measurements', { max: MEASUREMENTS_MAX })
  const rows = entries.map(({ kind, value }) => ({ id: newId(), userProgramId: mine.id, kind, value, at }))
  for (const row of rows) await sql.insertMeasurement(tx, row, measurementKinds[row.kind].unit)
  if (earlier.length > 0 || rows.length > 0) await sql.refreshLatestWeight(tx, mine.accountId)
  await sql.touchProgram(tx, mine.id)
  return rows.map(({ id }) => id)
}

interface NewMeasurement {
  kind: MeasurementKind
  value: number
}

/** Returns true for a value that a measurement of its kind can have. */
export function isPlausible({ kind, value }: NewMeasurement): boolean {
  const { min, max } = measurementKinds[kind]
  return value >= min && value <= max
}
