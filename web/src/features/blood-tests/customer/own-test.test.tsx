import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MyBloodTest } from 'contract/blood-tests/calls'
import { getMyBloodTestTrends } from 'contract/blood-tests/trend-routes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadDateFields } from '../../../../test/date-fields'
import { bloodTest, marker } from '../../../../test/fake-blood-tests'
import { refusal } from '../../../../test/fake-server'
import { fakeShop, storeSession } from '../../../../test/fake-shop'
import { openRoutes } from '../../../../test/page'
import { AppRoutes } from '../../../app/routes'

beforeAll(loadDateFields)

let server: ReturnType<typeof fakeShop>
let test: MyBloodTest

beforeEach(() => {
  localStorage.clear()
  storeSession()
  const iron = { ...marker('Iron', { value: 92, unit: 'µg/dL' }), source: 'staff' as const }
  const values = [marker('Glucose', { value: 112, unit: 'mg/dL', low: 70 }), iron]
  test = bloodTest('b1', { status: 'recorded', markers: values })
  server = fakeShop([])
  const page = { items: [], total: 0, currentPage: 1, totalPages: 1 }
  server.on({
    'GET /blood-tests/:id': () => ({ success: true, data: test }),
    'GET /blood-tests/:id/views': () => ({ success: true, data: page }),
    [`GET ${getMyBloodTestTrends.path}`]: () => ({ success: true, data: { trends: [] } }),
    'GET /blood-tests': () => ({ success: true, data: { ...page, consentNeeded: false, coach: null } }),
  })
})

async function open() {
  const shown = await act(() => openRoutes(<AppRoutes />, '/blood-tests/b1'))
  await screen.findByText('Kept for yourself')
  return { ...shown, user: userEvent.setup({ delay: null }) }
}
const press = (name: string) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))

describe('X-112 a test that was kept', () => {
  it('says that nobody comments, and asks for a coach', async () => {
    server.on({
      'POST /blood-tests/:id/ask': () => {
        test = { ...test, status: 'reviewing' }
        return { success: true, data: test }
      },
    })
    const { user } = await open()
    expect(screen.getByText('Only you can see this test. Nobody comments on it.')).toBeTruthy()
    await user.click(press('Ask a Coach to Comment'))
    await screen.findByText('Waiting for your coach')
    expect(screen.queryByRole('button', { name: 'Ask a Coach to Comment' })).toBeNull()
  })

  it('is changed: only own values are in the form, and what is unchanged is sent as it is', async () => {
    server.on({ 'PUT /blood-tests/:id': () => refusal('blood_tests.opened') })
    const { user } = await open()
    await user.click(press('Change Test'))
    const note = await screen.findByLabelText<HTMLTextAreaElement>('Note for Your Coach')
    expect(dialog().getAllByRole('group', { name: /^Value \d/ })).toHaveLength(1)
    await user.clear(note)
    await user.type(note, 'After a run.')
    await user.click(press('Save Test'))
    await dialog().findByText('A coach has already opened this blood test')
    expect(note.value).toBe('After a run.')
    expect(server.calls('PUT', '/blood-tests/b1').at(-1)?.body).toEqual({
      testedAt: '2026-11-16',
      code: 'LAB-2291',
      note: 'After a run.',
      items: [{ label: 'Glucose', value: 112, unit: 'mg/dL', low: 70, high: null }],
    })
    server.on({
      'PUT /blood-tests/:id': () => {
        test = { ...test, note: 'After a run.' }
        return { success: true, data: test }
      },
    })
    await user.click(press('Save Test'))
    await screen.findByText('Test saved.')
    expect(screen.getByText('After a run.')).toBeTruthy()
  })

  it('is deleted after a question', async () => {
    server.on({ 'DELETE /blood-tests/:id': () => ({ success: true }) })
    const { user, where } = await open()
    await user.click(press('Delete Test'))
    await user.click(dialog().getByRole('button', { name: 'Delete Test' }))
    await waitFor(() => expect(where().pathname).toBe('/blood-tests'))
    expect(server.calls('DELETE', '/blood-tests/b1')).toHaveLength(1)
  })

  it('offers neither once a coach has opened it', async () => {
    test = { ...test, editable: false }
    await open()
    expect(screen.queryByRole('button', { name: 'Change Test' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete Test' })).toBeNull()
  })
})
