import type { Db } from '../../../kernel/db/client'
import { type BlocksRow, blocksColumns } from '../../programs/blocks/blocks.sql'
import { coachedBy, editable } from '../../programs/coach/coach.sql'
import type { StoredOrigin } from '../../programs/own-templates/origins.sql'

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

/**
 * Plans of the coach's athletes that came from a template and can still be changed, by name. Taking the template back from a
 * plan ends its origin.
 */
export function listNewsPlans(
  db: Db,
  { coachId, templateId, id }: Wanted,
  limit: number,
): Promise<NewsPlan[]> {
  const entries = db`log_entries l where l.user_program_id = up.id and not l.is_removed`
  const ofBlock = db`l.date >= up.start_date + up.block_first_week * 7`
  return db<NewsPlan[]>`
    select up.id, ${blocksColumns(db)}, o.source_id as "sourceId", o.language, o.block_id as "blockId", o.base,
      json_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name) as "user",
      up.start_date is not null as "isStarted",
      array(select distinct unnest(array[l.entry ->> 'row', l.entry ->> 'insteadOf']) from ${entries} and l.kind = 'set') as rows,
      array(select distinct extract(isodow from l.date)::int from ${entries} and l.kind in ('set', 'session') and ${ofBlock})
        as weekdays,
      array(select distinct l.entry ->> 'meal' from ${entries} and l.kind = 'meal' and ${ofBlock}) as meals
    from plan_origins o join user_programs up on up.id = o.user_program_id
      join accounts a on a.id = up.account_id and a.disabled_at is null
    where o.source_id = ${templateId} and (${id ?? null}::text is null or up.id = ${id ?? null})
      and ${coachedBy(db, coachId)} and up.status = any(${[...editable]}::text[])
      and not exists (select from plan_versions v where v.user_program_id = up.id and v.undoes = o.version)
    order by a.last_name, a.first_name, up.id limit ${limit}`
}
