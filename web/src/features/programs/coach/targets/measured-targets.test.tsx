import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Target } from 'contract/programs/target-calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aProgram } from '../../../../../test/coach-program'
import { loadDateFields } from '../../../../../test/date-fields'
import { refusal } from '../../../../../test/fake-server'
import { followTo } from '../../../../../test/page'
import {
  answers,
  editorCalls,
  freshEditorServer,
  openProgram,
  undoOfToast,
} from '../../../../../test/program-editor'

beforeAll(loadDateFields)
freshEditorServer()

let targets: Target[]
let version: number
beforeEach(() => {
  version = 7
  targets = [{ kind: 'waist', value: 85, unit: 'cm', by: '2027-01-01' }]
  answers({
    'GET /coach/user-programs/:id/targets': () => ({ success: true, data: { targets, version } }),
    'PUT /coach/user-programs/:id/targets': ({ body }) => {
      targets = body.targets
      version += 1
      return { success: true, data: { targets, version } }
    },
  })
})
const part = async () => within(await screen.findByRole('region', { name: 'Measured targets' }))
const bodies = () => editorCalls('PUT', '/targets').map(({ body }) => body)

describe('measured targets', () => {
  it('X-46: are listed, added once with the version that was read, and deleted', async () => {
    await openProgram(aProgram({ targets }))
    const shown = await part()
    await shown.findByText(/^Waist:/)
    expect(shown.queryByRole('textbox')).toBeNull()
    await followTo(shown.getByRole('button', { name: 'Add Target' }))
    fireEvent.change(shown.getByLabelText(/^Target in/), { target: { value: '7' } })
    await followTo(shown.getByRole('button', { name: 'Save Target' }))
    await shown.findByText('Please check this value: it can’t be right')
    fireEvent.change(shown.getByLabelText(/^Target in/), { target: { value: '۷۵٫۵' } })
    const save = shown.getByRole('button', { name: 'Save Target' })
    fireEvent.click(save)
    fireEvent.click(save)
    await shown.findByText(/75\.5 kg/)
    await waitFor(() =>
      expect(document.activeElement).toBe(shown.getByRole('button', { name: 'Add Target' })),
    )
    const [waist] = [{ kind: 'waist', value: 85, unit: 'cm', by: '2027-01-01' }]
    expect(bodies()).toEqual([
      { targets: [waist, { kind: 'weight', value: 75.5, unit: 'kg', by: null }], version: 7 },
    ])
    await followTo(shown.getByRole('button', { name: 'Delete target Waist' }))
    await waitFor(() => expect(shown.queryByText(/Waist:/)).toBeNull())
    expect(bodies().at(-1)).toMatchObject({ targets: [{ kind: 'weight' }], version: 8 })
  })

  it('put a deleted target back at its place, also after another one was added', async () => {
    targets = [...targets, { kind: 'weight', value: 75, unit: 'kg', by: '2027-01-01' }]
    const [waist, weight] = targets
    await openProgram(aProgram({ targets }))
    const shown = await part()
    await followTo(await shown.findByRole('button', { name: 'Delete target Waist' }))
    const undo = await undoOfToast('Target deleted.')
    // In the corner of the editor, where its own messages are.
    expect(undo.closest('[data-kind=success]')).not.toBeNull()
    await followTo(shown.getByRole('button', { name: 'Add Target' }))
    fireEvent.change(shown.getByLabelText(/^Target in/), { target: { value: '70' } })
    await followTo(shown.getByRole('button', { name: 'Save Target' }))
    await shown.findByText(/70 kg/)
    await followTo(undo)
    await screen.findByText('It’s back.')
    expect(bodies().at(-1)).toEqual({
      targets: [waist, weight, { ...weight, value: 70, by: null }],
      version: 9,
    })
    expect(await shown.findByText(/^Waist:/)).toBeTruthy()
  })

  it('say so when somebody else changed them before a deletion is undone', async () => {
    await openProgram(aProgram({ targets }))
    const shown = await part()
    await followTo(await shown.findByRole('button', { name: 'Delete target Waist' }))
    const undo = await undoOfToast('Target deleted.')
    answers({ 'PUT /coach/user-programs/:id/targets': () => refusal('programs.changed_meanwhile') })
    await followTo(undo)
    expect(await screen.findByText('Someone else changed this while you were editing')).toBeTruthy()
  })

  it('report a change by somebody else and keep the typed values', async () => {
    answers({ 'PUT /coach/user-programs/:id/targets': () => refusal('programs.changed_meanwhile') })
    await openProgram()
    const shown = await part()
    await followTo(await shown.findByRole('button', { name: 'Add Target' }))
    fireEvent.change(shown.getByLabelText(/^Target in/), { target: { value: '75' } })
    await followTo(shown.getByRole('button', { name: 'Save Target' }))
    await shown.findByText('Someone else changed this while you were editing')
    expect((shown.getByLabelText(/^Target in/) as HTMLInputElement).value).toBe('75')
  })

  it('come with the program, so that opening it is one reading', async () => {
    await openProgram(aProgram({ targets }))
    await (await part()).findByText(/^Waist:/)
    expect(editorCalls('GET', '/targets')).toEqual([])
  })

  it('offer to try again when they cannot be read', async () => {
    answers({ 'GET /coach/user-programs/:id/targets': () => refusal('server.error') })
    // A server of the version before sends none with the program.
    const { targets: _, ...program } = aProgram()
    await openProgram(program)
    await (await part()).findByText('The targets couldn’t be loaded')
  })
})
