import type { Locale } from 'contract/locale'
import type { TemplateStatus } from 'contract/programs/console-rules'
import type { ProgramTemplate, TemplateCategory, TemplateRow } from 'contract/programs/template-calls'
import { byName } from '../../../kernel/db/by-name'
import type { Db, Tx } from '../../../kernel/db/client'
import { searchFormSql } from '../../../kernel/db/search-form'
import type { ProgramTranslations, StoredQuestion } from '../programs.table'
import { askedQuestions, instant, templateText } from '../user-programs.sql'

/** A template as its table holds it. */
export interface StoredTemplate {
  id: string
  slug: string
  name: string
  description: string
  categoryName: string
  /** `#rrggbb` in small letters. */
  categoryColor: string
  translations: ProgramTranslations
  plans: Record<string, unknown>
  questions: readonly StoredQuestion[]
  durationDays: number
  difficulty: string
  isActive: boolean
}

/** Adds a template, behind all others; false where its name is taken. */
export async function insertTemplate(db: Db, t: StoredTemplate): Promise<boolean> {
  const rows = await db`
    insert into programs (id, slug, name, known_as, description, category_name, category_color, translations, plans,
      questions, duration_days, difficulty, is_active, position)
    select ${t.id}, ${t.slug}, ${t.name}, array[${t.id}, ${t.slug}, ${t.name}]::text[], ${t.description},
      ${t.categoryName}, ${t.categoryColor}, ${db.json(t.translations)}, ${db.json(t.plans)},
      ${db.json(t.questions)}, ${t.durationDays}, ${t.difficulty}, ${t.isActive},
      (select coalesce(max(position) + 1, 0) from programs)
    where not exists (select from programs p where p.known_as && array[${t.name}, ${t.slug}]::text[])
    returning 1`
  return rows.length > 0
}

/** Replaces a template but its slug; products find it by its earlier names too. False where its name is another's. */
export async function updateTemplate(db: Db, t: Omit<StoredTemplate, 'slug'>): Promise<boolean> {
  const rows = await db`
    update programs pr set name = ${t.name},
      known_as = case when ${t.name} = any(pr.known_as) then pr.known_as else pr.known_as || ${t.name}::text end,
      description = ${t.description}, category_name = ${t.categoryName}, category_color = ${t.categoryColor},
      translations = ${db.json(t.translations)}, plans = ${db.json(t.plans)},
      questions = ${db.json(t.questions)}, duration_days = ${t.durationDays}, difficulty = ${t.difficulty},
      is_active = ${t.isActive}, updated_at = now()
    where pr.id = ${t.id}
      and not exists (select from programs p where p.id <> pr.id and p.known_as && array[${t.name}]::text[])
    returning 1`
  return rows.length > 0
}

/** A template as the owner writes it, its texts by language. */
export async function findTemplate(db: Db, id: string): Promise<ProgramTemplate | undefined> {
  const [row] = await db<ProgramTemplate[]>`
    select pr.id as "_id", pr.name, pr.description,
      json_build_object('name', pr.category_name, 'color', pr.category_color) as "categoryId",
      json_build_object('duration', pr.duration_days, 'difficulty', pr.difficulty) as metadata,
      pr.is_active as "isActive", pr.plans -> 'en' as "programData", pr.questions,
      (select coalesce(jsonb_object_agg(l.lang, (pr.translations -> l.lang)
          || case when pr.plans ? l.lang then jsonb_build_object('programData', pr.plans -> l.lang) else '{}' end), '{}')
        from unnest(array['fa', 'nl']) as l (lang) where pr.translations ? l.lang) as translations,
      ${instant(db, db`pr.created_at`)} as "createdAt", ${instant(db, db`pr.updated_at`)} as "updatedAt"
    from programs pr where pr.id = ${id}`
  return row
}

export type LockedTemplate = Omit<StoredTemplate, 'slug'> & { updatedAt: string }

/** Locks a template until the transaction ends. */
export async function lockTemplate(tx: Tx, id: string): Promise<LockedTemplate | undefined> {
  const [row] = await tx<LockedTemplate[]>`
    select pr.id, pr.name, pr.description, pr.category_name as "categoryName", pr.category_color as "categoryColor",
      pr.translations, pr.plans, pr.questions, pr.duration_days as "durationDays", pr.difficulty,
      pr.is_active as "isActive", ${instant(tx, tx`pr.updated_at`)} as "updatedAt"
    from programs pr where pr.id = ${id} for update`
  return row
}

/** Filters of the console's list of templates. */
export interface TemplateQuery {
  status: TemplateStatus | undefined
  /** Its English name. */
  category: string | undefined
  /** In the form of `searchForm`, in name and category of any language; empty for all. */
  search: string
}

function found(db: Db, { status, category, search }: TemplateQuery) {
  return db`programs pr where (${status ?? null}::text is null or pr.is_active = (${status ?? null} = 'active'))
    and (${category ?? null}::text is null or pr.category_name = ${category ?? null})
    and (${search} = '' or position(${search} in ${searchFormSql(
      db,
      db`concat_ws(' ', pr.name, pr.category_name, pr.translations #>> '{fa,name}', pr.translations #>> '{nl,name}',
        pr.translations #>> '{fa,categoryName}', pr.translations #>> '{nl,categoryName}')`,
    )}) > 0)`
}

/** Counts matching templates by status. */
export async function countTemplates(db: Db, query: TemplateQuery): Promise<Record<TemplateStatus, number>> {
  const [row] = await db<Record<TemplateStatus, number>[]>`
    select count(*) filter (where pr.is_active)::int as active,
      count(*) filter (where not pr.is_active)::int as archived
    from ${found(db, { ...query, status: undefined })}`
  return row ?? { active: 0, archived: 0 }
}

/** The categories that templates are in. */
export function listCategories(db: Db, locale: Locale): Promise<TemplateCategory[]> {
  const text = (lang: string) => db`coalesce(pr.translations #>> array[${lang}, 'categoryName']::text[], '')`
  return db<TemplateCategory[]>`
    select * from (select distinct on (pr.category_name) pr.category_name as name,
      ${templateText(db, locale, 'categoryName')} as label, pr.category_color as color,
      json_build_object('fa', ${text('fa')}, 'nl', ${text('nl')}) as translations
    from programs pr order by pr.category_name, pr.position) c order by ${byName(db, db`c.label`, locale)}, c.name`
}

export function listTemplates(
  db: Db,
  query: TemplateQuery,
  { locale, limit, offset }: { locale: Locale; limit: number; offset: number },
): Promise<TemplateRow[]> {
  return db<TemplateRow[]>`
    select pr.id as "_id", ${templateText(db, locale, 'name')} as name,
      json_build_object('name', ${templateText(db, locale, 'categoryName')}, 'color', pr.category_color) as "categoryId",
      json_build_object('duration', pr.duration_days, 'difficulty', pr.difficulty) as metadata,
      pr.is_active as "isActive", jsonb_array_length(${askedQuestions(db)}) as "questionCount",
      (select count(*)::int from user_programs up where up.program_id = pr.id) as "userCount",
      ${instant(db, db`pr.updated_at`)} as "updatedAt"
    from ${found(db, query)} order by not pr.is_active, pr.position, pr.id limit ${limit} offset ${offset}`
}
