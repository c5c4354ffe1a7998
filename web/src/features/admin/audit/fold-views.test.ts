import type { AuditEntry } from 'contract/admin/audit-calls'
import { SECOND } from 'contract/units'
import { describe, expect, it } from 'vitest'
import { batchOf, foldViews, hasOneSubject, lookOf } from './fold-views'

const entry = (id: string, action: AuditEntry['action'], actor = 'lena', subject = 'sara'): AuditEntry => ({
  _id: id,
  at: '2026-11-20T10:00:00.000Z',
  action,
  role: 'admin',
  actor: { id: actor },
  subject: { id: subject },
  details: {},
})
/** Entry of a list, `seconds` before the newest one. */
const listed = (id: string, subject: string, seconds = 0, actor = 'lena'): AuditEntry => ({
  ...entry(id, 'blood_test_listed', actor, subject),
  at: new Date(Date.parse('2026-11-20T10:00:00.000Z') - seconds * SECOND).toISOString(),
  object: { type: 'blood_test', id: `test of ${subject}` },
})
const shown = (entries: AuditEntry[], open: string[] = []) =>
  foldViews(entries, new Set(open)).map(({ _id, folded }) => [_id, ...folded.map((one) => one._id)].join('+'))

describe('foldViews', () => {
  it('folds views of one actor and subject that follow each other into one line', () => {
    const entries = [
      entry('1', 'person_opened'),
      entry('2', 'person_opened'),
      entry('3', 'person_opened'),
      entry('4', 'order_moved'),
      entry('5', 'person_opened'),
    ]
    expect(shown(entries)).toEqual(['1+2+3', '4', '5'])
  })

  it('keeps changes apart, and views of another kind, actor or subject', () => {
    expect(
      shown([
        entry('1', 'order_moved'),
        entry('2', 'order_moved'),
        entry('3', 'person_opened'),
        entry('4', 'blood_test_opened'),
        entry('5', 'blood_test_opened', 'omid'),
        entry('6', 'blood_test_opened', 'omid', 'ava'),
      ]),
    ).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  // A list records an entry for each person in it: without this, one look at seven athletes is seven lines.
  it('folds one look at a list into one line, whomever it shows', () => {
    const look = ['sara', 'ava', 'omid'].map((subject, i) => listed(`${i}`, subject))
    expect(shown([...look, listed('3', 'sara', 60), listed('4', 'ava', 60)])).toEqual(['0+1+2', '3+4'])
    expect(shown(look, ['0'])).toEqual(['0', '1', '2'])
    const [line] = foldViews(look, new Set())
    expect(line && lookOf(line)).toEqual({ action: 'blood_test_listed', count: 3 })
    expect(line && hasOneSubject(line)).toBe(false)
  })

  it('keeps lists of another actor apart, and folds repeated looks at one person', () => {
    expect(shown([listed('1', 'sara'), listed('2', 'ava', 0, 'omid')])).toEqual(['1', '2'])
    const again = [listed('1', 'sara'), listed('2', 'sara', 60), listed('3', 'ava', 70)]
    expect(shown(again)).toEqual(['1+2', '3'])
    const [line] = foldViews(again, new Set())
    expect(line && lookOf(line)).toBeUndefined()
  })

  it('folds the changes of one request into one line, and keeps those of another apart', () => {
    const changed = (id: string, requestId?: string, details: AuditEntry['details'] = {}): AuditEntry => ({
      ...entry(id, 'product_changed'),
      object: { type: 'product', id: `product ${id}` },
      details,
      ...(requestId && { requestId }),
    })
    const undone = ['1', '2', '3'].map((id) => changed(id, 'undo'))
    const entries = [...undone, changed('4', 'prices'), changed('5', 'prices'), changed('6'), changed('7')]
    expect(shown(entries)).toEqual(['1+2+3', '4+5', '6', '7'])
    expect(shown(entries, ['1'])).toEqual(['1', '2', '3', '4+5', '6', '7'])
    const [line, , single] = foldViews(entries, new Set())
    expect(line && batchOf(line)).toEqual({ action: 'product_changed', count: 3 })
    expect(single && batchOf(single)).toBeUndefined()
    const run = { import: 'i1' }
    expect(shown([changed('1', undefined, run), changed('2', undefined, run)])).toEqual(['1+2'])
  })

  it('shows every entry of a line that was opened', () => {
    const entries = [entry('1', 'person_opened'), entry('2', 'person_opened'), entry('3', 'person_opened')]
    expect(shown(entries, ['1'])).toEqual(['1', '2', '3'])
  })
})
