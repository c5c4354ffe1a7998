import { screen, waitFor, within } from '@testing-library/react'
import type { PlannedExercise } from 'contract/programs/plan'
import { describe, expect, it } from 'vitest'
import { aPlan, aProgram, squat, written } from '../../../../test/coach-program'
import {
  answers,
  enabled,
  freshEditorServer,
  group,
  lastSave,
  openTab,
  saves,
} from '../../../../test/program-editor'

freshEditorServer()

const ROWS = 'workout.weeklySchedule.monday.exercises'
const libraryHas = (filled: object) => ({
  success: true,
  data: { items: [{ _id: 'front-squat', filled }], total: 1, currentPage: 1, totalPages: 1 },
})

describe('the name of a stored exercise', () => {
  const libraryRow: PlannedExercise = {
    ...squat,
    id: 'row-1',
    exerciseId: 'back-squat',
    superset: 'A',
    targets: [{ index: 0, type: 'working', reps: 5 }],
  }

  /** Opens the row of Monday that the library filled earlier. */
  async function editLibraryRow() {
    const plan = structuredClone(aPlan)
    plan.workout.weeklySchedule.monday.exercises = [libraryRow]
    const { visitor } = await openTab('Workout', { ...aProgram(), programData: plan })
    await visitor.click(group('Complete Weekly Workout Schedule').getByRole('button', { name: /^Monday/ }))
    const day = within(screen.getByRole('region', { name: /^Monday/ }))
    await visitor.click(day.getByRole('button', { name: /^Edit .*Back Squat/ }))
    return { visitor, day, name: day.getByLabelText<HTMLInputElement>('Name') }
  }
  const savedRow = async () => {
    await waitFor(() => expect(saves()).toHaveLength(1))
    return (written(lastSave())[ROWS] as PlannedExercise[])[0]
  }

  it('replaces the exercise of a stored row from the library and keeps its id, sets and targets [57]', async () => {
    const filled = {
      name: 'Front Squat',
      category: 'Legs',
      equipment: ['Barbell'],
      technique: 'Elbows high.',
      alternatives: ['Goblet Squat'],
      videoUrl: '',
      muscleGroups: ['Quadriceps'],
      difficulty: 'Advanced',
    }
    answers({ 'GET /coach/library/exercises': () => libraryHas(filled) })
    const { visitor, day, name } = await editLibraryRow()
    await visitor.clear(name)
    await visitor.type(name, 'front')
    await visitor.click(await day.findByRole('button', { name: /^Front Squat/ }))
    await visitor.click(day.getByRole('button', { name: 'Save' }))
    expect(await savedRow()).toEqual({ ...libraryRow, ...filled, exerciseId: 'front-squat' })
  })

  it('removes the library id of a stored row only when its name is typed over [57]', async () => {
    const { visitor, day, name } = await editLibraryRow()
    await visitor.type(name, 's')
    await visitor.type(name, '{Backspace}')
    await visitor.type(day.getByLabelText('Sets'), '0')
    await visitor.click(day.getByRole('button', { name: 'Save' }))
    expect(await savedRow()).toEqual({ ...libraryRow, sets: 40 })
    await visitor.click(await enabled(() => day.getByRole('button', { name: /^Edit .*Back Squat/ })))
    await visitor.clear(day.getByLabelText('Name'))
    await visitor.type(day.getByLabelText('Name'), 'Leg press')
    await visitor.click(day.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saves()).toHaveLength(2))
    // The server retains the value of a missing field and removes an empty one.
    expect(written(lastSave())[ROWS]).toEqual([
      { ...libraryRow, sets: 40, name: 'Leg press', exerciseId: '' },
    ])
  })
})
