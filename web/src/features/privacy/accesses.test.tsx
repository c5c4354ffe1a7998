import { screen, within } from '@testing-library/react'
import type { Access } from 'contract/privacy/calls'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../test/fake-server'
import { customer, storeSession } from '../../../test/fake-shop'
import { openPage } from '../../../test/page'
import { Accesses } from './accesses'

afterEach(() => vi.unstubAllGlobals())

const by = { firstName: 'Sara', lastName: 'Moradi' }
const look = (at: string, more: Partial<Access> = {}): Access => ({
  at,
  role: 'coach',
  by,
  action: 'program_opened',
  ...more,
})

it('folds the looks of one person on one day, and leaves a single look open', async () => {
  storeSession()
  const items = [
    look('2026-11-29T12:00:00.000Z'),
    look('2026-11-29T11:00:00.000Z', { role: 'admin', by: null }),
    look('2026-11-29T10:00:00.000Z', { action: 'plan_history_opened' }),
    look('2026-11-28T10:00:00.000Z'),
  ]
  fakeServer({
    'GET /account/accesses': () => ({
      success: true,
      data: { items, total: items.length, currentPage: 1, totalPages: 1 },
    }),
  })
  await openPage({ '/account': <Accesses userId={customer.id} /> }, '/account')
  const list = await screen.findByRole('group')
  const text = list.querySelector('summary')?.textContent?.replace(/[\u2066-\u2069]/g, '')
  expect(text).toMatch(/^Your coach Sara Moradi, .*Nov.*: 2 timesShow Each$/)
  expect(within(list).getAllByRole('listitem', { hidden: true })).toHaveLength(2)
  expect(screen.getAllByText(/Someone on the Tavan team/)).toHaveLength(1)
  expect(screen.getAllByText('opened your program', { exact: false })).toHaveLength(3)
})
