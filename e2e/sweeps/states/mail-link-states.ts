import { expect } from '@playwright/test'
import { EMAIL_CHANGE_HOURS, EMAIL_UNDO_DAYS } from 'contract/auth/rules'
import { type Fixture, open, type State } from './fixture'

const NEXT = 'robin.jansen@tavan.test'

const press = ({ me }: Fixture, name: string) => me.main.getByRole('button', { name, exact: true }).click()

const says = ({ me }: Fixture, text: string) => expect(me.main.getByText(text, { exact: true })).toBeVisible()

/** Stubs a call, because the tokens of these states are not valid. */
const answer = ({ page }: Fixture, path: string, json: object) =>
  page.route(`**/api/v1${path}`, (route) => route.fulfill({ json }))

const refuse = ({ page }: Fixture, path: string, code: string) =>
  page.route(`**/api/v1${path}`, (route) => route.fulfill({ status: 400, json: { success: false, code } }))

const CHANGE = '/auth/email-change/confirm'
const KEEP = '/auth/email-change/undo'
const WITHDRAW = '/coach-applications/withdraw'
const refused = (path: string) => new RegExp(`^400 POST /api/v1${path}$`)

async function askForAnother(fixture: Fixture) {
  await open('/account')(fixture)
  await press(fixture, fixture.t('account.email.change'))
}

const accountPart: State[] = [
  {
    name: 'account, another address, with problems',
    who: 'fresh',
    async reach(fixture) {
      await askForAnother(fixture)
      await press(fixture, fixture.t('account.email.submit'))
      await says(fixture, fixture.t.error('auth.reset_email_required'))
    },
  },
  {
    name: 'account, another address waits',
    who: 'fresh',
    async reach(fixture) {
      await fixture.page.route('**/api/v1/auth/me', async (route) => {
        const response = await route.fetch()
        const { data, ...rest } = await response.json()
        await route.fulfill({ response, json: { ...rest, data: { ...data, pendingEmail: NEXT } } })
      })
      await open('/account')(fixture)
      await expect(fixture.me.main.getByRole('status').filter({ hasText: NEXT })).toBeVisible()
    },
  },
]

const changePage: State[] = [
  { name: 'another address', who: 'fresh', reach: open('/change-email?token=good') },
  {
    name: 'another address, confirmed',
    who: 'fresh',
    async reach(fixture) {
      await answer(fixture, CHANGE, { success: true, data: { email: NEXT } })
      await open('/change-email?token=good')(fixture)
      await press(fixture, fixture.t('links.change.submit'))
      await says(fixture, fixture.t('links.change.done'))
    },
  },
  {
    name: 'another address, dead link',
    who: 'fresh',
    expectedErrors: refused(CHANGE),
    async reach(fixture) {
      await refuse(fixture, CHANGE, 'auth.email_link_dead')
      await open('/change-email?token=old')(fixture)
      await press(fixture, fixture.t('links.change.submit'))
      await says(fixture, fixture.t('links.change.deadText', { hours: EMAIL_CHANGE_HOURS }))
    },
  },
]

const keepPage: State[] = [
  { name: 'address to keep', reach: open('/keep-email?token=good') },
  {
    name: 'address to keep, kept',
    async reach(fixture) {
      await answer(fixture, KEEP, { success: true })
      await open('/keep-email?token=good')(fixture)
      await press(fixture, fixture.t('links.keep.submit'))
      await says(fixture, fixture.t('links.keep.doneText'))
    },
  },
  {
    name: 'address to keep, dead link',
    expectedErrors: refused(KEEP),
    async reach(fixture) {
      await refuse(fixture, KEEP, 'auth.email_link_dead')
      await open('/keep-email?token=old')(fixture)
      await press(fixture, fixture.t('links.keep.submit'))
      await says(fixture, fixture.t('links.keep.deadText', { days: EMAIL_UNDO_DAYS }))
    },
  },
]

const withdrawPage: State[] = [
  {
    name: 'application to withdraw, its link asked for',
    async reach(fixture) {
      await open('/withdraw-application')(fixture)
      await press(fixture, fixture.t('withdraw.send'))
      await says(fixture, fixture.t.error('auth.reset_email_required'))
    },
  },
  {
    name: 'application to withdraw, link mailed',
    async reach(fixture) {
      await answer(fixture, '/coach-applications/withdrawal-link', { success: true })
      await open('/withdraw-application')(fixture)
      await fixture.me.field(fixture.t('auth.email')).fill(NEXT)
      await press(fixture, fixture.t('withdraw.send'))
      await says(fixture, fixture.t('withdraw.sentText'))
    },
  },
  { name: 'application to withdraw', reach: open('/withdraw-application?token=good') },
  {
    name: 'application to withdraw, withdrawn',
    async reach(fixture) {
      await answer(fixture, WITHDRAW, { success: true })
      await open('/withdraw-application?token=good')(fixture)
      await press(fixture, fixture.t('withdraw.submit'))
      await says(fixture, fixture.t('withdraw.doneText'))
    },
  },
  {
    name: 'application to withdraw, dead link',
    expectedErrors: refused(WITHDRAW),
    async reach(fixture) {
      await refuse(fixture, WITHDRAW, 'coaches.withdrawal_dead')
      await open('/withdraw-application?token=old')(fixture)
      await press(fixture, fixture.t('withdraw.submit'))
      await says(fixture, fixture.t('withdraw.deadText'))
    },
  },
]

/** Pages that mailed links open besides those of `accountStates`, and the pages that request the links. */
export const mailLinkStates: State[] = [...accountPart, ...changePage, ...keepPage, ...withdrawPage]
