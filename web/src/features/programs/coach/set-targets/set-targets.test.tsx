import { screen, waitFor, within } from '@testing-library/react'
import type { PlannedExercise } from 'contract/programs/plan'
import { mergePlan, patchOf } from 'contract/programs/plan-changes'
import { expect, it } from 'vitest'
import { aPlan, aProgram, squat, written } from '../../../../../test/coach-program'
import { refusal } from '../../../../../test/fake-server'
import {
  answers,
  freshEditorServer,
  group,
  lastSave,
  openTab,
  saves,
} from '../../../../../test/program-editor'

freshEditorServer()

const PATH = 'workout.weeklySchedule.monday.exercises'
const ofLeft = { index: 0, side: 'left' as const, load: 12 }
const row: PlannedExercise = {
  ...squat,
  id: 'row-squat',
  sets: 2,
  targets: [
    { index: 0, type: 'warmup', reps: 5, load: 20 },
    { index: 1, reps: 8, repsMax: 10, load: 60 },
    ofLeft,
  ],
}

async function openSets(status: 'active' | 'completed' = 'active', exercise = row) {
  const data = mergePlan(aPlan, patchOf(PATH, [exercise]))
  const shown = await openTab('Workout', aProgram({ programData: data }, status))
  await shown.visitor.click(
    group('Complete Weekly Workout Schedule').getByRole('button', { name: /^Monday/ }),
  )
  const article = within(screen.getByRole('article', { name: exercise.name }))
  const opener = () => article.queryByRole('button', { name: 'Targets of the Sets' })
  const told = () =>
    within(article.getByRole('list', { name: 'Targets of the sets' }))
      .getAllByRole('listitem')
      .map((one) => one.textContent?.replace(/[\u2066-\u2069]/g, ''))
  const set = (n: number) => within(article.getByRole('group', { name: `Set ${n}` }))
  const field = (n: number, name: string) => set(n).getByRole<HTMLInputElement>('textbox', { name })
  return { ...shown, article, opener, told, set, field }
}

it('lists the targets of the sets and changes them set by set', async () => {
  const { visitor, opener, told, set, field } = await openSets()
  expect(told()).toEqual(['Set 1 Warm-up · 5 reps · 20 kg', 'Set 1 left · 12 kg', 'Set 2 8–10 reps · 60 kg'])
  await visitor.click(opener() as HTMLElement)
  expect(set(1).getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value).toBe('warmup')
  expect(field(2, 'Load').value).toBe('60 kg')
  await visitor.clear(field(2, 'Load'))
  await visitor.type(field(2, 'Load'), '75% Squat')
  await visitor.type(field(2, 'Reps in reserve'), '2')
  await visitor.type(field(2, 'Tempo'), '3010{Enter}')
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(written(lastSave())).toEqual({
    [PATH]: [
      {
        ...row,
        targets: [
          { index: 0, type: 'warmup', reps: 5, load: 20 },
          { index: 1, reps: 8, repsMax: 10, load: 75, percentOf: 'Squat', rir: 2, tempo: '3010' },
          ofLeft,
        ],
      },
    ],
  })
  await waitFor(() => expect(document.activeElement).toBe(opener()))
  expect(told()).toContain('Set 2 8–10 reps · 75% of Squat · 2 in reserve · tempo 3010')
})

it('has targets of one week beside those of every week', async () => {
  const { visitor, opener, told, article, field } = await openSets()
  await visitor.click(opener() as HTMLElement)
  await visitor.selectOptions(article.getByRole('combobox', { name: 'Week of the block' }), 'Week 3')
  expect(field(1, 'Load').value).toBe('')
  await visitor.type(field(1, 'Load'), '65{Enter}')
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(written(lastSave())).toMatchObject({
    [PATH]: [{ targets: expect.arrayContaining([{ index: 0, week: 3, load: 65 }]) }],
  })
  await waitFor(() => expect(told()).toContain('Week 3, Set 1 65 kg'))
})

it('reports an unreadable value, and keeps typed values when the save fails', async () => {
  answers({ 'PUT /coach/user-programs/:id/complete-data': () => refusal('request.invalid') })
  const { visitor, opener, field, article } = await openSets()
  await visitor.click(opener() as HTMLElement)
  await visitor.clear(field(2, 'Reps at most'))
  await visitor.type(field(2, 'Reps at most'), '6{Enter}')
  expect(field(2, 'Reps at most').getAttribute('aria-invalid')).toBe('true')
  expect(article.getByRole('alert').textContent).toMatch(/^One value can’t be read/)
  expect(saves()).toEqual([])
  await visitor.clear(field(2, 'Reps at most'))
  await visitor.type(field(2, 'Reps at most'), '۱۲{Enter}')
  await waitFor(() => expect(saves()).toHaveLength(1))
  await waitFor(() => expect(field(2, 'Reps at most').value).toBe('۱۲'))
})

it('hides a target without values, as a copy for another athlete leaves it', async () => {
  const { article } = await openSets('active', { ...row, targets: [{ index: 0 }] })
  expect(article.queryByRole('list', { name: 'Targets of the sets' })).toBeNull()
})

it('can only be read in a program that has ended', async () => {
  const { opener, told } = await openSets('completed')
  expect(told()).toHaveLength(3)
  expect(opener()).toBeNull()
})
