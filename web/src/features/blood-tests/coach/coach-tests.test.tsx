import { screen, waitFor, within } from '@testing-library/react'
import type { CoachBloodTest } from 'contract/blood-tests/coach-calls'
import { englishOf } from 'contract/error-text'
import type { Locale } from 'contract/locale'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeCoachServer, open, page, path, press } from '../../../../test/coach-area'
import { athletesList, athletesTest, commented, marker, someTrends } from '../../../../test/fake-blood-tests'
import { later, offline, Reply, refusal } from '../../../../test/fake-server'
import { Goto } from '../../../../test/page'

let server: ReturnType<typeof fakeCoachServer>['server']
let tests: CoachBloodTest[]

const LIST = 'GET /blood-tests/coach/all'
const ONE = 'GET /blood-tests/coach/:id'
const COMMENT = 'POST /blood-tests/coach/:id/comment'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  server = fakeCoachServer().server
  tests = [athletesTest('b1'), athletesTest('b2', { ...commented, code: null, note: null })]
  const oneOf = (id?: string) => tests.find((test) => test.id === id)
  server.on({
    'GET /coach/my-users': () => page([]),
    [ONE]: ({ params }) => {
      const bloodTest = oneOf(params.id)
      return bloodTest ? { success: true, data: { bloodTest } } : refusal('blood_tests.not_found')
    },
    [LIST]: () => athletesList(tests),
    'GET /blood-tests/coach/:id/trends': ({ params }) => ({
      success: true,
      data: { trends: someTrends(params.id) },
    }),
    [COMMENT]: ({ params, body }) => {
      const now = { ...commented, coach_comment: body.comment }
      tests = tests.map((test) => (test.id === params.id ? { ...test, ...now } : test))
      return new Reply(201, { success: true, data: { bloodTest: oneOf(params.id) } })
    },
  })
})

const lists = () => server.calls('GET', '/blood-tests/coach/all').length
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u2066-\u2069]/g, '')

async function openTab(locale: Locale = 'en') {
  const shown = await open('/coach/dashboard?tab=blood-tests', { locale })
  await screen.findByRole('tab', { selected: true })
  return shown
}
const cards = () => screen.findAllByRole('article')

describe('coach’s blood test list', () => {
  it('shows the number of tests and a card for each (COACH-BTL-01 COACH-BTL-07 COACH-BTL-08 COACH-BTL-10 COACH-BTL-11 COACH-BTL-12 COACH-BTL-14 COACH-ENT-27 COACH-ENT-28 COACH-GEN-06 COACH-ROLE-07)', async () => {
    await openTab()
    expect(await screen.findByRole('heading', { level: 2, name: 'Blood Tests (2)' })).toBeTruthy()
    expect(screen.getByText('1 waiting for your comment')).toBeTruthy()
    const [first] = await cards()
    const card = within(first as HTMLElement)
    expect(card.getByRole('heading').textContent).toBe('Mina Rad')
    expect(card.getByText('mina@example.test')).toBeTruthy()
    const facts = card.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(facts).toEqual([
      ['Submitted', 'Nov 18, 2026'],
      ['Test Code', 'LAB-2291'],
    ])
    expect(card.getByText('Reviewing')).toBeTruthy()
    expect(card.getByText('Fasting, early in the morning.')).toBeTruthy()
    expect(card.getByText('View Details', { selector: 'button' })).toBeTruthy()
    expect(card.queryByText('Coach Comment Added')).toBeNull()
  })

  it('names the first three values out of range with unit and position, and the number of the others', async () => {
    const high = (label: string) => marker(label, { value: 9, unit: 'U/L', low: 1, high: 5 })
    tests = [
      athletesTest('b1'),
      athletesTest('b2', { markers: ['ALT', 'AST', 'GGT', 'CK', 'LDH'].map(high) }),
      athletesTest('b3', { markers: [marker('Ferritin', { value: 48, unit: 'ng/mL', low: 30, high: 400 })] }),
      athletesTest('b4', { markers: [] }),
    ]
    await openTab()
    const [one, five, none, empty] = (await cards()).map((card) => within(card))
    const values = (card = one) => card?.queryAllByRole('listitem').map((row) => plain(row.textContent))
    expect(one?.getByText('1 of 3 values is out of range.')).toBeTruthy()
    expect(values()).toEqual(['Glucose112 mg/dLAbove the range'])
    expect(five?.getByText('5 of 5 values are out of range.')).toBeTruthy()
    expect(values(five)).toEqual([
      ...['ALT', 'AST', 'GGT'].map((label) => `${label}9 U/LAbove the range`),
      'and 2 more',
    ])
    expect(none?.getByText('No value is out of range.')).toBeTruthy()
    expect(values(none)).toEqual([])
    expect(empty?.getByText('No values were entered. See the report.')).toBeTruthy()
  })

  it('shows the review date and a comment marker on a reviewed test (COACH-BTL-09 COACH-BTL-13 COACH-STATE-08)', async () => {
    await openTab()
    const [, second] = await cards()
    const card = within(second as HTMLElement)
    const facts = card.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(facts).toEqual([
      ['Submitted', 'Nov 18, 2026'],
      ['Reviewed', 'Nov 20, 2026'],
    ])
    expect(card.getByText('Completed')).toBeTruthy()
    expect(card.getByText('Coach Comment Added').parentElement?.textContent).toBe(
      'Coach Comment AddedNov 20, 2026',
    )
  })

  it('dates the comment marker by the review where the server has no date of the comment (COACH-BTL-13)', async () => {
    tests = [athletesTest('b2', { ...commented, coach_comment_at: null })]
    await openTab()
    const [only] = await cards()
    const marker = within(only as HTMLElement).getByText('Coach Comment Added').parentElement
    expect(marker?.textContent).toBe('Coach Comment AddedNov 20, 2026')
  })

  it('shows an unknown status untranslated (COACH-STATE-09)', async () => {
    tests = [athletesTest('b1', { status: 'at_the_lab' })]
    await openTab()
    const [card] = await cards()
    expect(within(card as HTMLElement).getByText('at_the_lab')).toBeTruthy()
  })

  it('reloads the list whenever its tab opens (COACH-DASH-14)', async () => {
    const { visitor } = await openTab()
    await cards()
    expect(lists()).toBe(1)
    await visitor.click(screen.getByRole('tab', { name: 'Users & Programs' }))
    tests = [...tests, athletesTest('b3')]
    await visitor.click(screen.getByRole('tab', { name: 'Blood Tests' }))
    expect(await screen.findByRole('heading', { name: 'Blood Tests (3)' })).toBeTruthy()
    expect(lists()).toBe(2)
  })

  it('refreshes on request and shows a loading state (COACH-BTL-02 COACH-BTL-03)', async () => {
    const answer = later<unknown>()
    server.on({ [LIST]: () => answer.promise })
    const { visitor } = await openTab()
    expect(await screen.findByText('Loading blood tests...')).toBeTruthy()
    answer.settle(athletesList(tests))
    expect(await cards()).toHaveLength(2)
    expect(screen.queryByText('Loading blood tests...')).toBeNull()
    server.on({ [LIST]: () => athletesList([]) })
    await visitor.click(press('Refresh'))
    expect(await screen.findByRole('heading', { name: 'Blood Tests (0)' })).toBeTruthy()
  })

  it('shows an empty list without an error (COACH-BTL-05 COACH-BTL-06 COACH-ERR-34)', async () => {
    tests = []
    await openTab()
    expect(await screen.findByText('No Blood Tests Found')).toBeTruthy()
    expect(screen.getByText('There are no blood tests requiring review at this time.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('shows the server’s message on a refusal and offers a retry (COACH-BTL-04 COACH-ERR-32)', async () => {
    server.on({ [LIST]: () => refusal('auth.forbidden') })
    const { visitor } = await openTab()
    expect(await screen.findByText(englishOf('auth.forbidden'))).toBeTruthy()
    server.on({ [LIST]: () => athletesList(tests) })
    await visitor.click(press('Retry'))
    expect(await cards()).toHaveLength(2)
  })

  it('shows a default message for a refusal without one (COACH-ERR-32)', async () => {
    server.on({ [LIST]: () => new Reply(400, { success: false }) })
    await openTab()
    expect(await screen.findByText('Failed to load blood tests')).toBeTruthy()
  })

  it('shows an error when the server does not respond (COACH-ERR-33)', async () => {
    server.on({ [LIST]: offline })
    await openTab()
    expect(await screen.findByText('Error loading blood tests', {}, { timeout: 10_000 })).toBeTruthy()
    expect(press('Retry')).toBeTruthy()
  })

  it.each([
    ['inside data', () => ({ success: true, data: { bloodTests: athletesList(tests).bloodTests } })],
    ['at the top', () => ({ success: true, status: 'success', bloodTests: athletesList(tests).bloodTests })],
  ])('accepts the list %s (COACH-CALL-13)', async (_, answer) => {
    server.on({ [LIST]: answer })
    await openTab()
    expect(await screen.findByRole('heading', { name: 'Blood Tests (2)' })).toBeTruthy()
    expect(await cards()).toHaveLength(2)
  })

  it('renders markup in a test’s texts as text (S24)', async () => {
    const code = '<img src=x onerror="document.title=1">'
    tests = [athletesTest('b1', { note: code, code })]
    await openTab()
    expect(await screen.findAllByText(code)).toHaveLength(2)
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })
})

describe('coach’s blood test detail', () => {
  async function openTest(id = 'b1', locale: Locale = 'en') {
    const shown = await openTab(locale)
    const all = await cards()
    const card = all[tests.findIndex((test) => test.id === id)]
    await shown.visitor.click(within(card as HTMLElement).getByRole('button'))
    const box = await screen.findByRole('dialog')
    return { ...shown, box, dialog: within(box) }
  }

  it('opens over the list with the facts of the test (COACH-DASH-29 COACH-BTL-15 COACH-BTD-02 COACH-BTD-03 COACH-BTD-04 COACH-BTD-05 COACH-BTD-06 COACH-BTD-07 COACH-CALL-14)', async () => {
    const { dialog, ...shown } = await openTest()
    await dialog.findByText('Patient Information')
    expect(plain(dialog.getByRole('heading', { level: 2 }).textContent)).toBe('Mina Rad’s blood test')
    const facts = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(facts).toEqual([
      ['Status', 'Reviewing'],
      ['Submitted', expect.stringMatching(/^November 18, 2026 at \d\d:\d\d [AP]M$/)],
      ['Reviewed', 'Not reviewed yet'],
      ['Test Date', 'November 16, 2026'],
      ['Test Code', 'LAB-2291'],
      ['Name', 'Mina Rad'],
      ['Email', 'mina@example.test'],
    ])
    expect(dialog.getByText('Reviewing').querySelector('svg')).toBeTruthy()
    expect(within(dialog.getByRole('region', { name: 'Patient Note' })).getByText(/^Fasting/)).toBeTruthy()
    expect(path(shown)).toBe('/coach/dashboard?tab=blood-tests&test=b1')
    const talk = dialog.getByRole('link', { name: 'Open the Conversation' })
    expect(talk.getAttribute('href')).toBe('/coach/dashboard?tab=chats&with=u1')
  })

  it('shows the analysis and each value with its unit and reference range (COACH-BTD-08 COACH-BTD-09 X-66)', async () => {
    tests = [athletesTest('b1', { analysis_result: 'A little above the range.' })]
    const { dialog } = await openTest()
    const analysis = await dialog.findByRole('region', { name: 'Analysis Result' })
    expect(within(analysis).getByText('A little above the range.')).toBeTruthy()
    const rows = within(dialog.getByRole('region', { name: 'Test Results' })).getAllByRole('listitem')
    expect(rows).toHaveLength(3)
    const [glucose, ferritin, group] = rows.map((row) => plain(row.textContent))
    expect(glucose).toContain('112\u00a0mg/dL')
    expect(glucose).toContain('70–100 mg/dL')
    expect(glucose).toContain('Above the rangeTalk to your doctor about this.')
    expect(ferritin).toContain('In range')
    expect(ferritin).not.toContain('physician')
    expect(group).toBe('Blood groupNo range givenA+')
  })

  it('shows values from the plain map of labels if there are no markers (COACH-BTD-09)', async () => {
    tests = [athletesTest('b1', { markers: undefined, items: { HbA1c: '5.4 %' } })]
    const { dialog } = await openTest()
    const results = await dialog.findByRole('region', { name: 'Test Results' })
    expect(within(results).getByText('HbA1c')).toBeTruthy()
    expect(within(results).getByText('5.4 %')).toBeTruthy()
  })

  it('shows the comment with its date instead of the form (COACH-BTD-10 COACH-STATE-12)', async () => {
    const { dialog } = await openTest('b2')
    const comment = await dialog.findByRole('region', { name: 'Coach Comment' })
    expect(within(comment).getByText(commented.coach_comment)).toBeTruthy()
    expect(comment.textContent).toMatch(/November 20, 2026 at \d\d:\d\d [AP]M/)
    expect(dialog.queryByRole('textbox')).toBeNull()
    expect(dialog.queryByText('Add Comment')).toBeNull()
  })

  it('closes by its button and by a click on the backdrop (COACH-BTD-01)', async () => {
    const { dialog, box, ...shown } = await openTest()
    const { visitor } = shown
    await visitor.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(path(shown)).toBe('/coach/dashboard?tab=blood-tests')
    const [card] = await cards()
    await visitor.click(within(card as HTMLElement).getByRole('button'))
    await visitor.click(await screen.findByRole('dialog'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(box.isConnected).toBe(false)
  })

  it('closes on Back and stays on the list', async () => {
    const { dialog, ...shown } = await openTest()
    await dialog.findByRole('region', { name: 'Patient Note' })
    await Goto.to(-1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(path(shown)).toBe('/coach/dashboard?tab=blood-tests')
  })

  it('shows an error and a retry when the detail fails to load (COACH-ERR-35)', async () => {
    const working = { success: true, data: { bloodTest: tests[0] } }
    // The list's URL matches the detail pattern too; the later handler takes precedence.
    server.on({ [ONE]: () => refusal('blood_tests.not_found'), [LIST]: () => athletesList(tests) })
    const { visitor, dialog } = await openTest()
    expect(await dialog.findByText('Failed to load blood test details')).toBeTruthy()
    server.on({ [ONE]: () => working, [LIST]: () => athletesList(tests) })
    await visitor.click(dialog.getByRole('button', { name: 'Retry' }))
    expect(await dialog.findByText('Patient Information')).toBeTruthy()
  })

  it('sends a trimmed comment, reloads detail and list, and closes (COACH-BTD-11 COACH-VAL-14 COACH-VAL-15 COACH-CALL-15 COACH-ROLE-08 COACH-STATE-10 COACH-STATE-11 COACH-DASH-30)', async () => {
    const { visitor, dialog } = await openTest()
    const box = await dialog.findByRole('textbox', { name: 'Your comment' })
    expect(dialog.getByRole('region', { name: 'Add Comment' })).toBeTruthy()
    const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Submit Comment' })
    expect(send.disabled).toBe(true)
    await visitor.type(box, '   ')
    expect(send.disabled).toBe(true)
    const answer = later()
    server.on({
      [COMMENT]: async ({ body }) => {
        await answer.promise
        tests = [athletesTest('b1', { ...commented, coach_comment: body.comment }), ...tests.slice(1)]
        return new Reply(201, { success: true, data: { bloodTest: tests[0] } })
      },
    })
    await visitor.type(box, ' Iron is fine. ')
    await visitor.click(send)
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Submitting...' }).disabled).toBe(true)
    const [before, detail] = [lists(), server.calls('GET', '/blood-tests/coach/b1').length]
    answer.settle(undefined)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls('POST', '/blood-tests/coach/b1/comment').map(({ body }) => body)).toEqual([
      { comment: 'Iron is fine.' },
    ])
    expect(server.calls('GET', '/blood-tests/coach/b1')).toHaveLength(detail + 1)
    await waitFor(() => expect(lists()).toBe(before + 1))
    await waitFor(() => expect(screen.queryByText('Reviewing')).toBeNull())
    expect(screen.getAllByText('Coach Comment Added')).toHaveLength(2)
  })

  it('reloads the users list after a comment', async () => {
    const { visitor, dialog } = await openTest()
    const users = () => server.calls('GET', '/coach/my-users').length
    await visitor.click(dialog.getByRole('button', { name: 'Close' }))
    await visitor.click(screen.getByRole('tab', { name: 'Users & Programs' }))
    await waitFor(() => expect(users()).toBe(1))
    await visitor.click(screen.getByRole('tab', { name: 'Blood Tests' }))
    const [card] = await cards()
    await visitor.click(within(card as HTMLElement).getByRole('button'))
    await visitor.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Iron is fine.')
    await visitor.click(screen.getByRole('button', { name: 'Submit Comment' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await visitor.click(screen.getByRole('tab', { name: 'Users & Programs' }))
    await waitFor(() => expect(users()).toBe(2))
  })

  it('shows the reason of a refused comment and keeps the text (COACH-ERR-36)', async () => {
    server.on({ [COMMENT]: () => refusal('blood_tests.already_reviewed') })
    const { visitor, dialog } = await openTest()
    const box = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' })
    await visitor.type(box, 'Iron is fine.')
    await visitor.click(dialog.getByRole('button', { name: 'Submit Comment' }))
    expect(await dialog.findByText('Failed to submit comment')).toBeTruthy()
    expect(dialog.getByText('This blood test has already been reviewed')).toBeTruthy()
    expect(box.value).toBe('Iron is fine.')
  })

  it('asks before a click on the backdrop discards an unsent comment', async () => {
    const { visitor, dialog, box } = await openTest()
    await visitor.type(await dialog.findByRole('textbox', { name: 'Your comment' }), 'Iron')
    await visitor.click(box)
    expect(await screen.findByText('Unsaved changes')).toBeTruthy()
    expect(box.isConnected).toBe(true)
  })

  it('shows earlier values next to the newest and the trend value by value', async () => {
    const { visitor, dialog } = await openTest()
    const show = await dialog.findByRole('button', { name: 'Trend of Glucose' })
    const [glucose] = within(dialog.getByRole('region', { name: 'Test Results' })).getAllByRole('listitem')
    expect(plain(glucose?.textContent)).toContain(
      'Earlier:96\u00a0mg/dL on Feb 10, 20265.2\u00a0mmol/L on Jan 10, 2026',
    )
    expect(dialog.queryByRole('button', { name: 'Trend of Ferritin' })).toBeNull()
    await visitor.click(show)
    expect(dialog.getByRole('slider', { name: 'Glucose over time, value by value' })).toBeTruthy()
  })

  it('uses no words of illness in Persian for values out of range', async () => {
    const { box } = await openTest('b1', 'fa')
    await within(box).findByText('نتایج آزمایش')
    expect(box.textContent).toContain('این را با پزشک در میان بگذارید')
    expect(box.textContent).not.toMatch(/نرمال|طبیعی|بیمار|سالم/)
  })
})
