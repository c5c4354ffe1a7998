import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { program } from '../../../../test/fake-programs'
import { refusal } from '../../../../test/fake-server'
import { aDay, eachWithDays, inDays, meal, session, todayDate } from '../../../../test/fake-today'
import { openPage } from '../../../../test/page'
import TodayPage from './today-page'

const now = eachWithDays()
const { days } = now
afterEach(() => void vi.useRealTimers())

const open = (locale?: 'fa' | 'nl') => openPage({ '/today': <TodayPage /> }, '/today', locale)
const main = (name: string | RegExp) => screen.findByRole('region', { name })
const press = (name: string | RegExp, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  act(async () => fireEvent.click(within_.getByRole('button', { name })))
const dialog = async () => within(await screen.findByRole('dialog'))

describe('a day with a session', () => {
  it('shows date, week, session, last loads, next meal, water, the coach’s line and due items when a program runs', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${todayDate}T18:00:00`) })
    await open()
    const block = within(await main('Push day'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Today: \w+, \w+ \d+$/)
    expect(screen.getByText('Week 6 of 12')).toBeTruthy()
    expect(screen.getByText('46% of the sessions done')).toBeTruthy()
    expect(block.getByText('3 exercises')).toBeTruthy()
    expect(block.getByText('about 50 min')).toBeTruthy()
    expect(block.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Exercise Bench press3 × 8-10 · 60 kg last time',
      'Exercise Plank3 × 8-10 · 1:15 last time',
    ])
    expect(screen.getByText('1.0 of 2.5 l')).toBeTruthy()
    expect(screen.getByText('Next meal', { exact: false }).textContent).toBe('Next meal · 23:59')
    expect(screen.getByRole('link', { name: /Lena.*Slow down/ }).getAttribute('href')).toBe('/messages')
    expect(screen.getByRole('link', { name: /Answer the questions/ }).getAttribute('href')).toBe(
      '/programs/p2/questionnaire',
    )
    expect(screen.queryByText(/^Saved/)).toBeNull()
  })

  it('leads into the session when Start Session is pressed', async () => {
    const { where } = await open()
    await main('Push day')
    await press('Start Session')
    expect(where().pathname).toBe(`/today/session/p1/plan-${todayDate}`)
  })

  it('has one filled button when there are two programs, the one with a session first', async () => {
    const other = program('p2', { currentWeek: 2 })
    days[todayDate] = aDay({ programs: [other, program('p1')], next: null })
    await open()
    await main('Push day')
    expect(screen.getAllByText(/^Strength p/).map((one) => one.textContent)).toEqual([
      'Strength p1',
      'Strength p2',
    ])
    expect(screen.getByText('Week 2 of 12')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Start Session' })).toHaveLength(1)
    expect(screen.getByText('No session is planned for the coming days.')).toBeTruthy()
  })

  it('claims nothing about the coming days of a program when the answer names the next session of another', async () => {
    days[todayDate] = aDay({ programs: [program('p1'), program('p2')] })
    await open()
    expect(await main('Rest day')).toBeTruthy()
    expect(screen.queryByText('No session is planned for the coming days.')).toBeNull()
  })

  it('says that a finished session is done and opens it again', async () => {
    days[todayDate] = aDay({ sessions: [session({ state: 'done' })] })
    const { where } = await open()
    const block = within(await main('Push day'))
    expect(block.getByText('Done today')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Start Session' })).toBeNull()
    await press('Open Again')
    expect(where().pathname).toBe(`/today/session/p1/plan-${todayDate}`)
  })

  it('names the next session once the one of the day is done', async () => {
    days[todayDate] = aDay({
      sessions: [session({ state: 'done' })],
      next: { date: inDays(1), userProgramId: 'p1', focus: 'Legs' },
    })
    days[inDays(1)] = aDay({
      date: inDays(1),
      sessions: [session({ plannedFor: inDays(1), focus: 'Legs', duration: 70 })],
    })
    await open()
    const block = await main('Push day')
    await waitFor(() =>
      expect(block.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain('Tomorrow: Legs, 70 min'),
    )
  })

  it('cuts a sentence of the coach at its own end, in the direction of its language', async () => {
    await open()
    const text = await screen.findByText('Slow down on the way up.')
    expect([text.dir, text.classList.contains('truncate')]).toEqual(['auto', true])
    expect(text.closest('a')?.textContent).toBe('Lena: Slow down on the way up.')
  })

  it('goes on with a running session, which can no longer be moved', async () => {
    days[todayDate] = aDay({ sessions: [session({ state: 'running' })] })
    await open()
    await main('Push day')
    expect(screen.getByRole('button', { name: 'Continue Session' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Move Session' })).toBeNull()
  })
})

describe('a session that does not fit', () => {
  it('moves the session to the chosen day, and back by Undo', async () => {
    await open()
    await main('Push day')
    await press('Move Session')
    const choices = (await dialog()).getAllByRole('button').filter((one) => one.closest('li'))
    expect(choices).toHaveLength(6)
    await act(async () => fireEvent.click(choices[0] as HTMLElement))
    expect(await screen.findByText('Rest day')).toBeTruthy()
    await waitFor(() => expect(now.fake.entries('move')).toMatchObject([{ from: todayDate, to: inDays(1) }]))
    const line = within((await screen.findAllByText(/is on .* now/))[0]?.parentElement as HTMLElement)
    await press('Undo', line)
    expect(await main('Push day')).toBeTruthy()
    await waitFor(() => expect(now.fake.entries('move')).toEqual([]))
  })

  it('excuses the session with a reason, and takes that back', async () => {
    await open()
    await main('Push day')
    await press('Not today')
    await press('Ill', await dialog())
    expect(await screen.findByText('Not today: Ill')).toBeTruthy()
    await waitFor(() =>
      expect(now.fake.entries('excuse')).toMatchObject([{ date: todayDate, reason: 'ill' }]),
    )
    const block = within(await main('Push day'))
    expect(block.getByRole('button', { name: 'Train anyway' })).toBeTruthy()
    await press('Undo', block)
    expect(await screen.findByRole('button', { name: 'Start Session' })).toBeTruthy()
    await waitFor(() => expect(now.fake.entries('excuse')).toEqual([]))
  })

  it('asks for words when the reason is another one', async () => {
    await open()
    await main('Push day')
    await press('Not today')
    const asked = await dialog()
    await press('Something else', asked)
    await press('Excuse Session', asked)
    expect(asked.getByText('Write a few words, so that your coach knows.')).toBeTruthy()
    fireEvent.change(asked.getByLabelText('Reason'), { target: { value: ' Exam week ' } })
    await press('Excuse Session', asked)
    await waitFor(() => expect(now.fake.entries('excuse')).toMatchObject([{ reason: 'Exam week' }]))
    expect(await screen.findByText('Exam week')).toBeTruthy()
  })
})

describe('a rest day', () => {
  beforeEach(() => {
    days[todayDate] = aDay({ sessions: [] })
    days[inDays(2)] = aDay({
      date: inDays(2),
      sessions: [session({ plannedFor: inDays(2), focus: 'Legs' })],
    })
  })

  it('names the next session with its day, and takes it today', async () => {
    await open()
    const block = within(await main('Legs'))
    expect(block.getByText('Rest day')).toBeTruthy()
    expect(block.getByText('Next session:', { exact: false }).textContent).toMatch(
      /^Next session: \w+, \w+ \d+$/,
    )
    expect(await block.findByText('3 exercises')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Start Session' })).toBeNull()
    await press('Train anyway')
    expect(await screen.findByRole('button', { name: 'Start Session' })).toBeTruthy()
    await waitFor(() =>
      expect(now.fake.entries('move')).toMatchObject([{ date: todayDate, from: inDays(2), to: todayDate }]),
    )
  })
})

describe('meals and water', () => {
  it('measures what was eaten against the targets of the day, also of an alternative with values', async () => {
    const alternatives = ['Soup (310 kcal, protein 18 g)', 'Bread with feta']
    days[todayDate] = aDay({ meals: [meal('breakfast', { done: true }), meal('dinner', { alternatives })] })
    await open()
    expect(await screen.findByText('500 of 2,000 kcal eaten')).toBeTruthy()
    expect(screen.getByText('1,500 left')).toBeTruthy()
    expect(screen.getByText(/Protein 30 of 150 g/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Open Dinner' }))
    const soup = await screen.findByRole('button', { name: /^Soup/ })
    // Against the planned 500 kcal and 30 g, and after the breakfast.
    expect(soup.textContent?.replace(/[\u2066\u2069]/g, '')).toContain('-190 kcal · Protein -12 g')
    expect(soup.textContent).toContain('1,190 kcal left today after it')
    expect(screen.getByRole('button', { name: /^Bread with feta/ }).textContent).toContain(
      'it counts like the planned meal',
    )
    fireEvent.click(soup)
    expect(await screen.findByText('810 of 2,000 kcal eaten')).toBeTruthy()
    expect(screen.getByText(/Protein 48 of 150 g/)).toBeTruthy()
  })

  it('ticks a meal at once, and unticks it by Undo', async () => {
    await open()
    const tick = await screen.findByRole('checkbox', { name: 'Dinner: eaten' })
    await act(async () => fireEvent.click(tick))
    expect(tick).toHaveProperty('checked', true)
    await waitFor(() => expect(now.fake.entries('meal')).toMatchObject([{ meal: 'dinner', done: true }]))
    await press('Undo')
    expect(tick).toHaveProperty('checked', false)
    await waitFor(() =>
      expect(now.fake.entries('meal')).toMatchObject([{ meal: 'dinner', done: false, rev: 2 }]),
    )
  })

  it('reports a refused entry and shows the stored state when the server refuses a tick', async () => {
    now.fake.server.on({
      'POST /user-programs/:id/log': ({ body }) => ({
        success: true,
        data: {
          results: body.entries.map(({ clientId }: { clientId: string }) => ({
            clientId,
            outcome: 'refused',
            code: 'log.day',
          })),
        },
      }),
    })
    await open()
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Dinner: eaten' }))
    expect(await screen.findByText(/^1 entry was not accepted/)).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Dinner: eaten' })).toHaveProperty('checked', false),
    )
  })

  it('stores the alternative that was eaten instead', async () => {
    await open()
    await main('Push day')
    await press('Open Dinner')
    const open_ = await dialog()
    expect(open_.getByText('70 g oats')).toBeTruthy()
    await press('Bread with feta', open_)
    expect(await screen.findByText('Bread with feta')).toBeTruthy()
    await waitFor(() =>
      expect(now.fake.entries('meal')).toMatchObject([{ done: true, alternative: 'Bread with feta' }]),
    )
  })

  it('adds a glass of water, and takes it back', async () => {
    await open()
    await main('Push day')
    await press(/^\+250 ml/)
    expect(screen.getByText('1.25 of 2.5 l')).toBeTruthy()
    await press('Undo')
    expect(screen.getByText('1.0 of 2.5 l')).toBeTruthy()
    await waitFor(() => expect(now.fake.entries('water')).toEqual([]))
  })
})

describe('without a day to show', () => {
  it('says that no program runs, and where to go on', async () => {
    days[todayDate] = aDay({ program: null, programs: [], sessions: [], next: null, meals: [] })
    now.fake.server.on({ 'GET /user-programs': () => ({ success: true, data: [] }) })
    await open()
    await screen.findByRole('heading', { level: 1, name: 'No program is running' })
    expect(screen.getByRole('link', { name: 'My Programs' }).getAttribute('href')).toBe('/programs')
    const shop = screen.getByRole('link', { name: 'See the Programs' })
    expect(shop.getAttribute('href')).toBe('/shop/category/programs')
    expect(shop.className).toContain('bg-pine')
  })

  it('explains a paused program', async () => {
    days[todayDate] = aDay({ program: null, programs: [], sessions: [], next: null, meals: [] })
    now.fake.server.on({
      'GET /user-programs': () => ({ success: true, data: [program('p1', { status: 'paused' })] }),
    })
    await open()
    expect(await screen.findByText(/Your program is paused/)).toBeTruthy()
  })

  it('shows a failure with a way to try again', async () => {
    now.fake.server.on({ 'GET /today': () => refusal('auth.forbidden') })
    await open()
    await screen.findByRole('heading', { level: 1, name: 'Your day couldn’t be loaded' })
    now.fake.server.on({ 'GET /today': () => ({ success: true, data: days[todayDate] }) })
    await press('Try Again')
    expect(await main('Push day')).toBeTruthy()
  })

  it('shows the skeleton while the answer is on its way', async () => {
    now.fake.server.on({ 'GET /today': () => new Promise(() => undefined) })
    await open()
    expect(await screen.findByText('Loading your day')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Today' })).toBeTruthy()
  })
})

it('speaks Persian with its digits and its calendar', async () => {
  await open('fa')
  const block = within(await main('Push day'))
  expect(block.getByText('۳ حرکت')).toBeTruthy()
  expect(screen.getByText('هفتهٔ ۶ از ۱۲')).toBeTruthy()
  expect(screen.getByText('۱٫۰ از ۲٫۵ لیتر')).toBeTruthy()
  const month = new Intl.DateTimeFormat('fa', { month: 'long' }).format(new Date())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(month)
})
