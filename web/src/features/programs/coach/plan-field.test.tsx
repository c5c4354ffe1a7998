import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../../test/coach-area'
import { aProgram } from '../../../../test/coach-program'
import { later, offline, Reply, refusal } from '../../../../test/fake-server'
import {
  answers,
  edit,
  freshEditorServer,
  group,
  lastSave,
  openProgram,
  saves,
} from '../../../../test/program-editor'

freshEditorServer()

describe('a field of the program', () => {
  it('COACH-PD-03 COACH-STATE-13 COACH-STATE-14 COACH-STATE-15 COACH-STATE-17 COACH-ERR-30 COACH-CALL-09 COACH-CALL-11 X-53: is edited in its place', async () => {
    const answer = later<unknown>()
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    answers({ 'PUT /coach/user-programs/:id/complete-data': () => answer.promise })
    await visitor.click(edit('Program title'))
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Program title' })
    expect([field.value, document.activeElement === field]).toEqual(['Strength in 12 Weeks', true])
    await visitor.clear(field)
    await visitor.type(field, 'Strength, second round')
    await visitor.click(group('Program title').getByRole('button', { name: 'Save' }))
    expect(press('Saving...').disabled).toBe(true)
    expect(field.disabled).toBe(true)
    expect(lastSave().body).toEqual({ title: 'Strength, second round' })
    expect(lastSave().headers.get('If-Match')).toBe('7')
    expect(lastSave().headers.get('Authorization')).toBe('Bearer coach-token')
    expect(lastSave().headers.get('Content-Type')).toBe('application/json')
    answer.settle({ success: true, data: { version: 8 } })
    expect(await screen.findByText('Changes saved successfully!')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('Strength, second round')).toBeTruthy()
    expect(document.activeElement).toBe(edit('Program title'))
    // The next save of this field knows its own last one; that of another still the first.
    answers({
      'PUT /coach/user-programs/:id/complete-data': () => ({ success: true, data: { version: 9 } }),
    })
    await visitor.click(edit('Program title'))
    await visitor.keyboard('Third{Enter}')
    await waitFor(() => expect(saves()).toHaveLength(2))
    expect(lastSave().headers.get('If-Match')).toBe('8')
    await visitor.click(edit('Duration (days)'))
    await visitor.keyboard('90{Enter}')
    await waitFor(() => expect(saves()).toHaveLength(3))
    expect([lastSave().headers.get('If-Match'), lastSave().body]).toEqual(['7', { duration: 90 }])
  })

  it('discards typed text on Cancel and Escape, and closes nothing else (COACH-STATE-16)', async () => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    await visitor.click(edit('Description'))
    await visitor.keyboard(' More.')
    await visitor.click(group('Description').getByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('Three sessions a week.')).toBeTruthy()
    await visitor.click(edit('Description'))
    await visitor.keyboard('Other{Escape}')
    expect(screen.getByText('Three sessions a week.')).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(saves()).toHaveLength(0)
  })

  it('sends nothing when it is saved as it was (COACH-STATE-14)', async () => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    for (const [name, typed] of [
      ['Program title', '{Enter}'],
      ['Duration (days)', '84{Enter}'],
      ['Description', '{Control>}{Enter}{/Control}'],
    ] as const) {
      await visitor.click(edit(name))
      await visitor.keyboard(typed)
      await waitFor(() => expect(screen.queryByRole('textbox'), name).toBeNull())
    }
    expect(saves()).toHaveLength(0)
  })

  it('of several lines begins another line by Enter, and is saved by Ctrl and Enter', async () => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    await visitor.click(edit('Description'))
    await visitor.clear(screen.getByRole('textbox', { name: 'Description' }))
    await visitor.keyboard('One{Enter}Two')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe('One\nTwo')
    expect(saves()).toHaveLength(0)
    await visitor.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(saves().map(({ body }) => body)).toEqual([{ description: 'One\nTwo' }]))
  })

  it.each([
    [
      'COACH-ERR-27: the server’s reason',
      refusal('programs.not_editable'),
      'This program can no longer be changed',
    ],
    ['COACH-ERR-27 COACH-CALL-12: its error field', new Reply(400, { error: 'No, thanks' }), 'No, thanks'],
    ['COACH-ERR-27: no reason', new Reply(500, {}), 'Failed to save changes'],
    ['COACH-ERR-28: no JSON', new Reply(502, '<html>'), 'Server error: 502'],
  ])('%s is told, and the draft stays', async (_, answer, text) => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    answers({ 'PUT /coach/user-programs/:id/complete-data': () => answer })
    await visitor.click(edit('Duration (days)'))
    await visitor.keyboard('90{Enter}')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Duration (days)' }).value).toBe('90')
    expect(press('Save').disabled).toBe(false)
  })

  it('a step that comes too late names the statuses in the language of the coach', async () => {
    const { visitor } = await openProgram(aProgram(), 'nl')
    const late = refusal('programs.step_refused', { from: 'completed', to: 'paused' })
    answers({ 'POST /coach/user-programs/:id/pause': () => late })
    await visitor.click(await screen.findByRole('button', { name: 'Pauzeren' }))
    expect(
      await screen.findByText('Een programma met status ‘Afgerond’ kan niet naar ‘Gepauzeerd’'),
    ).toBeTruthy()
  })

  it('completes a program only after a question, which Cancel answers with no', async () => {
    const taken: string[] = []
    const { visitor, dialog } = await openProgram()
    answers({
      'POST /coach/user-programs/:id/complete': ({ path }) => {
        taken.push(path)
        return { success: true, data: aProgram({}, 'completed').userProgram }
      },
    })
    const press = await dialog.findByRole('button', { name: 'Complete' })
    const asked = async () => within(await screen.findByRole('dialog', { name: /Complete/ }))
    await visitor.click(press)
    await visitor.click((await asked()).getByRole('button', { name: 'Cancel' }))
    expect(taken).toHaveLength(0)
    await visitor.click(press)
    await visitor.click((await asked()).getByRole('button', { name: 'Complete' }))
    await waitFor(() => expect(taken).toHaveLength(1))
  })

  it('COACH-ERR-16 COACH-ERR-31 X-54: without an answer the update has failed', async () => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    answers({ 'PUT /coach/user-programs/:id/complete-data': offline })
    await visitor.click(edit('Duration (days)'))
    await visitor.keyboard('90{Enter}')
    expect(await screen.findByText('Failed to update program.')).toBeTruthy()
    expect(console.warn).toHaveBeenCalledWith('Failed to update user program data', expect.anything())
  })

  it.each([
    ['en', 'Edit Duration (days)', 'Dismiss', 'Changes saved successfully!'],
    ['fa', 'ویرایش مدت (روز)', 'بستن اعلان', 'تغییرات ذخیره شد!'],
  ] as const)(
    'COACH-PD-10 COACH-PD-11 COACH-CONST-15 X-94: in %s a message stands at the top right, at most 400 px wide, until it is sent away',
    async (locale, pencil, dismiss, saved) => {
      const { visitor, box } = await openProgram(aProgram(), locale)
      await visitor.click(await screen.findByRole('button', { name: pencil }))
      await visitor.keyboard('90{Enter}')
      const text = await screen.findByText(saved)
      const message = text.closest('[data-kind]') as HTMLElement
      expect([message.dataset.kind, message.className.includes('max-w-[400px]')]).toEqual(['success', true])
      expect(message.closest('.fixed')?.className.split(' ')).toEqual(
        expect.arrayContaining(['right-20', 'top-4']),
      )
      expect(box.contains(message)).toBe(true)
      await visitor.click(within(message).getByRole('button', { name: dismiss }))
      expect(screen.queryByText(saved)).toBeNull()
    },
  )

  it('offers the new version or the typed one when two people edit a field (X-53)', async () => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    const conflict = () =>
      refusal('programs.changed_meanwhile', undefined, { data: { version: 12, current: { duration: 70 } } })
    answers({ 'PUT /coach/user-programs/:id/complete-data': conflict })
    await visitor.click(edit('Duration (days)'))
    await visitor.keyboard('90{Enter}')
    const asked = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }))
    expect(asked.getByText('70')).toBeTruthy()
    expect(asked.getByText('90')).toBeTruthy()
    expect(
      screen.getByText('Someone else changed this while you were editing').closest('[data-kind=warning]'),
    ).toBeTruthy()
    await visitor.click(asked.getByRole('button', { name: 'Reload' }))
    expect(await screen.findByText('70 days')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()

    await visitor.click(edit('Duration (days)'))
    await visitor.keyboard('95{Enter}')
    await screen.findByRole('dialog', { name: 'Changed by someone else' })
    answers({
      'PUT /coach/user-programs/:id/complete-data': () => ({ success: true, data: { version: 13 } }),
    })
    await visitor.click(press('Keep Mine'))
    expect(await screen.findByText('95 days')).toBeTruthy()
    expect([lastSave().headers.get('If-Match'), lastSave().body]).toEqual(['12', { duration: 95 }])
  })

  it('asks before unsaved text is lost', async () => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    await visitor.click(edit('Duration (days)'))
    await visitor.keyboard('90')
    await visitor.click(dialog.getByRole('button', { name: 'Close' }))
    await visitor.click(press('Keep Editing'))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Duration (days)' }).value).toBe('90')
    await visitor.click(dialog.getByRole('tab', { name: 'Nutrition' }))
    expect(dialog.getByRole('tab', { selected: true }).textContent).toBe('Overview')
    await visitor.click(press('Discard Changes'))
    expect(dialog.getByRole('tab', { selected: true }).textContent).toBe('Nutrition')
    await visitor.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('a program that has ended is only read', async () => {
    const { dialog } = await openProgram(aProgram({}, 'completed'))
    await dialog.findByRole('tab', { name: 'Overview' })
    expect(dialog.queryByRole('button', { name: /^(Edit|Add|Delete)/ })).toBeNull()
  })
})
