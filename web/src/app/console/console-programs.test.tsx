import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProgramCoach } from 'contract/programs/program-coach-calls'
import type { EditedQuestion } from 'contract/programs/question-calls'
import type { ProgramTemplate, TemplateRow } from 'contract/programs/template-calls'
import type { ConsoleProgram, UserProgramRow } from 'contract/programs/user-program-calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { aPlan } from '../../../test/coach-program'
import { refusal } from '../../../test/fake-server'
import { fakeShop } from '../../../test/fake-shop'
import { followTo, openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

const me = {
  id: 'a1',
  email: 'nasrin@tavan.test',
  firstName: 'Nasrin',
  lastName: 'Azad',
  staffRole: 'coaches',
}
const AT = '2026-11-20T10:00:00.000Z'
const strength = { name: 'Strength', color: '#1f6b4d' }

const row: TemplateRow = {
  _id: 't1',
  name: 'Strength Twelve',
  categoryId: strength,
  metadata: { duration: 84, difficulty: 'intermediate' },
  isActive: true,
  questionCount: 2,
  userCount: 3,
  updatedAt: AT,
}
const question = (id: string, words: string, more: Partial<EditedQuestion> = {}): EditedQuestion => ({
  id,
  category: 'Training',
  type: 'text',
  question: words,
  required: true,
  translations: {
    fa: { category: 'تمرین', question: `${words} فا` },
    nl: { category: 'Training', question: `${words} nl` },
  },
  ...more,
})
const template: ProgramTemplate = {
  _id: 't1',
  name: 'Strength Twelve',
  description: 'With a barbell.',
  categoryId: strength,
  metadata: { duration: 84, difficulty: 'intermediate' },
  translations: { fa: { name: 'قدرت', description: '', categoryName: 'قدرتی' } },
  isActive: true,
  programData: aPlan,
  questions: [question('goal', 'Your goal?'), question('place', 'Where?')],
  createdAt: AT,
  updatedAt: AT,
}
const person = (id: string, firstName: string) => ({
  id,
  firstName,
  lastName: 'Rad',
  email: `${id}@example.test`,
})
const coach = (id: string, firstName: string, more: Partial<ProgramCoach> = {}): ProgramCoach => ({
  ...person(id, firstName),
  capacity: 40,
  open: 12,
  active: 9,
  programIds: ['t1'],
  ...more,
})
const program: UserProgramRow = {
  _id: 'up1',
  programId: { _id: 't1', name: 'Strength Twelve' },
  user: person('u1', 'Mina'),
  coach: person('k1', 'Kaveh'),
  status: 'active',
  startDate: '2026-10-15',
  progress: 46,
  createdAt: AT,
}
const whole: ConsoleProgram = {
  ...program,
  currentWeek: 5,
  totalWeeks: 12,
  assignments: [{ coach: { firstName: 'Kaveh', lastName: 'Rad' }, by: null, reason: '', at: AT }],
}
const ok = (data: unknown) => ({ success: true, data })
const pageOf = (items: unknown[], more: object = {}) =>
  ok({ items, total: items.length, currentPage: 1, totalPages: 1, ...more })
const templates = (items: TemplateRow[], more: object = {}) =>
  pageOf(items, {
    counts: { active: 4, archived: 1 },
    categories: [{ ...strength, label: 'Strength', translations: { fa: 'قدرتی', nl: 'Kracht' } }],
    ...more,
  })

let server: ReturnType<typeof fakeShop>
/** Template in the fake server. */
let stored: ProgramTemplate
const lena = { _id: 'k9', firstName: 'Lena', lastName: 'Vos' }
const month = {
  coachId: 'k1',
  firstName: 'Kaveh',
  lastName: 'Rad',
  athletes: 5,
  plansWritten: 2,
  replies: 9,
  replyMinutes: 190,
}

beforeEach(() => {
  server = fakeShop([])
  stored = template
  let changes = 0
  others = 0
  server.on({
    'GET /auth/me': () => ok(me),
    'GET /admin/programs': () => templates([row]),
    'GET /admin/programs/:id': () => ok(stored),
    'GET /admin/programs/:id/products': () =>
      ok({ items: [{ _id: 'p1', name: 'Strength, a program', sku: 'PR-1', price: 99, isActive: true }] }),
    'PUT /admin/programs/:id': ({ body }) => {
      if (body.updatedAt !== stored.updatedAt) return refusal('programs.template_changed')
      const questions = body.questions.map((one: EditedQuestion) => ({ id: 'new', ...one }))
      stored = { ...stored, ...body, questions, updatedAt: `2026-11-21T10:00:0${++changes}.000Z` }
      return ok(stored)
    },
    'GET /admin/user-programs': () => pageOf([program], { unassigned: 2 }),
    'GET /admin/user-programs/:id': () => ok(whole),
    'GET /admin/coach-months': () => ok({ month: '2026-11', items: [month] }),
    'GET /admin/program-coaches/:id/cover': () => ok({ items: [], colleagues: [lena] }),
    'GET /admin/program-coaches': () =>
      ok({
        items: [coach('k1', 'Kaveh'), coach('k2', 'Leila'), coach('k3', 'Sam', { open: 40, programIds: [] })],
      }),
  })
})

async function open(at: string, staffRole = 'coaches') {
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin', staffRole }))
  sessionOf('admin').reload()
  const shown = await act(() => openRoutes(<AppRoutes />, at))
  return { user: userEvent.setup({ delay: null }), ...shown }
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const press = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
const path = ({ where }: Awaited<ReturnType<typeof open>>) => where().pathname + where().search
const sent = (at = '/admin/programs/t1') => server.calls('PUT', at).map(({ body }) => body)
/** Simulates a save by another person. */
let others = 0
const elsewhere = (change: Partial<ProgramTemplate>) => {
  stored = { ...stored, ...change, updatedAt: `2026-11-22T10:00:0${++others}.000Z` }
}

describe('X-89 the list of program templates', () => {
  it('shows content and usage of each template, and keeps category, status and search in the address', async () => {
    const shown = await open('/admin/programs')
    const link = await screen.findByRole('link', { name: 'Strength Twelve' })
    const line = link.closest('tr')?.textContent ?? ''
    for (const text of ['2 questions', 'Strength', '84 days', 'Intermediate', '3 programs', 'Offered'])
      expect(line).toContain(text)
    const filter = within(screen.getByRole('navigation', { name: 'Status' }))
    await shown.user.click(filter.getByRole('link', { name: 'In the archive 1' }))
    await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Strength')
    await shown.user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'row{Enter}')
    await waitFor(() =>
      expect(path(shown)).toBe('/admin/programs?status=archived&search=row&category=Strength'),
    )
    await waitFor(() =>
      expect(Object.fromEntries(server.calls('GET', '/admin/programs').at(-1)?.query ?? [])).toEqual({
        status: 'archived',
        category: 'Strength',
        search: 'row',
        page: '1',
      }),
    )
  })

  it('shows the empty and failed states, and retries', async () => {
    server.on({ 'GET /admin/programs': () => templates([]) })
    const shown = await open('/admin/programs?search=nobody')
    expect(await screen.findByText('No template matches this search and these filters.')).toBeTruthy()
    shown.unmount()
    server.on({ 'GET /admin/programs': () => refusal('request.invalid') })
    const { user } = await open('/admin/programs')
    await screen.findByText('The templates couldn’t be loaded')
    server.on({ 'GET /admin/programs': () => templates([row]) })
    await user.click(await screen.findByRole('button', { name: /try again/i }))
    expect(await screen.findByRole('link', { name: 'Strength Twelve' })).toBeTruthy()
  })
})

describe('a program template', () => {
  const group = (name: string) => within(screen.getByRole('group', { name }))

  it('is created from its details in three languages, and is inactive at first', async () => {
    server.on({ 'POST /admin/programs': ({ body }) => ok({ ...template, ...body, _id: 't2' }) })
    const shown = await open('/admin/programs/new')
    await heading('New template')
    await shown.user.click(press('Create the Template'))
    expect(await screen.findByText('Name is required')).toBeTruthy()
    expect(document.activeElement).toBe(group('English').getByLabelText('Name'))
    await shown.user.type(group('English').getByLabelText('Name'), 'Rowing')
    await shown.user.type(group('فارسی').getByLabelText('Name'), 'قایقرانی')
    // An existing category also sets its colour and translations.
    await shown.user.type(group('English').getByLabelText('Category'), 'Strength')
    await shown.user.tab()
    await shown.user.clear(screen.getByLabelText('Duration (days)'))
    await shown.user.type(screen.getByLabelText('Duration (days)'), '۵۶')
    // The next page is a lazy chunk; without `act` React warns about the suspended render.
    await act(async () => void fireEvent.click(press('Create the Template')))
    await waitFor(() => expect(path(shown)).toBe('/admin/programs/t2?part=plan'))
    expect(server.calls('POST', '/admin/programs')[0]?.body).toMatchObject({
      name: 'Rowing',
      categoryId: strength,
      metadata: { duration: 56, difficulty: 'beginner' },
      translations: { fa: { name: 'قایقرانی', categoryName: 'قدرتی' }, nl: { categoryName: 'Kracht' } },
      isActive: false,
    })
  })

  it('shows its products, and merges its details into the current version', async () => {
    const { user } = await open('/admin/programs/t1')
    await heading('Strength Twelve')
    expect((await screen.findByRole('link', { name: 'Strength, a program' })).getAttribute('href')).toBe(
      '/product/p1',
    )
    await user.clear(group('English').getByLabelText('Description'))
    await user.type(group('English').getByLabelText('Description'), 'Three days a week.')
    // A concurrent change of another part causes no conflict.
    elsewhere({ questions: [question('goal', 'Asked anew?')] })
    await user.click(press('Save the Details'))
    await screen.findByText('Saved.')
    expect(sent()).toHaveLength(2)
    expect(sent()[1]).toMatchObject({
      description: 'Three days a week.',
      questions: [{ question: 'Asked anew?' }],
      updatedAt: '2026-11-22T10:00:01.000Z',
    })
  })

  it('reports a concurrent change of the same part, which can be loaded or overwritten', async () => {
    const { user } = await open('/admin/programs/t1')
    await heading('Strength Twelve')
    const name = () => group('English').getByLabelText<HTMLInputElement>('Name')
    await user.type(name(), ' A')
    elsewhere({ name: 'Strength B' })
    await user.click(press('Save the Details'))
    await screen.findByText(/Someone else changed the same part/)
    await heading('Strength B')
    expect(name().value).toBe('Strength Twelve A')
    await user.click(press('Load the New Version'))
    expect(name().value).toBe('Strength B')
    await user.type(name(), ' C')
    elsewhere({ name: 'Strength D' })
    await user.click(press('Save the Details'))
    await screen.findByText(/Someone else changed the same part/)
    await user.click(press('Save the Details'))
    await waitFor(() => expect(stored.name).toBe('Strength B C'))
  })

  it('is archived after a confirmation, and restored by a button', async () => {
    const { user } = await open('/admin/programs/t1')
    await heading('Strength Twelve')
    await user.click(press('Move to Archive'))
    await user.click(dialog().getByRole('button', { name: 'Move to Archive' }))
    await screen.findByText('In the archive')
    await user.click(press('Make Available'))
    await screen.findByText('Offered')
    expect(sent().map((body) => body.isActive)).toEqual([false, true])
  })

  it('edits a plan for each language in the coach’s editor, and asks before a draft is lost', async () => {
    const shown = await open('/admin/programs/t1?part=plan')
    const { user } = shown
    await user.click(await screen.findByRole('button', { name: 'Edit Duration (days)' }))
    const field = screen.getByRole('textbox', { name: 'Duration (days)' })
    await user.clear(field)
    await user.type(field, '۷۰')
    await user.click(screen.getByRole('tab', { name: 'Questions' }))
    await user.click(dialog().getByRole('button', { name: 'Keep Editing' }))
    // A link outside the page's content asks too.
    await user.click(screen.getByRole('link', { name: 'Coach applications' }))
    await user.click(dialog().getByRole('button', { name: 'Keep Editing' }))
    expect(path(shown)).toBe('/admin/programs/t1?part=plan')
    await user.click(press('Save'))
    await screen.findByText('Saved.')
    expect(sent()[0].programData).toEqual({ ...aPlan, duration: 70 })

    await user.click(press('فارسی'))
    await user.click(press('Copy the English Plan'))
    await user.click(await screen.findByRole('button', { name: 'Edit Program title' }))
    await user.clear(screen.getByRole('textbox', { name: 'Program title' }))
    await user.type(screen.getByRole('textbox', { name: 'Program title' }), 'قدرت{Enter}')
    await waitFor(() => expect(stored.translations.fa?.programData?.title).toBe('قدرت'))
    expect(stored.programData.title).toBe(aPlan.title)
    expect(stored.translations.fa?.name).toBe('قدرت')
    await user.click(press('Remove This Plan'))
    await user.click(dialog().getByRole('button', { name: 'Remove This Plan' }))
    await screen.findByText('No plan in this language yet')
    expect(stored.translations.fa?.programData).toBeUndefined()
  })

  it('edits how often to measure, but no targets: those belong to one athlete', async () => {
    const { user } = await open('/admin/programs/t1?part=plan')
    await user.click(await screen.findByRole('tab', { name: 'Tracking' }))
    await user.click(press('Edit Frequency'))
    const field = screen.getByRole('textbox', { name: 'Frequency' })
    await user.clear(field)
    await user.type(field, 'Weekly{Enter}')
    await waitFor(() => expect(stored.programData.tracking.frequency).toBe('Weekly'))
    expect(screen.queryByRole('button', { name: /weight/i })).toBeNull()
  })
})

describe('the questions of a template', () => {
  const item = (id: string) => document.querySelector<HTMLElement>(`[data-question="${id}"]`) as HTMLElement
  const order = () =>
    [...document.querySelectorAll('[data-question]')].map((one) => one.getAttribute('data-question'))

  it('groups questions by category in three languages, and reorders them by keyboard', async () => {
    stored = {
      ...template,
      questions: [
        question('goal', 'Your goal?'),
        question('sleep', 'Sleep?', { category: 'Rest', translations: {} }),
        question('place', 'Where?'),
      ],
    }
    const { user } = await open('/admin/programs/t1?part=questions')
    await screen.findByRole('heading', { level: 3, name: 'Training' })
    expect(order()).toEqual(['goal', 'place', 'sleep'])
    expect(item('goal').querySelector('[lang=fa]')?.getAttribute('dir')).toBe('rtl')
    expect(within(item('sleep')).getByText('not in every language')).toBeTruthy()
    act(() => within(item('place')).getByRole('button', { name: 'Edit question 2' }).focus())
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(order()).toEqual(['place', 'goal', 'sleep']))
    await screen.findByText('The question is now number 1 of 3')
    expect(item('place').contains(document.activeElement)).toBe(true)
    // The last question of a category moves the whole category down.
    await user.click(press('Move question 2 down'))
    await waitFor(() => expect(order()).toEqual(['sleep', 'place', 'goal']))
    await user.click(press('Move question 1 to the archive'))
    await waitFor(() => expect(order()).toEqual(['place', 'goal', 'sleep']))
    expect(stored.questions.find(({ id }) => id === 'sleep')?.archived).toBe(true)
    await user.click(press('Ask question 3 again'))
    await waitFor(() => expect(stored.questions.find(({ id }) => id === 'sleep')?.archived).toBe(false))
  })

  it('saves questions with their options, and validates them before sending', async () => {
    const { user } = await open('/admin/programs/t1?part=questions')
    await user.click(await screen.findByRole('button', { name: 'Add a Question' }))
    const shown = dialog()
    await user.click(shown.getByRole('button', { name: 'Save the Question' }))
    expect(shown.getByText('Please write the question')).toBeTruthy()
    await user.type(
      within(shown.getByRole('group', { name: 'English' })).getByLabelText('Question'),
      'How often?',
    )
    await user.selectOptions(shown.getByLabelText('Type'), 'single')
    await user.type(shown.getByLabelText('Choice 1, English'), 'Daily')
    await user.click(shown.getByRole('button', { name: 'Save the Question' }))
    expect(shown.getByText('Please give at least two different options')).toBeTruthy()
    expect(document.activeElement).toBe(shown.getByLabelText('Choice 1, English'))
    await user.type(shown.getByLabelText('Choice 2, English'), 'Weekly')
    await user.type(shown.getByLabelText('Choice 2, فارسی'), 'هفتگی')
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await user.click(shown.getByRole('checkbox', { name: 'Answer Required' }))
    await user.click(shown.getByRole('button', { name: 'Save the Question' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(stored.questions.at(-1)).toEqual({
      id: 'new',
      category: 'Training',
      type: 'single',
      question: 'How often?',
      required: false,
      options: ['Weekly', 'Daily'],
      translations: {
        fa: { category: 'تمرین', question: '', options: ['هفتگی', ''] },
        nl: { category: 'Training', question: '', options: ['', ''] },
      },
    })
  })

  it('asks before an unfinished question is closed, and keeps it open on a conflict', async () => {
    const { user } = await open('/admin/programs/t1?part=questions')
    await user.click(await screen.findByRole('button', { name: 'Edit question 1' }))
    const words = () => within(dialog().getByRole('group', { name: 'English' })).getByLabelText('Question')
    await user.type(words(), ' Really?')
    elsewhere({ questions: [question('goal', 'Theirs?'), question('place', 'Where?')] })
    await user.click(dialog().getByRole('button', { name: 'Save the Question' }))
    await dialog().findByText(/Someone else changed the same part/)
    await user.click(dialog().getByRole('button', { name: 'Save the Question' }))
    await waitFor(() => expect(stored.questions[0]?.question).toBe('Your goal? Really?'))
    await user.click(press('Edit question 2'))
    await user.type(words(), ' Now')
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    const asks = screen.getByRole('dialog', { name: 'Unsaved changes' })
    await user.click(within(asks).getByRole('button', { name: 'Discard Changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(stored.questions[1]?.question).toBe('Where?')
  })
})

describe('X-44 user programs', () => {
  it('filters programs by status, coach and search, with a filter for those without a coach', async () => {
    const shown = await open('/admin/programs/people')
    const line = (await screen.findByRole('link', { name: 'Mina Rad' })).closest('tr')?.textContent ?? ''
    for (const text of ['u1@example.test', 'Strength Twelve', 'Kaveh Rad', 'Active', '46%'])
      expect(line).toContain(text)
    await screen.findByRole('option', { name: 'Leila Rad' })
    await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Coach' }), 'k2')
    const filter = within(screen.getByRole('navigation', { name: 'Status' }))
    await shown.user.click(filter.getByRole('link', { name: 'Paused' }))
    await waitFor(() => expect(path(shown)).toBe('/admin/programs/people?status=paused&coach=k2'))
    await shown.user.click(filter.getByRole('link', { name: 'Without a coach 2' }))
    await waitFor(() => expect(path(shown)).toBe('/admin/programs/people?coach=none'))
    expect(server.calls('GET', '/admin/user-programs').at(-1)?.query.get('coach')).toBe('none')
  })

  it('hands a program over with a reason, and lists suitable coaches with free capacity first', async () => {
    let now = whole
    server.on({
      'GET /admin/user-programs/:id': () => ok(now),
      'PATCH /admin/user-programs/:id': ({ body }) => {
        const entry = {
          coach: { firstName: 'Leila', lastName: 'Rad' },
          by: me,
          reason: body.reason,
          at: '2026-11-22T10:00:00.000Z',
        }
        now = { ...whole, coach: person('k2', 'Leila'), assignments: [...whole.assignments, entry] }
        return ok({ ...program, coach: now.coach })
      },
    })
    const { user } = await open('/admin/programs/people/up1')
    await heading('Mina Rad')
    expect(screen.getByText('automatically', { exact: false })).toBeTruthy()
    await user.click(press('Hand Over'))
    const options = await dialog().findAllByRole('option')
    const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '')
    expect(options.map((one) => plain(one.textContent))).toEqual([
      'Choose a coach',
      'Leila Rad (12 of 40)',
      'Sam Rad (40 of 40)',
    ])
    await user.selectOptions(dialog().getByLabelText('New coach'), 'k3')
    expect(dialog().getByText(/coach is full/)).toBeTruthy()
    await user.selectOptions(dialog().getByLabelText('New coach'), 'k2')
    await user.click(dialog().getByRole('button', { name: 'Hand Over' }))
    expect(dialog().getByText('Please give a reason')).toBeTruthy()
    await user.type(dialog().getByLabelText('Reason'), 'On leave')
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }))
    await user.click(dialog().getByRole('button', { name: 'Hand Over' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls('PATCH', '/admin/user-programs/up1')[0]?.body).toEqual({
      coachId: 'k2',
      reason: 'On leave',
      from: 'k1',
    })
    expect(await screen.findByText('On leave')).toBeTruthy()
  })

  it('names the new coach when another person has handed the program over first', async () => {
    server.on({ 'PATCH /admin/user-programs/:id': () => refusal('programs.coach_changed') })
    const { user } = await open('/admin/programs/people/up1')
    await heading('Mina Rad')
    await user.click(press('Hand Over'))
    await user.selectOptions(await dialog().findByLabelText('New coach'), 'k2')
    await user.type(dialog().getByLabelText('Reason'), 'On leave')
    server.on({ 'GET /admin/user-programs/:id': () => ok({ ...whole, coach: person('k3', 'Sam') }) })
    await user.click(dialog().getByRole('button', { name: 'Hand Over' }))
    expect((await dialog().findByRole('alert')).textContent).toContain('Sam Rad')
    await user.click(dialog().getByRole('button', { name: 'See the Program' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('assigns a coach to a program without one, and requires no reason', async () => {
    server.on({
      'GET /admin/user-programs/:id': () => ok({ ...whole, coach: null, assignments: [] }),
      'PATCH /admin/user-programs/:id': () => ok({ ...program, coach: person('k2', 'Leila') }),
    })
    const { user } = await open('/admin/programs/people/up1')
    await screen.findByText(/No coach has room for this program/)
    await user.click(press('Choose a Coach'))
    await user.selectOptions(await dialog().findByLabelText('New coach'), 'k2')
    await user.click(dialog().getByRole('button', { name: 'Assign' }))
    await waitFor(() =>
      expect(server.calls('PATCH', '/admin/user-programs/up1')[0]?.body).toEqual({
        coachId: 'k2',
        reason: '',
        from: null,
      }),
    )
  })
})

describe('the coaches', () => {
  it('have the numbers of a month, and a colleague can be named who covers', async () => {
    const { user } = await open('/admin/programs/coaches')
    const table = await screen.findByRole('table', { name: 'A month’s work' })
    await within(table).findByText('3 hours')
    const sam = (await screen.findByRole('link', { name: 'Sam Rad' })).closest('tr') as HTMLElement
    await followTo(within(sam).getByRole('button', { name: /^Cover/ }))
    await dialog().findByText('Nobody covers, and nobody is named for later.')
    await dialog().findAllByRole('spinbutton')
    dialog().getByRole('option', { name: 'Lena Vos' })
    await user.click(dialog().getByRole('button', { name: 'Name Colleague' }))
    await dialog().findByText('Please choose a colleague who is a coach here')
    expect(server.calls('POST', '/admin/program-coaches/k3/cover')).toEqual([])
  })

  it('shows the workload of coaches, and edits their programs and capacity', async () => {
    server.on({ 'PUT /admin/program-coaches/:id': ({ body }) => ok({ ...coach('k3', 'Sam'), ...body }) })
    const { user } = await open('/admin/programs/coaches')
    const sam = (await screen.findByRole('link', { name: 'Sam Rad' })).closest('tr') as HTMLElement
    expect(sam.textContent).toContain('full')
    expect(within(sam).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
    await user.click(within(sam).getByRole('button', { name: /^Change what/ }))
    const capacity = await dialog().findByLabelText('Maximum Programs')
    await user.clear(capacity)
    await user.type(capacity, '1001')
    await user.click(dialog().getByRole('button', { name: 'Save' }))
    expect(dialog().getByText('Please enter a whole number from zero to 1000')).toBeTruthy()
    await user.clear(capacity)
    await user.type(capacity, '۴۵')
    await user.click(dialog().getByRole('checkbox', { name: 'Strength Twelve' }))
    await user.click(dialog().getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('/admin/program-coaches/k3')).toEqual([{ capacity: 45, programIds: ['t1'] }])
  })
})

it('shows a 404 page to staff roles without access (S2)', async () => {
  server.on({ 'GET /auth/me': () => ok({ ...me, staffRole: 'shop' }) })
  await open('/admin/programs', 'shop')
  await heading('Page not found')
  expect(server.calls('GET', '/admin/programs')).toEqual([])
})
