import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MyQuestionnaire, Question } from 'contract/programs/calls'
import type { AthleteProfile } from 'contract/programs/profile-calls'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDateFields, typeDay } from '../../../../../test/date-fields'
import { fakePrograms, program } from '../../../../../test/fake-programs'
import { offline, refusal } from '../../../../../test/fake-server'
import { storeSession } from '../../../../../test/fake-shop'
import { openPage } from '../../../../../test/page'
import QuestionnairePage from './questionnaire-page'

beforeAll(loadDateFields)

const questions: Question[] = [
  { id: 'goal', category: 'Training', type: 'text', question: 'What is your goal?', required: true },
  {
    id: 'days',
    category: 'Training',
    type: 'number',
    question: 'How many days?',
    required: true,
    min: 1,
    max: 7,
  },
  {
    id: 'gear',
    category: 'Training',
    type: 'multiple',
    question: 'What do you have?',
    required: false,
    options: ['Bar', 'Bands'],
  },
  {
    id: 'doctor',
    category: 'Health',
    type: 'boolean',
    question: 'Did a doctor advise against it?',
    required: true,
  },
  {
    id: 'sleep',
    category: 'Health',
    type: 'scale',
    question: 'How do you sleep?',
    required: true,
    min: 1,
    max: 5,
  },
  {
    id: 'place',
    category: 'Health',
    type: 'single',
    question: 'Where?',
    required: false,
    options: ['Home', 'Gym'],
  },
  { id: 'start', category: 'Health', type: 'date', question: 'From when?', required: false },
]
const one = (more: Partial<MyQuestionnaire> = {}): MyQuestionnaire => ({
  questions,
  responses: [],
  submittedAt: null,
  editable: true,
  consentNeeded: true,
  ...more,
})
const profile = (more: Partial<AthleteProfile> = {}): AthleteProfile => ({
  birthDate: null,
  height: null,
  weight: null,
  latestWeight: null,
  profilePhoto: null,
  ...more,
})
const at = '2026-11-20T10:00:00.000Z'
const answered = [
  { questionId: 'goal', answer: 'Walk upstairs', answeredAt: at },
  { questionId: 'days', answer: 3, answeredAt: at },
  { questionId: 'doctor', answer: false, answeredAt: at },
  { questionId: 'sleep', answer: 4, answeredAt: at },
]

let server: ReturnType<typeof fakePrograms>
beforeEach(() => {
  storeSession()
  server = fakePrograms([program('p1')])
  server.on({
    'GET /user-programs/:id/questionnaire': () => ({ success: true, data: one() }),
    'PUT /user-programs/:id/questionnaire': () => ({ success: true, data: one() }),
    'GET /account/profile': () => ({ success: true, data: profile() }),
    'PUT /account/profile': ({ body }) => ({ success: true, data: profile(body) }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const answer = (data: MyQuestionnaire) =>
  server.on({ 'GET /user-programs/:id/questionnaire': () => ({ success: true, data }) })
const open = (search = '', locale?: 'fa') =>
  openPage(
    { '/programs/:id/questionnaire': <QuestionnairePage />, '/programs': <p>my programs</p> },
    `/programs/p1/questionnaire${search}`,
    locale,
  )
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const saves = () => server.calls('PUT', '/user-programs/p1/questionnaire').map(({ body }) => body.responses)

describe('the questionnaire', () => {
  it('X-45: goes by steps, and saves the draft while one types', async () => {
    const visitor = userEvent.setup({ delay: null })
    const { where } = await open('?step=2')
    await heading('Training')
    expect(screen.getByText('Step 2 of 4')).toBeTruthy()
    expect(screen.getAllByText('required')).toHaveLength(2)
    expect(screen.getAllByText('optional')).toHaveLength(1)
    await visitor.type(screen.getByLabelText('What is your goal?'), 'Walk upstairs')
    await visitor.type(screen.getByLabelText('How many days?'), '۳')
    await visitor.click(screen.getByLabelText('Bands'))
    await screen.findByText('Draft saved')
    expect(saves()).toEqual([
      [
        { questionId: 'goal', answer: 'Walk upstairs' },
        { questionId: 'days', answer: 3 },
        { questionId: 'gear', answer: ['Bands'] },
      ],
    ])
    await visitor.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Health')
    expect(where().search).toBe('?step=3')
    await visitor.click(screen.getByLabelText('No'))
    await visitor.click(screen.getByLabelText('4'))
    await waitFor(() => expect(saves()).toHaveLength(2))
    expect(saves()[1]).toEqual([
      { questionId: 'doctor', answer: false },
      { questionId: 'sleep', answer: 4 },
    ])
  })

  it('asks for date of birth, height, weight and consent first and saves them in the profile', async () => {
    const visitor = userEvent.setup({ delay: null })
    await open()
    await heading('About you')
    expect(screen.getByText('Step 1 of 4')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Choose a Photo' })).toBeTruthy()
    await typeDay('Date of Birth', '1991-05-14')
    await visitor.type(screen.getByLabelText('Height (cm)'), '۱۶۸')
    await visitor.type(screen.getByLabelText('Starting Weight (kg)'), '71,5')
    await visitor.click(screen.getByRole('checkbox', { name: /^I agree that Tavan may store my answers/ }))
    await screen.findByText('Draft saved')
    expect(server.calls('PUT', '/account/profile').at(-1)?.body).toEqual({
      birthDate: '1991-05-14',
      height: 168,
      weight: 71.5,
    })
    expect(saves()).toEqual([])
    // The consent of the first step holds in the review.
    for (const next of ['Training', 'Health', 'Review and submit']) {
      await visitor.click(screen.getByRole('button', { name: 'Next' }))
      await heading(next)
    }
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('fills in the stored profile and leads back to a value outside its limits', async () => {
    server.on({ 'GET /account/profile': () => ({ success: true, data: profile({ height: 168 }) }) })
    answer(one({ responses: answered, consentNeeded: false }))
    const visitor = userEvent.setup({ delay: null })
    await open()
    await heading('About you')
    const height = screen.getByLabelText<HTMLInputElement>('Height (cm)')
    expect(height.value).toBe('168')
    expect(screen.queryByRole('checkbox')).toBeNull()
    await visitor.clear(height)
    await visitor.type(height, '1.68')
    await visitor.click(screen.getByRole('button', { name: 'Next' }))
    await heading('About you')
    expect(document.activeElement).toBe(height)
    cleanup()
    server.on({ 'GET /account/profile': () => ({ success: true, data: profile({ height: 1.68 }) }) })
    await open('?step=4')
    await heading('Review and submit')
    await visitor.click(screen.getByRole('button', { name: 'Submit Answers' }))
    await heading('About you')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Height (cm)')))
    expect(server.calls('PUT', '/account/profile')).toEqual([])
    expect(server.calls('POST', /submit/)).toEqual([])
  })

  it('says that it could not be loaded when the profile is missing, and loads it when asked again', async () => {
    server.on({ 'GET /account/profile': offline })
    await open()
    await screen.findByText('The questionnaire couldn’t be loaded')
    server.on({ 'GET /account/profile': () => ({ success: true, data: profile() }) })
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await heading('About you')
  })

  it('restores saved answers', async () => {
    answer(one({ responses: answered }))
    await open('?step=3')
    await heading('Health')
    expect(screen.getByLabelText<HTMLInputElement>('No').checked).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('4').checked).toBe(true)
  })

  it('X-104: is submitted once, with consent, and moves the focus to the confirmation', async () => {
    const scrollTo = vi.fn()
    vi.stubGlobal('scrollTo', scrollTo)
    answer(one({ responses: answered }))
    server.on({
      'POST /user-programs/:id/questionnaire/submit': () => ({
        success: true,
        data: one({ responses: answered, editable: false, consentNeeded: false, submittedAt: at }),
      }),
    })
    const visitor = userEvent.setup({ delay: null })
    await open('?step=4')
    await heading('Review and submit')
    const submit = () => visitor.click(screen.getByRole('button', { name: 'Submit Answers' }))
    await submit()
    expect((await screen.findAllByText('Please agree to us storing your health data')).length).toBe(1)
    expect(server.calls('POST', /submit/)).toEqual([])
    await visitor.click(screen.getByRole('checkbox', { name: /^I agree that Tavan may store my answers/ }))
    await submit()
    const done = await heading('Your answers are with your coach')
    expect(document.activeElement).toBe(done)
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 })
    expect(screen.getByRole('link', { name: 'Back to My Programs' }).className).toContain('bg-pine')
    expect(screen.getByRole('link', { name: 'See Your Answers' }).getAttribute('href')).toContain(
      '#sent-answers',
    )
    expect(server.calls('POST', /submit/).map(({ body }) => body)).toEqual([{ consent: true }])
    expect(screen.getByText('Walk upstairs')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Submit Answers' })).toBeNull()
  })

  it('leads to the first required question without an answer', async () => {
    answer(
      one({ responses: answered.filter(({ questionId }) => questionId !== 'days'), consentNeeded: false }),
    )
    const visitor = userEvent.setup({ delay: null })
    await open('?step=4')
    await heading('Review and submit')
    expect(screen.getByText('Not answered yet')).toBeTruthy()
    await visitor.click(screen.getByRole('button', { name: 'Submit Answers' }))
    await heading('Training')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('How many days?')))
    expect(screen.getByText('Please answer this question')).toBeTruthy()
    expect(server.calls('POST', /submit/)).toEqual([])
  })

  it('leaves invalid answers out of the draft, and reports them at their field', async () => {
    const visitor = userEvent.setup({ delay: null })
    await open('?step=2')
    await heading('Training')
    await visitor.type(screen.getByLabelText('How many days?'), '9')
    await visitor.type(screen.getByLabelText('What is your goal?'), 'Run')
    await screen.findByText('Enter a number from 1 to 7')
    await waitFor(() => expect(saves()).toEqual([[{ questionId: 'goal', answer: 'Run' }]]))
  })

  it('stays at a wrong answer on Next, says what is allowed, and lets empty ones pass', async () => {
    const visitor = userEvent.setup({ delay: null })
    const { where } = await open('?step=2')
    await heading('Training')
    const days = screen.getByLabelText('How many days?')
    await visitor.type(days, '80')
    await visitor.click(screen.getByRole('button', { name: 'Next' }))
    expect(document.activeElement).toBe(days)
    screen.getByText('Enter a number from 1 to 7')
    expect(where().search).toBe('?step=2')
    await visitor.clear(days)
    await visitor.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Health')
  })

  it('brings a wrong answer into view with its message when the submit is refused', async () => {
    const seen: unknown[] = []
    Element.prototype.scrollIntoView = function scrolled() {
      seen.push(this)
    }
    answer(one({ responses: [{ questionId: 'days', answer: 80, answeredAt: at }], consentNeeded: false }))
    const visitor = userEvent.setup({ delay: null })
    await open('?step=4')
    await heading('Review and submit')
    await visitor.click(screen.getByRole('button', { name: 'Submit Answers' }))
    await heading('Training')
    const goal = screen.getByLabelText('What is your goal?')
    await waitFor(() => expect(document.activeElement).toBe(goal))
    expect(seen).toContain(goal)
    screen.getByText('Enter a number from 1 to 7')
  })

  it('U11: says that the draft was not saved, and saves it when asked again', async () => {
    server.on({ 'PUT /user-programs/:id/questionnaire': offline })
    const visitor = userEvent.setup({ delay: null })
    await open('?step=2')
    await heading('Training')
    await visitor.type(screen.getByLabelText('What is your goal?'), 'Run')
    await screen.findByText('The draft was not saved')
    const leaving = new Event('beforeunload', { cancelable: true })
    fireEvent(window, leaving)
    expect(leaving.defaultPrevented).toBe(true)
    server.on({ 'PUT /user-programs/:id/questionnaire': () => ({ success: true, data: one() }) })
    await visitor.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Draft saved')
    expect(saves().at(-1)).toEqual([{ questionId: 'goal', answer: 'Run' }])
  })

  it('says why it is not there: not found, not open, not reached', async () => {
    server.on({ 'GET /user-programs/:id/questionnaire': () => refusal('programs.not_found') })
    const absent = await open()
    await screen.findByText('This questionnaire was not found')
    absent.unmount()
    answer(one({ editable: false }))
    const closed = await open()
    await heading('This questionnaire isn’t available yet')
    closed.unmount()
    server.on({ 'GET /user-programs/:id/questionnaire': offline })
    await open()
    await screen.findByText('The questionnaire couldn’t be loaded')
    answer(one())
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await heading('About you')
  })

  it('speaks Persian', async () => {
    await open('?step=2', 'fa')
    expect(await screen.findByText('گام ۲ از ۴')).toBeTruthy()
    expect(screen.getByText('از ۱ تا ۷')).toBeTruthy()
  })
})
