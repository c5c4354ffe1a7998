import type { Db, Tx } from '../../kernel/db/client'
import type { PersonalTable } from '../../kernel/personal/personal'

const ownEntries: PersonalTable = {
  whose: (db, { id }) => db`t.coach_id = ${id}`,
  key: ['created_at', 'id'],
  kept: 'as long as the account',
}

export const libraryTables: Readonly<Record<string, PersonalTable>> = {
  library_exercises: ownEntries,
  library_foods: ownEntries,
  library_meals: ownEntries,
}

/** The videos of a coach's exercises. */
export function listVideos(db: Db, coachId: string) {
  return db<{ name: string }[]>`
    select coalesce(video_name, '') as name from library_exercises
    where coach_id = ${coachId} and video_name is not null order by id`
}

export async function eraseLibrary(tx: Tx, coachId: string): Promise<void> {
  await tx`delete from library_exercises where coach_id = ${coachId}`
  await tx`delete from library_meals where coach_id = ${coachId}`
  await tx`delete from library_foods where coach_id = ${coachId}`
}
