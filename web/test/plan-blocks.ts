import { screen, within } from '@testing-library/react'
import type { PlanBlock } from 'contract/programs/block-calls'
import { mergePlan } from 'contract/programs/plan-changes'
import { aPlan, aProgram } from './coach-program'
import type { Heard } from './fake-server'
import { openPopover } from './page'
import { answers, openProgram } from './program-editor'

export const PROGRAM = '/coach/user-programs/:id'
const { workout, nutrition } = aPlan
const light = mergePlan(aPlan, {
  nutrition: { dailyCalories: 1800 },
  workout: { weeklySchedule: { monday: { focus: 'Easy' } } },
})
export const base: PlanBlock = { id: 'b1', name: 'Base', weeks: 4, workout, nutrition }
export const deload: PlanBlock = {
  id: 'b2',
  name: 'Deload',
  weeks: 1,
  workout: light.workout,
  nutrition: light.nutrition,
}
export const blocksOf = (blocks: PlanBlock[], version = 7) => ({
  success: true,
  data: { blocks, current: 'b1', version },
})

/** Serves two blocks and records the requests; a save answers the stored blocks in the next version. */
export function serveBlocks(stored = [base, deload]) {
  const heard: Heard[] = []
  answers({
    [`GET ${PROGRAM}/blocks`]: () => blocksOf(stored, 7 + heard.length),
    [`PUT ${PROGRAM}/blocks`]: (call: Heard) => {
      heard.push(call)
      return blocksOf(stored, 7 + heard.length)
    },
  })
  return heard
}

export async function openBlocks(program = aProgram()) {
  const shown = await openProgram(program)
  await shown.visitor.click(await shown.dialog.findByRole('button', { name: 'Blocks' }))
  const box = within(await screen.findByRole('dialog', { name: 'Blocks of the plan' }))
  return { ...shown, box, row: (name: string) => within(box.getByRole('listitem', { name })) }
}

/** Chooses an act in the menu of a block. */
export async function chooseIn(
  opened: Awaited<ReturnType<typeof openBlocks>>,
  name: string,
  label: RegExp | string,
) {
  const row = opened.row(name)
  openPopover(opened.box.getByRole('listitem', { name }))
  await opened.visitor.click(row.getByRole('button', { name: label }))
}

/** Shows the block that is not current. */
export async function showDeload() {
  const heard = serveBlocks()
  const opened = await openBlocks()
  await opened.box.findByRole('listitem', { name: 'Deload' })
  await chooseIn(opened, 'Deload', 'Show in the Plan')
  await screen.findByText(/^You see .*Deload.*, which is not the current block/)
  return { ...opened, heard }
}
