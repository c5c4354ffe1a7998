import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { clampPage } from 'contract/page'
import { completePlan, templatePlan } from 'contract/programs/plan-form'
import type {
  createTemplate,
  listTemplates as ListTemplates,
  ProgramTemplate,
  updateTemplate,
} from 'contract/programs/template-calls'
import { searchForm } from 'contract/text'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { isSameData } from '../../../kernel/audit/change-details'
import type { Db, Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { withKnownRows, withStableIds } from '../row-ids'
import * as sql from './templates.sql'

export type TemplateInput = Received<typeof createTemplate>['body']

/** A page of the templates that are found, those that are offered first. */
export async function listTemplates(
  db: Db,
  { status, category, search, ...page }: Received<typeof ListTemplates>['query'],
  locale: Locale,
) {
  const query = { status, category, search: searchForm(search ?? '') }
  const [counts, categories] = await Promise.all([
    sql.countTemplates(db, query),
    sql.listCategories(db, locale),
  ])
  const total = status ? counts[status] : counts.active + counts.archived
  const { position, slice } = clampPage(page, total)
  const items = await sql.listTemplates(db, query, { locale, ...slice })
  return { items, total, ...position, counts, categories }
}

export async function getTemplate(db: Db, id: string): Promise<ProgramTemplate> {
  const found = (await sql.findTemplate(db, id)) ?? fail('programs.template_not_found')
  const { fa, nl } = found.translations
  return {
    ...found,
    programData: templatePlan(found.programData),
    translations: { ...(fa && { fa: withWholePlan(fa) }), ...(nl && { nl: withWholePlan(nl) }) },
  }
}

type Translated = NonNullable<ProgramTemplate['translations']['fa']>

/** A plan that was stored before it had all its fields has the missing ones empty. */
function withWholePlan({ programData, ...texts }: Translated): Translated {
  return { ...texts, ...(programData && { programData: templatePlan(programData) }) }
}

/** Returns a template as stored; new questions and rows get their ids here. */
function stored(
  id: string,
  input: TemplateInput,
  before: Record<string, unknown> = {},
): Omit<sql.StoredTemplate, 'slug'> {
  const { translations, questions, categoryId, metadata } = input
  const languages = (['fa', 'nl'] as const).flatMap((lang) => {
    const translated = translations[lang]
    return translated ? [{ lang, translated }] : []
  })
  const planOf = (lang: string, plan: unknown) =>
    withKnownRows(withStableIds(completePlan(before[lang])), templatePlan(plan))
  return {
    id,
    name: input.name,
    description: input.description,
    categoryName: categoryId.name,
    categoryColor: categoryId.color,
    translations: Object.fromEntries(
      languages.map(({ lang, translated: { programData: _, ...texts } }) => [lang, texts]),
    ),
    plans: Object.fromEntries([
      ['en', planOf('en', input.programData)],
      ...languages.flatMap(({ lang, translated: { programData } }) =>
        programData ? [[lang, planOf(lang, programData)]] : [],
      ),
    ]),
    questions: withIds(questions),
    durationDays: metadata.duration,
    difficulty: metadata.difficulty,
    isActive: input.isActive,
  }
}

/** Answers find their question by its id: one that is kept keeps it, one that is new (or doubled) gets its own. */
function withIds(questions: TemplateInput['questions']): sql.StoredTemplate['questions'] {
  const used = new Set<string>()
  return questions.map((question) => {
    const id = question.id && !used.has(question.id) ? question.id : newId()
    used.add(id)
    return { ...question, id }
  })
}

/** Adds a template; the demo business uses it too. Returns its id. */
export async function addTemplate(tx: Tx, input: TemplateInput, slug?: string): Promise<string> {
  const id = newId()
  const word = input.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  const whole = { ...stored(id, input), slug: slug ?? `${word || 'program'}-${id.slice(0, 6).toLowerCase()}` }
  if (!(await sql.insertTemplate(tx, whole))) fail('programs.name_taken')
  return id
}

export async function createProgramTemplate(
  { db }: Pick<Deps, 'db'>,
  owner: AuditSource,
  input: TemplateInput,
): Promise<ProgramTemplate> {
  return transaction(db, async (tx) => {
    const id = await addTemplate(tx, input)
    await recordAudit(tx, owner, { action: 'program_template_created', object: { type: 'program', id } })
    return getTemplate(tx, id)
  })
}

export async function changeProgramTemplate(
  { db }: Pick<Deps, 'db'>,
  owner: AuditSource,
  id: string,
  { updatedAt, ...input }: Received<typeof updateTemplate>['body'],
): Promise<ProgramTemplate> {
  return transaction(db, async (tx) => {
    const { updatedAt: changedAt, ...now } =
      (await sql.lockTemplate(tx, id)) ?? fail('programs.template_not_found')
    if (updatedAt !== undefined && updatedAt !== changedAt) fail('programs.template_changed')
    const wanted = stored(id, input, now.plans)
    if (isSameData(now, wanted)) return getTemplate(tx, id)
    if (!(await sql.updateTemplate(tx, wanted))) fail('programs.name_taken')
    await recordAudit(tx, owner, {
      action: 'program_template_changed',
      object: { type: 'program', id },
      details: { active: input.isActive },
    })
    return getTemplate(tx, id)
  })
}
