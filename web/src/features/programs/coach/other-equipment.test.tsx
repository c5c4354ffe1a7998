import { screen, waitFor, within } from '@testing-library/react'
import type { PlannedExercise } from 'contract/programs/plan'
import { beforeEach, expect, it } from 'vitest'
import { aPlan, aProgram, squat } from '../../../../test/coach-program'
import { type Heard, refusal } from '../../../../test/fake-server'
import { openPopover } from '../../../../test/page'
import { answers, freshEditorServer, group, openTab } from '../../../../test/program-editor'

freshEditorServer()

const HERE = '/coach/user-programs/:id'
const ROWS = 'workout.weeklySchedule.monday.exercises'
const SWAPS = 'GET /coach/library/exercises/:id/swaps'
const row: PlannedExercise = {
  ...squat,
  id: 'row-1',
  exerciseId: 'back-squat',
  superset: 'A',
  targets: [{ index: 0, type: 'working', reps: 5 }],
}
const filled = {
  name: 'Goblet Squat',
  category: 'Legs',
  equipment: ['Kettlebell'],
  technique: 'Elbows inside the knees.',
  alternatives: ['Leg Press'],
  videoUrl: '',
  muscleGroups: ['Quadriceps'],
  difficulty: 'Beginner',
}

let heard: Heard[]
beforeEach(() => {
  heard = []
})

/** Opens Monday with a row of the library and another one, and the menu of the first. */
async function openMenu() {
  const plan = structuredClone(aPlan)
  plan.workout.weeklySchedule.monday.exercises = [row, { ...squat, id: 'row-2', name: 'Free lift' }]
  const shown = await openTab('Workout', { ...aProgram(), programData: plan })
  const take = (call: Heard) => {
    heard.push(call)
    return { success: true, data: { version: 8 } }
  }
  answers({
    [SWAPS]: ({ params }: Heard) => ({
      success: true,
      data: { items: params.id === 'back-squat' ? [{ _id: 'goblet-squat', filled }] : [] },
    }),
    [`POST ${HERE}/edits`]: take,
    [`POST ${HERE}/undo`]: take,
    [`GET ${HERE}/complete`]: () => ({ success: true, data: { ...aProgram(), version: 8 }, version: 8 }),
  })
  await shown.visitor.click(
    group('Complete Weekly Workout Schedule').getByRole('button', { name: /^Monday/ }),
  )
  const [first, second] = within(screen.getByRole('region', { name: /^Monday/ })).getAllByRole('article')
  return { ...shown, first: first as HTMLElement, second: second as HTMLElement }
}
const menuOf = (article: HTMLElement) => {
  const button = within(article).getByRole('button', { name: 'Other Equipment' })
  return within(openPopover(button.parentElement as HTMLElement))
}

it('replaces a row by an exercise with other equipment in one press, with Undo [57]', async () => {
  const { visitor, first } = await openMenu()
  await visitor.click(await menuOf(first).findByRole('button', { name: /^Goblet Squat.*Kettlebell$/ }))
  await waitFor(() => expect(heard).toHaveLength(1))
  const free = { ...squat, id: 'row-2', name: 'Free lift' }
  expect(heard[0]?.body).toEqual({
    version: 7,
    edits: [{ path: ROWS, value: [{ ...row, ...filled, exerciseId: 'goblet-squat' }, free] }],
  })
  const message = (await screen.findByText(/Back Squat.* is now .*Goblet Squat/)).closest('[data-kind]')
  await visitor.click(within(message as HTMLElement).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(heard.map(({ body }) => body).at(1)).toEqual({ version: 8 }))
})

it('finds the exercise of a row without an id by its name, when the menu opens [57]', async () => {
  const { visitor, second } = await openMenu()
  const asked: Heard[] = []
  answers({
    [SWAPS]: (call: Heard) => {
      asked.push(call)
      return { success: true, data: { items: [{ _id: 'goblet-squat', filled }] } }
    },
  })
  const menu = menuOf(second)
  await visitor.click(await menu.findByRole('button', { name: /^Goblet Squat/ }))
  expect(asked.map(({ params, query }) => [params.id, query.get('name')])).toEqual([['by-name', 'Free lift']])
  await waitFor(() => expect(heard).toHaveLength(1))
})

it('says that the library has none, and offers another try after a failure', async () => {
  const { visitor, first } = await openMenu()
  answers({ [SWAPS]: () => refusal('library.not_found') })
  const menu = menuOf(first)
  await menu.findByText('The exercises couldn’t be loaded')
  answers({ [SWAPS]: () => ({ success: true, data: { items: [] } }) })
  await visitor.click(menu.getByRole('button', { name: 'Retry' }))
  expect(await menu.findByText(/^The library has no exercise for the same muscles/)).toBeTruthy()
})
