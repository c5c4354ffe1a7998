import type { Locale } from 'contract/locale'
import type { MyProgram, UserProgram } from 'contract/programs/calls'
import { completePlan } from 'contract/programs/plan-form'
import { fail } from '../../../fail'
import type { Db } from '../../../kernel/db/client'
import { unitsOf } from '../units'
import * as sql from './customer.sql'

export function listMine(db: Db, accountId: string, locale: Locale): Promise<UserProgram[]> {
  return sql.listMine(db, accountId, locale)
}

/** One of the caller's own programs with its plan. */
export async function getMine(
  db: Db,
  mine: { id: string; accountId: string; locale: Locale },
): Promise<MyProgram> {
  const { programData, sessions, measurements, ...userProgram } =
    (await sql.findMineWhole(db, mine, unitsOf)) ?? fail('programs.not_found')
  return {
    programData: programData && completePlan(programData),
    userProgram: { ...userProgram, id: userProgram._id },
    sessions,
    measurements,
  }
}
