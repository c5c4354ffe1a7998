import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { later } from '../../../test/fake-server'
import { wholeLanguage } from '../../../test/words'
import { I18nProvider } from '../../i18n/i18n'
import { EditableList } from './editable-list'

/** Items in the order in which their rows were drawn since the last look. */
const drawn: string[] = []
const mark = (item: string) => {
  drawn.push(item)
  return null
}
const lastDrawn = () => drawn.splice(0)

function Shown({ start, onSave }: { start: string[]; onSave: (next: string[]) => Promise<boolean> }) {
  const [items, setItems] = useState(start)
  const save = async (next: string[]) => {
    const saved = await onSave(next)
    if (saved) setItems(next)
    return saved
  }
  return <EditableList label="Goals" items={items} newItem="New" onSave={save} mark={mark} />
}

async function openList(start: string[], onSave = vi.fn(async (_: string[]) => true)) {
  render(
    <I18nProvider locale="en" language={await wholeLanguage('en')}>
      <Shown start={start} onSave={onSave} />
    </I18nProvider>,
  )
  lastDrawn()
  return { visitor: userEvent.setup(), onSave }
}

const named = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const button = (act: string, n: number) => named(`${act} Goals, item ${n}`)
const field = (n: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Goals, item ${n}` })
const fields = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
const shown = () =>
  screen.getAllByRole('listitem').map((row) => within(row).queryByRole('textbox') ?? row.textContent)

describe('a list that is edited in place', () => {
  it('draws only the row that is opened, written and saved', async () => {
    const goals = Array.from({ length: 12 }, (_, n) => `Goal ${n + 1}`)
    const { visitor, onSave } = await openList(goals)
    await visitor.click(button('Edit', 7))
    await visitor.keyboard('Sleep{Enter}')
    await waitFor(() => expect(fields()).toEqual([]))
    expect(onSave).toHaveBeenCalledWith(goals.with(6, 'Sleep'))
    expect(new Set(lastDrawn())).toEqual(new Set(['Sleep']))
  })

  it('draws no row while a draft is opened and given up', async () => {
    const { visitor } = await openList(['Squat', 'Sleep', 'Walk'])
    await visitor.click(button('Edit', 2))
    expect(lastDrawn()).toEqual([])
    await visitor.keyboard('{Escape}')
    expect(lastDrawn()).toEqual(['Sleep'])
  })

  it('closes an entry that was not changed and sends nothing', async () => {
    const { visitor, onSave } = await openList(['Squat', 'Sleep'])
    await visitor.click(button('Edit', 2))
    await visitor.keyboard('{Enter}')
    expect([fields(), onSave.mock.calls.length]).toEqual([[], 0])
    expect(document.activeElement).toBe(button('Edit', 2))
  })

  it('moves the focus of a deleted entry to the next one, the previous one, then the add button', async () => {
    const { visitor } = await openList(['Squat', 'Sleep', 'Walk'])
    await visitor.click(button('Delete', 2))
    await waitFor(() => expect(shown()).toEqual(['Squat', 'Walk']))
    await waitFor(() => expect(document.activeElement).toBe(button('Edit', 2)))
    await visitor.click(button('Delete', 2))
    await waitFor(() => expect(document.activeElement).toBe(button('Edit', 1)))
    await visitor.click(button('Delete', 1))
    await waitFor(() => expect(document.activeElement).toBe(named('Add to Goals')))
  })

  it('leaves the focus in the entry that was opened while another was being saved', async () => {
    const save = later<boolean>()
    const { visitor } = await openList(
      ['Squat', 'Sleep'],
      vi.fn(() => save.promise),
    )
    await visitor.click(button('Edit', 1))
    await visitor.keyboard('Deadlift{Enter}')
    await visitor.click(button('Edit', 2))
    await act(async () => save.settle(true))
    await waitFor(() => expect(fields()).toEqual(['Sleep']))
    expect(document.activeElement).toBe(field(2))
    await visitor.keyboard('Rest')
    expect(fields()).toEqual(['Rest'])
  })

  it('leaves a draft with its entry when another one is moved or deleted', async () => {
    const { visitor, onSave } = await openList(['Squat', 'Sleep', 'Squat', 'Walk'])
    await visitor.click(button('Edit', 3))
    await visitor.keyboard('Squat 100 kg')
    // The entry before it has the same text.
    await visitor.click(button('Delete', 1))
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith(['Sleep', 'Squat', 'Walk']))
    await waitFor(() => expect(field(2).value).toBe('Squat 100 kg'))
    await visitor.click(named('Move Goals, item 1 down'))
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith(['Squat', 'Sleep', 'Walk']))
    await waitFor(() => expect(field(1).value).toBe('Squat 100 kg'))
    await visitor.type(field(1), '{Enter}')
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith(['Squat 100 kg', 'Sleep', 'Walk']))
    await waitFor(() => expect(shown()).toEqual(['Squat 100 kg', 'Sleep', 'Walk']))
  })

  it('saves two drafts one after the other and keeps both texts', async () => {
    const first = later<boolean>()
    const onSave = vi.fn((_: string[]) => first.promise)
    const { visitor } = await openList(['Squat', 'Sleep'], onSave)
    for (const n of [1, 2]) {
      await visitor.click(button('Edit', n))
      await visitor.keyboard(`Goal ${n}`)
    }
    for (const n of [1, 2]) fireEvent.keyDown(field(n), { key: 'Enter' })
    expect(onSave.mock.calls).toEqual([[['Goal 1', 'Sleep']]])
    await act(async () => first.settle(true))
    await waitFor(() => expect(onSave.mock.calls.at(-1)).toEqual([['Goal 1', 'Goal 2']]))
    await waitFor(() => expect(shown()).toEqual(['Goal 1', 'Goal 2']))
  })

  it('leaves the draft of a new entry open when another one is deleted', async () => {
    const { visitor, onSave } = await openList(['Squat', 'Sleep'])
    await visitor.click(named('Add to Goals'))
    await visitor.keyboard('Walk')
    await visitor.click(button('Delete', 1))
    await waitFor(() => expect(field(2).value).toBe('Walk'))
    await visitor.type(field(2), '{Enter}')
    await waitFor(() => expect(shown()).toEqual(['Sleep', 'Walk']))
    expect(onSave).toHaveBeenLastCalledWith(['Sleep', 'Walk'])
  })
})
