import type { StoredBlock } from 'contract/programs/block-rules'
import type { ProgramData } from 'contract/programs/plan'
import type { Db } from '../../../kernel/db/client'
import { ofMyAthlete } from '../../blood-tests/coach.sql'
import { coachedBy } from '../../programs/coach/coach.sql'
import { isCoach } from '../columns.sql'

const ROW = '$.**.exercises[*] ? (@.id == $ref)'

/** True where the subject of the card of message `m` in chat `c` is still the athlete's. */
export function cardStands(db: Db) {
  const ref = db`m.card ->> 'ref'`
  return db`case m.card ->> 'kind'
    when 'blood_test' then exists (select from blood_tests bt
      where bt.id = ${ref} and bt.account_id = c.account_id and bt.status <> 'recorded')
    else exists (select from user_programs up
      where up.id = m.card ->> 'userProgramId' and up.account_id = c.account_id and up.status <> 'deactivated'
        and case m.card ->> 'kind' when 'meal'
          then jsonb_array_length(coalesce(up.data #> array['nutrition', 'mealPlan', ${ref}, 'foods'], '[]')) > 0
          else jsonb_path_exists(up.data, ${ROW}::jsonpath, jsonb_build_object('ref', ${ref}))
            or jsonb_path_exists(up.blocks, ${ROW}::jsonpath, jsonb_build_object('ref', ${ref})) end) end`
}

interface Asked {
  chatId: string
  coachId: string
}

/** Language of the athlete of an open chat of the coach; undefined for any other chat. */
export async function findAthleteLocale(db: Db, { chatId, coachId }: Asked): Promise<string | undefined> {
  const [row] = await db<{ locale: string }[]>`
    select u.locale from chats c join accounts u on u.id = c.account_id
    where c.id = ${chatId} and ${isCoach(db, coachId)}`
  return row?.locale
}

export interface PlanOfAthlete {
  id: string
  data: ProgramData | null
  blocks: StoredBlock[] | null
}

/** Plans of the athlete of a chat that the coach reads, the running one first. */
export function listPlans(db: Db, { chatId, coachId }: Asked): Promise<PlanOfAthlete[]> {
  return db<PlanOfAthlete[]>`
    select up.id, up.data, up.blocks from chats c join user_programs up on up.account_id = c.account_id
      join accounts a on a.id = c.account_id and a.disabled_at is null
    where c.id = ${chatId} and ${isCoach(db, coachId)} and ${coachedBy(db, coachId)}
      and up.status in ('creating', 'active', 'paused', 'completed') and up.data is not null
    order by up.status in ('active', 'paused') desc, up.created_at desc`
}

/** Tests of the athlete of a chat that are open to the coach, the newest first. */
export function listTests(db: Db, { chatId, coachId }: Asked): Promise<{ id: string; day: string }[]> {
  return db<{ id: string; day: string }[]>`
    select bt.id, coalesce(bt.tested_on, (bt.created_at at time zone account_zone(bt.account_id))::date)::text as day
    from chats c join blood_tests bt on bt.account_id = c.account_id
      join accounts a on a.id = c.account_id and a.disabled_at is null
    where c.id = ${chatId} and ${isCoach(db, coachId)} and ${ofMyAthlete(db, coachId)}
    order by bt.created_at desc, bt.id`
}
