import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { press } from '../../../../test/coach-area'
import { aPlan, aProgram, written } from '../../../../test/coach-program'
import { Reply, refusal } from '../../../../test/fake-server'
import { followTo } from '../../../../test/page'
import {
  answers,
  checkList,
  edit,
  freshEditorServer,
  group,
  lastSave,
  openTab,
  saves,
  section,
} from '../../../../test/program-editor'

freshEditorServer()

describe('the Overview tab', () => {
  it('COACH-OV-01 COACH-OV-02 COACH-ENT-09: description and duration in days', async () => {
    const { visitor } = await openTab('Overview')
    const part = section('Program Description')
    expect(part.getByText('Three sessions a week.')).toBeTruthy()
    expect(part.getByText('84 days')).toBeTruthy()
    await visitor.click(part.getByRole('button', { name: 'Edit Description' }))
    await visitor.clear(part.getByRole('textbox'))
    await visitor.keyboard('Four.{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Four.')).toBeTruthy()
    expect(lastSave().body).toEqual({ description: 'Four.' })
    await visitor.click(part.getByRole('button', { name: 'Edit Duration (days)' }))
    await visitor.keyboard('56')
    await visitor.click(part.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('56 days')).toBeTruthy()
  })

  it.each([
    ['۷۴٫۵', 74.5],
    ['1200', 1000],
    ['unknown', null],
  ])('X-46: writes the athlete’s target weight, typed as %s, as %s', async (typed, number) => {
    const { visitor } = await openTab('Overview')
    const part = section('Start and Targets')
    expect(part.getByText('78 kg')).toBeTruthy()
    await visitor.click(part.getByRole('button', { name: 'Edit Target weight' }))
    await visitor.clear(part.getByRole('textbox'))
    await visitor.keyboard(`${typed}{Enter}`)
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(lastSave().body).toEqual({ tracking: { measurements: { weight: { target: number } } } })
  })

  it('X-46: only shows start and targets of a program that has ended', async () => {
    await openTab('Overview', aProgram({}, 'completed'))
    const part = section('Start and Targets')
    expect(part.getByText('82.5 kg')).toBeTruthy()
    expect(part.queryByRole('button')).toBeNull()
  })

  it.each([
    ['12.9', 12],
    ['۴۲', 42],
    ['١٬٢٠٠', 1200],
    ['-5', 0],
    ['soon', 0],
  ])('COACH-VAL-16 COACH-VAL-17 X-55: %s typed as a number is %s', async (typed, number) => {
    const { visitor } = await openTab('Overview')
    await visitor.click(edit('Duration (days)'))
    await visitor.keyboard(`${typed}{Enter}`)
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(lastSave().body).toEqual({ duration: number })
  })

  it.each([
    ['COACH-OV-03 COACH-VAL-21', 'Program Goals', 'goals', 'New Item'],
    ['COACH-OV-04 COACH-VAL-21', 'Recommendations', 'recommendations', 'New Item'],
    ['COACH-OV-05 COACH-VAL-22', 'Daily Activities', 'schedule.daily', 'New Activity'],
    ['COACH-OV-06 COACH-VAL-22 COACH-ENT-10', 'Weekly Activities', 'schedule.weekly', 'New Activity'],
  ])('%s COACH-CALL-10: %s are edited, added and deleted as a whole list', async (_, name, path, added) => {
    const { visitor } = await openTab('Overview')
    await checkList(visitor, name, path, added)
  })

  it('arrow keys in the text of an entry move no entry', async () => {
    const { visitor } = await openTab('Overview')
    await visitor.click(edit('Program Goals, item 2'))
    await visitor.keyboard('Sleep nine hours{Alt>}{ArrowUp}{/Alt}')
    expect(saves()).toHaveLength(0)
    await visitor.keyboard('{Enter}')
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(lastSave().body).toEqual({ goals: ['Squat 100 kg', 'Sleep nine hours'] })
  })

  it('a list is put in another order by its keys, and says so', async () => {
    const { visitor } = await openTab('Overview')
    const list = group('Program Goals')
    list.getByRole('button', { name: 'Edit Program Goals, item 1' }).focus()
    await visitor.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(lastSave().body).toEqual({ goals: ['Sleep eight hours', 'Squat 100 kg'] })
    await waitFor(() => expect(list.getByRole('status').textContent).toContain('is now number 2 of 2'))
  })

  it('a list is put in another order by dragging an entry by its handle; an open text goes with its entry', async () => {
    const { visitor } = await openTab('Overview')
    const list = group('Program Goals')
    const handles = () => list.getByRole('list').querySelectorAll<HTMLElement>('[data-handle]')
    const [first, second] = list.getAllByRole('listitem')
    const dataTransfer = { setData: () => undefined, setDragImage: vi.fn() }
    const drag = (from: Element, to: Element) => {
      const starts = fireEvent.dragStart(from, { dataTransfer })
      fireEvent.dragOver(to, { dataTransfer })
      expect(to.hasAttribute('data-drop')).toBe(starts)
      fireEvent.drop(to, { dataTransfer })
      return starts
    }
    expect(drag(handles()[1] as HTMLElement, first as HTMLElement)).toBe(true)
    expect(dataTransfer.setDragImage).toHaveBeenCalledWith(second, 0, 0)
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(lastSave().body).toEqual({ goals: ['Sleep eight hours', 'Squat 100 kg'] })
    await waitFor(() => expect(list.getAllByRole('listitem')[0]?.textContent).toBe('Sleep eight hours'))
    await visitor.click(list.getByRole('button', { name: 'Edit Program Goals, item 2' }))
    const [handle] = handles()
    expect(drag(handle as HTMLElement, list.getAllByRole('listitem')[1] as HTMLElement)).toBe(true)
    await waitFor(() => expect(saves()).toHaveLength(2))
    await list.findByRole('textbox', { name: 'Program Goals, item 1' })
  })
})

describe('a new item of a list', () => {
  const path = 'goals'
  async function add() {
    const { visitor } = await openTab('Overview')
    const list = group('Program Goals')
    const button = list.getByRole<HTMLButtonElement>('button', { name: 'Add to Program Goals' })
    await visitor.click(button)
    return { visitor, list, button, field: list.getByRole<HTMLInputElement>('textbox') }
  }

  it('is not in the plan until it is saved: Cancel sends nothing and the focus returns to Add', async () => {
    const { visitor, list, button } = await add()
    expect([list.getAllByRole('listitem').length, button.disabled]).toEqual([3, true])
    await visitor.keyboard('Walk')
    expect(list.getByText('New, not saved yet')).toBeTruthy()
    await visitor.keyboard('{Escape}')
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    expect(document.activeElement).toBe(button)
    expect(saves()).toEqual([])
  })

  it('is sent with its default text where it is saved as it is, and keeps the focus', async () => {
    const { visitor, list } = await add()
    await visitor.keyboard('{Enter}')
    await waitFor(() => expect(list.queryByRole('textbox')).toBeNull())
    expect(saves().map(written)).toEqual([{ [path]: [...aPlan.goals, 'New Item'] }])
    expect(list.getAllByRole('listitem')).toHaveLength(3)
    const added = list.getByRole('button', { name: 'Edit Program Goals, item 3' })
    await waitFor(() => expect(document.activeElement).toBe(added))
  })

  it('stays with its text where the save fails', async () => {
    answers({ 'PUT /coach/user-programs/:id/complete-data': () => new Reply(500, { success: false }) })
    const { visitor, list, field } = await add()
    await visitor.keyboard('Walk{Enter}')
    await waitFor(() => expect(saves()).toHaveLength(1))
    await waitFor(() => expect(field.disabled).toBe(false))
    expect([field.value, list.getAllByRole('listitem').length]).toEqual(['Walk', 3])
  })

  it('is asked about before it is lost once something was typed, and not before', async () => {
    const { visitor } = await add()
    await followTo(screen.getByRole('tab', { name: 'Nutrition' }))
    expect(screen.getByRole('tab', { name: 'Nutrition' }).getAttribute('aria-selected')).toBe('true')
    await followTo(screen.getByRole('tab', { name: 'Overview' }))
    await visitor.click(press('Add to Program Goals'))
    await visitor.keyboard('Walk')
    await visitor.click(screen.getByRole('tab', { name: 'Nutrition' }))
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeTruthy()
  })

  it('is discarded when the coach takes another person’s version', async () => {
    answers({
      'PUT /coach/user-programs/:id/complete-data': () =>
        refusal('programs.changed_meanwhile', undefined, {
          data: { version: 9, current: { goals: ['Theirs'] } },
        }),
    })
    const { visitor, list } = await add()
    await visitor.keyboard('Walk{Enter}')
    await visitor.click(await screen.findByRole('button', { name: /Reload|Theirs|Take/ }))
    await waitFor(() =>
      expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Theirs']),
    )
    expect(list.queryByRole('textbox')).toBeNull()
  })
})
