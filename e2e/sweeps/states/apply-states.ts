import { expect } from '@playwright/test'
import { newEmail } from '../../lib/api'
import { applicant, fourDocuments } from '../../lib/applicant'
import { leaveUnanswered } from '../../lib/navigation'
import type { Fixture, State } from './fixture'

const SUBMIT = '**/coach-applications/submit'

async function fill({ page, locale }: Fixture) {
  const me = applicant(page, locale)
  await me.open()
  await me.fill({ first: 'Robin', last: 'Jansen', email: newEmail() }, await fourDocuments())
  return me
}

export const applyStates: State[] = [
  {
    name: 'application',
    reach: ({ page, locale }) => applicant(page, locale).open(),
  },
  {
    name: 'application, programs on their way',
    async reach({ page, locale }) {
      await leaveUnanswered(page, '**/coach-applications/programs*')
      await page.goto('/become-coach')
      const { main, t } = applicant(page, locale)
      await expect(main.getByText(t('apply.programs.loading'), { exact: true })).toBeAttached()
    },
  },
  {
    name: 'application, programs failed',
    expectedErrors: /^400 GET \/api\/v1\/coach-applications\/programs/,
    async reach({ page, locale }) {
      await page.route('**/coach-applications/programs*', (route) =>
        route.fulfill({ status: 400, json: { success: false } }),
      )
      await page.goto('/become-coach')
      const { main, t } = applicant(page, locale)
      await expect(main.getByText(t('apply.programs.failed'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'application, no programs',
    async reach({ page, locale }) {
      await page.route('**/coach-applications/programs*', (route) =>
        route.fulfill({ json: { success: true, data: [] } }),
      )
      await page.goto('/become-coach')
      const { main, t } = applicant(page, locale)
      await expect(main.getByText(t('apply.programs.emptyTitle'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'application, with mistakes',
    async reach(fixture) {
      const { t, main, field, documents, submit } = await fill(fixture)
      await field(t('auth.lastName')).fill('J')
      await field(t('auth.phone')).fill('12')
      await field(t('apply.parts.experience')).fill('Short')
      await documents.setInputFiles([
        { name: 'notes-1.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
        ...[1, 2].map((n) => ({
          name: `${n}.pdf`,
          mimeType: 'application/pdf',
          buffer: Buffer.from(`${n}`),
        })),
      ])
      await main.getByRole('button', { name: t('apply.captcha.read'), exact: true }).click()
      await submit.click()
      await expect(main.getByText(t.error('coaches.last_name_length'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'application, refused',
    expectedErrors: /^409 POST/,
    async reach(fixture) {
      const { t, main, submit } = await fill(fixture)
      await fixture.page.route(SUBMIT, (route) =>
        route.fulfill({ status: 409, json: { success: false, code: 'coaches.application_open' } }),
      )
      await submit.click()
      await expect(main.getByText(t.error('coaches.application_open'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'application, received',
    async reach(fixture) {
      const { t, main, submit } = await fill(fixture)
      await fixture.page.route(SUBMIT, (route) => route.fulfill({ status: 201, json: { success: true } }))
      await submit.click()
      await expect(main.getByText(t('apply.done.title'), { exact: true })).toBeVisible()
    },
  },
  {
    // Must be last: its held request would reach the server once the route is removed.
    name: 'application, being sent',
    async reach(fixture) {
      const { t, main, submit } = await fill(fixture)
      await leaveUnanswered(fixture.page, SUBMIT)
      await submit.click()
      await expect(main.getByRole('button', { name: t('apply.sending.cancel'), exact: true })).toBeVisible()
    },
  },
]
