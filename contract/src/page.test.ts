import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { clampPage, pageQuery } from './page'

describe('pages of a list', () => {
  it('X-37: shows the last page for one beyond it, and one page of an empty list', () => {
    expect(clampPage({ page: 9, limit: 10 }, 21)).toEqual({
      position: { currentPage: 3, totalPages: 3 },
      slice: { limit: 10, offset: 20 },
    })
    expect(clampPage({ page: 2, limit: 10 }, 20).position).toEqual({ currentPage: 2, totalPages: 2 })
    expect(clampPage({ page: 7, limit: 10 }, 0)).toEqual({
      position: { currentPage: 1, totalPages: 1 },
      slice: { limit: 10, offset: 0 },
    })
  })

  it('X-37: clamps the query instead of refusing it', () => {
    const query = z.object(pageQuery({ limit: 20 }))
    expect(query.parse({})).toEqual({ page: 1, limit: 20 })
    expect(query.parse({ page: '-3', limit: '5000' })).toEqual({ page: 1, limit: 100 })
    expect(query.parse({ page: 'x', limit: '' })).toEqual({ page: 1, limit: 20 })
    expect(query.parse({ page: ['4', '5'], limit: '2.9' })).toEqual({ page: 4, limit: 2 })
    expect(query.parse({ page: '1e99' }).page).toBe(1_000_000_000)
  })
})
