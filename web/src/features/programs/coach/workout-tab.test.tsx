import { screen, waitFor, within } from '@testing-library/react'
import { newExercise } from 'contract/programs/plan'
import { describe, expect, it } from 'vitest'
import { written } from '../../../../test/coach-program'
import {
  answers,
  enabled,
  freshEditorServer,
  group,
  lastSave,
  openTab,
  saves,
  section,
} from '../../../../test/program-editor'

freshEditorServer()

const libraryHas = (filled: object) => ({
  success: true,
  data: { items: [{ _id: 'front-squat', filled }], total: 1, currentPage: 1, totalPages: 1 },
})

describe('the Workout tab', () => {
  it('COACH-CONST-13 COACH-WO-01 COACH-WO-02 COACH-WO-03 COACH-WO-04 COACH-WO-05 COACH-WO-06 COACH-ENT-15: seven days, each told in a line', async () => {
    await openTab('Workout')
    const heads = group('Complete Weekly Workout Schedule').getAllByRole('button')
    expect(heads.map((head) => head.textContent)).toEqual([
      'MondayLegs60 min1 exerciseFocus set',
      ...['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
        (day) => `${day}No focus set0 minNo exercisesFocus missing`,
      ),
    ])
    const icons = heads.map((head) => head.querySelector('svg[data-day]')?.innerHTML)
    expect(new Set(icons).size).toBe(7)
    expect(icons).not.toContain(undefined)
  })

  async function openDay(name: RegExp) {
    const shown = await openTab('Workout')
    await shown.visitor.click(group('Complete Weekly Workout Schedule').getByRole('button', { name }))
    return { ...shown, day: within(screen.getByRole('region', { name })) }
  }
  const path = (field: string) => `workout.weeklySchedule.monday.${field}`

  it('COACH-WO-07 COACH-WO-08 COACH-WO-10 COACH-WO-11 COACH-WO-12 COACH-VAL-18: the fields of a day', async () => {
    const { visitor, day } = await openDay(/^Monday/)
    for (const [label, typed, field, value] of [
      ['Focus', 'Back', 'focus', 'Back'],
      ['Duration (minutes)', '۴۵', 'duration', 45],
      ['Warmup', 'Row, , Bike', 'warmup', ['Row', 'Bike']],
      ['Cooldown', 'Walk', 'cooldown', ['Walk']],
    ] as const) {
      await visitor.click(day.getByRole('button', { name: `Edit Monday: ${label}` }))
      await visitor.keyboard(`${typed}{Enter}`)
      await waitFor(() => expect(written(lastSave())).toEqual({ [path(field)]: value }))
      await waitFor(() => expect(day.queryByRole('textbox')).toBeNull())
    }
    await visitor.click(day.getByRole('button', { name: 'Edit Monday: Notes' }))
    await visitor.clear(day.getByRole('textbox'))
    await visitor.click(day.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(written(lastSave())).toEqual({ [path('notes')]: '' }))
    expect(await day.findByText('No notes provided')).toBeTruthy()
  })

  it('labels an empty day (COACH-WO-03 COACH-WO-10 COACH-WO-11 COACH-WO-12)', async () => {
    const { day } = await openDay(/^Friday/)
    expect(day.getByText('No focus set')).toBeTruthy()
    expect(day.getAllByText('Not set')).toHaveLength(2)
    expect(day.getByText('No notes provided')).toBeTruthy()
  })

  it('COACH-WO-09 COACH-WO-13 COACH-ENT-20: an exercise is read, and its twelve fields are edited together', async () => {
    const { visitor, day } = await openDay(/^Monday/)
    const exercise = within(day.getByRole('article', { name: 'Back Squat' }))
    for (const text of [
      'Strength',
      'Barbell, Rack',
      '4',
      '5-6',
      '3 min',
      'Chest up, knees out.',
      'Quads, Glutes',
    ])
      expect(exercise.getByText(text)).toBeTruthy()
    expect(exercise.getByRole('link').getAttribute('href')).toBe('https://videos.test/squat')
    await visitor.click(exercise.getByRole('button', { name: /^Edit .*Back Squat/ }))
    const fields = exercise.getAllByRole('textbox')
    expect(fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Name',
      'Category',
      'Equipment',
      'Sets',
      'Reps',
      'Rest',
      'Technique',
      'Progression',
      'Alternatives',
      'Video URL',
      'Muscle Groups',
      'Difficulty',
    ])
    const type = async (label: string, text: string) => {
      await visitor.clear(exercise.getByLabelText(label))
      await visitor.type(exercise.getByLabelText(label), text)
    }
    await type('Sets', '۵ sets')
    await type('Equipment', 'Bar, , Belt,')
    await type('Muscle Groups', 'Quads')
    await type('Alternatives', 'Hack squat, Leg press')
    await visitor.click(exercise.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(written(lastSave())).toEqual({
      [path('exercises')]: [
        expect.objectContaining({
          name: 'Back Squat',
          sets: 5,
          equipment: ['Bar', 'Belt'],
          muscleGroups: ['Quads'],
          alternatives: ['Hack squat', 'Leg press'],
        }),
      ],
    })
    await waitFor(() => expect(exercise.queryByRole('textbox')).toBeNull())
  })

  it('validates the address of a video before sending (COACH-VAL-20)', async () => {
    const { visitor, day } = await openDay(/^Monday/)
    await visitor.click(day.getByRole('button', { name: /^Edit .*Back Squat/ }))
    const url = day.getByLabelText<HTMLInputElement>('Video URL')
    expect(url.type).toBe('url')
    await visitor.clear(url)
    await visitor.type(url, 'javascript:alert(1)')
    await visitor.click(day.getByRole('button', { name: 'Save' }))
    expect(day.getByText('Please enter an address that begins with http:// or https://')).toBeTruthy()
    expect(saves()).toHaveLength(0)
  })

  it('COACH-ENT-21 COACH-ENT-22: a new exercise begins with its defaults, open to be written', async () => {
    const { visitor, day } = await openDay(/^Friday/)
    await visitor.click(day.getByRole('button', { name: 'Add Exercise' }))
    expect((await day.findByLabelText<HTMLInputElement>('Name')).value).toBe('New Exercise')
    expect(saves()).toHaveLength(0)
    await visitor.click(day.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saves()).toHaveLength(1))
    const [added] = written(lastSave())['workout.weeklySchedule.friday.exercises'] as Record<
      string,
      unknown
    >[]
    expect(added).toMatchObject({
      name: 'New Exercise',
      category: 'Strength',
      equipment: ['No equipment'],
      sets: 3,
      reps: '8-10',
      rest: '2 min',
      muscleGroups: ['General'],
    })
    expect(added?.alternatives).toHaveLength(2)
    for (const field of ['technique', 'progression', 'videoUrl']) expect(added?.[field]).toBeTruthy()
    await visitor.click(await enabled(() => day.getByRole('button', { name: /^Delete .*New Exercise/ })))
    await waitFor(() =>
      expect(written(lastSave())).toEqual({ 'workout.weeklySchedule.friday.exercises': [] }),
    )
  })

  it('fills the twelve fields of a new exercise from the library, and keeps free text possible [57]', async () => {
    const filled = {
      name: 'Front Squat',
      category: 'Strength',
      equipment: ['Barbell', 'Squat rack'],
      technique: 'Elbows high.',
      alternatives: ['Goblet Squat'],
      videoUrl: '',
      muscleGroups: ['Quadriceps'],
      difficulty: 'Advanced',
    }
    answers({ 'GET /coach/library/exercises': () => libraryHas(filled) })
    const { visitor, day } = await openDay(/^Friday/)
    await visitor.click(day.getByRole('button', { name: 'Add Exercise' }))
    const name = await day.findByLabelText<HTMLInputElement>('Name')
    expect(day.queryByRole('list', { name: 'From the library' })).toBeNull()
    await visitor.clear(name)
    await visitor.type(name, 'front')
    await day.findByRole('list', { name: 'From the library' })
    await visitor.keyboard('{ArrowDown}{Enter}')
    expect([name.value, saves()]).toEqual(['Front Squat', []])
    expect(day.queryByRole('list', { name: 'From the library' })).toBeNull()
    await visitor.click(day.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saves()).toHaveLength(1))
    const at = 'workout.weeklySchedule.friday.exercises'
    expect(written(lastSave())[at]).toEqual([
      { ...filled, exerciseId: 'front-squat', sets: 3, reps: '8-10', rest: '2 min', progression: '' },
    ])
  })

  it('forgets the exercise of the library once its name is typed over', async () => {
    const filled = { ...newExercise, name: 'Front Squat' }
    answers({ 'GET /coach/library/exercises': () => libraryHas(filled) })
    const { visitor, day } = await openDay(/^Friday/)
    await visitor.click(day.getByRole('button', { name: 'Add Exercise' }))
    const name = await day.findByLabelText<HTMLInputElement>('Name')
    await visitor.type(name, ' x')
    await visitor.click(await day.findByRole('button', { name: /^Front Squat/ }))
    await visitor.type(name, ' of mine')
    await visitor.click(day.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saves()).toHaveLength(1))
    const [added] = written(lastSave())['workout.weeklySchedule.friday.exercises'] as object[]
    expect(added).toMatchObject({ name: 'Front Squat of mine' })
    expect(added).not.toHaveProperty('exerciseId')
  })

  it('COACH-STATE-16: Cancel takes a new exercise away without a request', async () => {
    const { visitor, day } = await openDay(/^Friday/)
    await visitor.click(day.getByRole('button', { name: 'Add Exercise' }))
    await visitor.type(await day.findByLabelText('Name'), ' of mine')
    expect(day.getByText('New, not saved yet')).toBeTruthy()
    await visitor.click(day.getByRole('button', { name: 'Cancel' }))
    expect(day.queryAllByRole('article')).toEqual([])
    expect(document.activeElement).toBe(day.getByRole('button', { name: 'Add Exercise' }))
    expect(saves()).toEqual([])
  })

  it('COACH-WO-14 COACH-WO-15 COACH-ENT-16 COACH-CALL-10: all phases are edited together', async () => {
    const { visitor } = await openTab('Workout')
    const part = section('Progression Plan')
    expect(part.getByText('Phase 1').nextSibling?.textContent).toBe('Learn the lifts')
    expect(part.getByText('Phase 2').nextSibling?.textContent).toBe('Add weight')
    await visitor.click(part.getByRole('button', { name: 'Edit Progression Plan' }))
    expect(part.getAllByRole('textbox')).toHaveLength(2)
    await visitor.type(part.getByLabelText('Phase 1'), ' well')
    await visitor.clear(part.getByLabelText('Phase 2'))
    await visitor.type(part.getByLabelText('Phase 2'), 'Rest')
    await visitor.click(part.getByRole('button', { name: 'Cancel' }))
    expect(part.getByText('Learn the lifts')).toBeTruthy()
    await visitor.click(part.getByRole('button', { name: 'Edit Progression Plan' }))
    await visitor.type(part.getByLabelText('Phase 1'), ' well')
    await visitor.click(part.getByRole('button', { name: 'Remove Phase 2' }))
    await visitor.click(part.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(lastSave().body).toEqual({
      workout: { progression: { phase1: { focus: 'Learn the lifts well' }, phase2: null } },
    })
    await waitFor(() => expect(part.queryByText('Phase 2')).toBeNull())
  })
})
