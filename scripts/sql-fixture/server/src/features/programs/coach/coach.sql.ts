const coachedBy = (db: Db, coachId: string) => db`up.coach_id = ${coachId}`
const coached = (db: Db, coachId: string) => db`user_programs up where ${coachedBy(db, coachId)}`
export const nested = (db: Db, coachId: string) => db`select up.id from ${coached(db, coachId)}`
/** A named exception. */
export const countAthletes = (db: Db, id: string) =>
  db`select count(*) from user_programs where coach_id = ${id}`
export const anybodys = (db: Db, id: string) => db`select data from user_programs where id = ${id}` // wrong
