import type { Locale } from 'contract/locale'
import type { MyProgram, UserProgram } from 'contract/programs/calls'
import { completePlan } from 'contract/programs/plan-form'
import { fail } from '../../../fail'
import type { Db, Pool } from '../../../kernel/db/client'
import { turnDue } from '../blocks/blocks.logic'
import { unitsOf } from '../units'
import * as sql from './customer.sql'

export function listMine(db: Db, accountId: string, locale: Locale): Promise<UserProgram[]> {
  return sql.listMine(db, accountId, locale)
}

/** One of the caller's own programs with its plan. */
export async function getMine(
  db: Pool,
  mine: { id: string; accountId: string; locale: Locale },
): Promise<MyProgram> {
  await turnDue(db, mine)
  const { programData, sessions, measurements, ...userProgram } =
    (await sql.findMineWhole(db, mine, unitsOf)) ?? fail('programs.not_found')
  return {
    programData: programData && completePlan(programData),
    userProgram: { ...userProgram, id: userProgram._id },
    sessions,
    measurements,
  }
}
