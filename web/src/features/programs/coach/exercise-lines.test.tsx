import { screen, waitFor, within } from '@testing-library/react'
import type { PlannedExercise, ProgramData } from 'contract/programs/plan'
import { mergePlan, patchOf } from 'contract/programs/plan-changes'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aPlan, aProgram, squat, written } from '../../../../test/coach-program'
import { refusal } from '../../../../test/fake-server'
import { followTo } from '../../../../test/page'
import {
  answers,
  freshEditorServer,
  group,
  lastSave,
  openProgram,
  openTab,
  saves,
} from '../../../../test/program-editor'

freshEditorServer()

const PATH = 'workout.weeklySchedule.monday.exercises'
const targets = [{ index: 0, type: 'working' as const, reps: 5, load: 80 }]
const rows: PlannedExercise[] = [
  { ...squat, id: 'row-squat', targets },
  { ...squat, id: 'row-press', name: 'Leg Press', sets: 3, reps: '8-10', rest: '2 min' },
]
const planOf = (exercises: PlannedExercise[]): ProgramData => mergePlan(aPlan, patchOf(PATH, exercises))

/** Opens the lines of a Monday with two exercises. */
async function openLines(status: 'active' | 'completed' = 'active', first = rows) {
  const shown = await openTab('Workout', aProgram({ programData: planOf(first) }, status))
  await followTo(group('Complete Weekly Workout Schedule').getByRole('button', { name: /^Monday/ }))
  const day = within(screen.getByRole('region', { name: /^Monday/ }))
  const opener = () => day.queryByRole('button', { name: 'Sets, Reps, Rest and Load' })
  const button = opener()
  if (button) await followTo(button)
  const field = (name: RegExp) => day.getByRole<HTMLInputElement>('textbox', { name })
  /** Undo answers with another plan. */
  const later = async (exercises: PlannedExercise[]) => {
    const program = { ...aProgram({ programData: planOf(exercises) }), version: 8 }
    answers({
      'POST /coach/user-programs/:id/undo': () => ({ success: true, data: { version: 8 } }),
      'GET /coach/user-programs/:id/complete': () => ({ success: true, data: program, version: 8 }),
    })
    await followTo(shown.dialog.getByRole('button', { name: 'Undo' }))
  }
  return { ...shown, day, opener, field, later }
}

describe('sets, reps, rest and loads of a day as lines', () => {
  it('walks from field to field and row to row by Tab, and saves all rows at once by Enter', async () => {
    const { visitor, day, opener } = await openLines()
    const fields = day.getAllByRole<HTMLInputElement>('textbox')
    expect(fields.map(({ value }) => value)).toEqual([
      ...['4', '5-6', '3 min', '80 kg; –', ''],
      ...['3', '8-10', '2 min', '', ''],
    ])
    expect(document.activeElement).toBe(fields[0])
    await visitor.keyboard('۵{Tab}{Tab}90 s{Tab}{Tab}{Tab}')
    expect(document.activeElement).toBe(fields[5])
    await visitor.keyboard('{Tab}6-8{Enter}')
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(written(lastSave())).toEqual({
      [PATH]: [
        { ...rows[0], sets: 5, rest: '90 s', targets },
        { ...rows[1], reps: '6-8' },
      ],
    })
    expect(lastSave().headers.get('if-match')).toBe('7')
    expect(await screen.findByText('Changes saved successfully!')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(opener()))
    expect(within(day.getByRole('article', { name: 'Leg Press' })).getByText('6-8')).toBeTruthy()
  })

  it('writes loads of sets and the letter of a superset, and keeps the other values of a target', async () => {
    const { visitor, field, day } = await openLines()
    await visitor.click(field(/Squat.*: Load$/))
    await visitor.keyboard('۶۰؛ ۶۲٫۵ کیلو{Tab}a{Tab}')
    await visitor.click(field(/Leg Press.*: Load$/))
    await visitor.keyboard('75%{Tab}A{Enter}')
    await waitFor(() => expect(saves()).toHaveLength(1))
    const after = { load: 62.5 }
    expect(written(lastSave())).toEqual({
      [PATH]: [
        {
          ...rows[0],
          superset: 'A',
          targets: [
            { index: 0, type: 'working', reps: 5, load: 60 },
            { index: 1, ...after },
            { index: 2, ...after },
            { index: 3, ...after },
          ],
        },
        {
          ...rows[1],
          superset: 'A',
          targets: [0, 1, 2].map((index) => ({ index, load: 75, percentOf: 'Leg Press' })),
        },
      ],
    })
    const told = within(await day.findByRole('article', { name: 'Leg Press' }))
    const list = within(await told.findByRole('list', { name: 'Targets of the sets' }))
    expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Superset A',
      expect.stringMatching(/^Sets 1–3 .*75% of .*Leg Press/),
    ])
  })

  it('stretches the load of all sets over another number of sets', async () => {
    const all = [0, 1, 2, 3].map((index) => ({ index, load: 60 }))
    const { visitor } = await openLines('active', [{ ...squat, id: 'row-squat', targets: all }])
    await visitor.keyboard('5{Enter}')
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(written(lastSave())).toMatchObject({
      [PATH]: [{ sets: 5, targets: [...all, { index: 4, load: 60 }] }],
    })
  })

  it('names a load that it cannot read, and saves nothing until it can', async () => {
    const { visitor, field, day } = await openLines()
    await visitor.click(field(/Squat.*: Load$/))
    await visitor.keyboard('heavy{Enter}')
    expect(day.getByRole('alert').textContent).toMatch(/^A load can’t be read/)
    expect(field(/Squat.*: Load$/).getAttribute('aria-invalid')).toBe('true')
    await visitor.keyboard('{Escape}')
    expect(field(/Squat.*: Load$/).value).toBe('80 kg; –')
    expect(saves()).toEqual([])
  })

  it('scrolls the lines into view as they open, so that Save is visible', async () => {
    const scrolled = vi.fn(function (this: Element) {
      return this.getAttribute('aria-label')
    })
    Element.prototype.scrollIntoView = scrolled as unknown as Element['scrollIntoView']
    onTestFinished(() => {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    })
    await openLines()
    expect(scrolled.mock.results.map(({ value }) => value)).toContain('Sets, Reps, Rest and Load')
  })

  it('has a short head over each column, and the whole name on each field', async () => {
    const { dialog } = await openProgram(aProgram({ programData: planOf(rows) }), 'nl')
    await followTo(await dialog.findByRole('tab', { name: 'Training' }))
    await followTo(await screen.findByRole('button', { name: /^Maandag/ }))
    await followTo(screen.getByRole('button', { name: 'Sets, herhalingen, rust en gewicht' }))
    const lines = screen.getByRole('group', { name: 'Sets, herhalingen, rust en gewicht' })
    expect(within(lines).getByText('Reps')).toBeTruthy()
    expect(within(lines).queryByText('Herhalingen')).toBeNull()
    expect(within(lines).getByRole('textbox', { name: /Squat.*, Herhalingen$/ })).toBeTruthy()
  })

  it('takes one letter for a superset, and says so', async () => {
    const { visitor, field, day } = await openLines()
    await visitor.click(field(/Squat.*: Superset$/))
    await visitor.keyboard('A1{Enter}')
    expect(day.getByRole('alert').textContent).toBe('A superset is one letter, such as A.')
    expect(saves()).toEqual([])
  })

  it('tells what a typed percentage comes to for the athlete, with one call for the plan', async () => {
    const asked: { rows: { name: string; of: string }[] }[] = []
    answers({
      'POST /coach/user-programs/:id/maxima': ({ body }) => {
        asked.push(body)
        const maxima = body.rows.map(({ of }: { of: string }) => (of === 'Squat' ? 83 : null))
        return { success: true, data: { maxima } }
      },
    })
    const { visitor, field, day } = await openLines()
    expect(asked).toEqual([])
    await visitor.click(field(/Squat.*: Load$/))
    await visitor.keyboard('75% Squat')
    const told = await day.findByText(/^= 62.5 kg for .*Mina/)
    expect(field(/Squat.*: Load$/).getAttribute('aria-describedby')).toBe(told.id)
    await visitor.click(field(/Leg Press.*: Load$/))
    await visitor.keyboard('60%')
    expect((await day.findByText(/^No maximum of .* known yet$/)).textContent).toContain('Leg Press')
    expect(day.getByText(/^= 62.5 kg/)).toBeTruthy()
    const [first] = asked
    expect(first?.rows).toEqual([
      expect.objectContaining({ row: 'row-squat', name: 'Back Squat', of: 'Squat' }),
    ])
  })

  it('leaves loads by week to the form of the sets', async () => {
    const byWeek = [{ index: 0, week: 2, load: 65 }]
    const { field } = await openLines('active', [{ ...squat, id: 'row-squat', targets: byWeek }])
    expect(field(/Squat.*: Load$/).disabled).toBe(true)
    expect(field(/Squat.*: Load$/).placeholder).toBe('By week')
  })

  it('puts the value of a field back by Escape, and closes by Escape once nothing is typed over', async () => {
    const { visitor, field, opener } = await openLines()
    await visitor.keyboard('9{Tab}12')
    await visitor.keyboard('{Escape}')
    expect([field(/Squat.*: Sets$/).value, field(/Squat.*: Reps$/).value]).toEqual(['9', '5-6'])
    await visitor.keyboard('{Escape}')
    expect(field(/Squat.*: Sets$/).value).toBe('9')
    await visitor.click(field(/Squat.*: Sets$/))
    await visitor.keyboard('{Escape}{Escape}')
    expect(document.activeElement).toBe(opener())
    expect(saves()).toEqual([])
  })

  it('keeps typed values when the save fails, and sends nothing without a change', async () => {
    const { visitor, field, opener } = await openLines()
    answers({ 'PUT /coach/user-programs/:id/complete-data': () => refusal('request.invalid') })
    await visitor.keyboard('999{Enter}')
    await waitFor(() => expect(saves()).toHaveLength(1))
    await waitFor(() => expect(field(/Squat.*: Sets$/).disabled).toBe(false))
    expect([field(/Squat.*: Sets$/).value, saves().length]).toEqual(['999', 1])
    await visitor.click(field(/Squat.*: Sets$/))
    await visitor.keyboard('{Escape}{Enter}')
    await waitFor(() => expect(opener()).toBeTruthy())
    expect(saves()).toHaveLength(1)
  })

  it('shows exercises added meanwhile, and saves a value typed for an exercise without an id', async () => {
    const [first, { id, ...second }] = rows as [PlannedExercise, PlannedExercise]
    const { visitor, field, later } = await openLines('active', [first, second])
    await visitor.clear(field(/Leg Press.*: Reps$/))
    await visitor.type(field(/Leg Press.*: Reps$/), '6-8')
    const added = { ...squat, id: 'row-lunge', name: 'Lunge' }
    await later([first, { ...second, id: id as string, rest: '4 min' }, added])
    await waitFor(() => expect(field(/Lunge.*: Reps$/).value).toBe('5-6'))
    expect([field(/Leg Press.*: Reps$/).value, field(/Leg Press.*: Rest$/).value]).toEqual(['6-8', '4 min'])
    await visitor.type(field(/Lunge.*: Rest$/), '{Enter}')
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(written(lastSave())).toEqual({
      [PATH]: [first, { ...second, id, rest: '4 min', reps: '6-8' }, added],
    })
  })

  it('shows no line of a row that has gone meanwhile, and says nothing of a save', async () => {
    const { visitor, day, later, opener } = await openLines()
    await visitor.click(day.getByRole('textbox', { name: /Leg Press.*: Reps$/ }))
    await visitor.keyboard('6-8')
    await later(rows.slice(0, 1))
    await waitFor(() => expect(day.queryByRole('textbox', { name: /Leg Press/ })).toBeNull())
    await visitor.click(day.getByRole('textbox', { name: /Squat.*: Reps$/ }))
    await visitor.keyboard('{Enter}')
    await waitFor(() => expect(opener()).toBeTruthy())
    expect(saves()).toEqual([])
  })

  it('asks before typed values are lost', async () => {
    const { visitor, dialog } = await openLines()
    await visitor.keyboard('9')
    await followTo(dialog.getByRole('tab', { name: 'Tracking' }))
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeTruthy()
  })

  it.each([
    ['with exercises in a completed program', 'completed', 'Monday'],
    ['without exercises', 'active', 'Friday'],
  ] as const)('is not there for a day %s', async (_, status, name) => {
    await openLines(status)
    const week = group('Complete Weekly Workout Schedule')
    const head = new RegExp(`^${name}`)
    if (name === 'Friday') await followTo(week.getByRole('button', { name: head }))
    const day = within(screen.getByRole('region', { name: head }))
    expect(day.getByRole('group', { name: /Exercises$/ })).toBeTruthy()
    expect(day.queryByRole('button', { name: 'Sets, Reps, Rest and Load' })).toBeNull()
  })
})
