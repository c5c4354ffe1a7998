import type { StoredBlock } from 'contract/programs/block-rules'
import type { Db, Fragment } from '../../../kernel/db/client'
import { currentWeek } from '../../programs/user-programs.sql'
import { type Coached, coached, type Mine, mine } from '../ownership.sql'

/** A plan with what the days of its weeks depend on; days are `YYYY-MM-DD`. */
export interface WeekRow {
  id: string
  accountId: string
  athlete: string
  /** Null while the program has no coach. */
  coach: string | null
  data: unknown
  version: number
  blocks: StoredBlock[] | null
  currentBlock: number
  /** Null before the plan is published. */
  startDate: string | null
  currentWeek: number
  totalWeeks: number
  /** Both ends of a pause are days on which the program ran; `until` is null while it is paused. */
  pauses: { from: string; until: string | null }[]
  /** Today in the athlete's zone. */
  today: string
}

/** Finds the plan of one of the account's own programs, once it is published. */
export async function findMyWeek(db: Db, own: Mine): Promise<WeekRow | undefined> {
  const [row] = await db<WeekRow[]>`
    select ${columns(db)} ${tables(db)} where ${mine(db, own)} and up.published_at is not null and up.data is not null`
  return row
}

/** Finds the plan of an athlete for their coach. */
export async function findWeekForCoach(db: Db, program: Coached): Promise<WeekRow | undefined> {
  const [row] = await db<WeekRow[]>`
    select ${columns(db)} ${tables(db)} where ${coached(db, program)} and up.data is not null`
  return row
}

const tables = (db: Db): Fragment => db`from user_programs up
  join accounts a on a.id = up.account_id left join accounts c on c.id = up.coach_id`

function columns(db: Db): Fragment {
  return db`up.id, up.account_id as "accountId", trim(a.first_name || ' ' || a.last_name) as athlete,
    trim(c.first_name || ' ' || c.last_name) as coach, up.data, up.version, up.blocks,
    up.current_block as "currentBlock", up.start_date::text as "startDate", ${currentWeek(db)} as "currentWeek",
    up.total_weeks as "totalWeeks", account_today(up.account_id)::text as today,
    coalesce((select jsonb_agg(jsonb_build_object('from', p.from_day, 'until', p.until_day) order by p.from_day)
      from program_pauses p where p.user_program_id = up.id), '[]') as pauses`
}
