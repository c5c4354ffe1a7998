import { fireEvent, screen, waitFor } from '@testing-library/react'
import { mergePlan } from 'contract/programs/plan-changes'
import { use } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { aPlan, aProgram } from '../../../../../test/coach-program'
import { type Heard, later, Reply, refusal } from '../../../../../test/fake-server'
import { followTo, openPage } from '../../../../../test/page'
import {
  base,
  blocksOf,
  chooseIn,
  deload,
  openBlocks,
  PROGRAM,
  serveBlocks,
  showDeload,
} from '../../../../../test/plan-blocks'
import {
  answers,
  chooseMore,
  edit,
  editorCalls,
  freshEditorServer,
  openTab,
  saves,
} from '../../../../../test/program-editor'
import { sessionOf } from '../../../../api/areas'
import { PlanEditorContext } from '../plan-editor'
import ShownBlock from './shown-block'

/** Counts how often exercises are drawn. */
const drawn = vi.hoisted(() => ({ exercises: 0 }))
vi.mock('../exercise-view', async (original) => {
  const { ExerciseView } = await original<typeof import('../exercise-view')>()
  return {
    ExerciseView: (props: Parameters<typeof ExerciseView>[0]) => {
      drawn.exercises += 1
      return ExerciseView(props)
    },
  }
})

freshEditorServer()

const [squat] = aPlan.workout.weeklySchedule.monday.exercises
const copies = [
  ['nutrition.supplements.1', 'Creatine'],
  ['workout.weeklySchedule.monday.exercises.1', { ...squat, id: 'row-1' }],
] as const
/** Buttons that put a copy of an entry behind it. */
function Copies() {
  const acts = use(PlanEditorContext)?.acts
  return copies.map(([path, entry]) => (
    <button key={path} type="button" onClick={() => acts?.insert(path, entry)}>
      {path}
    </button>
  ))
}

describe('the blocks of a plan [X-114]', () => {
  it('lists blocks with the weeks they cover and marks the current one', async () => {
    serveBlocks()
    const { box, row } = await openBlocks()
    await box.findByRole('listitem', { name: 'Base' })
    expect(row('Base').getByText('Weeks 1–4')).toBeTruthy()
    expect(row('Base').getByText('Current')).toBeTruthy()
    expect(row('Deload').getByText('From week 5')).toBeTruthy()
    expect(row('Deload').queryByText('Current')).toBeNull()
    expect(box.getByText(/^The blocks cover 5 of 12 weeks/)).toBeTruthy()
  })

  it('announces loading, and offers a retry when loading fails', async () => {
    const answer = later<unknown>()
    answers({ [`GET ${PROGRAM}/blocks`]: () => answer.promise })
    const { box } = await openBlocks()
    expect(await box.findByText('Loading the blocks')).toBeTruthy()
    answer.settle(refusal('programs.not_found'))
    expect(await box.findByText('The blocks couldn’t be loaded')).toBeTruthy()
    serveBlocks()
    await followTo(box.getByRole('button', { name: 'Retry' }))
    expect(await box.findByRole('listitem', { name: 'Base' })).toBeTruthy()
  })

  it('sends names and weeks, the content of copies alone, and the version that was loaded', async () => {
    const heard = serveBlocks()
    const opened = await openBlocks()
    await opened.box.findByRole('listitem', { name: 'Base' })
    expect(opened.box.getByRole<HTMLButtonElement>('button', { name: 'Save Blocks' }).disabled).toBe(true)
    await chooseIn(opened, 'Base', 'Duplicate')
    await chooseIn(opened, 'Deload', /^Copy to .*Copy of Base/)
    await chooseIn(opened, 'Deload', 'Move Up')
    const weeks = opened.row('Deload').getByRole('textbox', { name: 'Weeks' })
    await opened.visitor.clear(weeks)
    await opened.visitor.type(weeks, '2')
    await opened.visitor.dblClick(opened.box.getByRole('button', { name: 'Save Blocks' }))
    expect(await screen.findByText('Blocks saved.')).toBeTruthy()
    expect(heard.map(({ body }) => body)).toEqual([
      {
        version: 7,
        blocks: [
          { id: 'b1', name: 'Base', weeks: 4 },
          { id: 'b2', name: 'Deload', weeks: 2 },
          { name: 'Copy of Base', weeks: 4, workout: deload.workout, nutrition: deload.nutrition },
        ],
      },
    ])
  })

  it('refuses weeks that are no whole number from 1, before a request', async () => {
    serveBlocks()
    const { visitor, box, row } = await openBlocks()
    await box.findByRole('listitem', { name: 'Base' })
    const weeks = row('Base').getByRole('textbox', { name: 'Weeks' })
    for (const wrong of ['0', '1.5', 'two', '521']) {
      await visitor.clear(weeks)
      await visitor.type(weeks, wrong)
      expect(row('Base').getByText('Enter a whole number from one to 520.'), wrong).toBeTruthy()
      expect(box.getByRole<HTMLButtonElement>('button', { name: 'Save Blocks' }).disabled, wrong).toBe(true)
    }
    await visitor.clear(weeks)
    await visitor.type(weeks, '۳')
    expect(box.getByRole<HTMLButtonElement>('button', { name: 'Save Blocks' }).disabled).toBe(false)
  })

  it('loads the plan anew and says so when somebody else changed it', async () => {
    serveBlocks()
    answers({ [`PUT ${PROGRAM}/blocks`]: () => refusal('programs.changed_meanwhile') })
    const opened = await openBlocks()
    await opened.box.findByRole('listitem', { name: 'Base' })
    await chooseIn(opened, 'Deload', 'Delete')
    await opened.visitor.click(opened.box.getByRole('button', { name: 'Save Blocks' }))
    expect(await screen.findByText(/^The plan has changed/)).toBeTruthy()
  })

  it('only shows the blocks of a program that has ended', async () => {
    serveBlocks()
    const { box } = await openBlocks(aProgram({}, 'completed'))
    await box.findByRole('listitem', { name: 'Base' })
    expect(box.queryByRole('textbox')).toBeNull()
    expect(box.queryByRole('button', { name: 'Save Blocks' })).toBeNull()
  })
})

describe('a block that is not current', () => {
  it('fills the tabs, takes edits of its own, and leaves the current one alone', async () => {
    const { visitor, dialog, heard } = await showDeload()
    await followTo(dialog.getByRole('tab', { name: 'Nutrition' }))
    expect(screen.getByText('1,800 kcal')).toBeTruthy()
    await followTo(edit('Calories'))
    await visitor.keyboard('1900{Enter}')
    await waitFor(() =>
      expect(heard.map(({ body }) => body)).toEqual([
        {
          version: 7,
          blocks: [
            { id: 'b1', name: 'Base', weeks: 4 },
            { id: 'b2', name: 'Deload', weeks: 1, nutrition: { dailyCalories: 1900 } },
          ],
        },
      ]),
    )
    expect(saves()).toHaveLength(0)
    await followTo(dialog.getByRole('button', { name: 'Back to the Current Block' }))
    expect(await screen.findByText('2,400 kcal')).toBeTruthy()
  })

  it('draws no exercise anew when something else of the block was saved', async () => {
    const { visitor, dialog, heard } = await showDeload()
    const harder = mergePlan(aPlan, { workout: { weeklySchedule: { monday: { focus: 'Hard' } } } })
    const saved = { ...structuredClone(deload), workout: structuredClone(harder.workout) }
    answers({
      [`PUT ${PROGRAM}/blocks`]: (call: Heard) => {
        heard.push(call)
        return blocksOf([base, saved], 8)
      },
    })
    await followTo(dialog.getByRole('tab', { name: 'Workout' }))
    await followTo(dialog.getByRole('button', { name: /^Monday/ }))
    await dialog.findByRole('article', { name: 'Back Squat' })
    await followTo(edit('Monday: Focus'))
    drawn.exercises = 0
    await visitor.keyboard('Hard{Enter}')
    expect(await screen.findByText('Changes saved successfully!')).toBeTruthy()
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Monday/ }).textContent).toContain('Hard'))
    expect([heard.length, drawn.exercises]).toEqual([1, 0])
  })

  it('sends all phases with a changed one, since the server replaces them together', async () => {
    const { visitor, dialog, heard } = await showDeload()
    await followTo(dialog.getByRole('tab', { name: 'Workout' }))
    await followTo(edit('Progression Plan'))
    const field = dialog.getByRole('textbox', { name: /Phase 1/ })
    await visitor.clear(field)
    await visitor.type(field, 'Rest')
    await followTo(dialog.getByRole('button', { name: /^Save(?!.*(?:PDF|Template))/ }))
    await waitFor(() =>
      expect(heard[0]?.body.blocks[1]).toEqual({
        id: 'b2',
        name: 'Deload',
        weeks: 1,
        workout: { progression: { phase1: { focus: 'Rest' }, phase2: { focus: 'Add weight' } } },
      }),
    )
  })

  it('prints the first week of the shown block, and the current week of the current one', async () => {
    const shown = await showDeload()
    answers({ 'GET /user-programs/:id/week.pdf': () => new Reply(200, '%PDF-1.3') })
    const weeks = () => editorCalls('GET', '/week.pdf').map(({ query }) => query.get('week'))
    await chooseMore('Save Week as PDF')
    await waitFor(() => expect(weeks()).toEqual(['5']))
    await followTo(shown.dialog.getByRole('button', { name: 'Back to the Current Block' }))
    await chooseMore('Save Week as PDF')
    await waitFor(() => expect(weeks()).toEqual(['5', null]))
  })

  it('takes a copy of a text as it is, and a copy of a row without its id', async () => {
    const heard = serveBlocks()
    sessionOf('coach').open('coach-token', { id: 'k1', email: 'k@example.test', role: 'coach' })
    const shown = {
      ...{ coachId: 'k1', id: 'up-u1', shown: 'b2', tell: vi.fn(), refresh: vi.fn() },
      ...{ onSaved: vi.fn(), onBack: vi.fn(), onGone: vi.fn() },
      editor: { data: aPlan, editable: true, save: vi.fn() },
    }
    await openPage(
      {
        '/here': (
          <ShownBlock {...shown}>
            <Copies />
          </ShownBlock>
        ),
      },
      '/here',
    )
    await screen.findByText(/^You see .*Deload/)
    for (const [path] of copies) fireEvent.click(screen.getByRole('button', { name: path }))
    await waitFor(() => expect(heard).toHaveLength(2))
    const [, sent] = heard[0]?.body.blocks ?? []
    expect(sent.nutrition).toEqual({ supplements: ['Creatine', 'Creatine'] })
    const [, rows] = heard[1]?.body.blocks ?? []
    expect(rows.workout.weeklySchedule.monday.exercises).toEqual([squat, squat])
  })

  it('saves other parts of the plan as ever', async () => {
    const { visitor, heard } = await showDeload()
    await followTo(edit('Duration (days)'))
    await visitor.keyboard('90{Enter}')
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(heard).toHaveLength(0)
  })
})

describe('restoring from the history', () => {
  it('brings back the plan before a change, after a question', async () => {
    const heard: Heard[] = []
    const _shown = await openTab('Workout')
    answers({
      [`GET ${PROGRAM}/versions`]: () => ({
        success: true,
        data: {
          items: [
            {
              version: 5,
              at: '2026-11-01T10:00:00.000Z',
              by: { firstName: 'Lena', lastName: 'Roth' },
              changes: [{ path: 'goals', from: ['Squat 100 kg'], to: [] }],
            },
            { version: 1, at: '2026-10-01T10:00:00.000Z', by: null, changes: [] },
          ],
          total: 2,
          currentPage: 1,
          totalPages: 1,
        },
      }),
      [`POST ${PROGRAM}/versions/:version/restore`]: (call: Heard) => {
        heard.push(call)
        return { success: true, data: { version: 8 } }
      },
      [`GET ${PROGRAM}/complete`]: () => ({ success: true, data: aProgram({ version: 8 }), version: 8 }),
    })
    await chooseMore('Version History')
    const restores = await screen.findAllByRole('button', { name: 'Restore the Plan Before This' })
    expect(restores).toHaveLength(1)
    await followTo(restores[0] as HTMLElement)
    expect(heard).toHaveLength(0)
    await followTo(await screen.findByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('The plan is what it was in version 4.')).toBeTruthy()
    expect(heard.map(({ params }) => params)).toEqual([{ id: 'up-u1', version: '4' }])
    expect(screen.queryByRole('dialog', { name: 'Version history' })).toBeNull()
  })
})
