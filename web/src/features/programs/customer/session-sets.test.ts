import type { DoneSet } from 'contract/programs/calls'
import { describe, expect, it } from 'vitest'
import { rowsOf, setProblems, setsOf } from './session-sets'

const plank: DoneSet = { exercise: 'Plank', reps: 0, load: null, index: 0, measure: 'time', seconds: 45 }
const assisted: DoneSet = { exercise: 'Pull-up', reps: 8, load: -20, index: 0, side: null }

describe('stored sets that the form has no fields for (X-116)', () => {
  it('are sent back as they are when nothing of them was changed', () => {
    const rows = rowsOf([], [plank, assisted])
    expect(rows.map(({ reps, load }) => [reps, load])).toEqual([
      ['', ''],
      ['8', '-20'],
    ])
    expect(setProblems({ sets: rows })).toEqual([])
    expect(setsOf(rows)).toEqual([plank, assisted])
  })

  it('keep their place when their reps are changed', () => {
    const [row] = rowsOf([], [{ ...assisted, load: 20, side: 'left' }])
    const changed = { ...row, reps: '9' } as NonNullable<typeof row>
    expect(setsOf([changed])).toEqual([{ exercise: 'Pull-up', reps: 9, load: 20, index: 0, side: 'left' }])
  })

  it('are sent without a load where none was typed, and with 0 kg only where 0 was', () => {
    const [row] = rowsOf([], [{ exercise: 'Plank', reps: 1, load: 5 }])
    const typed = (load: string) => setsOf([{ ...row, reps: '2', load } as NonNullable<typeof row>])[0]?.load
    expect([typed(''), typed('0'), typed('7,5')]).toEqual([null, 0, 7.5])
  })

  it('refuse a negative load that was typed', () => {
    const [row] = rowsOf([], [assisted])
    const typed = { ...row, load: '-25' } as NonNullable<typeof row>
    expect(setProblems({ sets: [typed] })).toHaveLength(1)
  })
})
