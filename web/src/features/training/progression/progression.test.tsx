import { screen, waitFor, within } from '@testing-library/react'
import type { ProgressionProposal } from 'contract/training/progression-calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { aProgram } from '../../../../test/coach-program'
import { later, refusal } from '../../../../test/fake-server'
import {
  answers,
  editorCalls,
  freshEditorServer,
  openTab,
  undoOfToast,
} from '../../../../test/program-editor'

freshEditorServer()

const target = (load: number) => ({ index: 0, reps: 8, load })
const proposal = (row: string, more: Partial<ProgressionProposal> = {}): ProgressionProposal => ({
  _id: `${row}.mark`,
  row,
  name: `Row ${row}`,
  kind: 'double',
  path: `workout.weeklySchedule.monday.exercises.0.targets`,
  from: [target(60)],
  to: [target(62.5)],
  reason: 'Every set reached its target.',
  heldBy: null,
  basedOn: 'mark',
  ...more,
})
const rule = { row: 'squat', kind: 'double' as const, step: 2.5 }
const at = 'coach/user-programs/:id'

function withItems(items: ProgressionProposal[], rules: object[] = [rule], version = 2) {
  answers({
    [`GET /${at}/proposals`]: () => ({ success: true, data: { items } }),
    [`GET /${at}/progression-rules`]: () => ({ success: true, data: { rules, version } }),
  })
}

/** A program whose only exercise has an id. */
function program() {
  const made = aProgram()
  const [row] = made.programData?.workout.weeklySchedule.monday.exercises ?? []
  if (row) row.id = 'squat'
  return made
}
async function openSection() {
  const shown = await openTab('Workout', program())
  const region = within(await screen.findByRole('region', { name: 'Progression from the log' }))
  return { ...shown, region }
}
const sent = (act: string) => editorCalls('POST', `proposals/${act}`).map(({ body }) => body)

beforeEach(() => {
  answers({
    [`POST /${at}/proposals/accept`]: () => ({ success: true, data: { version: 8 } }),
    [`POST /${at}/proposals/refuse`]: () => ({ success: true }),
  })
})

describe('progression in the coach’s editor [56]', () => {
  it('shows each proposal with its loads and its reason, and accepts one with the plan read anew', async () => {
    withItems([proposal('squat')])
    const { visitor, region } = await openSection()
    const line = within(await region.findByRole('listitem', { name: 'Row squat' }))
    expect(line.getByText('60 → 62.5 kg')).toBeTruthy()
    expect(line.getByText('Every set reached its target.')).toBeTruthy()
    const before = editorCalls('GET', '/complete').length
    await visitor.dblClick(line.getByRole('button', { name: /^Accept: / }))
    await waitFor(() => expect(editorCalls('GET', '/complete').length).toBe(before + 1))
    expect(sent('accept')).toEqual([{ ids: ['squat.mark'], values: {} }])
  })

  it('lists different loads set by set, which one typed load would level', async () => {
    const sets = (...loads: number[]) => loads.map((load, index) => ({ ...target(load), index }))
    withItems([proposal('squat', { from: sets(60, 60, 55), to: sets(62.5, 62.5, 57.5) })])
    const { visitor, region } = await openSection()
    const line = within(await region.findByRole('listitem', { name: 'Row squat' }))
    expect(line.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Set 1: 60 → 62.5 kg',
      'Set 2: 60 → 62.5 kg',
      'Set 3: 55 → 57.5 kg',
    ])
    expect(line.queryByRole('textbox')).toBeNull()
    await visitor.click(line.getByRole('button', { name: /^Accept: / }))
    await waitFor(() => expect(sent('accept')).toEqual([{ ids: ['squat.mark'], values: {} }]))
  })

  it('sends a load that the coach typed, and none that is no number', async () => {
    withItems([proposal('squat')])
    const { visitor, region } = await openSection()
    const load = await region.findByRole('textbox', { name: 'Load (kg)' })
    await visitor.clear(load)
    await visitor.type(load, 'x')
    await visitor.click(region.getByRole('button', { name: /^Accept: / }))
    expect(await screen.findByText('Please enter a load as a number.')).toBeTruthy()
    await visitor.clear(load)
    await visitor.type(load, '۶۱٫۵')
    await visitor.click(region.getByRole('button', { name: /^Accept: / }))
    await waitFor(() =>
      expect(sent('accept')).toEqual([{ ids: ['squat.mark'], values: { 'squat.mark': 61.5 } }]),
    )
  })

  it('accepts all but those that pain holds, and refuses all', async () => {
    const deload = proposal('press', { kind: 'deload', to: [target(60), { ...target(52.5), week: 4 }] })
    const held = proposal('row', { heldBy: 'pain', to: [target(60)] })
    withItems([proposal('squat'), deload, held])
    const { visitor, region } = await openSection()
    expect(await region.findByText('Held by pain')).toBeTruthy()
    expect(region.getAllByRole('button', { name: /^Accept: / })).toHaveLength(2)
    expect(region.getByText('60 → 52.5 kg')).toBeTruthy()
    await visitor.click(region.getByRole('button', { name: 'Accept All' }))
    await waitFor(() => expect(sent('accept')).toMatchObject([{ ids: ['squat.mark', 'press.mark'] }]))
    await visitor.click(region.getByRole('button', { name: 'Refuse All' }))
    await waitFor(() => expect(sent('refuse')).toEqual([{ ids: ['squat.mark', 'press.mark', 'row.mark'] }]))
  })

  it('says that the log changed, and shows the new proposals', async () => {
    withItems([proposal('squat')])
    answers({ [`POST /${at}/proposals/accept`]: () => refusal('programs.log_changed') })
    const { visitor, region } = await openSection()
    await region.findByText('60 → 62.5 kg')
    withItems([proposal('squat', { to: [target(65)] })])
    await visitor.click(region.getByRole('button', { name: /^Accept: / }))
    expect(await screen.findByText(/changed since this was proposed/)).toBeTruthy()
    expect(await region.findByText('60 → 65 kg')).toBeTruthy()
  })

  it('adds and deletes rules with the version that was read', async () => {
    withItems([])
    answers({ [`PUT /${at}/progression-rules`]: ({ body }) => ({ success: true, data: body }) })
    const { visitor, region } = await openSection()
    expect(await region.findByText(/no rule proposes a change/)).toBeTruthy()
    expect(region.getByText(/\+2\.5 kg once every set reaches the top of its range/)).toBeTruthy()
    await visitor.selectOptions(region.getByLabelText('Rule'), 'Deload')
    await visitor.clear(region.getByLabelText('Every (weeks)'))
    await visitor.click(region.getByRole('button', { name: 'Add Rule' }))
    expect(region.getByText('Not a number that fits here')).toBeTruthy()
    await visitor.type(region.getByLabelText('Every (weeks)'), '4')
    await visitor.click(region.getByRole('button', { name: 'Add Rule' }))
    const bodies = () => editorCalls('PUT', 'progression-rules').map(({ body }) => body)
    const deload = { row: 'squat', kind: 'deload', step: 10, every: 4 }
    await waitFor(() => expect(bodies()).toEqual([{ rules: [rule, deload], version: 2 }]))
    await visitor.click(region.getByRole('button', { name: /^Delete the rule of/ }))
    await waitFor(() => expect(bodies().at(-1)).toEqual({ rules: [], version: 2 }))
  })

  it('puts a deleted rule back with the version of its deletion, and says when that has changed', async () => {
    let rules: object[] = [rule, { ...rule, kind: 'deload', step: 10, every: 4 }]
    const all = rules
    let version = 2
    withItems([])
    answers({
      [`GET /${at}/progression-rules`]: () => ({ success: true, data: { rules, version } }),
      [`PUT /${at}/progression-rules`]: ({ body }) => {
        if (body.version !== version) return refusal('programs.changed_meanwhile')
        version += 1
        rules = body.rules
        return { success: true, data: { rules, version } }
      },
    })
    const { visitor, region } = await openSection()
    const removeFirst = async () => {
      const [first] = await region.findAllByRole('button', { name: /^Delete the rule of/ })
      await visitor.click(first as HTMLElement)
      return undoOfToast('Rule deleted.')
    }
    await visitor.click(await removeFirst())
    await screen.findByText('It’s back.')
    expect(editorCalls('PUT', 'progression-rules').at(-1)?.body).toEqual({ rules: all, version: 3 })
    await waitFor(() => expect(region.getAllByRole('button', { name: /^Delete the rule/ })).toHaveLength(2))
    const undo = await removeFirst()
    version = 9
    await visitor.click(undo)
    expect(await screen.findByText('Someone else changed this while you were editing')).toBeTruthy()
  })

  it('loads, and says where it could not, with another try', async () => {
    const answer = later<unknown>()
    withItems([])
    answers({ [`GET /${at}/proposals`]: () => answer.promise })
    const { visitor, region } = await openSection()
    expect(region.getByText('Loading the proposals')).toBeTruthy()
    answer.settle(refusal('programs.not_found'))
    expect(await region.findByText('The proposals couldn’t be loaded')).toBeTruthy()
    withItems([])
    await visitor.click(region.getByRole('button'))
    expect(await region.findByText(/no rule proposes a change/)).toBeTruthy()
  })
})
