import { emptyPlan } from 'contract/programs/plan-form'
import { hasProgram, type UserProgramStatus } from 'contract/programs/rules'
import { newId } from '../src/kernel/ids'
import type { TestApp } from './test-app'

interface Wish {
  accountId: string
  programId: string
  coachId: string | null
  status?: UserProgramStatus
  startDate?: string | null
  progress?: number
}

/** A person's program in any state of its life; returns its id. */
export async function makeUserProgram(app: TestApp, wish: Wish): Promise<string> {
  const id = newId()
  const { status = 'active' } = wish
  await app.deps.db`
    insert into user_programs (id, account_id, program_id, coach_id, status, start_date, total_weeks, progress,
      training_days, paused_at, data)
    values (${id}, ${wish.accountId}, ${wish.programId}, ${wish.coachId}, ${status},
      ${wish.startDate ?? null}, 12, ${wish.progress ?? 0}, '{1,3,5}', ${status === 'paused' ? new Date() : null},
      ${hasProgram(status) ? app.deps.db.json(emptyPlan()) : null})`
  return id
}
