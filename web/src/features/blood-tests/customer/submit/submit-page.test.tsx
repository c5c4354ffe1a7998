import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getMyBloodTestTrends } from 'contract/blood-tests/trend-routes'
import { englishOf } from 'contract/error-text'
import type { Locale } from 'contract/locale'
import { MB } from 'contract/units'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dateField, dayIn, loadDateFields, typeDay } from '../../../../../test/date-fields'
import { bloodTest } from '../../../../../test/fake-blood-tests'
import { offline, Reply, refusal } from '../../../../../test/fake-server'
import { fakeShop, storeSession } from '../../../../../test/fake-shop'
import { fakeUploads } from '../../../../../test/fake-upload'
import { openRoutes } from '../../../../../test/page'
import { LOGOUT_EVENT } from '../../../../api/areas'
import { AppRoutes } from '../../../../app/routes'

beforeAll(loadDateFields)

let server: ReturnType<typeof fakeShop>
let uploads: ReturnType<typeof fakeUploads>
let consentNeeded: boolean
let coach: { firstName: string; lastName: string } | null | undefined

const received = () => new Reply(201, { success: true, data: bloodTest('b1') })

beforeEach(() => {
  localStorage.clear()
  storeSession()
  // The form outlives its page, so a sign-out clears it between tests.
  dispatchEvent(new CustomEvent(LOGOUT_EVENT))
  consentNeeded = false
  coach = undefined
  uploads = fakeUploads()
  server = fakeShop([])
  server.on({
    'GET /blood-tests/:id': () => ({ success: true, data: bloodTest('b1') }),
    'GET /blood-tests/:id/views': () => ({
      success: true,
      data: { items: [], total: 0, currentPage: 1, totalPages: 1 },
    }),
    [`GET ${getMyBloodTestTrends.path}`]: () => ({ success: true, data: { trends: [] } }),
    'GET /blood-tests': () => ({
      success: true,
      data: { items: [], total: 0, currentPage: 1, totalPages: 1, consentNeeded, coach },
    }),
    'POST /blood-tests': received,
  })
})

async function openForm(locale: Locale = 'en') {
  const shown = await act(() => openRoutes(<AppRoutes />, '/blood-tests/new', locale))
  await screen.findByRole('heading', { level: 1 })
  return { ...shown, visitor: userEvent.setup({ delay: null, applyAccept: false }) }
}
const row = (n: number) => within(screen.getByRole('group', { name: `Value ${n}` }))
const input = (n: number, name: string) => row(n).getByLabelText<HTMLInputElement>(name)
const press = (name: string) => screen.getByRole('button', { name })
const drop = () => screen.getByLabelText<HTMLInputElement>(/Lab report/, { selector: 'input' })
const sent = () => server.calls('POST', '/blood-tests').map(({ body }) => body)

describe('blood test submission', () => {
  it('names the coach who reads it', async () => {
    coach = { firstName: 'Kaveh', lastName: 'Rostami' }
    await openForm()
    const part = within(await screen.findByRole('region', { name: 'Who reads it' }))
    expect(part.getByText(/Kaveh Rostami.* can read this test and comments on it/)).toBeTruthy()
    expect(part.queryByRole('radio')).toBeNull()
  })

  it.each(['self', 'coach'])('lets a person without a coach choose: %s', async (reader) => {
    coach = null
    const { visitor } = await openForm()
    const self = await screen.findByRole<HTMLInputElement>('radio', { name: 'Keep It for Myself' })
    expect(self.checked).toBe(true)
    if (reader === 'coach') await visitor.click(screen.getByRole('radio', { name: 'Ask for a Coach' }))
    await visitor.type(input(1, 'Marker'), 'Glucose')
    await visitor.type(input(1, 'Value'), '5')
    await visitor.click(press('Submit Test'))
    await screen.findByText(reader === 'self' ? /Only you can see it/ : /Your test is submitted/)
    expect((sent()[0] as { for?: string }).for).toBe(reader === 'self' ? 'self' : undefined)
  })

  it('sends day, code, note and values, and omits blank rows', async () => {
    const { visitor, where } = await openForm()
    await typeDay('Test Date', '2026-11-16')
    await visitor.type(screen.getByLabelText('Lab Code'), ' lab-۲۲ ')
    await visitor.type(screen.getByLabelText('Note for Your Coach'), 'Fasting.')
    await visitor.type(input(1, 'Marker'), 'Glucose')
    await visitor.type(input(1, 'Value'), '5,4')
    await visitor.type(input(1, 'Unit'), 'mmol/L')
    await visitor.type(input(1, 'Range From'), '3.9')
    await visitor.type(input(1, 'Range To'), '5.6{Enter}')
    expect(document.activeElement).toBe(input(2, 'Marker'))
    expect(screen.queryByRole('checkbox')).toBeNull()
    await visitor.click(press('Submit Test'))
    await waitFor(() => expect(where().pathname).toBe('/blood-tests/b1'))
    expect(sent()).toEqual([
      {
        code: 'lab-22',
        testedAt: '2026-11-16',
        note: 'Fasting.',
        items: [{ label: 'Glucose', value: '5,4', unit: 'mmol/L', low: '3.9', high: '5.6' }],
      },
    ])
    expect(await screen.findByText(/Your test is submitted/)).toBeTruthy()
  })

  it('asks for consent once and sends nothing without it (X-104)', async () => {
    consentNeeded = true
    const { visitor } = await openForm()
    const box = await screen.findByRole('checkbox', { name: /^I agree that Tavan may store these values/ })
    await visitor.type(input(1, 'Marker'), 'Iron')
    await visitor.type(input(1, 'Value'), '80')
    await visitor.click(press('Submit Test'))
    expect(await screen.findByText(englishOf('consent.required'))).toBeTruthy()
    expect(sent()).toEqual([])
    await visitor.click(box)
    await visitor.click(press('Submit Test'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0].consent).toBe(true)
  })

  it('asks for consent when only the server requires it (X-104)', async () => {
    server.on({ 'POST /blood-tests': () => refusal('consent.required') })
    const { visitor } = await openForm()
    await visitor.type(input(1, 'Marker'), 'Iron')
    await visitor.type(input(1, 'Value'), '80')
    await visitor.click(press('Submit Test'))
    expect(await screen.findByRole('checkbox')).toBeTruthy()
    expect(input(1, 'Marker').value).toBe('Iron')
  })

  it('shows the error of each field and focuses the first', async () => {
    const { visitor } = await openForm()
    await visitor.click(press('Submit Test'))
    expect(await screen.findByText('Please enter at least one value or add the lab report')).toBeTruthy()
    await visitor.type(input(1, 'Marker'), 'Iron')
    await visitor.type(input(1, 'Range From'), '100')
    await visitor.type(input(1, 'Range To'), '50')
    await visitor.click(press('Submit Test'))
    expect(await screen.findByText('Please enter the value')).toBeTruthy()
    expect(document.activeElement).toBe(input(1, 'Value'))
    expect(input(1, 'Range To').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Please check 2 fields.')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('maps a server error to its row when blank rows before it were omitted', async () => {
    server.on({
      'POST /blood-tests': () =>
        refusal('request.invalid', undefined, { fieldCodes: { 'items.0.label': 'blood_tests.label_twice' } }),
    })
    const { visitor } = await openForm()
    await visitor.click(press('Add a Value'))
    await visitor.type(input(2, 'Marker'), 'Iron')
    await visitor.type(input(2, 'Value'), '80')
    await visitor.click(press('Submit Test'))
    expect(await row(2).findByText('This value is already in the list')).toBeTruthy()
    expect(row(1).queryByText('This value is already in the list')).toBeNull()
    await visitor.type(input(2, 'Value'), '1')
    expect(screen.queryByText('This value is already in the list')).toBeNull()
  })

  it('restores a removed row on undo', async () => {
    const { visitor } = await openForm()
    await visitor.type(input(1, 'Marker'), 'Iron{Enter}')
    await visitor.type(input(2, 'Marker'), 'Zinc')
    await visitor.click(press('Remove Iron'))
    expect(input(1, 'Marker').value).toBe('Zinc')
    expect(document.activeElement).toBe(input(1, 'Marker'))
    await visitor.click(press('Undo'))
    expect([input(1, 'Marker').value, input(2, 'Marker').value]).toEqual(['Iron', 'Zinc'])
  })

  it('uploads the report with progress, and keeps the form when the upload is cancelled', async () => {
    const { visitor, where } = await openForm()
    const report = new File(['%PDF-1.7'], 'lab.pdf', { type: 'application/pdf' })
    await visitor.upload(drop(), report)
    await visitor.type(screen.getByLabelText('Note for Your Coach'), 'The whole sheet.')
    await visitor.click(press('Submit Test'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    act(() => uploads[0]?.progress(50, 100))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
    await visitor.click(press('Stop Sending'))
    expect(await screen.findByText('Nothing was sent. Everything you typed is still here.')).toBeTruthy()
    expect(uploads[0]?.aborted).toBe(true)
    await visitor.click(press('Submit Test'))
    await waitFor(() => expect(uploads).toHaveLength(2))
    const body = uploads[1]?.body as FormData
    expect([...body.keys()]).toEqual(['code', 'testedAt', 'note', 'items', 'report'])
    expect(body.get('items')).toBe('[]')
    expect((body.get('report') as File).name).toBe('lab.pdf')
    act(() => uploads[1]?.answer(201, { success: true, data: bloodTest('b1') }))
    await waitFor(() => expect(where().pathname).toBe('/blood-tests/b1'))
  })

  it.each([
    [new File(['x'], 'lab.exe'), /^Invalid file type: .*lab\.exe/],
    [new File([''], 'lab.pdf'), /^This file is empty/],
    [
      Object.defineProperty(new File(['x'], 'lab.pdf'), 'size', { value: 11 * MB }),
      /^File too large: .*lab\.pdf/,
    ],
  ])('refuses a file of a wrong type or size', async (file, text) => {
    const { visitor } = await openForm()
    await visitor.upload(drop(), file)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(drop().getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps the form in memory when sending fails and after a visit to another page', async () => {
    server.on({ 'POST /blood-tests': offline })
    const { visitor, unmount } = await openForm()
    await visitor.type(input(1, 'Marker'), 'Iron')
    await visitor.type(input(1, 'Value'), '80')
    await visitor.click(press('Submit Test'))
    expect(await screen.findByText(/^We couldn’t confirm that your test arrived/)).toBeTruthy()
    unmount()
    await openForm()
    expect([input(1, 'Marker').value, input(1, 'Value').value]).toEqual(['Iron', '80'])
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Iron')
  })

  it('clears the form on sign-out', async () => {
    const { visitor, unmount } = await openForm()
    await visitor.type(input(1, 'Marker'), 'Iron')
    unmount()
    dispatchEvent(new CustomEvent(LOGOUT_EVENT))
    await openForm()
    expect(input(1, 'Marker').value).toBe('')
  })

  it('shows the selected day in the Persian calendar', async () => {
    await openForm('fa')
    await typeDay('تاریخ آزمایش', '۱۴۰۵-۰۸-۲۵')
    const field = dateField('تاریخ آزمایش')
    expect([field.textContent, dayIn(field)]).toEqual(['۱۴۰۵/۰۸/۲۵', '2026-11-16'])
  })
})
