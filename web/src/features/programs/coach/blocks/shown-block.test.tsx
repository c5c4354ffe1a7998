import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EMAIL } from '../../../../../test/coach-area'
import { aPlan, squat } from '../../../../../test/coach-program'
import { type Heard, refusal } from '../../../../../test/fake-server'
import { followTo, openPage } from '../../../../../test/page'
import { base, chooseIn, openBlocks, PROGRAM, serveBlocks, showDeload } from '../../../../../test/plan-blocks'
import { answers, edit, freshEditorServer, openMore } from '../../../../../test/program-editor'
import { sessionOf } from '../../../../api/areas'
import { writeClipboard } from '../clipboard'
import ShownBlock from './shown-block'

freshEditorServer()
afterEach(() => writeClipboard(null))

/** Answers and records every change of the current block. */
function takeChanges(): Heard[] {
  const heard: Heard[] = []
  const take = (call: Heard) => {
    heard.push(call)
    return { success: true, data: { version: 9 } }
  }
  for (const call of ['edits', 'copy', 'undo']) answers({ [`POST ${PROGRAM}/${call}`]: take })
  return heard
}
type Shown = Awaited<ReturnType<typeof showDeload>>

async function openDay({ dialog }: Pick<Shown, 'dialog'>, day: string) {
  await followTo(await dialog.findByRole('button', { name: new RegExp(`^${day}`), expanded: false }))
  return within(dialog.getByRole('region', { name: new RegExp(`^${day}`) }))
}

/** Opens the training of the block that is not current. */
async function showTraining() {
  const shown = await showDeload()
  await followTo(shown.dialog.getByRole('tab', { name: 'Workout' }))
  return { ...shown, changes: takeChanges() }
}
const undo = ({ dialog }: Shown) => dialog.queryByRole('button', { name: 'Undo' })

describe('acts while a block is shown that is not current', () => {
  it('pastes into the shown block and leaves the current one alone', async () => {
    const shown = await showTraining()
    const { dialog, heard, changes } = shown
    const monday = await openDay(shown, 'Monday')
    await followTo(within(monday.getByRole('article')).getByRole('button', { name: 'Copy' }))
    const wednesday = await openDay(shown, 'Wednesday')
    await followTo(await wednesday.findByRole('button', { name: /^Paste/ }))
    await waitFor(() => expect(heard).toHaveLength(1))
    expect(heard[0]?.body.blocks).toEqual([
      { id: 'b1', name: 'Base', weeks: 4 },
      {
        ...{ id: 'b2', name: 'Deload', weeks: 1 },
        workout: { weeklySchedule: { wednesday: { exercises: [squat] } } },
      },
    ])
    expect(await screen.findByText(/^Pasted .*Back Squat.* into Wednesday\.$/)).toBeTruthy()
    expect(changes).toEqual([])
    // No other button pastes: each would write the block of this week.
    expect(dialog.getAllByRole('button', { name: /^Paste/ })).toHaveLength(2)
  })

  it('offers Undo only for changes made since the block is shown', async () => {
    const shown = await showTraining()
    const { visitor, dialog, changes } = shown
    expect(undo(shown)).toBeNull()
    await openDay(shown, 'Monday')
    await followTo(edit('Monday: Focus'))
    await visitor.keyboard('Hard{Enter}')
    await followTo(await dialog.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Your last change was taken back.')).toBeTruthy()
    // The version that the save of the block wrote, so that the server does not take it for a change by others.
    expect(changes.map(({ path, body }) => [path, body])).toEqual([
      ['/coach/user-programs/up-u1/undo', { version: 8 }],
    ])
    await waitFor(() => expect(undo(shown)).toBeNull())
    await followTo(dialog.getByRole('button', { name: 'Back to the Current Block' }))
    expect(await dialog.findByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  it('offers no template, neither to apply nor to save, since both are of the current block', async () => {
    await showDeload()
    const menu = await openMore()
    expect(menu.queryByRole('button', { name: 'Apply Template' })).toBeNull()
    expect(menu.queryByRole('button', { name: 'Save as Template' })).toBeNull()
    expect(menu.getByRole('button', { name: 'Version History' })).toBeTruthy()
  })

  it('shows no part of the current block before the chosen one is loaded, and offers a retry', async () => {
    answers({ [`GET ${PROGRAM}/blocks`]: () => refusal('programs.not_found') })
    sessionOf('coach').open('coach-token', { id: 'k1', email: EMAIL, role: 'coach' })
    const of = {
      ...{ coachId: 'k1', id: 'up-u1', shown: 'b2', tell: vi.fn(), refresh: vi.fn() },
      ...{ onSaved: vi.fn(), onBack: vi.fn(), onGone: vi.fn() },
      editor: { data: aPlan, editable: true, save: vi.fn() },
    }
    await openPage({ '/here': <ShownBlock {...of}>Tabs</ShownBlock> }, '/here')
    expect(await screen.findByText('The blocks couldn’t be loaded')).toBeTruthy()
    expect(screen.queryByText('Tabs')).toBeNull()
    serveBlocks()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/^You see .*Deload/)).toBeTruthy()
    expect(screen.getByText('Tabs')).toBeTruthy()
  })

  it('is back at the current block, with Undo, when the shown one is gone', async () => {
    const shown = await showTraining()
    serveBlocks([base])
    await openDay(shown, 'Monday')
    answers({ [`PUT ${PROGRAM}/blocks`]: () => refusal('programs.changed_meanwhile') })
    await followTo(edit('Monday: Focus'))
    await shown.visitor.keyboard('Hard{Enter}')
    await waitFor(() => expect(screen.queryByText(/^You see .*Deload/)).toBeNull())
    expect(await shown.dialog.findByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  it('pastes an exercise of the current block into the shown one', async () => {
    const heard = serveBlocks()
    const opened = await openBlocks()
    await opened.visitor.keyboard('{Escape}')
    writeClipboard({ kind: 'exercise', value: { ...squat, id: 'row-1' }, athleteId: 'u1' })
    await opened.box.findByRole('listitem', { name: 'Deload' })
    await chooseIn(opened, 'Deload', 'Show in the Plan')
    await screen.findByText(/^You see .*Deload/)
    await followTo(opened.dialog.getByRole('tab', { name: 'Workout' }))
    const monday = await openDay(opened, 'Monday')
    await followTo(monday.getByRole('button', { name: /^Paste/ }))
    await waitFor(() => expect(heard).toHaveLength(1))
    expect(heard[0]?.body.blocks[1].workout.weeklySchedule.monday.exercises).toEqual([squat, squat])
  })
})
