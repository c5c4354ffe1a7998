import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MyQuestionnaire, Question } from 'contract/programs/calls'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDateFields } from '../../../../../test/date-fields'
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
    const { where } = await open()
    await heading('Training')
    expect(screen.getByText('Step 1 of 3')).toBeTruthy()
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
    expect(where().search).toBe('?step=2')
    await visitor.click(screen.getByLabelText('No'))
    await visitor.click(screen.getByLabelText('4'))
    await waitFor(() => expect(saves()).toHaveLength(2))
    expect(saves()[1]).toEqual([
      { questionId: 'doctor', answer: false },
      { questionId: 'sleep', answer: 4 },
    ])
  })

  it('restores saved answers', async () => {
    answer(one({ responses: answered }))
    await open('?step=2')
    await heading('Health')
    expect(screen.getByLabelText<HTMLInputElement>('No').checked).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('4').checked).toBe(true)
  })

  it('X-104: is submitted once, with consent', async () => {
    answer(one({ responses: answered }))
    server.on({
      'POST /user-programs/:id/questionnaire/submit': () => ({
        success: true,
        data: one({ responses: answered, editable: false, consentNeeded: false, submittedAt: at }),
      }),
    })
    const visitor = userEvent.setup({ delay: null })
    await open('?step=3')
    await heading('Review and submit')
    const submit = () => visitor.click(screen.getByRole('button', { name: 'Submit Answers' }))
    await submit()
    expect((await screen.findAllByText('Please agree to us storing your health data')).length).toBe(1)
    expect(server.calls('POST', /submit/)).toEqual([])
    await visitor.click(screen.getByRole('checkbox', { name: /^I agree that Tavan may store my answers/ }))
    await submit()
    await heading('Your answers are with your coach')
    expect(server.calls('POST', /submit/).map(({ body }) => body)).toEqual([{ consent: true }])
    expect(screen.getByText('Walk upstairs')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Submit Answers' })).toBeNull()
  })

  it('leads to the first required question without an answer', async () => {
    answer(
      one({ responses: answered.filter(({ questionId }) => questionId !== 'days'), consentNeeded: false }),
    )
    const visitor = userEvent.setup({ delay: null })
    await open('?step=3')
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
    await open()
    await heading('Training')
    await visitor.type(screen.getByLabelText('How many days?'), '9')
    await visitor.type(screen.getByLabelText('What is your goal?'), 'Run')
    await screen.findByText('This answer doesn’t match the question')
    await waitFor(() => expect(saves()).toEqual([[{ questionId: 'goal', answer: 'Run' }]]))
  })

  it('U11: says that the draft was not saved, and saves it when asked again', async () => {
    server.on({ 'PUT /user-programs/:id/questionnaire': offline })
    const visitor = userEvent.setup({ delay: null })
    await open()
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
    await heading('Training')
  })

  it('speaks Persian', async () => {
    await open('', 'fa')
    expect(await screen.findByText('گام ۱ از ۳')).toBeTruthy()
    expect(screen.getByText('از ۱ تا ۷')).toBeTruthy()
  })
})
