import type { Db, Tx } from '../../../kernel/db/client'

/** Template that a plan came from. */
export interface OriginTemplate {
  id: string
  /** False for a program of the shop. */
  own: boolean
  /** Language of the shop's plan; null for a coach's template. */
  language: string | null
}

/** Values of one template in a plan. */
export interface StoredOrigin {
  sourceId: string
  language: string | null
  blockId: string
  base: Record<string, unknown>
}

/** Templates that a locked plan came from. */
export function listOrigins(db: Db, id: string): Promise<StoredOrigin[]> {
  return db<StoredOrigin[]>`
    select o.source_id as "sourceId", o.language, o.block_id as "blockId", o.base
    from plan_origins o where o.user_program_id = ${id}`
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
