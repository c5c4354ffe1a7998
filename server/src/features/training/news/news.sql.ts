import type { Db } from '../../../kernel/db/client'
import { type BlocksRow, blocksColumns } from '../../programs/blocks/blocks.sql'
import type { StoredOrigin } from '../../programs/own-templates/origins.sql'
import { plansOf } from '../../programs/own-templates/own-templates.sql'

/** A plan that came from a template, with what its athlete began or logged. */
export interface NewsPlan extends BlocksRow, StoredOrigin {
  id: string
  user: { id: string; firstName: string; lastName: string }
  rows: string[]
  /** Days of the week with a session since the current block began, Monday being 1. */
  weekdays: number[]
  meals: string[]
  isStarted: boolean
}

interface Wanted {
  coachId: string
  templateId: string
  /** One program; all where it is missing. */
  id?: string
}

/** Plans of `plansOf`, by name. */
export function listNewsPlans(
  db: Db,
  { coachId, templateId, id }: Wanted,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<NewsPlan[]> {
  const entries = db`log_entries l where l.user_program_id = up.id and not l.is_removed`
  // A session that was moved is one of the day from which it came.
  const plannedOn = db`(select l.date as day union all
    select (m.entry ->> 'from')::date from log_entries m
    where m.user_program_id = up.id and not m.is_removed and m.kind = 'move' and m.entry ->> 'to' = l.date::text)`
  const ofBlock = db`l.date >= up.start_date + up.block_first_week * 7`
  return db<NewsPlan[]>`
    select up.id, ${blocksColumns(db)}, o.source_id as "sourceId", o.language, o.block_id as "blockId", o.base,
      json_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name) as "user",
      up.start_date is not null as "isStarted",
      array(select distinct unnest(array[l.entry ->> 'row', l.entry ->> 'insteadOf']) from ${entries} and l.kind = 'set') as rows,
      array(select distinct extract(isodow from p.day)::int from log_entries l cross join lateral ${plannedOn} p
        where l.user_program_id = up.id and not l.is_removed and l.kind in ('set', 'session') and ${ofBlock}) as weekdays,
      array(select distinct l.entry ->> 'meal' from ${entries} and l.kind = 'meal' and ${ofBlock}) as meals
    from ${plansOf(db, coachId, db`${templateId}`)} and (${id ?? null}::text is null or up.id = ${id ?? null})
    order by a.last_name, a.first_name, up.id limit ${limit} offset ${offset}`
}
