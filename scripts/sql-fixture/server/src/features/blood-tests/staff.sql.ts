export const note = 'the functions that are excepted in this file are gone' // wrong
/** Forgets the consent. */
const isSeen = (db: Db) => db`bt.status <> 'recorded'` // wrong
export const listTests = (db: Db) => db<Row[]>`select bt.id from blood_tests bt where ${isSeen(db)}`
