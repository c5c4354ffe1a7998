import type { ProgressionRule } from 'contract/programs/progression-rules'
import type { Db, Tx } from '../../../kernel/db/client'
import { currentWeek } from '../../programs/user-programs.sql'
import { type Coached, coached } from '../ownership.sql'

/** A program with its rules, as progression reads it. */
export interface ProgressionPlan {
  athleteId: string
  status: string
  data: unknown
  rules: ProgressionRule[]
  version: number
  refused: string[]
  /** Week of the program from 1; 0 before the first day. */
  currentWeek: number
  totalWeeks: number
  /** Weeks before the current block, and up to its end; null where it is the last. */
  blockFirstWeek: number
  blockEndWeek: number | null
}

export async function findPlan(db: Db, program: Coached): Promise<ProgressionPlan | undefined> {
  const [row] = await db<ProgressionPlan[]>`
    select up.account_id as "athleteId", up.status, up.data, coalesce(r.rules, '[]') as rules,
      coalesce(r.version, 1) as version, coalesce(r.refused, '{}') as refused, ${currentWeek(db)} as "currentWeek",
      up.total_weeks as "totalWeeks", up.block_first_week as "blockFirstWeek", up.block_end_week as "blockEndWeek"
    from user_programs up left join progression_rules r on r.user_program_id = up.id
    where ${coached(db, program)}`
  return row
}

/** A set that counts, with the week of the program and what was reported of its session. */
export interface SetRow {
  date: string
  week: number
  session: string
  entry: Record<string, unknown>
  hasPain: boolean
}

/** Sets of the program that count, of its last weeks, in their order. */
export function listSets(db: Db, program: Coached, days: number): Promise<SetRow[]> {
  return db<SetRow[]>`
    select l.date::text as date, coalesce(l.session, '') as session, l.entry,
      ((l.date - up.start_date - coalesce((
        select sum(least(coalesce(p.until_day, l.date), l.date) - p.from_day) from program_pauses p
        where p.user_program_id = up.id and p.from_day < l.date), 0)) / 7 + 1)::int as week,
      exists (select from log_entries s where s.user_program_id = up.id and s.kind = 'session' and s.counts
        and s.session = l.session and s.date = l.date and coalesce(s.entry ->> 'pain', '') <> '') as "hasPain"
    from user_programs up join log_entries l on l.user_program_id = up.id
    where ${coached(db, program)} and l.kind = 'set' and l.counts
      and l.date > account_today(up.account_id) - ${days}::int
    order by l.date, l.position`
}

/** Locks the rules of a locked program; undefined where it has none yet. */
export async function lockRules(tx: Tx, id: string) {
  const [row] = await tx<{ rules: ProgressionRule[]; version: number }[]>`
    select rules, version from progression_rules where user_program_id = ${id} for update`
  return row
}

/** Locks the program, so that two changes of its rules follow each other. */
export async function lockProgram(tx: Tx, program: Coached): Promise<{ status: string } | undefined> {
  const [row] = await tx<{ status: string }[]>`
    select up.status from user_programs up where ${coached(tx, program)} for update of up`
  return row
}

export async function writeRules(tx: Tx, id: string, rules: readonly ProgressionRule[]): Promise<number> {
  const [row] = await tx<{ version: number }[]>`
    insert into progression_rules as r (user_program_id, rules, version) values (${id}, ${tx.json([...rules])}, 2)
    on conflict (user_program_id) do update set rules = excluded.rules, version = r.version + 1
    returning version`
  return row?.version ?? 0
}

/** Remembers refused proposals, the latest ones. */
export async function addRefused(tx: Tx, id: string, ids: readonly string[], keep: number): Promise<void> {
  await tx`
    update progression_rules r set refused = (r.refused || ${[...ids]}::text[])[
      greatest(1, cardinality(r.refused) + ${ids.length}::int - ${keep}::int + 1):]
    where r.user_program_id = ${id}`
}
