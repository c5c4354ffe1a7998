import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, shownText } from '../fields'
import { BLOCK_NAME_MAX, BLOCK_WEEKS_MAX, BLOCKS_MAX } from './block-rules'
import { SeenVersion } from './edit-calls'
import { BlockParts, BlockPatch } from './plan-calls'
import { PartId, whole } from './set-calls'

/** Largest body in bytes: some fifty blocks of a full week. */
const BLOCKS_BYTES = 4_000_000

const ofAthlete = z.object({ id: Id })
export const PlanBlock = z.object({
  id: z.string(),
  name: z.string(),
  /** Counted from the end of the block before; the last block lasts to the end of the plan. */
  weeks: z.number().int(),
  ...BlockParts,
})
export type PlanBlock = z.infer<typeof PlanBlock>

const Blocks = z.object({
  blocks: z.array(PlanBlock),
  /** Id of the block that the specified calls read and write. */
  current: z.string(),
  version: z.number().int(),
})
export type PlanBlocks = z.infer<typeof Blocks>

export const listPlanBlocks = endpoint({
  method: 'GET',
  path: '/coach/user-programs/:id/blocks',
  allow: 'coach',
  summary: 'The blocks of a plan of one of my users',
  params: ofAthlete,
  data: Blocks,
})

/**
 * Replaces the blocks: known ids keep what is not sent, and their rows keep their ids. A change of the same since `version`
 * is 409 `programs.changed_meanwhile`.
 */
export const putPlanBlocks = endpoint({
  method: 'PUT',
  path: '/coach/user-programs/:id/blocks',
  allow: 'coach',
  summary: 'Replace the blocks of a plan of one of my users',
  params: ofAthlete,
  bytes: BLOCKS_BYTES,
  body: z.object({
    blocks: z
      .array(
        z.object({
          id: PartId.optional(),
          name: shownText(BLOCK_NAME_MAX),
          weeks: whole(1, BLOCK_WEEKS_MAX),
          workout: BlockPatch.workout.optional(),
          nutrition: BlockPatch.nutrition.optional(),
        }),
        'request.wrong_type',
      )
      .min(1, 'request.invalid')
      .max(BLOCKS_MAX, 'request.too_many'),
    version: SeenVersion,
  }),
  data: Blocks,
})
