import { healthIsOpen } from '../../auth/consents.sql'
import { moveProgram } from '../life/step.sql'

export const coachedBy = (db: Db, coachId: string) =>
  db`up.coach_id = ${coachId} and ${healthIsOpen(db, db`up.account_id`)}`
const coached = (db: Db, coachId: string) => db`user_programs up where ${coachedBy(db, coachId)}`
export const nested = (db: Db, coachId: string) => db<Row[]>`select up.id from ${coached(db, coachId)}`
/** A named exception. */
export const findNotes = (db: Db, id: string) =>
  db<Row[]>`select data from user_programs where coach_id = ${id}`
export const anybodys = (db: Db, id: string) => db<Row[]>`select data from user_programs where id = ${id}` // wrong

/** The condition of a judged call is its argument. */
export const takeStep = (db: Db, coachId: string) => moveProgram(db, coachedBy(db, coachId))
export const anyStep = (db: Db, id: string) => moveProgram(db, db`up.id = ${id}`) // wrong
