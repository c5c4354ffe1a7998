import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ProgramOption } from 'contract/coaches/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, later, offline, refusal } from '../../../../test/fake-server'
import { type FakeUpload, fakeUploads } from '../../../../test/fake-upload'
import { forgetPage } from '../../../../test/new-page/memory'
import { openPage } from '../../../../test/page'
import { LOGOUT_EVENT } from '../../../api/areas'
import { abandonApplication } from './application-form'
import ApplyPage from './apply-page'

const option = (id: string, more: Partial<ProgramOption> = {}): ProgramOption => ({
  _id: id,
  name: `Program ${id}`,
  description: `What ${id} is for.`,
  categoryId: { name: 'Strength', color: '#b4552d' },
  metadata: { duration: 84, difficulty: 'beginner' },
  ...more,
})
const offered = [
  option('a'),
  option('b', {
    categoryId: { name: 'Endurance', color: '#2f6f8f' },
    metadata: { duration: 30, difficulty: 'advanced' },
  }),
]
const details = {
  'First Name': 'Sara',
  'Last Name': 'Rad',
  Email: 'Sara@Example.com',
  Phone: '+98 912 345 678',
  Experience: 'Ten years of coaching lifters of every age, and a few meets of my own.',
}
const pdf = (name = 'certificate.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

let server: ReturnType<typeof fakeServer>
let uploads: FakeUpload[]
beforeEach(() => {
  abandonApplication()
  uploads = fakeUploads()
  server = fakeServer({
    'GET /coach-applications/programs': () => ({ success: true, data: offered }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const program = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const code = () => screen.getByRole('img', { name: /^Captcha/ }).textContent ?? ''
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const choose = (...files: File[]) => fireEvent.change(field('Documents'), { target: { files } })
const submit = () => fireEvent.click(button('Submit Application'))
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map((one) => one.textContent)
    .join('')
const describing = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

const open = async (locale: 'en' | 'fa' | 'nl' = 'en') => {
  const opened = await openPage({ '/become-coach': <ApplyPage /> }, '/become-coach', locale)
  if (locale === 'en') await screen.findByRole('checkbox', { name: 'Program a' })
  return opened
}
function fill() {
  for (const [name, value] of Object.entries(details)) type(name, value)
  fireEvent.click(program('Program a'))
  choose(pdf())
  type('Captcha code', code())
}
async function send() {
  submit()
  await waitFor(() => expect(uploads).not.toHaveLength(0))
  const request = uploads.at(-1)
  if (!request) throw new Error('nothing was sent')
  return request
}
const answer = async (what: () => void) => act(async () => what())

describe('coach application', () => {
  it('renders required fields with autocomplete and a file field for several files (SHOP-APPLY-01 SHOP-APPLY-02 SHOP-APPLY-03 SHOP-APPLY-04 SHOP-APPLY-07 SHOP-APPLY-08 SHOP-APPLY-09)', async () => {
    await open()
    for (const name of ['First Name', 'Last Name', 'Email', 'Phone', 'Experience', 'Captcha code'])
      expect(field(name).required).toBe(true)
    for (const name of ['First Name', 'Last Name', 'Email', 'Phone'])
      expect(field(name).autocomplete).not.toMatch(/^(|off)$/)
    expect(field('Documents').type).toBe('file')
    expect(field('Documents').multiple).toBe(true)
    expect(code()).toHaveLength(6)
  })

  it('offers the server’s programs in the page’s language (SHOP-APPLY-05 SHOP-CALL-31)', async () => {
    await open('nl')
    await screen.findByRole('checkbox', { name: 'Program b' })
    expect(server.calls('GET', '/coach-applications/programs')[0]?.query.get('lang')).toBe('nl')
  })

  it('shows text, category colour, duration and difficulty of each program (SHOP-APPLY-06)', async () => {
    await open()
    const card = program('Program b').closest('li')
    expect(card?.textContent).toContain('What b is for.')
    expect(card?.textContent).toContain('Endurance')
    expect(card?.textContent).toContain('30 days')
    expect(card?.textContent).toContain('Advanced')
    expect(card?.querySelector('circle')?.getAttribute('stroke')).toBe('#2f6f8f')
    expect(program('Program a').closest('li')?.textContent).toContain('12 weeks')
  })

  it('keeps typed values and offers a retry when the programs fail to load (SHOP-ERR-35)', async () => {
    server.on({ 'GET /coach-applications/programs': () => refusal('request.invalid') })
    await openPage({ '/become-coach': <ApplyPage /> }, '/become-coach')
    expect(await screen.findByText('Failed to load programs')).toBeTruthy()
    type('First Name', 'Sara')
    const wait = later()
    server.on({ 'GET /coach-applications/programs': () => wait.promise })
    fireEvent.click(button('Retry'))
    expect(await screen.findByText('Loading the programs')).toBeTruthy()
    await answer(() => wait.settle({ success: true, data: offered }))
    await screen.findByRole('checkbox', { name: 'Program a' })
    expect(field('First Name').value).toBe('Sara')
  })

  it('shows a message when no program is open for applications', async () => {
    server.on({ 'GET /coach-applications/programs': () => ({ success: true, data: [] }) })
    await openPage({ '/become-coach': <ApplyPage /> }, '/become-coach')
    expect(await screen.findByText('No program is looking for a coach right now')).toBeTruthy()
  })

  it.each([
    ['SHOP-VAL-37', 'First Name', 'S', 'First name must be between 2 and 50 characters'],
    ['SHOP-VAL-37', 'First Name', 's'.repeat(51), 'First name must be between 2 and 50 characters'],
    ['SHOP-VAL-38', 'Last Name', ' R ', 'Last name must be between 2 and 50 characters'],
    ['SHOP-VAL-39', 'Email', '', 'Please enter a valid email address'],
    ['SHOP-VAL-39', 'Email', 'sara@example', 'Please enter a valid email address'],
    ['SHOP-VAL-40', 'Phone', '+31 20 5', 'Phone number must be between 10 and 15 characters'],
    ['SHOP-VAL-40', 'Phone', '0031 20 555 01 99', 'Phone number must be between 10 and 15 characters'],
    ['SHOP-VAL-42', 'Experience', 'x'.repeat(49), 'Experience must be between 50 and 1000 characters'],
    ['SHOP-VAL-42', 'Experience', 'x'.repeat(1001), 'Experience must be between 50 and 1000 characters'],
    ['SHOP-VAL-46', 'Captcha code', 'WRONG', 'CAPTCHA verification failed. Please try again.'],
  ])('%s: refuses %s “%s” before anything is sent', async (_, name, value, message) => {
    await open()
    fill()
    type(name, value)
    submit()
    await waitFor(() => expect(document.activeElement).toBe(field(name)))
    expect(describing(name)).toContain(message)
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(message)).toHaveLength(1)
    expect(uploads).toHaveLength(0)
    type(name, name === 'Captcha code' ? code() : details[name as keyof typeof details])
    expect(screen.queryByText(message)).toBeNull()
  })

  it('shows only the first failure, in the order of the rules (SHOP-VAL-36 SHOP-VAL-41 SHOP-VAL-43)', async () => {
    await open()
    const messages = [
      'First name must be between 2 and 50 characters',
      'Last name must be between 2 and 50 characters',
      'Please enter a valid email address',
      'Phone number must be between 10 and 15 characters',
      'Please select at least one program',
      'Experience must be between 50 and 1000 characters',
      'Please upload at least one document',
      'CAPTCHA verification failed. Please try again.',
    ]
    const mends: (() => unknown)[] = [
      () => type('First Name', 'Sara'),
      () => type('Last Name', 'Rad'),
      () => type('Email', 'sara@example.com'),
      () => type('Phone', '0031205550199'),
      () => fireEvent.click(program('Program b')),
      () => type('Experience', details.Experience),
      () => choose(pdf()),
      () => type('Captcha code', code().toLowerCase()),
    ]
    for (const [index, mend] of mends.entries()) {
      submit()
      await screen.findByText(messages[index] ?? '')
      expect(messages.filter((message) => screen.queryByText(message))).toEqual([messages[index]])
      mend()
      expect(messages.filter((message) => screen.queryByText(message))).toEqual([])
    }
    expect(uploads).toHaveLength(0)
    await send()
  })

  it('shows only the first failure of several blurred fields, before and after a submit (SHOP-VAL-36)', async () => {
    await open()
    const wrong = {
      Phone: ['12', 'Phone number must be between 10 and 15 characters'],
      'Last Name': ['B', 'Last name must be between 2 and 50 characters'],
      Experience: ['short', 'Experience must be between 50 and 1000 characters'],
      Email: ['bad', 'Please enter a valid email address'],
    } as const
    const shown = () => Object.values(wrong).flatMap(([, text]) => screen.queryAllByText(text))
    for (const [name, [value]] of Object.entries(wrong)) {
      type(name, value)
      fireEvent.blur(field(name))
      expect(shown()).toHaveLength(1)
    }
    expect(describing('Last Name')).toContain(wrong['Last Name'][1])
    submit()
    // The untouched first name is the first failure.
    expect(describing('First Name')).toContain('First name must be between 2 and 50 characters')
    expect(shown()).toHaveLength(0)
    type('First Name', 'Sara')
    type('Last Name', 'Rad')
    expect(describing('Email')).toContain(wrong.Email[1])
    expect(shown()).toHaveLength(1)
  })

  it('focuses the programs or documents when they are missing on submit', async () => {
    await open()
    fill()
    fireEvent.click(program('Program a'))
    submit()
    await waitFor(() => expect(document.activeElement).toBe(program('Program a')))
    fireEvent.click(program('Program a'))
    fireEvent.click(button('Remove certificate.pdf'))
    submit()
    await waitFor(() => expect(document.activeElement).toBe(field('Documents')))
  })

  it('validates a field on blur only if it was filled in', async () => {
    await open()
    fireEvent.blur(field('Last Name'))
    type('Email', 'sara@')
    fireEvent.blur(field('Email'))
    expect(describing('Email')).toContain('Please enter a valid email address')
    expect(field('Last Name').getAttribute('aria-invalid')).toBeNull()
  })

  it('counts the characters of the experience while typing', async () => {
    await open()
    expect(screen.getByText('0 of 1,000 characters')).toBeTruthy()
    type('Experience', 'سلام')
    expect(screen.getByText('46 more characters needed')).toBeTruthy()
    type('Experience', 'x'.repeat(50))
    expect(screen.getByText('50 of 1,000 characters')).toBeTruthy()
    type('Experience', 'x'.repeat(1002))
    expect(screen.getByText('2 characters too many')).toBeTruthy()
  })

  it('accepts Persian digits in phone and captcha', async () => {
    await open()
    fill()
    type('Phone', '۰۹۱۲۳۴۵۶۷۸۹')
    expect(field('Phone').value).toBe('09123456789')
  })

  it('sends the fields once and repeats the fields of programs and documents (SHOP-CALL-32)', async () => {
    await open()
    fill()
    fireEvent.click(program('Program b'))
    choose(pdf('second.pdf'))
    const { method, url, body } = await send()
    expect([method, url]).toEqual(['POST', '/api/v1/coach-applications/submit'])
    expect([...new Set(body.keys())]).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'experience',
      'programs',
      'documents',
    ])
    expect(body.get('firstName')).toBe('Sara')
    expect(body.get('email')).toBe('sara@example.com')
    expect(body.getAll('programs')).toEqual(['a', 'b'])
    expect(body.getAll('documents').map((one) => (one as File).name)).toEqual([
      'certificate.pdf',
      'second.pdf',
    ])
  })

  it('sends the honeypot value of a bot to the server', async () => {
    const { container } = await open()
    const trap = container.querySelector<HTMLInputElement>('[name="applicant_reference"]')
    if (!trap) throw new Error('there is no trap')
    expect(trap.tabIndex).toBe(-1)
    expect(trap.closest('[aria-hidden="true"]')).toBeTruthy()
    fireEvent.change(trap, { target: { value: 'spam' } })
    fill()
    expect((await send()).body.get('applicant_reference')).toBe('spam')
  })

  it('shows the confirmation, then an empty form with a new code (SHOP-APPLY-10 SHOP-APPLY-11 SHOP-ERR-39 SHOP-CALL-33)', async () => {
    await open()
    fill()
    const before = code()
    const request = await send()
    await answer(() => request.answer(201, { success: true, message: 'Application submitted successfully!' }))
    const thanks = await screen.findByText('Application submitted successfully!')
    await waitFor(() => expect(document.activeElement?.contains(thanks)).toBe(true))
    expect(screen.getByText('sara@example.com')).toBeTruthy()
    for (const name of [...Object.keys(details), 'Captcha code']) expect(field(name).value).toBe('')
    expect(program('Program a').checked).toBe(false)
    expect(screen.queryByText('certificate.pdf')).toBeNull()
    expect(code()).not.toBe(before)
  })

  it('shows the upload progress of each file and sends once despite several submits', async () => {
    await open()
    fill()
    const form = button('Submit Application').closest('form')
    if (!form) throw new Error('there is no form')
    fireEvent.submit(form)
    fireEvent.submit(form)
    await waitFor(() => expect(uploads).toHaveLength(1))
    const panel = await screen.findByRole('region', { name: 'Sending your application' })
    expect(document.activeElement).toBe(panel)
    expect(screen.queryByRole('button', { name: 'Submit Application' })).toBeNull()
    await answer(() => uploads[0]?.progress(504, 508))
    const bar = within(panel).getByRole('progressbar', { name: 'Uploading certificate.pdf' })
    expect(bar.getAttribute('aria-valuenow')).toBe('50')
    expect(panel.textContent).toContain('99% sent')
    await answer(() => uploads[0]?.progress(508, 508))
    expect(panel.textContent).toContain('Checking your documents')
    expect(uploads).toHaveLength(1)
  })
})

describe('application that cannot be submitted', () => {
  const everythingIsThere = () => {
    for (const [name, value] of Object.entries(details)) expect(field(name).value).toBe(value)
    expect(program('Program a').checked).toBe(true)
    expect(screen.getByRole('list', { name: 'Selected files' }).textContent).toContain('certificate.pdf')
    expect(field('Captcha code').value).toBe(code())
  }

  it('reports a network failure and keeps the form for a retry (SHOP-ERR-37)', async () => {
    await open()
    fill()
    const request = await send()
    await answer(() => request.break())
    expect(await screen.findByText('Failed to submit application. Please try again.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'))
    everythingIsThere()
    submit()
    await waitFor(() => expect(uploads).toHaveLength(2))
  })

  it.each([
    [
      'the server’s reason',
      (one: FakeUpload) => one.refuse('files.no_space'),
      /We can’t accept files right now/,
    ],
    [
      'an unknown reason',
      (one: FakeUpload) => one.answer(400, { message: 'Not on Fridays' }),
      'Not on Fridays',
    ],
    ['no reason', (one: FakeUpload) => one.answer(500, ''), 'Failed to submit application'],
    ['a proxy’s 413', (one: FakeUpload) => one.answer(413, '<html>'), /Together, your files are too large/],
    ['a proxy’s 429', (one: FakeUpload) => one.answer(429, ''), /Too many applications/],
    ['a proxy’s 507', (one: FakeUpload) => one.answer(507, ''), /We can’t accept files/],
    [
      'too many in seconds',
      (one: FakeUpload) => one.refuse('request.too_many_requests', {}, { seconds: 3541 }),
      /Please try again in 60 minutes/,
    ],
    ['too much today', (one: FakeUpload) => one.refuse('files.too_much', {}, { hours: 3 }), /in 3 h/],
  ])('SHOP-ERR-36: shows %s', async (_, refuse, text) => {
    await open()
    fill()
    const request = await send()
    await answer(() => refuse(request))
    expect(await screen.findByText(text)).toBeTruthy()
    everythingIsThere()
  })

  it('reports a request that cannot be started (SHOP-ERR-38)', async () => {
    await open()
    fill()
    vi.stubGlobal('XMLHttpRequest', function broken() {
      throw new Error('no')
    })
    submit()
    expect(await screen.findByText('Error submitting application')).toBeTruthy()
    everythingIsThere()
  })

  it('explains that an application with the same email is already open', async () => {
    await open()
    fill()
    const request = await send()
    await answer(() => request.refuse('coaches.application_open'))
    expect(await screen.findByText('There is already an application for this email address')).toBeTruthy()
    expect(alerts()).toContain('even if it seemed to fail, we have it')
  })

  it('shows the server’s problems at their fields', async () => {
    await open()
    fill()
    const request = await send()
    await answer(() =>
      request.refuse(
        'coaches.file_type',
        { fieldCodes: { phone: 'coaches.phone_length', documents: 'coaches.file_type' } },
        { file: 'certificate.pdf' },
      ),
    )
    await waitFor(() => expect(document.activeElement).toBe(field('Phone')))
    expect(describing('Phone')).toContain('Phone number must be between 10 and 15 characters')
    expect(describing('Documents')).not.toContain('Invalid file type')
    everythingIsThere()
    // Only one failure is shown at a time; the next appears once the first is fixed.
    type('Phone', '0912345678')
    expect(describing('Documents')).toContain('Invalid file type: certificate.pdf. Supported formats')
    fireEvent.click(button('Remove certificate.pdf'))
    expect(describing('Documents')).not.toContain('Invalid file type')
  })

  it.each([
    ['coaches.file_type', 'Invalid file type: certificate.pdf. Supported formats: PDF, DOC, DOCX, JPG, PNG'],
    ['coaches.file_too_large', 'File too large: certificate.pdf. Maximum size: 10MB'],
    ['files.active_content', 'contains active content or can’t be checked: certificate.pdf'],
    ['coaches.too_many_files', 'Maximum 5 files allowed'],
  ] as const)('shows %s at the documents when only the server detects it', async (reason, text) => {
    await open()
    fill()
    const request = await send()
    await answer(() => request.refuse(reason, {}, { file: 'certificate.pdf' }))
    await waitFor(() => expect(document.activeElement).toBe(field('Documents')))
    expect(describing('Documents')).toContain(text)
    everythingIsThere()
  })

  it('rejects a file by its content and explains how to save it again (SHOP-VAL-48)', async () => {
    await open()
    fill()
    const request = await send()
    await answer(() => request.refuse('coaches.file_type', {}, { file: 'certificate.pdf' }))
    await waitFor(() =>
      expect(describing('Documents')).toMatch(
        /Invalid file type: certificate\.pdf\. Supported formats: PDF, DOC, DOCX, JPG, PNG .*save it again as PDF, JPG or PNG/,
      ),
    )
    fireEvent.click(button('Remove certificate.pdf'))
    expect(describing('Documents')).not.toContain('save it again')
  })

  it('reloads the programs and drops one that the server no longer offers', async () => {
    await open()
    fill()
    fireEvent.click(program('Program b'))
    const request = await send()
    server.on({ 'GET /coach-applications/programs': () => ({ success: true, data: [option('b')] }) })
    await answer(() =>
      request.refuse('coaches.program_unknown', { fieldCodes: { programs: 'coaches.program_unknown' } }),
    )
    expect(await screen.findByText('One of the selected programs is no longer offered')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Program a' })).toBeNull())
    submit()
    await waitFor(() => expect(uploads).toHaveLength(2))
    expect(uploads[1]?.body.getAll('programs')).toEqual(['b'])
  })

  it('cancels a running upload and keeps the form', async () => {
    await open()
    fill()
    const request = await send()
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel Sending' }))
    expect(await screen.findByText('Sending was cancelled.')).toBeTruthy()
    expect(request.aborted).toBe(true)
    everythingIsThere()
  })

  it('names a file that was moved or deleted after its selection', async () => {
    await open()
    fill()
    const gone = pdf('gone.pdf')
    gone.slice = () => {
      throw new DOMException('gone', 'NotFoundError')
    }
    choose(gone)
    submit()
    await waitFor(() => expect(alerts()).toContain('can’t be read anymore: gone.pdf'))
    expect(uploads).toHaveLength(0)
  })

  it('requires a program when the programs failed to load', async () => {
    server.on({ 'GET /coach-applications/programs': offline })
    await openPage({ '/become-coach': <ApplyPage /> }, '/become-coach')
    for (const [name, value] of Object.entries(details)) type(name, value)
    choose(pdf())
    type('Captcha code', code())
    submit()
    expect(await screen.findByText('Please select at least one program')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Programs' })))
  })
})

describe('application draft (U41)', () => {
  const KEY = 'tavan.application'
  const stored = () => sessionStorage.getItem(KEY) ?? ''
  /** Simulates a reload: module state is new, session storage is kept. */
  const reload = async () => {
    const kept = stored()
    cleanup()
    forgetPage()
    sessionStorage.setItem(KEY, kept)
    await open()
    await screen.findByRole('checkbox', { name: 'Program a' })
  }

  it('survives a reload except for files and captcha, and says that files are lost', async () => {
    await open()
    fill()
    await reload()
    for (const [name, value] of Object.entries(details)) expect(field(name).value).toBe(value)
    expect(program('Program a').checked).toBe(true)
    expect(field('Captcha code').value).toBe('')
    expect(screen.getByText('Files aren’t kept when you reload. Please choose your file again.')).toBeTruthy()
    choose(pdf())
    await waitFor(() => expect(screen.queryByText(/A reload can’t keep files/)).toBeNull())
  })

  it('is deleted after a submit and after a sign-out', async () => {
    await open()
    fill()
    expect(stored()).toContain('Sara')
    fireEvent(window, new Event(LOGOUT_EVENT))
    expect(stored()).toBe('')
    fill()
    const request = await send()
    await answer(() => request.answer(200, { success: true, message: 'ok' }))
    await waitFor(() => expect(stored()).toBe(''))
  })
})
