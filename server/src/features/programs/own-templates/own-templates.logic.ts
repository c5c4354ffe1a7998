import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import type {
  addCoachTemplate,
  CoachTemplate,
  CoachTemplateRow,
  changeCoachTemplate,
} from 'contract/programs/coach-template-calls'
import { OWN_TEMPLATES_MAX } from 'contract/programs/coach-template-rules'
import type { ProgramData } from 'contract/programs/plan'
import { completePlan } from 'contract/programs/plan-form'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { AuditSource } from '../../../kernel/audit/audit'
import { isSameData } from '../../../kernel/audit/change-details'
import type { Db, Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { impersonal } from '../coach/copied-parts'
import { readPlanToCopy } from '../coach/plan-change.logic'
import { withKnownRows, withNewRowIds, withStableIds } from '../row-ids'
import * as sql from './own-templates.sql'

type TemplateDeps = Pick<Deps, 'db'>

/** A template with its reader and their language. */
interface Named {
  id: string
  coachId: string
  locale: Locale
}

export function listTemplates(db: Db, coachId: string, locale: Locale): Promise<CoachTemplateRow[]> {
  return sql.listTemplates(db, coachId, locale)
}

/** A template that the coach may read; the shop's in the language of the caller. */
export async function getTemplate(db: Db, { id, ...reader }: Named): Promise<CoachTemplate> {
  const found = (await sql.findTemplate(db, id, reader)) ?? fail('programs.template_not_found')
  const { data, language, id: _id, ...template } = found
  return { ...template, _id, programData: withStableIds(impersonal(completePlan(data))) }
}

/** Saves an athlete's plan, another template or a sent plan as a template, without what belongs to a person. */
export async function addTemplate(
  { db }: TemplateDeps,
  coach: AuditSource,
  { name, from }: Received<typeof addCoachTemplate>['body'],
  locale: Locale,
): Promise<CoachTemplate> {
  const coachId = coach.accountId ?? fail('auth.required')
  return transaction(db, async (tx) => {
    const count = await sql.lockTemplates(tx, coachId)
    if (count >= OWN_TEMPLATES_MAX) fail('programs.templates_full', { max: OWN_TEMPLATES_MAX })
    const plan = await planFrom(tx, coach, from, locale)
    const id = newId()
    await sql.insertTemplate(tx, { id, coachId, name, data: withNewRowIds(impersonal(plan)) })
    return getTemplate(tx, { id, coachId, locale })
  })
}

async function planFrom(
  tx: Tx,
  coach: AuditSource,
  { userProgramId, templateId, programData }: Received<typeof addCoachTemplate>['body']['from'],
  locale: Locale,
): Promise<ProgramData> {
  if (userProgramId !== undefined) return readPlanToCopy(tx, coach, userProgramId)
  if (templateId === undefined) return completePlan(programData)
  const coachId = coach.accountId ?? fail('auth.required')
  return (await getTemplate(tx, { id: templateId, coachId, locale })).programData
}

/** Changes a template of the coach's own; missing fields keep their value, rows their ids. */
export async function changeTemplate(
  { db }: TemplateDeps,
  { id, coachId, locale }: Named,
  { name, programData, restoredRowIds, version }: Received<typeof changeCoachTemplate>['body'],
): Promise<CoachTemplate> {
  return transaction(db, async (tx) => {
    const stored = (await sql.lockTemplate(tx, { id, coachId })) ?? (await refuseOthers(tx, coachId, id))
    if (version !== stored.version) fail('programs.template_changed')
    const before = completePlan(stored.data)
    const now = { name: stored.name, data: before }
    const wanted = {
      name: name ?? stored.name,
      data: programData
        ? withKnownRows(before, impersonal(completePlan(programData)), restoredRowIds)
        : before,
    }
    if (!isSameData(now, wanted)) await sql.updateTemplate(tx, { id, coachId, ...wanted })
    return getTemplate(tx, { id, coachId, locale })
  })
}

/** A template of the shop can only be read, any other is not found. */
async function refuseOthers(tx: Tx, coachId: string, id: string): Promise<never> {
  const seen = await sql.findTemplate(tx, id, { coachId })
  return fail(seen ? 'programs.template_read_only' : 'programs.template_not_found')
}

export async function removeTemplate({ db }: TemplateDeps, { id, coachId }: Named): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await sql.deleteTemplate(tx, { id, coachId }))) await refuseOthers(tx, coachId, id)
  })
}

export async function restoreTemplate(
  { db }: TemplateDeps,
  { id, coachId, locale }: Named,
): Promise<CoachTemplate> {
  return transaction(db, async (tx) => {
    const count = await sql.lockTemplates(tx, coachId)
    // A repeated call finds it restored.
    if (await sql.lockTemplate(tx, { id, coachId })) return getTemplate(tx, { id, coachId, locale })
    if (count >= OWN_TEMPLATES_MAX) fail('programs.templates_full', { max: OWN_TEMPLATES_MAX })
    if (!(await sql.restoreTemplate(tx, { id, coachId }))) await refuseOthers(tx, coachId, id)
    return getTemplate(tx, { id, coachId, locale })
  })
}

/** Erases deleted templates once they can no longer be brought back. */
export async function purgeTemplates({ db }: TemplateDeps): Promise<void> {
  await sql.purgeTemplates(db)
}
