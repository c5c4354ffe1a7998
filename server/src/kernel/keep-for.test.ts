import { describe, expect, test } from 'vitest'
import { keepFor } from './keep-for'

describe('a value that is kept for a while', () => {
  test('is read once in that time, and again after it', async () => {
    let time = 0
    let reads = 0
    const read = keepFor(
      100,
      2,
      async (key) => `${key}${++reads}`,
      () => time,
    )
    expect(await Promise.all([read('a'), read('a')])).toEqual(['a1', 'a1'])
    time = 99
    expect(await read('a')).toBe('a1')
    time = 100
    expect(await read('a')).toBe('a2')
  })

  test('gives way to newer ones where there are too many', async () => {
    let reads = 0
    const read = keepFor(
      100,
      2,
      async () => ++reads,
      () => 0,
    )
    for (const key of ['a', 'b', 'c']) await read(key)
    expect([await read('c'), await read('b'), await read('a')]).toEqual([3, 2, 4])
  })

  test('is not kept where reading failed', async () => {
    let reads = 0
    const read = keepFor(100, 2, async () => {
      reads += 1
      if (reads === 1) throw new Error('no')
      return reads
    })
    await expect(read('a')).rejects.toThrow('no')
    expect(await read('a')).toBe(2)
  })
})
