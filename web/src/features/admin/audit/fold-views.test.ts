import type { AuditEntry } from 'contract/admin/audit-calls'
import { describe, expect, it } from 'vitest'
import { foldViews } from './fold-views'

const entry = (id: string, action: AuditEntry['action'], actor = 'lena', subject = 'sara'): AuditEntry => ({
  _id: id,
  at: '2026-11-20T10:00:00.000Z',
  action,
  role: 'admin',
  actor: { id: actor },
  subject: { id: subject },
  details: {},
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

  it('shows every entry of a line that was opened', () => {
    const entries = [entry('1', 'person_opened'), entry('2', 'person_opened'), entry('3', 'person_opened')]
    expect(shown(entries, ['1'])).toEqual(['1', '2', '3'])
  })
})
