import type { Db, Tx } from '../../kernel/db/client'
import type { PersonalTable } from '../../kernel/personal/personal'
import { nameOf } from '../auth/personal.sql'

const mine: PersonalTable['whose'] = (db, { id }) => db`t.account_id = ${id}`
const coaches: PersonalTable['whose'] = (db, { id }) => db`t.coach_id = ${id}`
const ofMine: PersonalTable['whose'] = (db, { id }) =>
  db`t.user_program_id in (select up.id from user_programs up where up.account_id = ${id})`
const WITH_ACCOUNT = 'as long as the account'

/** The photo that a person's profile shows, where there is one. */
export async function listPhotos(db: Db, id: string): Promise<string[]> {
  const rows = await db<{ photo: string }[]>`
    select photo from athletes where account_id = ${id} and photo is not null`
  return rows.map(({ photo }) => photo)
}

export const programTables: Readonly<Record<string, PersonalTable>> = {
  user_programs: {
    whose: mine,
    key: ['created_at', 'id'],
    without: ['path_writes'],
    also: (db) =>
      db`'program', (select p.name from programs p where p.id = t.program_id), 'coach', ${nameOf(db, 'coach_id')}`,
    item: 'programs',
    kept: WITH_ACCOUNT,
  },
  plan_versions: {
    whose: ofMine,
    key: ['user_program_id', 'version'],
    without: ['actor_id', 'origins'],
    kept: WITH_ACCOUNT,
  },
  user_program_assignments: {
    whose: ofMine,
    key: ['at', 'id'],
    without: ['actor_id'],
    also: (db) => db`'coach', ${nameOf(db, 'coach_id')}`,
    kept: WITH_ACCOUNT,
  },
  program_answers: {
    whose: ofMine,
    key: ['user_program_id', 'question_id'],
    item: 'answers',
    kept: WITH_ACCOUNT,
  },
  program_pauses: { whose: ofMine, key: ['user_program_id', 'from_day'], kept: WITH_ACCOUNT },
  program_days: { whose: ofMine, key: ['user_program_id', 'date'], kept: WITH_ACCOUNT },
  program_sessions: { whose: ofMine, key: ['user_program_id', 'date'], kept: WITH_ACCOUNT },
  program_measurements: { whose: ofMine, key: ['at', 'id'], item: 'measurements', kept: WITH_ACCOUNT },
  athletes: { whose: mine, key: ['account_id'], kept: WITH_ACCOUNT },
  athlete_notes: { whose: mine, key: ['coach_id'], kept: 'as long as the account of either' },
  program_coaches: { whose: coaches, key: ['program_id'], kept: WITH_ACCOUNT },
  coach_capacities: { whose: coaches, key: ['coach_id'], kept: WITH_ACCOUNT },
  coach_templates: { whose: coaches, key: ['id'], kept: 'as long as the account, a deleted one 30 days' },
  plan_origins: {
    whose: ofMine,
    key: ['user_program_id', 'source_id'],
    without: ['base'],
    kept: WITH_ACCOUNT,
  },
  coach_covers: {
    whose: (db, { id }) => db`t.coach_id = ${id} or t.colleague_id = ${id}`,
    key: ['created_at', 'id'],
    without: ['coach_id', 'colleague_id', 'actor_id'],
    also: (db) => db`'coach', ${nameOf(db, 'coach_id')}, 'colleague', ${nameOf(db, 'colleague_id')}`,
    kept: 'as long as the account of either',
  },
}

/** Erases a person's programs, and a coach's part in those of others. */
export async function erasePrograms(tx: Tx, id: string): Promise<void> {
  await tx`delete from user_programs where account_id = ${id}`
  await tx`delete from athletes where account_id = ${id}`
  await tx`delete from athlete_notes where account_id = ${id} or coach_id = ${id}`
  // Other people's shared history remains without the coach's name.
  await tx`delete from program_coaches where coach_id = ${id}`
  await tx`delete from coach_capacities where coach_id = ${id}`
  await tx`delete from coach_templates where coach_id = ${id}`
  await tx`delete from coach_covers where coach_id = ${id} or colleague_id = ${id}`
  await tx`update coach_covers set actor_id = null where actor_id = ${id}`
  await tx`update user_programs set coach_id = null where coach_id = ${id}`
  await tx`update plan_versions set actor_id = null where actor_id = ${id}`
  await tx`
    update user_program_assignments set coach_id = nullif(coach_id, ${id}), actor_id = nullif(actor_id, ${id})
    where coach_id = ${id} or actor_id = ${id}`
}
