export const moveProgram = (db: Db, where: Fragment) =>
  db<Row[]>`update user_programs up set status = 'paused' where ${where}`
/** A named exception. */
export const listEndedPauses = (db: Db) => db<Row[]>`select id from user_programs where status = 'paused'`
