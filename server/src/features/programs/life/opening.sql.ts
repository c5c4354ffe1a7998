import type { Locale } from 'contract/locale'
import type { ProgramData } from 'contract/programs/plan'
import type { Db, Tx } from '../../../kernel/db/client'
import { askedQuestions, isEnding } from '../user-programs.sql'

/** A line of an order that carries a program; `template` is what its product calls the template. */
export interface ProgramLine {
  id: string
  position: number
  template: string
}

export interface Opened {
  id: string
  programId: string
  hasQuestions: boolean
}

/** Opens one program for each line that has none yet; returns those that are new. */
export function openPrograms(
  tx: Tx,
  order: { orderId: string; accountId: string },
  lines: readonly ProgramLine[],
): Promise<Opened[]> {
  return tx<Opened[]>`
    with opened as (
      insert into user_programs (id, account_id, program_id, order_id, order_line, total_weeks)
      select l.id, ${order.accountId}, pr.id, ${order.orderId}, l.position, ceil(pr.duration_days / 7.0)::int
      from unnest(${lines.map((line) => line.id)}::text[], ${lines.map((line) => line.position)}::int[],
          ${lines.map((line) => line.template)}::text[]) as l (id, position, template)
        cross join lateral (
          select * from programs p where p.known_as @> array[l.template] order by p.is_active desc, p.id limit 1
        ) pr
      on conflict (order_id, order_line) do nothing
      returning id, program_id
    )
    select o.id, o.program_id as "programId", jsonb_array_length(${askedQuestions(tx)}) > 0 as "hasQuestions"
    from opened o join programs pr on pr.id = o.program_id`
}

/** Opens a program that was not bought here, with its coach. */
export async function startProgram(
  tx: Tx,
  program: { id: string; accountId: string; programId: string; coachId: string },
): Promise<void> {
  const { id, accountId, programId, coachId } = program
  await tx`
    insert into user_programs (id, account_id, program_id, coach_id, total_weeks)
    select ${id}, ${accountId}, pr.id, ${coachId}, ceil(pr.duration_days / 7.0)::int
    from programs pr where pr.id = ${programId}`
}

/** The questionnaire of a new program is open. */
export async function beginAnswering(tx: Tx, id: string): Promise<void> {
  await tx`update user_programs set status = 'answering', updated_at = now() where id = ${id} and status = 'pending'`
}

/** Returns the initial plan of a program in its owner's language. */
export async function findTemplatePlan(tx: Tx, id: string) {
  const [row] = await tx<
    {
      programId: string
      plan: unknown
      language: Locale
      name: string
      description: string
      days: number
      locale: Locale
    }[]
  >`
    select pr.id as "programId", case when pr.plans ? a.locale then a.locale else 'en' end as language,
      coalesce(pr.plans -> a.locale, pr.plans -> 'en') as plan,
      coalesce(nullif(pr.translations -> a.locale ->> 'name', ''), pr.name) as name,
      coalesce(nullif(pr.translations -> a.locale ->> 'description', ''), pr.description) as description,
      pr.duration_days as days, a.locale
    from user_programs up join programs pr on pr.id = up.program_id join accounts a on a.id = up.account_id
    where up.id = ${id}`
  return row
}

/** The draft is there: from now on the coach builds the plan. Its questions stay as they were answered. */
export async function beginCreating(tx: Tx, id: string, data: ProgramData): Promise<void> {
  await tx`
    update user_programs up set status = 'creating', data = ${tx.json(data)}, updated_at = now(),
      questions = (select ${askedQuestions(tx)} from programs pr where pr.id = up.program_id), submitted_at = now()
    where up.id = ${id} and up.status in ('pending', 'answering')`
}

/** Ends the programs that an order opened; returns those that were not over yet. */
export function deactivateOrder(tx: Tx, orderId: string, lines?: readonly number[]) {
  return tx<{ id: string; coachId: string | null }[]>`
    update user_programs set status = 'deactivated', ended_at = coalesce(paused_at, now()),
      ended_on = coalesce(ended_on, paused_on, account_today(account_id)), paused_at = null, paused_on = null,
      updated_at = now()
    where order_id = ${orderId} and status <> 'deactivated'
      ${lines ? tx`and order_line = any(${[...lines]}::int[])` : tx``}
    returning id, coach_id as "coachId"`
}

/**
 * Programs that wait for a coach and for whom there is one with room, the oldest first: those that nobody can take yet
 * keep none of the others from their coach.
 */
export function listAssignable(db: Db, limit: number) {
  return db<{ id: string }[]>`
    select mine.id from user_programs mine
    where mine.coach_id is null and mine.status not in ('completed', 'deactivated')
      and exists (${coachWithRoom(db)})
    order by mine.created_at limit ${limit}`
}

/** One assignment at a time, so that no coach gets more than there is room for. */
export async function lockAssignment(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('program-assignment'))`
}

/** Programs that a coach takes at a time where nothing else was set. */
export const DEFAULT_CAPACITY = 40

/** True where the coach may take one more program (decision X-44). */
export async function hasRoom(tx: Tx, coachId: string): Promise<boolean> {
  const [row] = await tx<{ hasRoom: boolean }[]>`
    select (select count(*) from user_programs o
        where o.coach_id = ${coachId} and o.status not in ('completed', 'deactivated'))
      < coalesce((select k.capacity from coach_capacities k where k.coach_id = ${coachId}), ${DEFAULT_CAPACITY})
      as "hasRoom"`
  return row?.hasRoom ?? false
}

/** Coach of the last program of the template of `mine` that its owner has followed to its end, or almost. */
function lastCoach(db: Db) {
  return db`
    select o.coach_id, o.status <> 'completed' as is_open from user_programs o
    where o.account_id = mine.account_id and o.program_id = mine.program_id and o.id <> mine.id and ${isEnding(db, db`o`)}
    order by o.created_at desc limit 1`
}

/**
 * Next coach for program `mine`, among those of its template with room: first the one with whom its owner is going on, whose
 * place is not taken twice; then by running programs.
 */
function coachWithRoom(db: Db) {
  return db`
    select a.id from program_coaches pc
      join accounts a on a.id = pc.coach_id and 'coach' = any(a.roles) and a.disabled_at is null
      left join coach_capacities k on k.coach_id = a.id
      cross join lateral (
        select count(*) as open, count(*) filter (where o.status = 'active') as active
        from user_programs o where o.coach_id = a.id and o.status not in ('completed', 'deactivated')
      ) n
      left join lateral (${lastCoach(db)}) last on last.coach_id = a.id
    where pc.program_id = mine.program_id and a.id <> mine.account_id
      and n.open - (last.coach_id is not null and last.is_open)::int < coalesce(k.capacity, ${DEFAULT_CAPACITY})
    order by last.coach_id is null, n.active, n.open, a.id limit 1`
}

/**
 * Assigns a coach to a program: the one of its template with the fewest running programs and room (decision X-44),
 * never the customer. Returns the coach; undefined if none has room.
 */
export async function assignByCapacity(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx<{ coachId: string }[]>`
    update user_programs up set coach_id = c.id, updated_at = now()
    from (
      select c.id from user_programs mine cross join lateral (${coachWithRoom(tx)}) c where mine.id = ${id}
    ) c
    where up.id = ${id} and up.coach_id is null and up.status not in ('completed', 'deactivated')
    returning up.coach_id as "coachId"`
  return row?.coachId
}

/** Notes who coaches from now on, and why. */
export async function insertAssignment(
  tx: Tx,
  entry: { id: string; userProgramId: string; coachId: string; actorId: string | null; reason: string },
): Promise<void> {
  await tx`
    insert into user_program_assignments (id, user_program_id, coach_id, actor_id, reason)
    values (${entry.id}, ${entry.userProgramId}, ${entry.coachId}, ${entry.actorId}, ${entry.reason})`
}
