import { screen, waitFor, within } from '@testing-library/react'
import type { CoachTemplate } from 'contract/programs/coach-template-calls'
import type { PlannedExercise, ProgramData } from 'contract/programs/plan'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCoachServer, open } from '../../../../test/coach-area'
import { aPlan, squat } from '../../../../test/coach-program'
import { refusal } from '../../../../test/fake-server'
import { openPopover } from '../../../../test/page'

const PAGE = '/coach/templates/mine'
const row = (id: string, name: string): PlannedExercise => ({ ...squat, id, name })

let server: ReturnType<typeof fakeCoachServer>['server']
let stored: CoachTemplate
beforeEach(() => {
  localStorage.clear()
  server = fakeCoachServer().server
  const programData = structuredClone(aPlan)
  programData.workout.weeklySchedule.monday.exercises = [row('a', 'Squat'), row('b', 'Press')]
  stored = {
    _id: 'mine',
    name: 'Mine',
    own: true,
    version: 3,
    updatedAt: '2026-11-20T10:00:00.000Z',
    programData,
  }
  server.on({
    'GET /coach/templates': () => ({ success: true, data: { items: [] } }),
    'GET /coach/templates/:id': () => ({ success: true, data: stored }),
    'PUT /coach/templates/:id': ({ body: { version, ...body } }) => {
      if (version !== stored.version) return refusal('programs.template_changed')
      stored = { ...stored, ...body, version: version + 1 }
      return { success: true, data: stored }
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const names = ({ workout }: ProgramData) => workout.weeklySchedule.monday.exercises.map(({ name }) => name)

async function openMonday() {
  const { visitor } = await open(`${PAGE}?part=workout`)
  await visitor.click(await screen.findByRole('button', { name: /^Monday/ }))
  return { visitor, day: within(screen.getByRole('region', { name: /^Monday/ })) }
}

describe('undo in a template', () => {
  it('restores a deleted exercise at its place and keeps later edits', async () => {
    const { visitor, day } = await openMonday()
    await visitor.click(day.getByRole('button', { name: /^Delete .*Squat/ }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(names(stored.programData)).toEqual(['Press'])
    await visitor.click(day.getByRole('button', { name: /^Edit .*Press/ }))
    await visitor.type(day.getByLabelText('Name'), ' up{Enter}')
    await waitFor(() => expect(names(stored.programData)).toEqual(['Press up']))
    await visitor.click(undo)
    expect(await screen.findByText('It’s back.')).toBeTruthy()
    expect(names(stored.programData)).toEqual(['Squat', 'Press up'])
    expect(server.calls('PUT', PAGE).at(-1)?.body.version).toBe(5)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('sends the ids of restored rows, so that they come back as themselves [X-116]', async () => {
    const { visitor, day } = await openMonday()
    await visitor.click(day.getByRole('button', { name: /^Delete .*Squat/ }))
    await visitor.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('It’s back.')
    const [deleted, restored] = server.calls('PUT', PAGE).map(({ body }) => body.restoredRowIds)
    expect([deleted, restored]).toEqual([undefined, ['a', 'b']])
  })

  it('brings back the day that a duplicate was written over', async () => {
    stored.programData.workout.weeklySchedule.wednesday.exercises = [row('w', 'Row')]
    const { visitor, day } = await openMonday()
    const before = structuredClone(stored.programData.workout.weeklySchedule.wednesday)
    const menu = day.getByRole('button', { name: 'Duplicate Day' })
    const days = within(openPopover(menu.parentElement as HTMLElement))
    await visitor.click(days.getByRole('button', { name: 'Wednesday' }))
    const wednesday = () => stored.programData.workout.weeklySchedule.wednesday
    expect((await screen.findByText('A copy was added.')).textContent).toBeTruthy()
    expect(wednesday().exercises.map(({ name }) => name)).toEqual(['Squat', 'Press'])
    await visitor.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('It’s back.')).toBeTruthy()
    expect(wednesday()).toEqual(before)
    expect(server.calls('PUT', PAGE).at(-1)?.body.restoredRowIds).toEqual(['w'])
  })

  it('puts a deleted food of a meal back', async () => {
    const { visitor } = await open(`${PAGE}?part=nutrition`)
    await visitor.click(await screen.findByRole('button', { name: /^Breakfast/ }))
    await visitor.click(screen.getByRole('button', { name: /^Delete .*Foods.*item 1/ }))
    await visitor.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('It’s back.')
    expect(stored.programData.nutrition.mealPlan.breakfast.foods).toEqual(['Oats', 'Berries'])
  })

  it('asks for the version to keep when the list changed in another window meanwhile (X-53)', async () => {
    const { visitor, day } = await openMonday()
    await visitor.click(day.getByRole('button', { name: /^Delete .*Squat/ }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    const programData = structuredClone(stored.programData)
    programData.workout.weeklySchedule.monday.exercises = [row('c', 'Row')]
    stored = { ...stored, programData, version: 9 }
    await visitor.click(undo)
    expect(await screen.findByText('You changed the same in another window.')).toBeTruthy()
    expect(names(stored.programData)).toEqual(['Row'])
  })
})
