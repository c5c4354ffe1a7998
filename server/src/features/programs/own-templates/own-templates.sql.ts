import type { Locale } from 'contract/locale'
import type { CoachTemplateRow } from 'contract/programs/coach-template-calls'
import { TEMPLATE_UNDO_DAYS } from 'contract/programs/coach-template-rules'
import type { ProgramData } from 'contract/programs/plan'
import { byName } from '../../../kernel/db/by-name'
import type { Db, Fragment, Tx } from '../../../kernel/db/client'
import { coachedBy, editable } from '../coach/coach.sql'
import { instant, templateText } from '../user-programs.sql'

/** A template as a coach reads it. */
export interface StoredTemplate {
  id: string
  name: string
  own: boolean
  /** Null for a program of the shop. */
  version: number | null
  updatedAt: string
  /** Language of the shop's plan; null for a coach's template. */
  language: string | null
  data: unknown
}

/** Statement of the templates of a coach, and of the shop's programs that the coach gives; `language` is that of the shop's. */
function templates(db: Db, coachId: string, { locale, language }: { locale: Locale; language: Fragment }) {
  return db`(
    select t.id, t.name, true as own, t.version, t.updated_at, null::text as language, t.data
    from coach_templates t where t.coach_id = ${coachId} and t.deleted_at is null
    union all
    select pr.id, ${templateText(db, locale, 'name')}, false, null, pr.updated_at,
      case when pr.plans ? ${language} then ${language} else 'en' end, coalesce(pr.plans -> ${language}, pr.plans -> 'en')
    from program_coaches pc join programs pr on pr.id = pc.program_id where pc.coach_id = ${coachId}
  )`
}

/**
 * Plans of the coach's athletes that came from a template and can still be changed. A template that was taken back before undo
 * restored origins is no origin.
 */
export function plansOf(db: Db, coachId: string, sourceId: Fragment): Fragment {
  return db`plan_origins o join user_programs up on up.id = o.user_program_id
      join accounts a on a.id = up.account_id and a.disabled_at is null
    where o.source_id = ${sourceId} and ${coachedBy(db, coachId)} and up.status = any(${[...editable]}::text[])
      and not exists (select from plan_versions v where v.user_program_id = up.id and v.undoes = o.version)`
}

/** All templates by name, the coach's own first. */
export function listTemplates(db: Db, coachId: string, locale: Locale): Promise<CoachTemplateRow[]> {
  return db<CoachTemplateRow[]>`
    select t.id as "_id", t.name, t.own, t.version, ${instant(db, db`t.updated_at`)} as "updatedAt",
      (select count(*)::int from ${plansOf(db, coachId, db`t.id`)}) as plans
    from ${templates(db, coachId, { locale, language: db`${locale}::text` })} t
    order by t.own desc, ${byName(db, db`t.name`, locale)}, t.id`
}

/** A template that the coach may read; the shop's in the language of the athlete of program `target`, else in `locale`. */
export async function findTemplate(
  db: Db,
  id: string,
  { coachId, target, locale = 'en' }: { coachId: string; target?: string; locale?: Locale },
): Promise<StoredTemplate | undefined> {
  const language =
    target === undefined
      ? db`${locale}::text`
      : db`(select a.locale from user_programs up join accounts a on a.id = up.account_id
          where up.id = ${target} and ${coachedBy(db, coachId)})`
  const [row] = await db<StoredTemplate[]>`
    select t.id, t.name, t.own, t.version, ${instant(db, db`t.updated_at`)} as "updatedAt", t.language, t.data
    from ${templates(db, coachId, { locale, language })} t where t.id = ${id}`
  return row
}

/** Locks the templates of a coach against further ones; returns how many there are. */
export async function lockTemplates(tx: Tx, coachId: string): Promise<number> {
  await tx`select from accounts where id = ${coachId} for no key update`
  const [row] = await tx<{ n: number }[]>`
    select count(*)::int as n from coach_templates where coach_id = ${coachId} and deleted_at is null`
  return row?.n ?? 0
}

export async function insertTemplate(
  tx: Tx,
  { id, coachId, name, data }: { id: string; coachId: string; name: string; data: ProgramData },
): Promise<void> {
  await tx`insert into coach_templates (id, coach_id, name, data) values (${id}, ${coachId}, ${name}, ${tx.json(data)})`
}

/** Template of a coach's own. */
interface Own {
  id: string
  coachId: string
}

export async function lockTemplate(
  tx: Tx,
  { id, coachId }: Own,
): Promise<{ name: string; data: unknown; version: number } | undefined> {
  const [row] = await tx<{ name: string; data: unknown; version: number }[]>`
    select name, data, version from coach_templates
    where id = ${id} and coach_id = ${coachId} and deleted_at is null for update`
  return row
}

export async function updateTemplate(
  tx: Tx,
  { id, coachId, name, data }: Own & { name: string; data: ProgramData },
): Promise<void> {
  await tx`
    update coach_templates set name = ${name}, data = ${tx.json(data)}, version = version + 1, updated_at = now()
    where id = ${id} and coach_id = ${coachId}`
}

/** Hides a template; false where the coach has no such template. */
export async function deleteTemplate(tx: Tx, { id, coachId }: Own): Promise<boolean> {
  const rows = await tx`
    update coach_templates set deleted_at = now()
    where id = ${id} and coach_id = ${coachId} and deleted_at is null returning 1`
  return rows.length > 0
}

/** Brings a template back; false where it was not deleted in the last days. */
export async function restoreTemplate(tx: Tx, { id, coachId }: Own): Promise<boolean> {
  const rows = await tx`
    update coach_templates set deleted_at = null
    where id = ${id} and coach_id = ${coachId} and deleted_at > now() - make_interval(days => ${TEMPLATE_UNDO_DAYS}::int)
    returning 1`
  return rows.length > 0
}

/** Erases templates that can no longer be brought back. */
export async function purgeTemplates(db: Db): Promise<void> {
  await db`delete from coach_templates where deleted_at < now() - make_interval(days => ${TEMPLATE_UNDO_DAYS}::int)`
}
