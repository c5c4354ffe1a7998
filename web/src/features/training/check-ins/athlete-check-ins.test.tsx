import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AthleteCheckIn, CheckInForm, CheckInHead } from 'contract/training/check-in-calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadDateFields } from '../../../../test/date-fields'
import { aCheckIn, checkInQuestions } from '../../../../test/fake-check-ins'
import { refusal } from '../../../../test/fake-server'
import { followTo } from '../../../../test/page'
import {
  answers,
  chooseMore,
  editorCalls,
  freshEditorServer,
  openProgram,
} from '../../../../test/program-editor'

beforeAll(loadDateFields)
freshEditorServer()

const at = '2026-11-25T10:00:00.000Z'
const noForm: CheckInForm = {
  every: null,
  weekday: null,
  dates: [],
  questions: [],
  photos: false,
  version: 0,
}
const head = (
  { _id, date, dueDate, lateUntil, state, requested, submittedAt, repliedAt } = aCheckIn(),
): CheckInHead => ({
  ...{ _id, date, dueDate, lateUntil, state, requested, submittedAt, repliedAt },
})
let form: CheckInForm
let items: CheckInHead[]
let one: AthleteCheckIn
beforeEach(() => {
  form = noForm
  items = []
  one = {
    ...aCheckIn({ state: 'sent', submittedAt: at }),
    responses: [
      { questionId: 'weight', answer: 71.5, answeredAt: at },
      { questionId: 'mood', answer: 'Hard', answeredAt: at },
    ],
    user: { id: 'u1', firstName: 'Ava', lastName: 'Bakker' },
  }
  answers({
    'GET /coach/user-programs/:id/check-ins': () => ({ success: true, data: form }),
    'PUT /coach/user-programs/:id/check-ins': ({ body }) => {
      form = { ...form, ...body, questions: checkInQuestions, version: form.version + 1 }
      return { success: true, data: form }
    },
    'GET /coach/user-programs/:id/check-ins/sent': () => ({
      success: true,
      data: { items, total: items.length, currentPage: 1, totalPages: 1, sent: 1, expected: 2 },
    }),
    'POST /coach/user-programs/:id/check-ins/ask': () => ({ success: true, data: head() }),
    'GET /coach/check-ins/:id': () => ({ success: true, data: one }),
    'POST /coach/check-ins/:id/reply': ({ body }) => {
      one = { ...one, state: 'answered', reply: { text: body.text, from: 'Kaveh Rad' } }
      return { success: true, data: one }
    },
  })
})
const press = async (name: string | RegExp) => followTo(await screen.findByRole('button', { name }))
const openCheckIns = async () => {
  await openProgram()
  await chooseMore('Check-Ins')
}
const top = async () => within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement)

describe('the coach’s check-ins of a user', () => {
  it('are written in a form that says what is missing, shows a preview, and is saved once with its version', async () => {
    const visitor = userEvent.setup({ delay: null })
    await openCheckIns()
    await screen.findByText('No check-ins are set')
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(screen.queryByText('No check-ins yet')).toBeNull()
    await press('Set Check-Ins')
    const dialog = await top()
    expect(document.activeElement?.closest('[role=group]')?.getAttribute('aria-labelledby')).toBe(
      'check-in-rhythm',
    )
    await visitor.click(dialog.getByRole('button', { name: 'Save Check-Ins' }))
    await dialog.findByText('Please write the question')
    await visitor.type(dialog.getByRole('textbox', { name: /^Question/ }), 'Weight?')
    await visitor.selectOptions(dialog.getByLabelText('Answer'), 'Number')
    await visitor.selectOptions(dialog.getByLabelText('Becomes a measurement'), 'Body weight')
    await visitor.selectOptions(dialog.getByLabelText(/The week begins on/), 'Sunday')
    await visitor.click(dialog.getByRole('button', { name: 'Add Question' }))
    const second = within(dialog.getByRole('listitem', { name: 'Question 2' }))
    await visitor.type(second.getByRole('textbox', { name: /^Question/ }), 'How was it?')
    await visitor.selectOptions(second.getByLabelText('Answer'), 'One choice')
    await visitor.type(second.getByLabelText('Choices, one a line'), 'Easy\nHard')
    await visitor.click(second.getByRole('button', { name: 'Move Up' }))
    await visitor.click(dialog.getByRole('button', { name: 'Preview' }))
    await dialog.findByText('This is what your user sees. Nothing is saved.')
    expect(dialog.getByRole('radio', { name: 'Hard' })).toBeTruthy()
    expect(dialog.getByText('In kilograms')).toBeTruthy()
    const save = dialog.getByRole('button', { name: 'Save Check-Ins' })
    fireEvent.click(save)
    fireEvent.click(save)
    await screen.findByText('Check-ins saved.')
    const sent = editorCalls('PUT', '/check-ins')
    expect(sent.map(({ body }) => body)).toEqual([
      {
        every: 'week',
        weekday: 'sunday',
        dates: [],
        photos: false,
        version: 0,
        questions: [
          {
            type: 'single',
            question: 'How was it?',
            required: true,
            category: '',
            options: ['Easy', 'Hard'],
          },
          { type: 'number', question: 'Weight?', required: true, category: '', measurement: 'weight' },
        ],
      },
    ])
    await screen.findByText('Every week from Sunday, due by its last day')
  })

  it('keep what was written when somebody else was faster', async () => {
    form = { ...noForm, every: 'week', weekday: 'monday', questions: checkInQuestions, version: 3 }
    answers({ 'PUT /coach/user-programs/:id/check-ins': () => refusal('check_ins.changed_meanwhile') })
    await openCheckIns()
    await press('Edit Check-Ins')
    const dialog = await top()
    fireEvent.change(dialog.getAllByRole('textbox', { name: /^Question/ })[0] as HTMLElement, {
      target: { value: 'Your weight?' },
    })
    await press('Save Check-Ins')
    await dialog.findByText('Someone else changed these check-ins while you were editing')
    expect((dialog.getAllByRole('textbox', { name: /^Question/ })[0] as HTMLInputElement).value).toBe(
      'Your weight?',
    )
  })

  it('may be asked for now', async () => {
    form = { ...noForm, every: 'week', weekday: 'monday', questions: checkInQuestions, version: 1 }
    await openCheckIns()
    await press('Ask Now')
    await press('Ask for Check-In')
    await screen.findByText('Your user has been asked.')
    expect(editorCalls('POST', '/check-ins/ask').map(({ body }) => body)).toEqual([
      { dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ])
  })

  it('are listed with their states, opened, and replied to once', async () => {
    form = { ...noForm, every: 'week', weekday: 'monday', questions: checkInQuestions, version: 1 }
    items = [head(one), { ...head(), _id: 'c0', state: 'missed' }]
    await openCheckIns()
    await screen.findByText('1 of 2 sent')
    expect(screen.getByText('Missed')).toBeTruthy()
    const [first] = await screen.findAllByRole('button', { name: /^Due by/ })
    await followTo(first as HTMLElement)
    await screen.findByText(/71\.5 kg/)
    await press('Send Reply')
    await screen.findByText('Please write a reply')
    fireEvent.change(screen.getByLabelText(/Your reply/), { target: { value: 'Sleep more.' } })
    const send = screen.getByRole('button', { name: 'Send Reply' })
    fireEvent.click(send)
    fireEvent.click(send)
    await screen.findByText('Reply sent.')
    expect(editorCalls('POST', '/coach/check-ins/c1/reply').map(({ body }) => body)).toEqual([
      { text: 'Sleep more.' },
    ])
    await screen.findByRole('button', { name: 'Change Reply' })
    await press('Back to Check-Ins')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask Now' })).toBeTruthy())
  })

  it('show no answers before they are sent', async () => {
    items = [head()]
    one = { ...one, state: 'due', submittedAt: null, responses: [] }
    await openCheckIns()
    const [first] = await screen.findAllByRole('button', { name: /^Due by/ })
    await followTo(first as HTMLElement)
    await screen.findByText(/Not sent yet/)
    expect(screen.queryByLabelText(/Your reply/)).toBeNull()
  })

  it('offer to try again when they cannot be read', async () => {
    answers({ 'GET /coach/user-programs/:id/check-ins': () => refusal('server.error') })
    await openCheckIns()
    await screen.findByText('The check-ins couldn’t be loaded')
  })
})
