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
    // fetchQuery alone has no retries of its own; these are the client's.
    ...(createQueryClient().getDefaultOptions().queries as object),
  })

describe('reads that fail', () => {
  afterEach(() => vi.useRealTimers())

  it('SHOP-CALL-36 SHOP-CONST-12 COACH-CONST-18: are tried twice more, one second apart', async () => {
    for (const read of [query, retrying]) {
      expect(await attempts(read, new NetworkError('down'))).toEqual([0, 1000, 2000])
      expect(await attempts(read, new ApiError(503, undefined))).toEqual([0, 1000, 2000])
    }
  })

  it('are not tried again where the server has decided', async () => {
    for (const status of [400, 401, 404, 409]) {
      expect(await attempts(query, new ApiError(status, undefined))).toEqual([0])
      expect(await attempts(retrying, new ApiError(status, undefined))).toEqual([0])
    }
  })

  it('writes are never tried again', () => {
    expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false)
  })
})
