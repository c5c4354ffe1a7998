import type { UserProgramStatus } from 'contract/programs/rules'
import type { Db } from '../../kernel/db/client'

export interface NewUserProgram {
  id: string
  accountId: string
  programId: string
  coachId: string | null
  status: UserProgramStatus
  /** `YYYY-MM-DD`. */
  startDate: string | null
  currentWeek: number
  totalWeeks: number
  progress: number
  createdAt: Date
}

export async function insertUserProgram(db: Db, program: NewUserProgram): Promise<void> {
  await db`
    insert into user_programs (id, account_id, program_id, coach_id, status, start_date, current_week, total_weeks,
      progress, created_at, updated_at)
    values (${program.id}, ${program.accountId}, ${program.programId}, ${program.coachId}, ${program.status},
      ${program.startDate}, ${program.currentWeek}, ${program.totalWeeks}, ${program.progress}, ${program.createdAt},
      ${program.createdAt})`
}

export interface Athlete {
  accountId: string
  /** Both as `YYYY-MM-DD`. */
  birthDate: string | null
  heightCm: number | null
  weightKg: number | null
  latestWeight: { kg: number; date: string } | null
  notes: string
}

/** What is known of a person; what was known before is replaced. */
export async function putAthlete(db: Db, athlete: Athlete): Promise<void> {
  const { latestWeight } = athlete
  await db`
    insert into athletes (account_id, birth_date, height_cm, weight_kg, latest_weight_kg, latest_weight_date, notes)
    values (${athlete.accountId}, ${athlete.birthDate}, ${athlete.heightCm}, ${athlete.weightKg},
      ${latestWeight?.kg ?? null}, ${latestWeight?.date ?? null}, ${athlete.notes})
    on conflict (account_id) do update set birth_date = excluded.birth_date, height_cm = excluded.height_cm,
      weight_kg = excluded.weight_kg, latest_weight_kg = excluded.latest_weight_kg,
      latest_weight_date = excluded.latest_weight_date, notes = excluded.notes, updated_at = now()`
}
