import { CHECK_IN_DAYS } from 'contract/training/check-in-rules'
import type { Db } from '../../../kernel/db/client'

/** A check-in that its athlete may fill in now. */
export interface OpenCheckIn {
  userProgramId: string
  date: string
  dueDate: string
  isLate: boolean
}

/** Open check-ins of an account's running programs: late ones, and those due within a week. */
export function listOpen(db: Db, accountId: string): Promise<OpenCheckIn[]> {
  return db<OpenCheckIn[]>`
    select up.id as "userProgramId", c.date::text as date, c.due_date::text as "dueDate",
      c.due_date < account_today(up.account_id) as "isLate"
    from check_ins c join user_programs up on up.id = c.user_program_id
    where up.account_id = ${accountId} and up.status = 'active' and c.submitted_at is null
      and c.late_until >= account_today(up.account_id)
      and c.due_date < account_today(up.account_id) + ${CHECK_IN_DAYS}::int
      and not exists (select from program_pauses pp where pp.user_program_id = up.id
        and c.due_date >= pp.from_day and c.due_date < coalesce(pp.until_day, 'infinity'))
    order by c.due_date, c.id`
}
