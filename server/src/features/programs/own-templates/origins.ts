import type { ProgramData } from 'contract/programs/plan'
import { valueAt } from 'contract/programs/plan-changes'
import { planLeaves } from 'contract/programs/plan-paths'
import type { Tx } from '../../../kernel/db/client'
import type { PlanState } from '../blocks/blocks.logic'
import { isPersonalPath } from '../coach/copied-parts'
import type { OriginChange } from '../user-programs.table'
import { OF_BLOCK, originChanges, originsBefore } from './origin-changes'
import type { OriginTemplate } from './origins.sql'
import * as sql from './origins.sql'

/** Returns the id of the block that the specified fields of a plan read and write. */
export function currentBlockId(
  id: string,
  { blocks, currentBlock }: Pick<PlanState, 'blocks' | 'currentBlock'>,
): string {
  return blocks?.[currentBlock]?.id ?? id
}

/** Returns the values of a template that lie in `parts`, by their paths; single entries of lists have none. */
export function baseOf(template: ProgramData, parts?: readonly string[]): Record<string, unknown> {
  const paths = [...planLeaves.keys()].filter(
    (path) =>
      !isPersonalPath(path) && (parts?.some((part) => part === path || path.startsWith(`${part}.`)) ?? true),
  )
  return Object.fromEntries(paths.map((path) => [path, valueAt(template, path)]))
}

/** Values that are still of the block that is current now. */
export function baseInBlock(base: Record<string, unknown>, isSameBlock: boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(base).filter(([path]) => isSameBlock || !OF_BLOCK.test(path)))
}

interface Origin {
  /** The locked program. */
  id: string
  blockId: string
  template: OriginTemplate
  base: Record<string, unknown>
  version: number | null
}

/**
 * Records that parts of a plan now are those of a template, and no longer those of another one. The version that took
 * them over remembers what it changed, so that its undo restores it.
 */
export async function recordOrigin(tx: Tx, { id, blockId, template, base, version }: Origin): Promise<void> {
  if (Object.keys(base).length === 0) return
  const stored = await sql.listOrigins(tx, id)
  for (const origin of stored) {
    if (origin.sourceId === template.id) continue
    const isSameBlock = origin.blockId === blockId
    const left = Object.fromEntries(
      Object.entries(origin.base).filter(
        ([path]) => !Object.hasOwn(base, path) || (OF_BLOCK.test(path) && !isSameBlock),
      ),
    )
    if (Object.keys(left).length < Object.keys(origin.base).length)
      await sql.writeBase(tx, { id, sourceId: origin.sourceId, base: left })
  }
  const before = stored.find(
    ({ sourceId, language }) => sourceId === template.id && language === template.language,
  )
  const kept = before ? baseInBlock(before.base, before.blockId === blockId) : {}
  await sql.putOrigin(tx, { id, blockId, template, base: { ...kept, ...base }, version })
  if (version === null) return
  const changes = originChanges(stored, await sql.listOrigins(tx, id))
  await sql.writeOriginChanges(tx, { id, version, changes })
}

/** Takes back what a version changed of the origins of a locked plan. */
export async function restoreOrigins(tx: Tx, id: string, changes: readonly OriginChange[]): Promise<void> {
  await sql.replaceOrigins(tx, id, originsBefore(await sql.listOrigins(tx, id), changes))
}
