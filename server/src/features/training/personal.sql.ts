import type { Db, Tx } from '../../kernel/db/client'
import type { PersonalTable } from '../../kernel/personal/personal'

export const trainingTables: Readonly<Record<string, PersonalTable>> = {
  log_entries: {
    whose: (db, { id }) => db`t.account_id = ${id}`,
    key: ['position'],
    without: ['exercise_key', 'exercise_name', 'set_index'],
    kept: 'as long as the account',
  },
  past_sets: {
    whose: (db, { id }) => db`t.account_id = ${id}`,
    key: ['date', 'session', 'source_name', 'set_index'],
    without: ['exercise_name'],
    kept: 'as long as the account',
  },
  progress_photos: {
    whose: (db, { id }) =>
      db`t.user_program_id in (select up.id from user_programs up where up.account_id = ${id})`,
    key: ['date', 'created_at', 'id'],
    item: 'photos',
    kept: 'as long as the account',
  },
  check_in_forms: {
    whose: (db, { id }) =>
      db`t.user_program_id in (select up.id from user_programs up where up.account_id = ${id})`,
    key: ['user_program_id'],
    without: ['made_until'],
    kept: 'as long as the account',
  },
  progression_rules: {
    whose: (db, { id }) =>
      db`t.user_program_id in (select up.id from user_programs up where up.account_id = ${id})`,
    key: ['user_program_id'],
    kept: 'as long as the account',
  },
  check_ins: {
    whose: (db, { id }) =>
      db`t.user_program_id in (select up.id from user_programs up where up.account_id = ${id})`,
    key: ['date', 'id'],
    without: ['replied_by', 'reminded_at'],
    kept: 'as long as the account',
  },
  calendar_feeds: {
    whose: (db, { id }) => db`t.account_id = ${id}`,
    key: ['account_id'],
    without: ['secret_hash'],
    kept: 'as long as the account',
  },
}

/** Progress photos of a person, with the key parts of their files. */
export function listPhotoFiles(db: Db, id: string) {
  return db<{ userProgramId: string; name: string }[]>`
    select p.user_program_id as "userProgramId", p.name
    from progress_photos p join user_programs up on up.id = p.user_program_id
    where up.account_id = ${id} order by p.date, p.created_at, p.id`
}

export async function eraseTraining(tx: Tx, id: string): Promise<void> {
  await tx`delete from log_entries where account_id = ${id}`
  await tx`delete from calendar_feeds where account_id = ${id}`
  await tx`
    delete from check_ins c using user_programs up where up.id = c.user_program_id and up.account_id = ${id}`
  await tx`
    delete from check_in_forms f using user_programs up where up.id = f.user_program_id and up.account_id = ${id}`
  await tx`
    delete from progression_rules r using user_programs up where up.id = r.user_program_id and up.account_id = ${id}`
  await tx`delete from past_sets where account_id = ${id}`
  await tx`
    delete from progress_photos p using user_programs up where up.id = p.user_program_id and up.account_id = ${id}`
}
