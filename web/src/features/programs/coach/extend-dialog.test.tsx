import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPlan, aProgram } from '../../../../test/coach-program'
import { refusal } from '../../../../test/fake-server'
import { followTo } from '../../../../test/page'
import {
  answers,
  chooseMore,
  editorCalls,
  freshEditorServer,
  openMore,
  openProgram,
} from '../../../../test/program-editor'

freshEditorServer()

async function weeksField() {
  await chooseMore('Add Weeks')
  const dialog = within(screen.getByRole('dialog', { name: 'Add weeks to this program' }))
  return { dialog, field: dialog.getByRole<HTMLInputElement>('textbox') }
}
const bodies = () => editorCalls('POST', '/extend').map(({ body }) => body)

describe('more weeks', () => {
  it('are added once with the version that was read, typed in digits of any script', async () => {
    answers({
      'POST /coach/user-programs/:id/extend': () => ({ success: true, data: { version: 8, totalWeeks: 15 } }),
    })
    await openProgram()
    const { dialog, field } = await weeksField()
    expect(field.value).toBe('4')
    fireEvent.change(field, { target: { value: '53' } })
    const add = dialog.getByRole('button', { name: 'Add Weeks' })
    await followTo(add)
    expect(bodies()).toEqual([])
    fireEvent.change(field, { target: { value: '۳' } })
    answers({
      'GET /coach/user-programs/:id/complete': () => ({
        success: true,
        data: aProgram({ programData: { ...aPlan, duration: 105 }, version: 8 }),
      }),
    })
    fireEvent.click(add)
    fireEvent.click(add)
    await screen.findByText('3 weeks added.')
    expect(bodies()).toEqual([{ weeks: 3, version: 7 }])
    await screen.findByText('105 days')
  })

  it('are asked for again when somebody else was faster', async () => {
    answers({ 'POST /coach/user-programs/:id/extend': () => refusal('programs.changed_meanwhile') })
    await openProgram()
    const { dialog } = await weeksField()
    await followTo(dialog.getByRole('button', { name: 'Add Weeks' }))
    await screen.findByText('The plan has changed. It was loaded anew; please try again.')
  })
})

describe('a completed program', () => {
  it('can be reopened and then be changed again, but has no weeks added before', async () => {
    const over = aProgram({}, 'completed')
    const { userProgram } = aProgram()
    answers({ 'POST /coach/user-programs/:id/reopen': () => ({ success: true, data: userProgram }) })
    await openProgram(over)
    const menu = await openMore()
    expect(menu.queryByRole('button', { name: 'Add Weeks' })).toBeNull()
    // Phones have it in the menu, wider windows beside it.
    const [reopen] = await screen.findAllByRole('button', { name: 'Reopen' })
    await followTo(reopen as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull())
    expect((await openMore()).getByRole('button', { name: 'Add Weeks' })).toBeTruthy()
  })
})
