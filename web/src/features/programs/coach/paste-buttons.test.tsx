import { act, screen, waitFor, within } from '@testing-library/react'
import type { CoachTemplate } from 'contract/programs/coach-template-calls'
import type { PlannedExercise } from 'contract/programs/plan'
import { mergePlan, patchOf } from 'contract/programs/plan-changes'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { EMAIL, open } from '../../../../test/coach-area'
import { aPlan, aProgram, meal, squat } from '../../../../test/coach-program'
import type { Heard } from '../../../../test/fake-server'
import { answers, freshEditorServer, openTab } from '../../../../test/program-editor'
import { sessionOf } from '../../../api/areas'
import { writeClipboard } from './clipboard'

freshEditorServer()
beforeEach(() => {
  sessionOf('coach').open('coach-token', { id: 'k1', email: EMAIL, role: 'coach' })
  writeClipboard(null)
})

const PROGRAM = '/coach/user-programs/:id'
const WEEK = 'workout.weeklySchedule'
const monday = aPlan.workout.weeklySchedule.monday
const loaded: PlannedExercise = {
  ...squat,
  id: 'row-1',
  targets: [
    { index: 0, reps: 5, load: 60, unit: 'kg' },
    { index: 1, reps: 5, load: 80, percentOf: 'squat' },
  ],
}
const { id: _, ...withoutId } = loaded
const withoutLoads = {
  ...withoutId,
  targets: [
    { index: 0, reps: 5 },
    { index: 1, reps: 5, load: 80, percentOf: 'squat' },
  ],
}
const heavy = mergePlan(aPlan, patchOf(`${WEEK}.monday.exercises`, [loaded]))

/** Answers changes of a plan and records them. */
function takeChanges(): Heard[] {
  const heard: Heard[] = []
  const take = (call: Heard) => {
    heard.push(call)
    return { success: true, data: { version: 8 } }
  }
  answers({ [`POST ${PROGRAM}/edits`]: take, [`POST ${PROGRAM}/undo`]: take, [`POST ${PROGRAM}/copy`]: take })
  return heard
}

/** Opens an entry of an accordion and returns its content. */
async function openEntry(visitor: Awaited<ReturnType<typeof openTab>>['visitor'], name: string) {
  const button = await screen.findByRole('button', { name: new RegExp(`^${name}`), expanded: false })
  await visitor.click(button)
  return within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
}
const paste = { name: /^Paste / }

describe('pasting in a plan [30.3]', () => {
  it('adds an exercise of Monday to Wednesday with its loads, and offers Undo', async () => {
    const { visitor } = await openTab('Workout', aProgram({ programData: heavy }))
    const heard = takeChanges()
    const from = await openEntry(visitor, 'Monday')
    const to = await openEntry(visitor, 'Wednesday')
    expect(to.queryByRole('button', paste)).toBeNull()
    await visitor.click(within(from.getByRole('article')).getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText(/^Copied\. To paste it, open a day/)).toBeTruthy()
    await visitor.click(to.getByRole('button', { name: /^Paste .*Back Squat/ }))
    const said = await screen.findByText(/^Pasted .*Back Squat.* into Wednesday\.$/)
    const edit = { path: `${WEEK}.wednesday.exercises.0`, insert: withoutId }
    expect(heard.map(({ body }) => body)).toEqual([{ version: 7, edits: [edit] }])
    const message = within(said.closest('[data-kind]') as HTMLElement)
    await visitor.click(message.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Your last change was taken back.')).toBeTruthy()
  })

  it('scrolls the pasted exercise into view', async () => {
    const scrolled: (string | null)[] = []
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this.textContent)
    }
    onTestFinished(() => {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    })
    const pasted = { ...loaded, id: 'row-2', name: 'Front Squat' }
    writeClipboard({ kind: 'exercise', value: pasted, athleteId: 'u1' })
    const { visitor } = await openTab('Workout', aProgram({ programData: heavy }))
    takeChanges()
    const after = mergePlan(aPlan, patchOf(`${WEEK}.monday.exercises`, [loaded, pasted]))
    answers({
      [`GET ${PROGRAM}/complete`]: () => ({
        success: true,
        data: { ...aProgram({ programData: after }), version: 8 },
        version: 8,
      }),
    })
    const day = await openEntry(visitor, 'Monday')
    scrolled.length = 0
    await visitor.click(day.getByRole('button', paste))
    await day.findByRole('article', { name: 'Front Squat' })
    expect(scrolled).toEqual([expect.stringContaining('Front Squat')])
  })

  it('leaves the loads of another athlete behind, and percentages of a maximum not', async () => {
    writeClipboard({ kind: 'exercise', value: loaded, athleteId: 'u2' })
    const { visitor } = await openTab('Workout')
    const heard = takeChanges()
    const day = await openEntry(visitor, 'Monday')
    await visitor.click(day.getByRole('button', paste))
    await waitFor(() =>
      expect(heard.map(({ body }) => body)).toEqual([
        { version: 7, edits: [{ path: `${WEEK}.monday.exercises.1`, insert: withoutLoads }] },
      ]),
    )
  })

  it('replaces a day with one of another athlete, without the notes and loads of that one', async () => {
    const value = { ...monday, exercises: [loaded] }
    writeClipboard({ kind: 'day', key: 'monday', value, athleteId: 'u2' })
    const { visitor } = await openTab('Workout')
    const heard = takeChanges()
    const day = await openEntry(visitor, 'Friday')
    await visitor.click(day.getByRole('button', { name: 'Paste Monday' }))
    expect(await screen.findByText('Pasted Monday into Friday.')).toBeTruthy()
    const { notes: __, ...others } = monday
    const pasted = { ...others, exercises: [{ ...withoutLoads, id: 'row-1' }] }
    expect(heard.map(({ body }) => body)).toEqual([
      { version: 7, edits: [{ path: `${WEEK}.friday`, value: pasted }] },
    ])
  })

  it('copies a whole day to another one of the same athlete', async () => {
    const { visitor } = await openTab('Workout', aProgram({ programData: heavy }))
    const heard = takeChanges()
    const from = await openEntry(visitor, 'Monday')
    await visitor.click(from.getByRole('button', { name: 'Copy Day' }))
    const to = await openEntry(visitor, 'Sunday')
    await visitor.click(to.getByRole('button', { name: 'Paste Monday' }))
    await waitFor(() =>
      expect(heard.map(({ body }) => body)).toEqual([
        {
          version: 7,
          edits: [{ path: `${WEEK}.sunday`, value: heavy.workout.weeklySchedule.monday }],
        },
      ]),
    )
  })

  it('pastes a meal over another one, and as a further one', async () => {
    const { visitor } = await openTab('Nutrition')
    const heard = takeChanges()
    const breakfast = await openEntry(visitor, 'Breakfast')
    await visitor.click(breakfast.getByRole('button', { name: 'Copy Meal' }))
    expect(await screen.findByText(/^Copied\. To paste it, open a meal/)).toBeTruthy()
    const dinner = await openEntry(visitor, 'Dinner')
    await visitor.click(dinner.getByRole('button', { name: 'Paste Breakfast' }))
    expect(await screen.findByText('Pasted Breakfast into Dinner.')).toBeTruthy()
    await visitor.click(screen.getByRole('button', { name: 'Paste Breakfast as Morning Snack' }))
    expect(await screen.findByText('Pasted Breakfast into Morning Snack.')).toBeTruthy()
    expect(heard.map(({ body }) => body.edits)).toEqual([
      [{ path: 'nutrition.mealPlan.dinner', value: meal }],
      [{ path: 'nutrition.mealPlan.morningSnack', value: meal }],
    ])
  })

  it('offers matching parts only, and none in a plan that has ended', async () => {
    writeClipboard({ kind: 'meal', key: 'lunch', value: meal, athleteId: undefined })
    const { visitor, dialog } = await openTab('Workout')
    await openEntry(visitor, 'Monday')
    expect(screen.queryByRole('button', paste)).toBeNull()
    await visitor.click(dialog.getByRole('tab', { name: 'Nutrition' }))
    expect(await screen.findByRole('button', paste)).toBeTruthy()
  })

  it('offers nothing in a plan that has ended', async () => {
    writeClipboard({ kind: 'meal', key: 'lunch', value: meal, athleteId: undefined })
    const { visitor } = await openTab('Nutrition', aProgram({}, 'completed'))
    await openEntry(visitor, 'Breakfast')
    expect(screen.queryByRole('button', paste)).toBeNull()
  })

  it('clears the clipboard when another coach signs in', async () => {
    await openTab('Nutrition')
    act(() => writeClipboard({ kind: 'meal', key: 'lunch', value: meal, athleteId: 'u1' }))
    expect(screen.getByRole('button', paste)).toBeTruthy()
    act(() => sessionOf('coach').open('other-token', { id: 'k2', email: 'k2@example.test', role: 'coach' }))
    expect(screen.queryByRole('button', paste)).toBeNull()
  })
})

describe('copying and pasting in templates [30.3]', () => {
  const templateOf = (own: boolean): CoachTemplate => ({
    ...{ _id: own ? 'mine' : 'house', name: 'Mine', own, version: own ? 3 : null },
    ...{ updatedAt: '2026-11-20T10:00:00.000Z', programData: aPlan },
  })
  function serveTemplates(): Heard[] {
    const heard: Heard[] = []
    answers({
      'GET /coach/templates/:id': ({ params }: Heard) => ({
        success: true,
        data: templateOf(params.id === 'mine'),
      }),
      'PUT /coach/templates/:id': (call: Heard) => {
        heard.push(call)
        const { version, ...body } = call.body
        return { success: true, data: { ...templateOf(true), ...body, version: version + 1 } }
      },
    })
    return heard
  }

  it('pastes an exercise of an athlete into a template of the coach’s own, and takes that back', async () => {
    const heard = serveTemplates()
    writeClipboard({ kind: 'exercise', value: loaded, athleteId: 'u1' })
    const { visitor } = await open('/coach/templates/mine?part=workout')
    const day = await openEntry(visitor, 'Friday')
    await visitor.click(day.getByRole('button', paste))
    const said = await screen.findByText(/^Pasted .*Back Squat.* into Friday\.$/)
    const exercises = (n: number) => heard[n]?.body.programData.workout.weeklySchedule.friday.exercises
    expect(exercises(0)).toEqual([withoutLoads])
    const message = within(said.closest('[data-kind]') as HTMLElement)
    await visitor.click(message.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(heard).toHaveLength(2))
    expect(exercises(1)).toEqual([])
  })

  it('copies a meal of a template into the plan of an athlete', async () => {
    serveTemplates()
    const { visitor, unmount } = await open('/coach/templates/mine?part=nutrition')
    const breakfast = await openEntry(visitor, 'Breakfast')
    await visitor.click(breakfast.getByRole('button', { name: 'Copy Meal' }))
    expect(await screen.findByText(/^Copied\. To paste it, open a meal/)).toBeTruthy()
    unmount()
    const plan = await openTab('Nutrition')
    const heard = takeChanges()
    const lunch = await openEntry(plan.visitor, 'Lunch')
    await plan.visitor.click(lunch.getByRole('button', { name: 'Paste Breakfast' }))
    await waitFor(() =>
      expect(heard.map(({ body }) => body.edits)).toEqual([
        [{ path: 'nutrition.mealPlan.lunch', value: meal }],
      ]),
    )
  })

  it('offers Copy alone in a template of the house', async () => {
    serveTemplates()
    writeClipboard({ kind: 'exercise', value: loaded, athleteId: 'u1' })
    const { visitor } = await open('/coach/templates/house?part=workout')
    const friday = await openEntry(visitor, 'Friday')
    expect(screen.queryByRole('button', paste)).toBeNull()
    expect(friday.getByRole('button', { name: 'Copy Day' })).toBeTruthy()
    expect(friday.queryByRole('button', { name: 'Duplicate Day' })).toBeNull()
  })
})
