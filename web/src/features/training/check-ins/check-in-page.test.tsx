import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MyCheckIn } from 'contract/training/check-in-calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCheckIn } from '../../../../test/fake-check-ins'
import { fakePrograms } from '../../../../test/fake-programs'
import { refusal } from '../../../../test/fake-server'
import { storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import CheckInPage from './check-in-page'
import CheckInsPage from './check-ins-page'

const mine = (more: Partial<MyCheckIn> = {}): MyCheckIn => ({ ...aCheckIn(), consentNeeded: false, ...more })
const at = '2026-11-25T10:00:00.000Z'
const responses = [
  { questionId: 'weight', answer: 71.5, answeredAt: at },
  { questionId: 'mood', answer: 'Hard', answeredAt: at },
]

let server: ReturnType<typeof fakePrograms>
let checkIn: MyCheckIn
beforeEach(() => {
  storeSession()
  checkIn = mine()
  server = fakePrograms([])
  server.on({
    'GET /user-programs/:id/check-ins/:date': () => ({ success: true, data: checkIn }),
    'PUT /user-programs/:id/check-ins/:date': () => ({ success: true, data: checkIn }),
    'POST /user-programs/:id/check-ins/:date/submit': () => {
      checkIn = mine({ state: 'sent', submittedAt: at, responses })
      return { success: true, data: checkIn }
    },
  })
})
afterEach(() => vi.unstubAllGlobals())
const open = (locale?: 'fa') =>
  openPage({ '/programs/:id/check-ins/:date': <CheckInPage /> }, '/programs/p1/check-ins/2026-11-23', locale)
const saves = () =>
  server.calls('PUT', '/user-programs/p1/check-ins/2026-11-23').map(({ body }) => body.responses)
const submits = () => server.calls('POST', '/user-programs/p1/check-ins/2026-11-23/submit')

describe('the page of a check-in', () => {
  it('saves what is typed, refuses missing and impossible answers, and sends once', async () => {
    const visitor = userEvent.setup({ delay: null })
    await open()
    const weight = await screen.findByLabelText(/Weight\?/)
    expect(screen.getByText('In kilograms')).toBeTruthy()
    await visitor.type(weight, '7')
    await visitor.click(screen.getByRole('button', { name: 'Send Check-In' }))
    await screen.findByText('Please check this value: it can’t be right')
    await screen.findByText('Please answer this question')
    expect(submits()).toHaveLength(0)
    await visitor.type(weight, '1,5')
    await visitor.click(screen.getByRole('radio', { name: 'Hard' }))
    await waitFor(() =>
      expect(saves().flat()).toEqual(
        expect.arrayContaining([
          { questionId: 'weight', answer: 71.5 },
          { questionId: 'mood', answer: 'Hard' },
        ]),
      ),
    )
    const button = screen.getByRole('button', { name: 'Send Check-In' })
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByText(/Your check-in is with your coach/)
    expect(submits()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Send Check-In' })).toBeNull()
    // A correction is saved as it is typed.
    await visitor.clear(screen.getByLabelText(/Weight\?/))
    await visitor.type(screen.getByLabelText(/Weight\?/), '70')
    await waitFor(() => expect(saves().at(-1)).toEqual([{ questionId: 'weight', answer: 70 }]))
  })

  it('asks for the consent where it is missing, and sends it', async () => {
    checkIn = mine({ questions: [], asksPhotos: true, consentNeeded: true })
    const visitor = userEvent.setup({ delay: null })
    await open()
    await screen.findByText('No photos from these days yet.')
    await visitor.click(screen.getByRole('button', { name: 'Send Check-In' }))
    await screen.findByText('Please agree to us storing your health data')
    await visitor.click(screen.getByRole('checkbox'))
    await visitor.click(screen.getByRole('button', { name: 'Send Check-In' }))
    await waitFor(() => expect(submits().map(({ body }) => body)).toEqual([{ consent: true }]))
  })

  it('shows answers and reply, and takes no more of them, once the coach has replied', async () => {
    checkIn = mine({
      state: 'answered',
      editable: false,
      submittedAt: at,
      responses,
      repliedAt: at,
      reply: { text: 'Sleep more.', from: 'Kaveh Rad' },
    })
    await open()
    await screen.findByRole('region', { name: /Reply of .*Kaveh Rad/ })
    expect(screen.getByText('Sleep more.')).toBeTruthy()
    expect(screen.getByText(/71\.5 kg/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send Check-In' })).toBeNull()
  })

  it('says that a missed one is closed', async () => {
    checkIn = mine({ state: 'missed', editable: false })
    await open()
    await screen.findByText('This check-in is closed.')
    expect(screen.getByText('Missed')).toBeTruthy()
  })

  it('keeps the answers and says so when they cannot be sent', async () => {
    checkIn = mine({ responses })
    server.on({ 'POST /user-programs/:id/check-ins/:date/submit': () => refusal('check_ins.closed') })
    const visitor = userEvent.setup({ delay: null })
    await open()
    await visitor.click(await screen.findByRole('button', { name: 'Send Check-In' }))
    await screen.findByText('This check-in is no longer open')
    expect((screen.getByLabelText(/Weight\?/) as HTMLInputElement).value).toBe('71.5')
  })

  it('is Persian where the page is, offers to try again, and says that a day has none', async () => {
    await open('fa')
    await screen.findByRole('button', { name: 'ارسال گزارش' })
    server.on({ 'GET /user-programs/:id/check-ins/:date': () => refusal('server.error') })
    await open()
    await screen.findByText('The check-in couldn’t be loaded')
    server.on({ 'GET /user-programs/:id/check-ins/:date': () => refusal('check_ins.not_found') })
    await open()
    await screen.findByText('There is no check-in for this day')
  })
})

it('the list names due days and states, each a link to its page', async () => {
  const { _id, date, dueDate, lateUntil, requested } = mine()
  const head = { date, dueDate, lateUntil, requested, submittedAt: null, repliedAt: null }
  server.on({
    'GET /user-programs/:id/check-ins': () => ({
      success: true,
      data: {
        items: [
          { ...head, _id, state: 'due' },
          { ...head, _id: 'c2', date: '2026-11-16', state: 'late', requested: true },
        ],
        ...{ total: 2, currentPage: 1, totalPages: 1, sent: 0, expected: 1 },
      },
    }),
  })
  await openPage({ '/programs/:id/check-ins': <CheckInsPage /> }, '/programs/p1/check-ins')
  const links = await screen.findAllByRole('link', { name: /Due by/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/programs/p1/check-ins/2026-11-23',
    '/programs/p1/check-ins/2026-11-16',
  ])
  expect(screen.getByText('Late')).toBeTruthy()
  expect(screen.getByText('Asked for by your coach')).toBeTruthy()
})
