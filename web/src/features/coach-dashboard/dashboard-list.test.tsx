import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CoachUserProgram } from 'contract/coach-dashboard/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCoachServer, open, page, path, user } from '../../../test/coach-area'
import { followTo } from '../../../test/page'
import { usePhone } from '../../../test/phone'

const program = (
  id: string,
  name: string | null,
  more: Partial<CoachUserProgram> = {},
): CoachUserProgram => ({
  id,
  program: name === null ? null : { name },
  categoryName: 'Strength',
  status: 'active',
  progress: 46,
  startDate: '2026-10-15',
  ...more,
})
const people = [
  user('u1', { programs: [program('a', 'Strength'), program('b', 'Sleep', { progress: 10 })] }),
  user('u2', { programs: [program('c', null, { status: 'creating', progress: 0 })] }),
  user('u3', {
    programs: [program('d', 'Ten'), program('e', 'Eleven'), program('f', 'Twelve', { status: 'paused' })],
  }),
]
const many = Array.from({ length: 8 }, (_, n) => user(`m${n}`))

let server: ReturnType<typeof fakeCoachServer>['server']
beforeEach(() => {
  ;({ server } = fakeCoachServer())
  server.on({
    'GET /coach/my-users': () => {
      const { success, data } = page(people)
      return { success, data: { ...data, needs: { u2: ['plan'] } } }
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

async function openList(at = '/coach/dashboard') {
  const shown = await open(at)
  await screen.findByRole('article', { name: people[0] ? 'Mina Rad u1' : '' })
  return shown
}
const card = (name: string) => screen.getByRole('article', { name })
const line = (name: string) => within(card(name)).getByRole('button', { name })

describe('user rows', () => {
  it('shows each user’s programs, progress and open task, and opens the first user', async () => {
    await openList()
    expect(line('Mina Rad u1').getAttribute('aria-expanded')).toBe('true')
    const brief = within(card('Mina Rad u3')).getByRole('list')
    expect(
      within(brief)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      'StrengthTenStatus: ActiveProgress: 46%Started: Oct 15, 2026',
      'StrengthElevenStatus: ActiveProgress: 46%Started: Oct 15, 2026',
      'StrengthTwelveStatus: PausedProgress: 46%Started: Oct 15, 2026',
    ])
    expect(within(card('Mina Rad u2')).getByText('Plan to write')).toBeTruthy()
    expect(within(card('Mina Rad u2')).getByText('Program in Creation')).toBeTruthy()
    // Only the selected user's details are visible.
    expect(screen.getByText('u1@example.test')).toBeTruthy()
    expect(screen.queryByText('u3@example.test')).toBeNull()
  })

  it('selects a user on click and keeps the selection in the URL', async () => {
    const shown = await openList()
    await shown.visitor.click(line('Mina Rad u3'))
    expect(path(shown)).toBe('/coach/dashboard?user=u3')
    expect(line('Mina Rad u3').getAttribute('aria-expanded')).toBe('true')
    expect(line('Mina Rad u1').getAttribute('aria-expanded')).toBe('false')
    expect(within(card('Mina Rad u3')).getByText('u3@example.test')).toBeTruthy()
    const talk = within(card('Mina Rad u3')).getByRole('link', { name: 'Open the Conversation' })
    expect(talk.getAttribute('href')).toBe('/coach/dashboard?tab=chats&with=u3')
    shown.unmount()
    // An id that is not in the list selects the first user.
    await openList('/coach/dashboard?user=gone')
    expect(line('Mina Rad u1').getAttribute('aria-expanded')).toBe('true')
  })

  it('moves with j and k and focuses the programs on Enter, only while a row has the focus', async () => {
    const { visitor } = await openList()
    act(() => line('Mina Rad u1').focus())
    await visitor.keyboard('jj')
    expect(document.activeElement).toBe(line('Mina Rad u3'))
    await visitor.keyboard('j')
    expect(document.activeElement).toBe(line('Mina Rad u3'))
    await visitor.keyboard('k{ArrowUp}')
    expect(document.activeElement).toBe(line('Mina Rad u1'))
    expect(line('Mina Rad u1').getAttribute('aria-expanded')).toBe('true')
    await visitor.keyboard('{Enter}')
    expect(document.activeElement?.textContent).toBe('Strength')
    await visitor.keyboard('j')
    expect(document.activeElement?.textContent).toBe('Strength')
    // Enter on the row of another user selects that user.
    act(() => line('Mina Rad u2').focus())
    await visitor.keyboard('{Enter}')
    expect(line('Mina Rad u2').getAttribute('aria-expanded')).toBe('true')
  })

  it('opens the program of an unselected user from the row', async () => {
    await openList()
    await followTo(within(card('Mina Rad u3')).getByRole('button', { name: 'Eleven' }))
    expect(await screen.findByRole('dialog', { name: /Eleven/ })).toBeTruthy()
  })
})

describe('user list', () => {
  it('filters by users in need of the coach, sorts, and keeps both in the URL', async () => {
    server.on({
      'GET /coach/my-users': ({ query }) => ({
        ...page(query.get('group') === 'needs' ? [] : many),
        data: {
          ...page(query.get('group') === 'needs' ? [] : many).data,
          counts: { needs: 3, active: 8, waiting: 0 },
        },
      }),
    })
    const shown = await open('/coach/dashboard')
    const filter = within(await screen.findByRole('navigation', { name: 'Who is shown' }))
    expect(filter.getAllByRole('link').map((one) => one.textContent)).toEqual([
      'All',
      'Needs me3',
      'Active8',
      'Waiting0',
    ])
    await shown.visitor.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'need')
    await act(async () => void fireEvent.click(filter.getByRole('link', { name: /Needs me/ })))
    await waitFor(() => expect(path(shown)).toBe('/coach/dashboard?sort=need&show=needs'))
    expect(await screen.findByText('Nobody here right now')).toBeTruthy()
    const query = server.calls('GET', '/coach/my-users').at(-1)?.query
    expect([query?.get('group'), query?.get('sort')]).toEqual(['needs', 'need'])
    await shown.visitor.click(screen.getByRole('button', { name: 'Show All Users' }))
    await waitFor(() => expect(path(shown)).toBe('/coach/dashboard?sort=need'))
  })
})

it('has one target of 44 px in each row on a phone, which leads to the programs', async () => {
  usePhone()
  await open('/coach/dashboard')
  const third = within(await screen.findByRole('article', { name: 'Mina Rad u3' }))
  expect(third.getByText('Eleven')).toBeTruthy()
  expect(third.getAllByRole('button').map((one) => one.textContent)).toEqual(['Mina Rad u3'])
  expect(third.getByRole('button').className).toContain('max-sm:min-h-11')
  await followTo(third.getByRole('button'))
  const program = await third.findByRole('button', { name: 'Eleven' })
  expect(program.className).toContain('max-sm:min-h-11')
})
