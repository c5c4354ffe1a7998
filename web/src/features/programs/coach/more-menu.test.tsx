import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aProgram } from '../../../../test/coach-program'
import { type Heard, refusal } from '../../../../test/fake-server'
import {
  answers,
  chooseMore,
  freshEditorServer,
  openMore,
  openProgram,
} from '../../../../test/program-editor'

freshEditorServer()

const HERE = '/coach/user-programs/:id'
const template = (_id: string, own: boolean) => ({
  ...{ _id, name: `Template ${_id}`, own, version: own ? 1 : null },
  ...{ updatedAt: '2026-11-20T10:00:00.000Z', plans: 0 },
})
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function openApply() {
  const heard: Heard[] = []
  const shown = await openProgram()
  answers({
    'GET /coach/templates': () => ({
      success: true,
      data: { items: [template('a', true), template('b', false)] },
    }),
    [`POST ${HERE}/copy`]: (call: Heard) => {
      heard.push(call)
      return { success: true, data: { version: 8 } }
    },
  })
  await chooseMore('Apply Template')
  return { ...shown, heard, form: await inDialog('Apply Template') }
}

describe('templates in an open plan [49]', () => {
  it('applies the chosen parts of a template with the version that is shown', async () => {
    const { visitor, form, heard } = await openApply()
    await visitor.selectOptions(await form.findByRole('combobox', { name: 'Template' }), 'Template b')
    for (const part of [
      'Title and description',
      'Goals and recommendations',
      'Daily and weekly schedule',
      'Training',
      'Lifestyle',
      'Tracking',
    ])
      await visitor.click(form.getByRole('checkbox', { name: part }))
    await visitor.click(form.getByRole('checkbox', { name: 'Friday' }))
    await visitor.click(form.getByRole('button', { name: 'Apply Template' }))
    expect(await screen.findByText('Template applied.')).toBeTruthy()
    expect(heard.map(({ body }) => body)).toEqual([
      { from: { templateId: 'b' }, parts: ['nutrition', 'workout.weeklySchedule.friday'], version: 7 },
    ])
  })

  it('leaves the length of a plan that has begun alone, unless it is chosen', async () => {
    const { form } = await openApply()
    const length = await form.findByRole<HTMLInputElement>('checkbox', { name: 'Length of the plan' })
    expect(length.checked).toBe(false)
  })

  it('asks for a template and for a part before it sends anything', async () => {
    const { visitor, form, heard } = await openApply()
    const apply = await form.findByRole<HTMLButtonElement>('button', { name: 'Apply Template' })
    expect(apply.disabled).toBe(true)
    const [, first] = form.getAllByRole<HTMLOptionElement>('option')
    await visitor.selectOptions(form.getByRole('combobox'), first?.value ?? '')
    expect(apply.disabled).toBe(false)
    for (const box of form.getAllByRole<HTMLInputElement>('checkbox'))
      if (box.checked) await visitor.click(box)
    await visitor.click(apply)
    expect(form.getByText('Choose at least one part.')).toBeTruthy()
    expect(heard).toEqual([])
  })

  it('saves the plan as a template under a name, and keeps the dialog when that fails', async () => {
    const heard: Heard[] = []
    const { visitor } = await openProgram()
    answers({ 'POST /coach/templates': () => refusal('programs.templates_full', { max: 200 }) })
    await chooseMore('Save as Template')
    const form = await inDialog('Save as Template')
    const name = form.getByLabelText<HTMLInputElement>('Name of the template')
    expect(name.value).toBe('Strength in 12 Weeks')
    await visitor.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('You already have 200 templates')).toBeTruthy()
    answers({
      'POST /coach/templates': (call: Heard) => {
        heard.push(call)
        return { success: true, data: {} }
      },
    })
    await visitor.clear(name)
    await visitor.type(name, 'Strong{Enter}')
    await waitFor(() =>
      expect(heard.map(({ body }) => body)).toEqual([{ name: 'Strong', from: { userProgramId: 'up-u1' } }]),
    )
    expect(await screen.findByText(/^Template saved: /)).toBeTruthy()
  })

  it('does not offer templates for a plan that has ended', async () => {
    const program = aProgram()
    await openProgram({
      ...program,
      userProgram: { ...program.userProgram, editable: false },
    })
    const menu = await openMore()
    expect(menu.getByRole('button', { name: 'Save as Template' })).toBeTruthy()
    expect(menu.queryByRole('button', { name: 'Apply Template' })).toBeNull()
  })
})

describe('the menu of the rarer acts', () => {
  it('has all of them for a running program, and the common ones stay buttons', async () => {
    const { dialog } = await openProgram()
    const menu = await openMore()
    const [ofPhones, rest] = [true, false].map((isOfPhones) =>
      [...menu.getAllByRole('link'), ...menu.getAllByRole('button')]
        .filter(({ classList }) => classList.contains('sm:hidden') === isOfPhones)
        .map(({ textContent }) => textContent),
    )
    expect(ofPhones).toEqual(['Open the Conversation', 'Pause', 'Complete'])
    expect(rest).toEqual([
      'Check-Ins',
      'Enter a Session',
      'Apply Template',
      'Save as Template',
      'Add Weeks',
      'Version History',
      'Save Week as PDF',
    ])
    for (const name of ['Undo', 'Blocks']) expect(dialog.getByRole('button', { name })).toBeTruthy()
    for (const act of [
      dialog.getAllByRole('link', { name: 'Open the Conversation' })[0],
      ...['Pause', 'Complete'].map((name) => dialog.getAllByRole('button', { name }).at(-1)),
    ])
      expect(act?.classList.contains('max-sm:hidden')).toBe(true)
    // Status and tabs stay in view together.
    const bar = dialog.getByText('Week 5 of 12').closest('[class*="sticky"]')
    expect(within(bar as HTMLElement).getByRole('tablist')).toBeTruthy()
  })

  it('closes before a dialog opens, which stays', async () => {
    await openProgram()
    await chooseMore('Version History')
    expect(await screen.findByRole('dialog', { name: 'Version history' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add Weeks' })).toBeNull()
  })
})
