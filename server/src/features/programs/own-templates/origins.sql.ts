import type { Db, Tx } from '../../../kernel/db/client'
import type { KeptOrigin, OriginChange } from '../user-programs.table'

/** Template that a plan came from. */
export interface OriginTemplate {
  id: string
  /** False for a program of the shop. */
  own: boolean
  /** Language of the shop's plan; null for a coach's template. */
  language: string | null
}

/** Values of one template in a plan. */
export type StoredOrigin = Pick<KeptOrigin, 'sourceId' | 'language' | 'blockId' | 'base'>

/** Templates that a locked plan came from. */
export function listOrigins(db: Db, id: string): Promise<KeptOrigin[]> {
  return db<KeptOrigin[]>`
    select o.source_id as "sourceId", o.template_id as "templateId", o.language, o.block_id as "blockId", o.base, o.version
    from plan_origins o where o.user_program_id = ${id} order by o.source_id`
}

/** Writes the values of a template that a plan has. */
export async function writeBase(
  tx: Tx,
  { id, sourceId, base }: { id: string; sourceId: string; base: Record<string, unknown> },
): Promise<void> {
  await tx`
    update plan_origins set base = ${tx.json(base)} where user_program_id = ${id} and source_id = ${sourceId}`
}

interface NewOrigin {
  id: string
  blockId: string
  template: OriginTemplate
  base: Record<string, unknown>
  version: number | null
}

export async function putOrigin(tx: Tx, { id, blockId, template, base, version }: NewOrigin): Promise<void> {
  await tx`
    insert into plan_origins (user_program_id, source_id, template_id, language, block_id, base, version)
    values (${id}, ${template.id}, ${template.own ? template.id : null}::text, ${template.language}, ${blockId},
      ${tx.json(base)}, ${version}::int)
    on conflict (user_program_id, source_id) do update set language = excluded.language, block_id = excluded.block_id,
      base = excluded.base, version = coalesce(excluded.version, plan_origins.version)`
}

/** Writes into the history what a version of a locked plan changed of its origins. */
export async function writeOriginChanges(
  tx: Tx,
  { id, version, changes }: { id: string; version: number; changes: OriginChange[] },
): Promise<void> {
  await tx`
    update plan_versions set origins = ${tx.json(changes)} where user_program_id = ${id} and version = ${version}`
}

/** Replaces the origins of a locked plan; a template that was erased meanwhile cannot be one. */
export async function replaceOrigins(tx: Tx, id: string, origins: readonly KeptOrigin[]): Promise<void> {
  await tx`delete from plan_origins where user_program_id = ${id}`
  await tx`
    insert into plan_origins (user_program_id, source_id, template_id, language, block_id, base, version)
    select ${id}, o."sourceId", o."templateId", o.language, o."blockId", o.base, o.version
    from jsonb_to_recordset(${tx.json(origins)}::jsonb) as o
      ("sourceId" text, "templateId" text, language text, "blockId" text, base jsonb, version int)
    where o."templateId" is null or exists (select from coach_templates t where t.id = o."templateId")`
}
