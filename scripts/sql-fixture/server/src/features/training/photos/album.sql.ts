import { coached, mine } from '../whose.sql'

const photos = (db: Db) => db`progress_photos p join user_programs up on up.id = p.user_program_id`
export const listMine = (db: Db, accountId: string) =>
  db<Row[]>`select p.name from ${photos(db)} where ${mine(db, accountId)}`
export const listOfAthlete = (db: Db, coachId: string) =>
  db<Row[]>`select p.name from ${photos(db)} where ${coached(db, coachId)}`
export const listAny = (db: Db, id: string) => db<Row[]>`select p.name from ${photos(db)} where up.id = ${id}` // wrong
export const removeAny = (db: Db, id: string) => db`delete from progress_photos where id = ${id}` // wrong
/** Whose photos these are is the caller's word. */
export const listOf = (db: Db, athleteId: string) =>
  db<Row[]>`select p.name from ${photos(db)} where up.account_id = ${athleteId}` // wrong
