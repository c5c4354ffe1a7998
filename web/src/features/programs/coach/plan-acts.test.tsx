import { screen, waitFor, within } from '@testing-library/react'
import type { CompleteProgram } from 'contract/programs/coach-calls'
import { describe, expect, it } from 'vitest'
import { aProgram } from '../../../../test/coach-program'
import { type Heard, refusal } from '../../../../test/fake-server'
import { openPopover } from '../../../../test/page'
import { answers, freshEditorServer, group, openTab } from '../../../../test/program-editor'

freshEditorServer()

const HERE = '/coach/user-programs/:id'
const MONDAY = 'workout.weeklySchedule.monday'

/** Answers changes of a plan and records them. */
function takeChanges(): Heard[] {
  const heard: Heard[] = []
  const take = (call: Heard) => {
    heard.push(call)
    return { success: true, data: { version: 8 } }
  }
  answers({
    [`POST ${HERE}/edits`]: take,
    [`POST ${HERE}/undo`]: take,
    [`POST ${HERE}/copy`]: take,
    [`GET ${HERE}/complete`]: () => ({ success: true, data: after, version: 8 }),
  })
  return heard
}

/** Opens Monday of a program whose server takes edits, undo and copies; returns what it heard. */
async function openMonday() {
  const shown = await openTab('Workout')
  const heard = takeChanges()
  await shown.visitor.click(
    group('Complete Weekly Workout Schedule').getByRole('button', { name: /^Monday/ }),
  )
  return { ...shown, heard, day: within(screen.getByRole('region', { name: /^Monday/ })) }
}
/** The plan as the server answers it after a change. */
const after: CompleteProgram = { ...aProgram(), version: 8 }

describe('changes that the server works out', () => {
  it('takes the last change back and shows the plan anew, its next save from the new version', async () => {
    const { visitor, dialog, heard } = await openMonday()
    await visitor.click(dialog.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Your last change was taken back.')).toBeTruthy()
    expect(heard.map(({ body }) => body)).toEqual([{ version: 7 }])
    await visitor.click(dialog.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(heard.map(({ body }) => body)).toEqual([{ version: 7 }, { version: 8 }]))
  })

  it('takes the last change back with Ctrl-Z, but not in a text field', async () => {
    const { visitor, dialog, day, heard } = await openMonday()
    await visitor.click(day.getByRole('button', { name: 'Edit Monday: Warmup' }))
    await visitor.keyboard('Row{Control>}z{/Control}{Escape}')
    expect(heard).toEqual([])
    dialog.getByRole('tab', { name: 'Workout' }).focus()
    await visitor.keyboard('{Control>}z{/Control}')
    expect(await screen.findByText('Your last change was taken back.')).toBeTruthy()
    expect(heard.map(({ body }) => body)).toEqual([{ version: 7 }])
  })

  it('says so when there is nothing to undo, and when somebody else changed the same', async () => {
    const { visitor, dialog } = await openMonday()
    answers({ [`POST ${HERE}/undo`]: () => refusal('programs.nothing_to_undo') })
    await visitor.click(dialog.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('There is no change of yours to undo')).toBeTruthy()
    answers({ [`POST ${HERE}/undo`]: () => refusal('programs.changed_meanwhile') })
    await visitor.click(dialog.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^The plan has changed/)).toBeTruthy()
  })

  it('duplicates an exercise behind itself', async () => {
    const { visitor, day, heard } = await openMonday()
    const item = within(day.getByRole('article'))
    await visitor.click(item.getByRole('button', { name: 'Duplicate' }))
    const row = aProgram().programData?.workout.weeklySchedule.monday.exercises[0]
    await waitFor(() =>
      expect(heard[0]?.body).toEqual({
        version: 7,
        edits: [{ path: `${MONDAY}.exercises.1`, insert: row }],
      }),
    )
    expect(await screen.findByText('A copy was added.')).toBeTruthy()
  })

  it('duplicates a day onto another one, which is chosen by name', async () => {
    const { visitor, heard, day } = await openMonday()
    const menu = day.getByRole('button', { name: 'Duplicate Day' })
    const focus = day.getByRole('button', { name: 'Edit Monday: Focus' })
    expect(menu.compareDocumentPosition(focus)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const days = within(openPopover(menu.parentElement ?? undefined))
    expect(days.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
    await visitor.click(days.getByRole('button', { name: 'Wednesday' }))
    const value = aProgram().programData?.workout.weeklySchedule.monday
    await waitFor(() =>
      expect(heard.map(({ body }) => body)).toEqual([
        { version: 7, edits: [{ path: 'workout.weeklySchedule.wednesday', value }] },
      ]),
    )
    expect(await screen.findByText('A copy was added.')).toBeTruthy()
  })

  it('duplicates a meal onto another one, which is chosen by name', async () => {
    const { visitor } = await openTab('Nutrition')
    const heard = takeChanges()
    await visitor.click(group('Complete Meal Plan').getByRole('button', { name: /^Breakfast/ }))
    const meal = within(screen.getByRole('region', { name: /^Breakfast/ }))
    const menu = meal.getByRole('button', { name: 'Duplicate Meal' })
    const meals = within(openPopover(menu.parentElement ?? undefined))
    expect(meals.queryByRole('button', { name: 'Breakfast' })).toBeNull()
    await visitor.click(meals.getByRole('button', { name: 'Lunch' }))
    const value = aProgram().programData?.nutrition.mealPlan.breakfast
    await waitFor(() =>
      expect(heard.map(({ body }) => body)).toEqual([
        { version: 7, edits: [{ path: 'nutrition.mealPlan.lunch', value }] },
      ]),
    )
    expect(await screen.findByText('A copy was added.')).toBeTruthy()
  })

  it('names a deleted exercise in a message with Undo', async () => {
    const { visitor, day, heard } = await openMonday()
    await visitor.click(day.getByRole('button', { name: /^Delete .*Back Squat/ }))
    const message = (await screen.findByText(/^Deleted .*Back Squat.*\.$/)).closest(
      '[data-kind]',
    ) as HTMLElement
    expect(heard).toEqual([])
    await visitor.click(within(message).getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Your last change was taken back.')).toBeTruthy()
    // Version of the deletion, which this page made.
    expect(heard.map(({ body }) => body)).toEqual([{ version: 8 }])
    expect(await day.findByRole('article', { name: 'Back Squat' })).toBeTruthy()
  })

  it('names a deleted food of a meal, and a text of any other list, in a message with Undo', async () => {
    const { visitor } = await openTab('Nutrition')
    const heard = takeChanges()
    const undoOf = async (text: RegExp) => {
      const message = (await screen.findByText(text)).closest('[data-kind]')
      await visitor.click(within(message as HTMLElement).getByRole('button', { name: 'Undo' }))
    }
    await visitor.click(group('Complete Meal Plan').getByRole('button', { name: /^Breakfast/ }))
    const meal = within(screen.getByRole('region', { name: /^Breakfast/ }))
    await visitor.click(meal.getByRole('button', { name: /^Delete .*Foods.*item 1/ }))
    await undoOf(/^Deleted .*Oats/)
    await waitFor(() => expect(heard.map(({ body }) => body)).toEqual([{ version: 8 }]))
    await visitor.click(screen.getByRole('tab', { name: 'Overview' }))
    const [first] = await screen.findAllByRole('button', { name: /^Delete .*Goals.*item 1/ })
    await visitor.click(first as HTMLElement)
    await undoOf(/^Deleted .*Squat 100 kg/)
    await waitFor(() => expect(heard).toHaveLength(2))
  })

  it('names the phases that a save deleted in a message with Undo', async () => {
    const { visitor } = await openTab('Workout')
    const heard = takeChanges()
    await visitor.click(screen.getByRole('button', { name: /^Edit .*Progression/ }))
    const [first] = screen.getAllByRole('button', { name: /^Remove .*Phase 1/ })
    await visitor.click(first as HTMLElement)
    expect(screen.queryByText(/^Deleted/)).toBeNull()
    await visitor.click(screen.getByRole('button', { name: 'Save' }))
    const message = (await screen.findByText(/^Deleted .*Phase 1/)).closest('[data-kind]')
    await visitor.click(within(message as HTMLElement).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(heard.map(({ body }) => body)).toEqual([{ version: 8 }]))
  })

  it('says nothing of a deletion that could not be saved', async () => {
    const { visitor, day } = await openMonday()
    answers({ [`PUT ${HERE}/complete-data`]: () => refusal('programs.not_editable') })
    await visitor.click(day.getByRole('button', { name: /^Delete .*Back Squat/ }))
    await waitFor(() => expect(document.querySelector('[data-kind=error]')).not.toBeNull())
    expect(screen.queryByText(/^Deleted /)).toBeNull()
  })
})
