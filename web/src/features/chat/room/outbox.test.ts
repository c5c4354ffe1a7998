import { beforeEach, describe, expect, it } from 'vitest'
import { areas, outboxKey } from '../../../api/areas'
import type { Me } from '../me'
import { addUnsent, readOutbox, removeUnsent } from './outbox'

const coach: Me = { area: 'coach', userId: 'k1' }
const unsent = (id: string) => ({ id, chatId: 'c', content: `text ${id}`, at: '2026-11-20T09:00:00.000Z' })
const stored = () => localStorage.getItem(outboxKey('coach'))

beforeEach(() => localStorage.clear())

describe('the outbox', () => {
  it('stores unsent messages, and removes them afterwards', () => {
    addUnsent(coach, unsent('a'))
    addUnsent(coach, unsent('b'))
    expect(readOutbox(coach).map(({ id }) => id)).toEqual(['a', 'b'])
    removeUnsent(coach, 'a')
    removeUnsent(coach, 'a')
    expect(stored()).toContain('text b')
    expect(stored()).not.toContain('text a')
    removeUnsent(coach, 'b')
    expect(stored()).toBeNull()
  })

  it('is separate for each area, and discards another account’s messages', () => {
    addUnsent(coach, unsent('a'))
    expect(readOutbox({ area: 'customer', userId: 'k1' })).toEqual([])
    expect(readOutbox({ ...coach, userId: 'k2' })).toEqual([])
    expect(stored()).toBeNull()
  })

  it.each(['not json', '{"userId":"k1","unsent":[{"id":7}]}', '[]', 'null'])('reads %s as empty', (text) => {
    localStorage.setItem(outboxKey('coach'), text)
    expect(readOutbox(coach)).toEqual([])
  })

  it.each(['coach', 'customer'] as const)('leaves no text behind when the %s signs out', (area) => {
    addUnsent({ area, userId: 'k1' }, unsent('a'))
    areas[area].onSignOut?.()
    expect(JSON.stringify({ ...localStorage })).not.toContain('text a')
  })
})
