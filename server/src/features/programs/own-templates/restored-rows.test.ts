import type { PlannedExercise, ProgramData } from 'contract/programs/plan'
import { expect, test } from 'vitest'
import { exerciseRow, makeCoach, planOnMonday } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const rowsOf = (plan: ProgramData) => plan.workout.weeklySchedule.monday.exercises

test('a deleted row that is restored keeps its id; a copy and an id in use do not [X-116]', async () => {
  const coach = await makeCoach(app)
  const token = coach.token
  const from = { programData: planOnMonday([exerciseRow('A'), exerciseRow('B')]) }
  const added = await app.call('POST', '/coach/templates', { token, body: { name: 'Mine', from } })
  const { _id, programData } = added.json().data
  const [a, b] = rowsOf(programData) as [PlannedExercise, PlannedExercise]
  const put = async (rows: PlannedExercise[], version: number, restoredRowIds?: string[]) => {
    const body = { programData: planOnMonday(rows), version, ...(restoredRowIds && { restoredRowIds }) }
    const saved = await app.call('PUT', `/coach/templates/${_id}`, { token, body })
    return rowsOf(saved.json().data.programData).map(({ id }: PlannedExercise) => id)
  }
  expect(await put([b], 1)).toEqual([b.id])
  expect(await put([a, b], 2, [a.id ?? '', b.id ?? ''])).toEqual([a.id, b.id])
  await put([b], 3)
  // Without being restored, an id that the template does not have is one of another plan.
  const [other] = await put([a, b], 4)
  expect(other).not.toBe(a.id)
  const twice = await put([{ ...a, name: 'A2' }, a, b], 5, [a.id ?? ''])
  expect(twice).toEqual([a.id, expect.stringMatching(/^.{24}$/), b.id])
  expect(new Set(twice).size).toBe(3)
})
