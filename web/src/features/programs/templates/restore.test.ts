import { describe, expect, it } from 'vitest'
import { restoreOf } from './restore'

describe('restoreOf', () => {
  it('returns nothing for a save that deletes nothing', () => {
    expect(restoreOf(['a'], ['a', 'b'])).toBeUndefined()
    expect(restoreOf(['a', 'b'], ['b', 'a'])).toBeUndefined()
    expect(restoreOf('a', 'b')).toBeUndefined()
    expect(restoreOf(5, 0)).toBeUndefined()
    expect(restoreOf({ phase1: { focus: 'a' } }, { phase1: { focus: 'b' } })).toBeUndefined()
  })

  it('puts deleted entries back into a list that changed since', () => {
    expect(restoreOf(['a', 'b', 'c'], ['b'])?.(['b', 'd'])).toEqual(['a', 'b', 'c', 'd'])
    expect(restoreOf(['a', 'a'], ['a'])?.(['a'])).toEqual(['a', 'a'])
    expect(restoreOf(['a'], [])?.([])).toEqual(['a'])
  })

  it('restores a cleared text unless another one was typed', () => {
    expect(restoreOf('a', '')?.('')).toBe('a')
    expect(restoreOf('a', '')?.('b')).toBe('b')
  })

  it('restores a deleted phase alone', () => {
    const before = { phase1: { focus: 'a' }, phase2: { focus: 'b' } }
    const restore = restoreOf(before, { phase1: { focus: 'x' }, phase2: null })
    expect(restore?.({ phase1: { focus: 'x' } })).toEqual({ phase2: { focus: 'b' } })
  })
})
