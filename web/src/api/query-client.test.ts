import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from './errors'
import { createQueryClient } from './query-client'
import { retrying } from './retry'

async function attempts(
  run: (work: () => Promise<never>) => Promise<unknown>,
  error: Error,
): Promise<number[]> {
  vi.useFakeTimers()
  const began = Date.now()
  const at: number[] = []
  const done = run(async () => {
    at.push(Date.now() - began)
    throw error
  }).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(30_000)
  await done
  return at
}

const query = (work: () => Promise<never>) =>
  createQueryClient().fetchQuery({
    queryKey: ['x'],
    queryFn: work,
    // fetchQuery ignores the client's default retries unless they are passed in.
    ...(createQueryClient().getDefaultOptions().queries as object),
  })

describe('retries of the query client', () => {
  afterEach(() => vi.useRealTimers())

  it('retries a failed read twice, one second apart (SHOP-CALL-36 SHOP-CONST-12 COACH-CONST-18)', async () => {
    for (const read of [query, retrying]) {
      expect(await attempts(read, new NetworkError('down'))).toEqual([0, 1000, 2000])
      expect(await attempts(read, new ApiError(503, undefined))).toEqual([0, 1000, 2000])
    }
  })

  it('does not retry a read that the server refused', async () => {
    for (const status of [400, 401, 404, 409]) {
      expect(await attempts(query, new ApiError(status, undefined))).toEqual([0])
      expect(await attempts(retrying, new ApiError(status, undefined))).toEqual([0])
    }
  })

  it('never retries a write', () => {
    expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false)
  })
})
