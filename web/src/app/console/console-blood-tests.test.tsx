import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BloodTestRow, ConsoleBloodTest } from 'contract/blood-tests/console-calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../../test/fake-server'
import { fakeShop } from '../../../test/fake-shop'
import { followTo, openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

const me = { id: 'a1', email: 'nasrin@tavan.test', firstName: 'Nasrin', lastName: 'Azad' }
const shared = {
  id: 't1',
  _id: 't1',
  userId: { id: 'u1', _id: 'u1', firstName: 'Sara', lastName: 'Moradi', email: 'sara@example.test' },
  status: 'reviewing',
  code: 'LAB-2041',
  testedAt: '2026-11-18',
  createdAt: '2026-11-20T10:00:00.000Z',
  reviewedAt: null,
  report: null,
}
const row: BloodTestRow = { ...shared, values: 1, analysed: false }
const ferritin = {
  id: 'v1',
  label: 'Ferritin',
  value: 64,
  number: 64,
  bound: null,
  unit: 'ng/mL',
  low: 30,
  high: 300,
  position: 'within' as const,
  marker: 'ferritin' as const,
  source: 'athlete' as const,
}
const one: ConsoleBloodTest = {
  coachId: null,
  coaches: [],
  ...shared,
  updatedAt: shared.createdAt,
  note: 'Fasting.',
  analysis_result: null,
  items: { Ferritin: 64 },
  markers: [ferritin],
  coach_comment: null,
  coach_comment_at: null,
}

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
  server.on({
    'GET /admin/blood-tests': () => ({
      success: true,
      data: { items: [row], total: 1, currentPage: 1, totalPages: 1, counts: { reviewing: 1, completed: 4 } },
    }),
    'GET /admin/blood-tests/:id': () => ({ success: true, data: one }),
  })
})

async function open(at: string, staffRole = 'coaches') {
  server.on({ 'GET /auth/me': () => ({ success: true, data: { ...me, staffRole } }) })
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin', staffRole }))
  sessionOf('admin').reload()
  const shown = await act(() => openRoutes(<AppRoutes />, at))
  return { user: userEvent.setup(), ...shown }
}
const path = ({ where }: Awaited<ReturnType<typeof open>>) => where().pathname + where().search
const changed = () => server.calls('PATCH', '/admin/blood-tests/t1').map(({ body }) => body)
const press = (name: string) => screen.getByRole('button', { name })

describe('the blood tests of the console', () => {
  it('lists pending tests, keeps filter and search in the address, and opens one', async () => {
    const shown = await open('/admin/blood-tests?status=reviewing')
    const link = await screen.findByRole('link', { name: 'Sara Moradi' })
    const line = link.closest('tr')?.textContent ?? ''
    for (const text of ['sara@example.test', 'LAB-2041', '1 value', 'No analysis yet', 'Reviewing'])
      expect(line).toContain(text)
    const filter = within(screen.getByRole('navigation', { name: 'Status' }))
    expect(filter.getByRole('link', { current: 'page' }).textContent).toBe('Reviewing1')
    await shown.user.type(screen.getByRole('searchbox', { name: 'Search blood tests' }), 'sara')
    await waitFor(() => expect(path(shown)).toBe('/admin/blood-tests?status=reviewing&search=sara'))
    await followTo(screen.getByRole('link', { name: 'Sara Moradi' }))
    await screen.findByRole('heading', { level: 1, name: /Sara Moradi/ })
    expect(screen.getByText('Fasting.')).toBeTruthy()
    await followTo(screen.getByRole('link', { name: 'All Blood Tests' }))
    await waitFor(() => expect(path(shown)).toBe('/admin/blood-tests?status=reviewing&search=sara'))
  })

  it.each(['shop', 'support'])(
    'S2 does not exist for staff who may not see health data: %s',
    async (role) => {
      await open('/admin/blood-tests', role)
      await screen.findByRole('heading', { level: 1 })
      expect(screen.queryByRole('link', { name: 'Blood tests' })).toBeNull()
      expect(server.calls('GET', '/admin/blood-tests')).toEqual([])
    },
  )

  it('saves the analysis and shows the server’s version (X-62)', async () => {
    server.on({
      'PATCH /admin/blood-tests/:id': () => ({
        success: true,
        data: { ...one, analysis_result: 'Ask a physician.' },
      }),
    })
    const { user } = await open('/admin/blood-tests/t1')
    await user.type(await screen.findByRole('textbox', { name: /Analysis Result/ }), ' Ask a physician. ')
    await user.click(press('Save Analysis'))
    await screen.findByText('Analysis saved.')
    expect(changed()).toEqual([{ analysis_result: 'Ask a physician.' }])
  })

  it('X-112 says who can read a test, and assigns it to a coach', async () => {
    const coach = { id: 'k1', firstName: 'Kaveh', lastName: 'Rostami', email: 'k@tavan.test' }
    server.on({
      'GET /admin/program-coaches': () => ({
        success: true,
        data: { items: [{ ...coach, capacity: 40, open: 1, active: 1, programIds: [] }] },
      }),
      'PATCH /admin/blood-tests/:id': () => ({
        success: true,
        data: { ...one, coachId: 'k1', coaches: [coach] },
      }),
    })
    const { user } = await open('/admin/blood-tests/t1')
    await screen.findByText('No coach can read it now.')
    await screen.findByRole('option', { name: 'Kaveh Rostami' })
    await user.selectOptions(screen.getByLabelText('Assign a coach'), 'Kaveh Rostami')
    await user.click(press('Save Coach'))
    await screen.findByText(/Can read it now: .*Kaveh Rostami/)
    expect(changed()).toEqual([{ coachId: 'k1' }])
  })

  it('skips empty rows, keeps refused values and clears the form after saving (X-62 X-89)', async () => {
    server.on({
      'PATCH /admin/blood-tests/:id': () => refusal('blood_tests.too_many_items', { max: 100 }),
    })
    const { user } = await open('/admin/blood-tests/t1')
    await user.click(await screen.findByRole('button', { name: 'Save Values' }))
    expect(changed()).toEqual([])
    const rows = () => screen.getAllByRole('group', { name: /^Value \d/ })
    const fill = async (at: number, name: string, text: string) =>
      user.type(within(rows()[at] as HTMLElement).getByLabelText(name), text)
    await fill(0, 'Marker', 'Iron')
    await user.click(press('Save Values'))
    expect(changed()).toEqual([])
    await fill(0, 'Value', '92')
    await user.click(press('Add a Value'))
    await user.click(press('Save Values'))
    await waitFor(() => expect(changed()).toHaveLength(1))
    expect(within(rows()[0] as HTMLElement).getByLabelText<HTMLInputElement>('Value').value).toBe('92')
    server.on({
      'PATCH /admin/blood-tests/:id': () => ({
        success: true,
        data: { ...one, items: { Ferritin: 64, Iron: 92 } },
      }),
    })
    await user.click(press('Save Values'))
    await screen.findByText('1 value saved.')
    expect(changed()[1]).toEqual({ items: [{ label: 'Iron', value: '92', unit: '', low: '', high: '' }] })
    expect(rows()).toHaveLength(1)
    expect(screen.getByText('Iron')).toBeTruthy()
  })

  it('asks before unsaved values are lost', async () => {
    const shown = await open('/admin/blood-tests/t1')
    await shown.user.type(await screen.findByLabelText('Marker'), 'Iron')
    await shown.user.click(screen.getByRole('link', { name: 'All Blood Tests' }))
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(path(shown)).toBe('/admin/blood-tests/t1')
  })

  it('shows a message when the test does not exist', async () => {
    server.on({ 'GET /admin/blood-tests/:id': () => refusal('blood_tests.not_found') })
    await open('/admin/blood-tests/none')
    await screen.findByRole('heading', { level: 1, name: 'Blood test not found' })
  })
})
