import { describe, expect, it } from 'vitest'
import type { KeptOrigin } from '../user-programs.table'
import { originChanges, originsBefore } from './origin-changes'

const MONDAY = 'workout.weeklySchedule.monday.focus'
const origin = (sourceId: string, base: object, more: Partial<KeptOrigin> = {}): KeptOrigin => ({
  ...{ sourceId, templateId: sourceId, language: null, blockId: 'b1', base: { ...base }, version: 2 },
  ...more,
})

describe('the origins before an application', () => {
  const first = origin('first', { title: 'A', goals: ['A'], [MONDAY]: 'A' })
  const second = origin('second', { goals: ['B'], [MONDAY]: 'B' }, { version: 3 })
  const left = origin('first', { title: 'A' })
  const changes = originChanges([first], [left, second])

  it('are those that the plan had', () => {
    expect(originsBefore([left, second], changes)).toEqual([first])
  })

  it('leave out origins that the application did not touch', () => {
    const other = origin('other', { lifestyle: 1 })
    expect(originChanges([first, other], [left, other, second])).toEqual(changes)
    expect(originsBefore([left, other, second], changes)).toEqual([first, other])
  })

  it('restore the values that the same template had before', () => {
    const more = origin('first', { ...first.base, title: 'A2', tracking: 1 }, { version: 5 })
    expect(originsBefore([more], originChanges([first], [more]))).toEqual([first])
  })

  it('restore the block that a template was applied to', () => {
    const moved = origin('first', { title: 'A', [MONDAY]: 'A2' }, { blockId: 'b2', version: 5 })
    expect(originsBefore([moved], originChanges([first], [moved]))).toEqual([first])
  })

  it('leave a path to the template that came last', () => {
    const third = origin('third', { goals: ['C'] }, { version: 4 })
    const now = [left, origin('second', { [MONDAY]: 'B' }, { version: 3 }), third]
    expect(originsBefore(now, changes)).toEqual([origin('first', { title: 'A', [MONDAY]: 'A' }), third])
  })

  it('keep later values of the same template', () => {
    const again = { ...second, base: { ...second.base, tracking: 1 } }
    expect(originsBefore([left, again], changes)).toEqual([
      first,
      { ...second, base: { tracking: 1 }, version: null },
    ])
  })

  it('leave a template alone that was applied to another block since', () => {
    const moved = { ...second, blockId: 'b2' }
    const back = { ...first, base: { title: 'A', [MONDAY]: 'A' } }
    expect(originsBefore([left, moved], changes)).toEqual([back, moved])
  })
})
