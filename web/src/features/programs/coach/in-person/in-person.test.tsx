import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPlan, aProgram } from '../../../../../test/coach-program'
import { loadDateFields, typeDay } from '../../../../../test/date-fields'
import { refusal } from '../../../../../test/fake-server'
import { followTo } from '../../../../../test/page'
import {
  answers,
  chooseMore,
  editorCalls,
  freshEditorServer,
  openMore,
  openProgram,
  openTab,
} from '../../../../../test/program-editor'
import { dayOf } from '../../customer/week'

beforeAll(loadDateFields)
freshEditorServer()

const today = dayOf(new Date())
const exercise = { ...newExercise(), name: 'Squat', sets: 2 }
const day = { ...aPlan.workout.weeklySchedule.monday, exercises: [exercise] }
/** Every day of the week has two sets of squats, whatever day it is now. */
const weeklySchedule = Object.fromEntries(
  Object.keys(aPlan.workout.weeklySchedule).map((key) => [key, day]),
) as typeof aPlan.workout.weeklySchedule
const programData = { ...aPlan, workout: { ...aPlan.workout, weeklySchedule } }
const session = {
  date: today,
  sets: [{ exercise: 'Squat', reps: 5, load: 60 }],
  doneAt: `${today}T10:00:00.000Z`,
}

function newExercise() {
  const [known] = Object.values(aPlan.workout.weeklySchedule).flatMap(({ exercises }) => exercises)
  if (!known) throw new Error('the plan of the tests has an exercise')
  return known
}

beforeEach(() => {
  answers({ 'PUT /coach/user-programs/:id/sessions/:date': () => ({ success: true, data: { session } }) })
})
async function dialog(more: object = {}) {
  await openProgram(aProgram({ programData, ...more }))
  await chooseMore('Enter a Session')
  return within(await screen.findByRole('dialog', { name: 'Enter a session' }))
}
const sent = () => editorCalls('PUT', `/sessions/${today}`).map(({ body }) => body)

describe('a session of an athlete beside the coach', () => {
  it('is entered once of two presses, with the sets that have reps, in digits of any script', async () => {
    const shown = await dialog()
    const reps = await shown.findByLabelText('Squat, set 1: reps')
    fireEvent.change(reps, { target: { value: '-3' } })
    await followTo(shown.getByRole('button', { name: 'Save Session' }))
    // The second set follows the first one.
    expect(await shown.findAllByText('Please check this value: it can’t be right')).toHaveLength(2)
    fireEvent.change(reps, { target: { value: '۵' } })
    fireEvent.change(shown.getByLabelText('Squat, set 1: load in kilograms'), { target: { value: '62٫5' } })
    const save = shown.getByRole('button', { name: 'Save Session' })
    fireEvent.click(save)
    fireEvent.click(save)
    await screen.findByText('The session was entered.')
    const set = { exercise: 'Squat', reps: 5, load: 62.5 }
    expect(sent()).toEqual([{ done: true, sets: [set, set] }])
  })

  it('fills later sets like the first one, and leaves out those that are emptied', async () => {
    const shown = await dialog()
    const field = (name: string) => shown.getByLabelText<HTMLInputElement>(name)
    fireEvent.change(await shown.findByLabelText('Squat, set 1: reps'), { target: { value: '5' } })
    fireEvent.change(field('Squat, set 1: load in kilograms'), { target: { value: '60' } })
    await waitFor(() => expect(field('Squat, set 2: load in kilograms').value).toBe('60'))
    fireEvent.change(field('Squat, set 2: reps'), { target: { value: '' } })
    await waitFor(() => expect(field('Squat, set 2: load in kilograms').value).toBe(''))
    await followTo(shown.getByRole('button', { name: 'Save Session' }))
    await screen.findByText('The session was entered.')
    expect(sent()).toEqual([{ done: true, sets: [{ exercise: 'Squat', reps: 5, load: 60 }] }])
  })

  it('asks what a row measures by its targets, or by the text of its reps', async () => {
    const walk = { ...exercise, name: 'Walk', sets: 1, reps: '40 min' }
    const carry = { ...exercise, name: 'Carry', sets: 1, targets: [{ index: 0, meters: 30 }] }
    const ofWeek = Object.fromEntries(
      Object.keys(weeklySchedule).map((key) => [key, { ...day, exercises: [walk, carry] }]),
    ) as typeof weeklySchedule
    const shown = await dialog({
      programData: { ...aPlan, workout: { ...aPlan.workout, weeklySchedule: ofWeek } },
    })
    fireEvent.change(await shown.findByLabelText('Walk, set 1: Minutes'), { target: { value: '40' } })
    expect(shown.queryByLabelText(/^Walk.*(?:reps|load)/)).toBeNull()
    fireEvent.change(shown.getByLabelText('Carry, set 1: Meters'), { target: { value: '30' } })
    fireEvent.change(shown.getByLabelText('Carry, set 1: load in kilograms'), { target: { value: '24' } })
    await followTo(shown.getByRole('button', { name: 'Save Session' }))
    await screen.findByText('The session was entered.')
    expect(sent()).toEqual([
      {
        done: true,
        sets: [
          { exercise: 'Walk', reps: 0, load: null, seconds: 2400 },
          { exercise: 'Carry', reps: 0, load: 24, meters: 30 },
        ],
      },
    ])
  })

  it('is of no day before the program or ahead', async () => {
    const shown = await dialog()
    await shown.findByLabelText('Squat, set 1: reps')
    await typeDay('Day', '2999-01-01', shown)
    await shown.findByText('Please choose a day of this program that is not in the future')
    expect(shown.getByRole('button', { name: 'Save Session' }).hasAttribute('disabled')).toBe(true)
    expect(shown.queryByLabelText('Squat, set 1: reps')).toBeNull()
  })

  it('keeps what was typed while the coach looks at another day', async () => {
    const shown = await dialog()
    fireEvent.change(await shown.findByLabelText('Squat, set 1: reps'), { target: { value: '7' } })
    await typeDay('Day', '2999-01-01', shown)
    await typeDay('Day', today, shown)
    expect((await shown.findByLabelText<HTMLInputElement>('Squat, set 1: reps')).value).toBe('7')
  })

  it('is shown with what was entered before, and is taken back', async () => {
    const shown = await dialog({ sessions: [{ ...session, byCoach: true }] })
    const reps = await shown.findByLabelText<HTMLInputElement>('Squat, set 1: reps')
    expect(reps.value).toBe('5')
    await followTo(shown.getByRole('button', { name: 'Delete Entries' }))
    await screen.findByText('Your entries for this day were deleted.')
    expect(sent()).toEqual([{ done: false }])
  })

  it('keeps what was typed when it is refused', async () => {
    answers({ 'PUT /coach/user-programs/:id/sessions/:date': () => refusal('programs.not_active') })
    const shown = await dialog()
    fireEvent.change(await shown.findByLabelText('Squat, set 1: reps'), { target: { value: '5' } })
    await followTo(shown.getByRole('button', { name: 'Save Session' }))
    await shown.findByText('This program is not running right now')
    expect(shown.getByLabelText<HTMLInputElement>('Squat, set 1: reps').value).toBe('5')
  })

  it('is marked where the athlete’s sessions are listed, and offered for a running program alone', async () => {
    await openTab('Tracking', aProgram({ sessions: [{ ...session, byCoach: true }] }))
    await screen.findByText('Entered by the coach')
    expect((await openMore()).getByRole('button', { name: 'Enter a Session' })).toBeTruthy()
  })
})
