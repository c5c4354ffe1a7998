import type { ProgramOption } from 'contract/coaches/calls'
import type { Locale } from 'contract/locale'
import type { Db, Tx } from '../../../kernel/db/client'

/** Programs that applicants may choose, in a language. */
export async function listProgramOptions(db: Db, locale: Locale): Promise<ProgramOption[]> {
  const text = (key: string, column: string) =>
    db`coalesce(p.translations -> ${locale}::text ->> ${key}, ${db(column)})`
  return db<ProgramOption[]>`
    select p.id as "_id", ${text('name', 'p.name')} as name, ${text('description', 'p.description')} as description,
      jsonb_build_object('name', ${text('categoryName', 'p.category_name')}, 'color', p.category_color) as "categoryId",
      jsonb_build_object('duration', p.duration_days, 'difficulty', p.difficulty) as metadata
    from programs p where p.is_active order by p.position, p.id`
}

/** Counts those of the programs that are offered. */
export async function countOffered(db: Db, ids: readonly string[]): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from programs where id = any(${ids}::text[]) and is_active`
  return row?.n ?? 0
}

/** Returns true if an address has an open or approved application. */
export async function hasApplication(db: Db, email: string): Promise<boolean> {
  const [row] = await db`select 1 from coach_applications where email = ${email} and status <> 'rejected'`
  return row !== undefined
}

/** Bytes of all documents that wait for a decision. */
export async function openBytes(db: Db): Promise<number> {
  const [row] = await db<{ bytes: number }[]>`
    select coalesce(sum(d.size), 0)::float8 as bytes
    from coach_applications a join coach_application_documents d on d.application_id = a.id
    where a.status = 'pending'`
  return row?.bytes ?? 0
}

export interface NewApplication {
  id: string
  email: string
  firstName: string
  lastName: string
  phone: string
  experience: string
  programIds: readonly string[]
  locale: Locale
  searchText: string
}

/** Adds an open application; violates `coach_applications_one_alive` where the address has one already. */
export async function insertApplication(tx: Tx, application: NewApplication): Promise<void> {
  const a = application
  await tx`
    insert into coach_applications
      (id, email, first_name, last_name, phone, experience, program_ids, locale, search_text)
    values (${a.id}, ${a.email}, ${a.firstName}, ${a.lastName}, ${a.phone}, ${a.experience}, ${a.programIds},
      ${a.locale}, ${a.searchText})`
}

export interface NewDocument {
  id: string
  name: string
  originalName: string
  mimeType: string
  size: number
  sha256: string
}

export async function insertDocuments(
  tx: Tx,
  applicationId: string,
  documents: readonly NewDocument[],
): Promise<void> {
  const rows = documents.map((d, position) => ({
    id: d.id,
    application_id: applicationId,
    position,
    name: d.name,
    original_name: d.originalName,
    mime_type: d.mimeType,
    size: d.size,
    sha256: d.sha256,
  }))
  await tx`insert into coach_application_documents ${tx(rows)}`
}

export async function insertSubmission(tx: Tx, id: string, applicationId: string): Promise<void> {
  await tx`
    insert into coach_application_moves (id, application_id, status) values (${id}, ${applicationId}, 'pending')`
}

export interface Submitted {
  email: string
  firstName: string
  lastName: string
  locale: Locale
  programs: string[]
}

/** The recipient of the mail about a submission, with the program names in that language. */
export async function findSubmitted(db: Db, id: string): Promise<Submitted | undefined> {
  const [row] = await db<Submitted[]>`
    select a.email, a.first_name as "firstName", a.last_name as "lastName", a.locale,
      coalesce((select array_agg(coalesce(p.translations #>> array[a.locale, 'name'], p.name)
          order by array_position(a.program_ids, p.id))
        from programs p where p.id = any(a.program_ids)), '{}') as programs
    from coach_applications a where a.id = ${id}`
  return row
}

/** The application of an address that waits for its decision. */
export async function findOpenApplication(db: Db, email: string): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    select id from coach_applications where email = ${email} and status = 'pending'`
  return row?.id
}

/**
 * Deletes an open application with everything that hangs on it; returns the storage names of its documents, undefined
 * where it was decided or withdrawn. Of a decision and a withdrawal at once one succeeds.
 */
export async function deleteOpenApplication(tx: Tx, id: string): Promise<string[] | undefined> {
  const [open] = await tx`select 1 from coach_applications where id = ${id} and status = 'pending' for update`
  if (!open) return undefined
  const documents = await tx<{ name: string }[]>`
    delete from coach_application_documents where application_id = ${id} returning name`
  await tx`delete from coach_applications where id = ${id}`
  return documents.map(({ name }) => name)
}

/** Deletes the document rows of applications rejected more than `months` ago; returns their storage names. */
export function deleteRejectedDocuments(
  db: Db,
  months: number,
): Promise<{ applicationId: string; name: string }[]> {
  return db<{ applicationId: string; name: string }[]>`
    delete from coach_application_documents d using coach_applications a
    where a.id = d.application_id and a.status = 'rejected'
      and a.decided_at < now() - make_interval(months => ${months})
    returning d.application_id as "applicationId", d.name`
}

/** Deletes applications rejected more than `months` ago; their documents are gone by then. */
export async function deleteRejected(db: Db, months: number): Promise<void> {
  await db`
    delete from coach_applications
    where status = 'rejected' and decided_at < now() - make_interval(months => ${months})`
}

/** Returns those of the documents that a row references. */
export async function knownDocuments(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ name: string }[]>`
    select name from coach_application_documents where name = any(${names}::text[])`
  return new Set(rows.map(({ name }) => name))
}
