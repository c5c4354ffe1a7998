import type { Received } from 'contract/endpoint'
import type { PlanBlock, PlanBlocks, putPlanBlocks } from 'contract/programs/block-calls'
import { dayKeys, type PlanPatch, type ProgramData } from 'contract/programs/plan'
import { mergePlan } from 'contract/programs/plan-changes'
import { completePlan } from 'contract/programs/plan-form'
import { planLeaves } from 'contract/programs/plan-paths'
import type { Deps } from '../../../deps'
import type { AuditSource } from '../../../kernel/audit/audit'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import {
  BLOCKS_PATH,
  type PlanState,
  saveState,
  stateAt,
  turnDue,
  type WholeBlock,
  wholeBlocks,
} from '../blocks/blocks.logic'
import { keepRowIds } from '../row-ids'
import { findBlocks } from './coach-blocks.sql'
import { type Coached, openPlan } from './open-plan'
import { readAthlete } from './read-athlete'

type Sent = Received<typeof putPlanBlocks>['body']
type SentBlock = Sent['blocks'][number]

/** The blocks of an athlete's plan; audited. */
export async function listBlocks(
  deps: Pick<Deps, 'db'>,
  coach: AuditSource,
  id: string,
): Promise<PlanBlocks> {
  await turnDue(deps.db, { id })
  const found = await readAthlete(
    deps,
    coach,
    (tx, coachId) => findBlocks(tx, { id, coachId }),
    ({ athleteId }) => ({
      action: 'program_opened',
      subjectId: athleteId,
      object: { type: 'user_program', id },
    }),
  )
  const { data, blocks, currentBlock, version, totalWeeks } = found
  return answerOf({ plan: completePlan(data), blocks, currentBlock }, { id, version, totalWeeks })
}

function answerOf(
  state: PlanState,
  { id, version, totalWeeks }: { id: string; version: number; totalWeeks: number },
): PlanBlocks {
  const blocks = wholeBlocks(state, id, totalWeeks) satisfies PlanBlock[]
  return { blocks, current: blocks[state.currentBlock]?.id ?? id, version }
}

/** Paths of a block; a change of one of them by somebody else is a conflict. */
const ofBlock = [...planLeaves.keys()].filter((path) => /^(?:workout|nutrition)\./.test(path))

/** Replaces the blocks; the one of this week becomes the plan that everybody reads. */
export async function putBlocks(
  { db }: Pick<Deps, 'db'>,
  program: Coached,
  { blocks: sent, version: seen }: Sent,
): Promise<PlanBlocks> {
  const { id } = program
  return transaction(db, async (tx) => {
    const { state, totalWeeks, week, version } = await openPlan(tx, program, {
      seen,
      paths: [...ofBlock, BLOCKS_PATH],
    })
    const known = new Map(wholeBlocks(state, id, totalWeeks).map((block) => [block.id, block]))
    const whole: WholeBlock[] = []
    const blocks = sent.map((block, at) => {
      const was = known.get(block.id ?? '')
      known.delete(block.id ?? '')
      const { name, weeks } = block
      if (!was || block.workout || block.nutrition) {
        whole[at] = blockOf(block, was)
        return whole[at]
      }
      whole[at] = { ...was, name, weeks }
      // The stored content itself, so that it need not be compared.
      const { workout = was.workout, nutrition = was.nutrition } =
        state.blocks?.find((stored) => stored.id === was.id) ?? was
      return { id: was.id, name, weeks, workout, nutrition }
    })
    const after = {
      ...stateAt(state.plan, blocks, week),
      ...(isPlain(blocks, id, totalWeeks) ? { blocks: null } : {}),
    }
    const saved = await saveState(tx, { id, actorId: program.coachId, version }, state, after)
    return { blocks: whole, current: whole[after.currentBlock]?.id ?? id, version: saved }
  })
}

/** True for what a plan without blocks answers. */
function isPlain([first, ...others]: readonly WholeBlock[], id: string, totalWeeks: number): boolean {
  return (
    others.length === 0 && first?.id === id && first.name === '' && first.weeks === Math.max(1, totalWeeks)
  )
}

/** A sent block: a known one keeps what is not sent, its rows keep their ids; others get ids of their own. */
function blockOf({ name, weeks, workout, nutrition }: SentBlock, was: WholeBlock | undefined): WholeBlock {
  const base = completePlan(was)
  const phases = workout?.progression
  if (phases) base.workout = { ...base.workout, progression: {} }
  const patch: PlanPatch = { ...(workout && { workout }), ...(nutrition && { nutrition }) }
  const merged = completePlan(mergePlan(base, patch))
  const week = rowsOf(merged)
  const rows = keepRowIds(was ? rowsOf(completePlan(was)) : {}, week)
  const weeklySchedule = Object.fromEntries(
    dayKeys.map((day) => [day, { ...merged.workout.weeklySchedule[day], exercises: rows[day] ?? [] }]),
  ) as ProgramData['workout']['weeklySchedule']
  return {
    id: was?.id ?? newId(),
    name,
    weeks,
    workout: { ...merged.workout, weeklySchedule },
    nutrition: merged.nutrition,
  }
}

const rowsOf = (plan: ProgramData) =>
  Object.fromEntries(dayKeys.map((day) => [day, plan.workout.weeklySchedule[day].exercises]))
