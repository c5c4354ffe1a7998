import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import type { QueueKind } from 'contract/coach-dashboard/queue-rules'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCoachServer, heading, open, path, stats } from '../../../../test/coach-area'
import { loadDateFields, typeDay } from '../../../../test/date-fields'
import { refusal } from '../../../../test/fake-server'
import { followTo, openPopover } from '../../../../test/page'
import { letterOf } from './queue-keys'
import { snoozeDays, snoozedToDay, snoozedUntil } from './snooze'

// The column has tests of its own; it would load beside each line while keys are pressed, without an `act` of React.
vi.mock('../athlete/athlete-column', () => ({ default: () => null }))

let server: ReturnType<typeof fakeCoachServer>['server']
let items: QueueItem[]
const item = (kind: QueueKind, n: number, fact: string): QueueItem => ({
  _id: `${kind}-${n}`,
  kind,
  userId: `u${n}`,
  user: { firstName: 'Mina', lastName: `Rad ${n}` },
  fact,
  since: new Date(Date.now() - n * 3_600_000).toISOString(),
  action: kind === 'message' ? `/coach/dashboard?tab=chats&chat=c${n}` : `/coach/dashboard?program=p${n}`,
})

/** The server hides a case. */
function hidden({ params }: { params: Record<string, string> }) {
  items = items.filter(({ _id }) => _id !== params.id)
  return { success: true }
}

beforeAll(loadDateFields)
beforeEach(() => {
  localStorage.clear()
  server = fakeCoachServer().server
  items = [
    item('message', 3, 'My knee hurts since Tuesday'),
    item('plan_due', 2, 'Waits for the plan: Strength'),
    item('missed', 1, '2 sessions missed: Push, Legs'),
  ]
  server.on({
    'GET /coach/queue': () => ({ success: true, data: { items } }),
    'POST /coach/queue/:id/done': hidden,
    'POST /coach/queue/:id/snooze': hidden,
  })
})
afterEach(() => void vi.unstubAllGlobals())

async function openQueue() {
  const shown = await open('/coach/queue')
  await heading('Needs You')
  return shown
}
const lines = () => screen.findAllByRole('listitem')
const link = (name: RegExp) => screen.getByRole('link', { name })
/** Focuses a line, beside which its athlete loads as a lazy chunk. */
const focusOn = (line: HTMLElement) => act(async () => line.focus())
const lastLinkOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('link')
    .at(-1) as HTMLElement

describe('the coach’s queue', () => {
  it('each case shows person, kind, fact, age and a link to its page', async () => {
    await openQueue()
    const [first, second] = await lines()
    expect(first?.textContent).toContain('Mina Rad 3')
    expect(first?.textContent).toContain('Message')
    expect(first?.textContent).toContain('3 hours ago')
    expect(first?.textContent).toContain('My knee hurts since Tuesday')
    expect(link(/^Reply/).getAttribute('href')).toBe('/coach/dashboard?tab=chats&chat=c3')
    expect(lastLinkOf(second).getAttribute('href')).toBe('/coach/dashboard?program=p2')
    const navigation = screen.getByRole('navigation', { name: 'Your area' })
    expect(within(navigation).getByRole('link', { name: 'Needs You' }).getAttribute('aria-current')).toBe(
      'page',
    )
  })

  it('counts its cases in the header, for screen readers in words', async () => {
    const counted = () => ({ success: true, data: { ...stats(2, 3, 4).data, queueCases: items.length } })
    server.on({ 'GET /coach/stats': counted })
    await openQueue()
    const name = 'Needs You'
    const header = await screen.findByRole('link', { name, description: '3 cases wait for you' })
    expect(header.textContent).toContain('3')
    const [first] = await lines()
    await followTo(within(first as HTMLElement).getByRole('button', { name: 'Done' }))
    await screen.findByRole('link', { name, description: '2 cases wait for you' })
    items = []
    await followTo(within((await lines())[0] as HTMLElement).getByRole('button', { name: 'Done' }))
    await screen.findByRole('link', { name, description: '' })
  })

  it('goes by keys: j and k move, e is done and focuses the next case, r replies', async () => {
    const { visitor } = await openQueue()
    await lines()
    await focusOn(link(/^Reply/))
    await visitor.keyboard('j')
    expect(document.activeElement).toBe(link(/^Write the plan/))
    await visitor.keyboard('k')
    expect(document.activeElement).toBe(link(/^Reply/))
    await visitor.keyboard('je')
    await waitFor(() => expect(screen.queryByText('Waits for the plan: Strength')).toBeNull())
    expect(document.activeElement).toBe(link(/^See the sessions/))
    expect(server.calls('POST', '/coach/queue/plan_due-2/done')).toHaveLength(1)
  })

  it('opens the conversation by r where the athlete has no room beside the list', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...{ matches: !query.startsWith('(min-width'), addEventListener() {}, removeEventListener() {} },
    }))
    const shown = await openQueue()
    await lines()
    // The next page is a lazy chunk; without `act` React warns about the suspended render.
    await act(async () => void fireEvent.keyDown(link(/^Reply/), { key: 'r' }))
    expect(path(shown)).toBe('/coach/queue')
    await focusOn(link(/^Reply/))
    await act(async () => void fireEvent.keyDown(link(/^Reply/), { key: 'r' }))
    await waitFor(() => expect(path(shown)).toBe('/coach/dashboard?tab=chats&chat=c3'))
  })

  it('brings a case back with a message when Done was not saved', async () => {
    server.on({ 'POST /coach/queue/:id/done': () => refusal('server.error') })
    const { visitor } = await openQueue()
    const [first] = await lines()
    await visitor.click(within(first as HTMLElement).getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('That was not saved. Please try again.')).toBeTruthy()
    expect(await screen.findByText('My knee hurts since Tuesday')).toBeTruthy()
  })

  it.each(['Done', 'Snooze'])('takes %s for a case that is over already without a message', async (name) => {
    const over = () => {
      items = items.slice(1)
      return refusal('coaches.case_not_found')
    }
    server.on({ 'POST /coach/queue/:id/done': over, 'POST /coach/queue/:id/snooze': over })
    const { visitor } = await openQueue()
    const [first] = await lines()
    const menu = name === 'Snooze' ? openPopover(first) : first
    await visitor.click(
      within(menu as HTMLElement).getByRole('button', { name: name === 'Snooze' ? 'For a week' : 'Done' }),
    )
    await waitFor(() => expect(server.calls('GET', '/coach/queue')).toHaveLength(2))
    expect(await lines()).toHaveLength(2)
    expect(screen.queryByText('That was not saved. Please try again.')).toBeNull()
  })

  it('reads the list again when the last of several hidden cases is saved, so that none comes back', async () => {
    let save = () => {}
    const saved = new Promise<void>((resolve) => {
      save = resolve
    })
    server.on({
      'POST /coach/queue/:id/done': async ({ params }) => {
        if (params.id === 'message-3') return refusal('coaches.case_not_found')
        await saved
        return hidden({ params })
      },
    })
    const { visitor } = await openQueue()
    await lines()
    await focusOn(link(/^Reply/))
    await visitor.keyboard('ee')
    await waitFor(() => expect(server.calls('POST', /\/done$/)).toHaveLength(2))
    expect(await lines()).toHaveLength(1)
    expect(server.calls('GET', '/coach/queue')).toHaveLength(1)
    items = items.slice(1)
    await act(async () => save())
    await waitFor(() => expect(server.calls('GET', '/coach/queue')).toHaveLength(2))
    expect(await lines()).toHaveLength(1)
  })

  it('focuses a chat that came back with a new message', async () => {
    const { visitor } = await openQueue()
    const [reply] = items
    await lines()
    await focusOn(link(/^Reply/))
    await visitor.keyboard('e')
    await waitFor(() => expect(server.calls('GET', '/coach/queue')).toHaveLength(2))
    items = [...items, { ...(reply as QueueItem), fact: 'It still hurts' }]
    await visitor.keyboard('e')
    await screen.findByText('It still hurts')
    await visitor.keyboard('e')
    await waitFor(() => expect(document.activeElement).toBe(link(/^Reply/)))
  })

  it('shows the athlete of the line that has the focus after a quick step to the next and back', async () => {
    await openQueue()
    const [first, second] = await lines()
    const name = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('heading')
    const isShown = (row: HTMLElement | undefined) =>
      within(name(row)).getByRole('link').getAttribute('aria-current') === 'true'
    await focusOn(link(/^Reply/))
    await waitFor(() => expect(isShown(first)).toBe(true))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.keyDown(document.activeElement as Element, { key: 'j' })
    fireEvent.keyDown(document.activeElement as Element, { key: 'k' })
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    vi.useRealTimers()
    expect(isShown(first)).toBe(true)
    expect(isShown(second)).toBe(false)
  })

  it('snoozes a case until a morning on the device’s clock', async () => {
    const now = new Date(2026, 10, 28, 22, 15)
    expect(snoozedUntil('tomorrow', now)).toBe(new Date(2026, 10, 29, 8).toISOString())
    expect(snoozedUntil('monday', now)).toBe(new Date(2026, 10, 30, 8).toISOString())
    expect(snoozedUntil('monday', new Date(2026, 10, 30, 7))).toBe(new Date(2026, 11, 7, 8).toISOString())
    expect(snoozedUntil('week', now)).toBe(new Date(2026, 11, 5, 8).toISOString())
  })

  it('takes the keys of a Persian keyboard by their place, and none of a field', async () => {
    expect(letterOf({ key: 'ت', code: 'KeyJ' })).toBe('j')
    expect(letterOf({ key: 'E', code: 'KeyE' })).toBe('e')
    // On a keyboard of other places the letter counts.
    expect(letterOf({ key: 'j', code: 'KeyC' })).toBe('j')
    expect(letterOf({ key: 'ArrowDown', code: 'ArrowDown' })).toBe('ArrowDown')
    const { visitor } = await openQueue()
    await lines()
    await visitor.keyboard('[KeyJ>]{/KeyJ}')
    expect(document.activeElement).toBe(link(/^Reply/))
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await visitor.keyboard('je')
    expect(field.value).toBe('je')
    expect(server.calls('POST', /\/done$/)).toHaveLength(0)
    field.remove()
  })

  it('snoozes a case until the morning of a day, and asks for a day that can be one', async () => {
    const now = new Date(2026, 10, 28, 22, 15)
    expect(snoozeDays(now)).toEqual({ min: '2026-11-29', max: '2027-11-28' })
    expect(snoozedToDay('2026-12-24', now)).toBe(new Date(2026, 11, 24, 8).toISOString())
    for (const day of ['', '2026-11-28', '2027-11-29', 'soon']) expect(snoozedToDay(day, now)).toBeUndefined()
    const { visitor } = await openQueue()
    const [first] = await lines()
    const menu = openPopover(first)
    await followTo(within(menu).getByRole('button', { name: 'Until a date …' }))
    const dialog = within(await screen.findByRole('dialog'))
    await visitor.click(dialog.getByRole('button', { name: 'Snooze' }))
    expect(dialog.getByText('Choose a day from tomorrow on, at most a year ahead.')).toBeTruthy()
    expect(server.calls('POST', /\/snooze$/)).toHaveLength(0)
    const next = new Date(new Date().getFullYear() + 1, 0, 31, 8)
    // The last day of January lies ahead for at most a year, on any day of the year.
    await typeDay('Day', `${next.getFullYear()}-01-31`, dialog)
    await visitor.click(dialog.getByRole('button', { name: 'Snooze' }))
    await waitFor(() => expect(screen.queryByText('My knee hurts since Tuesday')).toBeNull())
    expect(server.calls('POST', /\/snooze$/).map(({ body }) => body)).toEqual([{ until: next.toISOString() }])
  })

  it('says so when nobody waits, and offers a retry when the list fails', async () => {
    items = []
    const empty = await openQueue()
    expect(await screen.findByText('Nobody waits for you')).toBeTruthy()
    empty.unmount()
    server.on({ 'GET /coach/queue': () => refusal('server.error') })
    const { visitor } = await openQueue()
    await screen.findByText('Failed to load what waits for you')
    items = [item('pain', 1, 'Pain: left knee')]
    server.on({ 'GET /coach/queue': () => ({ success: true, data: { items } }) })
    await visitor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Pain: left knee')).toBeTruthy()
  })

  it.each(['en', 'fa'] as const)(
    'is worked through with forty cases by keyboard alone (%s)',
    async (locale) => {
      items = Array.from({ length: 40 }, (_, n) =>
        item(n % 2 ? 'missed' : 'message', 40 - n, `Fact ${n + 1}`),
      )
      await open('/coach/queue', { locale })
      const rows = await lines()
      expect(rows).toHaveLength(40)
      // Athletes load beside the list meanwhile; without `act` React warns about the suspended render.
      const keys = async (letters: string) => {
        for (const key of letters)
          await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }))
      }
      // The first five are looked at and left for the end, the others are done one after the other.
      await keys('jjjjjj')
      await keys('e'.repeat(35))
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5))
      expect(document.activeElement?.getAttribute('aria-describedby')).toBe('fact-message-36')
      await keys('e'.repeat(5))
      await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
      expect(server.calls('POST', /\/done$/)).toHaveLength(40)
    },
  )
})
