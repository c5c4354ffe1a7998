import type { ApplicationDetail, ApplicationRow } from 'contract/coaches/calls'
import { type ApplicationStatus, DECISION_UNDO_SECONDS } from 'contract/coaches/rules'
import type { Locale } from 'contract/locale'
import type { Db, Tx } from '../../../kernel/db/client'
import { likeEach } from '../../../kernel/db/like-each'
import { planAnew } from '../../../kernel/db/plan-anew'

export type StatusCounts = Partial<Record<ApplicationStatus, number>>

const instant = (db: Db, column: string) =>
  db`to_char(${db(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Programs of an application in the order in which they were chosen, named in a language. */
const programsOf = (db: Db, locale: Locale) => db`
  coalesce((select jsonb_agg(jsonb_build_object('_id', p.id,
      'name', coalesce(p.translations -> ${locale}::text ->> 'name', p.name)) order by array_position(a.program_ids, p.id))
    from programs p where p.id = any(a.program_ids)), '[]'::jsonb)`

const row = (db: Db, locale: Locale) => db`
  a.id as "_id", a.first_name as "firstName", a.last_name as "lastName", a.email, a.status,
  ${programsOf(db, locale)} as programs,
  (select count(*)::int from coach_application_documents d where d.application_id = a.id) as "documentCount",
  ${instant(db, 'a.created_at')} as "submittedAt", ${instant(db, 'a.decided_at')} as "decidedAt"`

export interface ApplicationQuery {
  status: ApplicationStatus | undefined
  /** LIKE patterns that must all match; none: every application. */
  patterns: readonly string[]
}

const fits = (db: Db, { status, patterns }: ApplicationQuery) => db`
  ${status ? db`a.status = ${status}` : db`true`} and ${likeEach(db, db`a.search_text`, patterns)}`

/** Counts applications by status. */
export async function countApplications(db: Db): Promise<StatusCounts> {
  const rows = await db<{ status: ApplicationStatus; n: number }[]>`
    select status, count(*)::int as n from coach_applications group by status`
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
}

/**
 * A page of those of a status, newest first. A plan that does not know the length of the page would join all of them; an
 * array it takes to be short.
 */
export async function listApplications(
  db: Db,
  status: ApplicationQuery['status'],
  page: { limit: number; offset: number },
  locale: Locale,
): Promise<ApplicationRow[]> {
  return db<ApplicationRow[]>`
    select ${row(db, locale)} from coach_applications a where a.id = any(array(
      select a.id from coach_applications a where ${fits(db, { status, patterns: [] })}
      order by a.created_at desc, a.id desc limit ${page.limit} offset ${page.offset}))
    order by a.created_at desc, a.id desc`
}

/**
 * Ids of the newest `most` that a search finds: words that few have are looked for in their index, those that many have
 * along the dates.
 */
export async function searchApplications(tx: Tx, query: ApplicationQuery, most: number): Promise<string[]> {
  const [, rows] = await Promise.all([
    planAnew(tx),
    tx<{ id: string }[]>`
      select a.id from coach_applications a where ${fits(tx, query)}
      order by a.created_at desc, a.id desc limit ${most}`,
  ])
  return rows.map(({ id }) => id)
}

/** These applications, the newest first. */
export async function listByIds(db: Db, ids: readonly string[], locale: Locale): Promise<ApplicationRow[]> {
  return db<ApplicationRow[]>`
    select ${row(db, locale)} from coach_applications a where a.id = any(${ids}) order by a.created_at desc, a.id desc`
}

type DetailRow = Omit<ApplicationDetail, 'documents' | 'history'> & {
  decidedBy: string | null
  documents: Omit<ApplicationDetail['documents'][number], 'fileUrl' | 'path'>[]
  history: ApplicationDetail['history']
}

export async function findApplication(db: Db, id: string, locale: Locale): Promise<DetailRow | undefined> {
  const [application] = await db<DetailRow[]>`
    select ${row(db, locale)}, a.phone, a.experience, a.locale, a.notes, a.decided_by as "decidedBy",
      coalesce((select jsonb_agg(jsonb_build_object('filename', d.name, 'originalName', d.original_name,
          'mimeType', d.mime_type, 'size', d.size) order by d.position)
        from coach_application_documents d where d.application_id = a.id), '[]'::jsonb) as documents,
      coalesce((select jsonb_agg(jsonb_build_object('status', m.status, 'note', m.note,
          'at', ${instant(db, 'm.at')},
          'actor', case when m.actor_id is not null then jsonb_build_object('_id', w.id,
            'name', concat_ws(' ', w.first_name, w.last_name), 'email', w.email) end) order by m.at, m.id)
        from coach_application_moves m left join accounts w on w.id = m.actor_id
        where m.application_id = a.id), '[]'::jsonb) as history
    from coach_applications a where a.id = ${id}`
  return application
}

export interface DocumentRow {
  name: string
  originalName: string
  mimeType: string
  size: number
}

/** A document of this application and no other. */
export async function findDocument(
  db: Db,
  applicationId: string,
  name: string,
): Promise<DocumentRow | undefined> {
  const [document] = await db<DocumentRow[]>`
    select name, original_name as "originalName", mime_type as "mimeType", size::float8 as size
    from coach_application_documents where application_id = ${applicationId} and name = ${name}`
  return document
}

export interface Decision {
  id: string
  status: 'approved' | 'rejected'
  actorId: string
  notes: string
}

/** Decides an open application; of any number of calls at once one succeeds. */
export async function decide(tx: Tx, decision: Decision): Promise<boolean> {
  const rows = await tx`
    update coach_applications set status = ${decision.status}, notes = ${decision.notes}, decided_at = now(),
      decided_by = ${decision.actorId}
    where id = ${decision.id} and status = 'pending' returning id`
  return rows.length === 1
}

export async function insertMove(tx: Tx, id: string, decision: Decision): Promise<void> {
  await tx`
    insert into coach_application_moves (id, application_id, status, actor_id, note)
    values (${id}, ${decision.id}, ${decision.status}, ${decision.actorId}, ${decision.notes})`
}

/**
 * Opens an application again that this account decided a moment ago, if nothing followed from it: neither did somebody register
 * as a coach with it, nor does its address have another one by now.
 */
export async function undo(tx: Tx, id: string, actorId: string): Promise<boolean> {
  const rows = await tx`
    update coach_applications a set status = 'pending', notes = '', decided_at = null, decided_by = null
    where a.id = ${id} and a.status <> 'pending' and a.decided_by = ${actorId}
      and a.decided_at > now() - make_interval(secs => ${DECISION_UNDO_SECONDS})
      and not exists (select from accounts c where c.email = a.email and 'coach' = any(c.roles))
      and not exists (
        select from coach_applications o where o.email = a.email and o.id <> a.id and o.status <> 'rejected')
    returning id`
  return rows.length === 1
}

export async function insertUndo(tx: Tx, moveId: string, id: string, actorId: string): Promise<void> {
  await tx`
    insert into coach_application_moves (id, application_id, status, actor_id)
    values (${moveId}, ${id}, 'pending', ${actorId})`
}

export interface Applicant {
  email: string
  firstName: string
  lastName: string
  locale: string
  status: ApplicationStatus
  notes: string
}

/**
 * Returns recipient and content of a decision's mail; undefined if it was undone. Waits for a concurrent undo. Without
 * a move: for the current decision.
 */
export async function findApplicant(db: Db, id: string, moveId?: string): Promise<Applicant | undefined> {
  const [applicant] = await db<Applicant[]>`
    select email, first_name as "firstName", last_name as "lastName", locale, status, notes
    from coach_applications a
    where a.id = ${id} and (${moveId ?? null}::text is null or ${moveId ?? null} = (
      select m.id from coach_application_moves m where m.application_id = a.id order by m.at desc, m.id desc limit 1))
    for share`
  return applicant
}
