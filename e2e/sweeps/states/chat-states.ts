import { expect } from '@playwright/test'
import { chatActions } from '../../lib/chat-actions'
import { coach } from '../../lib/coach'
import { leaveUnanswered } from '../../lib/navigation'
import { type Fixture, open, type State } from './fixture'

const LIST = '**/chat/list?*'
const none = { currentPage: 1, totalPages: 1, hasNextPage: false, total: 0 }

async function coachChats({ page, api, locale }: Fixture) {
  const me = coach(page, locale)
  await me.arrive(api, '/coach/dashboard?tab=chats')
  return { ...me, row: me.main.getByRole('link', { name: /Sara Moradi/ }) }
}

/** Conversations of coach and customer. */
export const chatStates: State[] = [
  {
    name: 'coach, chats',
    async reach(fixture) {
      const { row } = await coachChats(fixture)
      await expect(row).toBeVisible()
    },
  },
  {
    name: 'coach, chats on their way',
    async reach(fixture) {
      await leaveUnanswered(fixture.page, LIST)
      const { main } = await coachChats(fixture)
      await expect(main.getByText(fixture.t('chat.list.loading'), { exact: true })).toBeAttached()
    },
  },
  {
    name: 'coach, chats failed',
    expectedErrors: /^400 GET \/api\/v1\/chat\/list/,
    async reach(fixture) {
      await fixture.page.route(LIST, (route) => route.fulfill({ status: 400, json: { success: false } }))
      const { main } = await coachChats(fixture)
      await expect(main.getByText(fixture.t('chat.list.failed'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'coach, no chats',
    async reach(fixture) {
      await fixture.page.route(LIST, (route) =>
        route.fulfill({ json: { success: true, data: [], pagination: none } }),
      )
      const { main } = await coachChats(fixture)
      await expect(main.getByText(fixture.t('chat.list.empty'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'coach, a conversation',
    async reach(fixture) {
      const { row } = await coachChats(fixture)
      await row.click()
      const { view } = chatActions(fixture.page, fixture.locale)
      await expect(view('Sara Moradi').getByRole('listitem').first()).toBeVisible()
      await expect(fixture.page.getByText(fixture.t('chat.line.connecting'), { exact: true })).toBeHidden()
    },
  },
  {
    name: 'messages, none',
    who: 'fresh',
    async reach(fixture) {
      await open('/messages')(fixture)
      await expect(fixture.page.getByText(fixture.t('chat.page.emptyText'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'messages, a file to send and an alert',
    who: 'withOrders',
    modal: true,
    async reach(fixture) {
      await open('/messages')(fixture)
      const { attach, field } = chatActions(fixture.page, fixture.locale)
      await expect(field).toBeVisible()
      const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('a week') })
      await attach([1, 2, 3, 4, 5, 6].map((n) => file(`week-${n}-of-my-training.txt`)))
      await expect(fixture.page.getByRole('alertdialog')).toBeVisible()
    },
  },
]
