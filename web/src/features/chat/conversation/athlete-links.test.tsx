import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freshCoach, openChat } from '../../../../test/coach-chats'
import { refusal } from '../../../../test/fake-server'
import { openPopover } from '../../../../test/page'

let server: ReturnType<typeof freshCoach>['server']
beforeEach(() => {
  ;({ server } = freshCoach())
})
afterEach(() => vi.unstubAllGlobals())

const PATH = '/coach/users/:id/summary'
const program = (_id: string, name: string) => ({
  ...{ _id, name, status: 'active', currentWeek: 1, totalWeeks: 12, days: [] },
})
const test = {
  ...{ _id: 't1', createdAt: '2026-11-20T10:00:00.000Z', status: 'submitted' },
  ...{ outOfRange: 0, marked: [] },
}
const answer = (more: object) =>
  server.on({
    [`GET ${PATH}`]: () => ({
      success: true,
      data: {
        ...{ _id: 'u1', firstName: 'Mina', lastName: 'Rad', notes: '', chatId: 'c1' },
        ...{ programs: [], weights: [], weightTarget: null, test: null, ...more },
      },
    }),
  })

/** Opens the menu beside the athlete's link. */
async function openMenu() {
  const { visitor } = await openChat(server)
  expect(server.calls('GET', '/coach/users/u1/summary')).toEqual([])
  const button = screen.getByRole('button', { name: 'Program and Blood Test' })
  const menu = openPopover(button.parentElement as HTMLElement)
  return { visitor, menu: within(menu) }
}

it('leads from a conversation to the athlete’s programs and last blood test, read when asked for', async () => {
  answer({ programs: [program('p1', 'Strength'), program('p2', 'Running')], test })
  const { menu } = await openMenu()
  await menu.findByRole('link', { name: /Strength/ })
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/coach/dashboard?program=p1',
    '/coach/dashboard?program=p2',
    '/coach/dashboard?tab=blood-tests&test=t1',
  ])
})

it('says which of them the athlete does not have', async () => {
  answer({})
  const { menu } = await openMenu()
  expect(await menu.findByText('No program is under way')).toBeTruthy()
  expect(menu.getByText('No blood test is open to you')).toBeTruthy()
})

it('says when the athlete is with another coach, and offers another try after a failure', async () => {
  server.on({ [`GET ${PATH}`]: () => refusal('server.error') })
  const { visitor, menu } = await openMenu()
  await menu.findByText('The athlete’s program couldn’t be loaded')
  server.on({ [`GET ${PATH}`]: () => refusal('programs.user_not_found') })
  await visitor.click(menu.getByRole('button', { name: 'Retry' }))
  expect(await menu.findByText('This athlete is no longer with you')).toBeTruthy()
})
