import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { message } from '../../../../test/fake-chat'
import { blocksOf } from './blocks'
import { hasGap, lastContiguous, mergeMessages, replaceChanged } from './timeline'

const some = (...seqs: number[]) => seqs.map((seq) => message(seq))
const seqs = (list: readonly { seq: number }[]) => list.map(({ seq }) => seq)

describe('the messages that are held', () => {
  it('COACH-STATE-28 COACH-STATE-31: each once by its id, in the order of their numbers', () => {
    const held = mergeMessages(some(3, 4), some(4, 5, 5))
    expect(seqs(held)).toEqual([3, 4, 5])
    expect(seqs(mergeMessages(held, some(1, 2, 3)))).toEqual([1, 2, 3, 4, 5])
    expect(mergeMessages(held, some(4, 5))).toBe(held)
  })

  it('takes the latest version of a message in, whichever order versions arrive in', () => {
    const held = some(1, 2, 3)
    const [one, two, three] = held
    const edited = message(2, { content: 'b', editedAt: '2026-11-20T10:00:00.000Z' })
    const again = message(2, { content: 'c', editedAt: '2026-11-20T10:01:00.000Z' })
    const removed = message(2, { content: '', removedAt: '2026-11-20T10:02:00.000Z' })
    const list = mergeMessages(held, [again, edited, message(4)])
    expect(list.map(({ content }) => content)).toEqual(['message 1', 'c', 'message 3', 'message 4'])
    expect([list[0], list[2]]).toEqual([one, three])
    expect(mergeMessages(list, [edited])).toBe(list)
    const last = replaceChanged(list, [removed, message(9, { editedAt: '2026-11-20T10:00:00.000Z' })])
    expect(last.map(({ content }) => content)).toEqual(['message 1', '', 'message 3', 'message 4'])
    expect(replaceChanged(last, [again, two as (typeof held)[0]])).toBe(last)
    const [block] = blocksOf(last, blocksOf(list, []))
    expect(block?.messages[1]).toBe(removed)
  })

  it('X-70: are caught up with from the last one without a gap, not from the newest', () => {
    expect(lastContiguous([])).toBe(0)
    expect(lastContiguous(some(51, 52, 53))).toBe(53)
    expect(lastContiguous(some(51, 52, 55))).toBe(52)
    expect([hasGap(some(51, 52, 55)), hasGap(some(51, 52)), hasGap([])]).toEqual([true, false, false])
  })

  it('F9: come out whole and in order, in whatever pieces and however often they arrive', () => {
    const piece = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20 }))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const arrived = new Set<number>()
        const held = pieces.reduce<readonly ReturnType<typeof message>[]>((list, [from, count]) => {
          const part = Array.from({ length: count }, (_, n) => from + n)
          for (const seq of part) arrived.add(seq)
          return mergeMessages(list, some(...part.reverse()))
        }, [])
        expect(seqs(held)).toEqual([...arrived].sort((a, b) => a - b))
      }),
    )
  })
})

describe('the blocks in which they are drawn', () => {
  const long = Array.from({ length: 10_000 }, (_, n) => message(n + 1))

  it('U44: a message more draws one block anew of a conversation of 10,000', () => {
    const before = blocksOf(long, [])
    expect(before).toHaveLength(200)
    const after = blocksOf([...long, message(10_001)], before)
    expect(after.filter((block) => !before.includes(block))).toHaveLength(1)
    const [first, ...rest] = blocksOf(long.slice(75), [])
    if (!first) throw new Error('no block')
    const older = blocksOf(long.slice(25), [first, ...rest])
    expect(older.filter((block) => rest.includes(block))).toHaveLength(198)
    expect(seqs(older.flatMap(({ messages }) => messages))).toEqual(seqs(long.slice(25)))
  })
})
