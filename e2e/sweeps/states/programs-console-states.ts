import { expect } from '@playwright/test'
import { programStaff } from '../../lib/program-staff'
import type { Fixture, State } from './fixture'

const LIST = '**/admin/programs?*'
const TEMPLATE = 'TAV-PROG-STR'

/** Opens the template of the shop's strength program. */
async function openTemplate({ page, api, locale }: Fixture, part = '') {
  const me = programStaff(page, locale)
  const { programId } = (await api.product(TEMPLATE)) as { programId?: string | null }
  const { token } = await api.signIn('admin@tavan.test')
  const { data } = await api.call<{ data: { items: { _id: string }[] } }>(
    'GET',
    `/admin/programs?search=${encodeURIComponent(programId ?? '')}`,
    { token },
  )
  await me.arrive(api, `/admin/programs/${data.items[0]?._id}${part}`)
  return me
}

export const programsConsoleStates: State[] = [
  {
    name: 'console, program templates',
    async reach({ page, api, locale }) {
      const me = programStaff(page, locale)
      await me.arrive(api, '/admin/programs')
      await expect(me.main.getByRole('row').nth(3)).toBeVisible()
    },
  },
  {
    name: 'console, no template fits',
    async reach({ page, api, locale }) {
      const me = programStaff(page, locale)
      await me.arrive(api, '/admin/programs?search=nobody')
      await expect(me.main.getByText(me.p('templates.nothingFoundText'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, templates failed',
    expectedErrors: /^400 GET \/api\/v1\/admin\/programs/,
    async reach({ page, api, locale }) {
      const me = programStaff(page, locale)
      await page.route(LIST, (route) => route.fulfill({ status: 400, json: { success: false } }))
      await me.arrive(api, '/admin/programs')
      await expect(me.main.getByText(me.p('templates.failed'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, a new template without a name',
    async reach({ page, api, locale }) {
      const me = programStaff(page, locale)
      await me.arrive(api, '/admin/programs/new')
      await me.button(me.p('create.submit')).click()
      await expect(me.main.getByText(me.t.error('programs.name_required'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, details of a template',
    async reach(fixture) {
      const me = await openTemplate(fixture)
      await expect(me.main.getByText(TEMPLATE, { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, plan of a template',
    async reach(fixture) {
      const me = await openTemplate(fixture, '?part=plan')
      await expect(me.main.getByRole('heading', { level: 2, name: me.p('plan.title') })).toBeVisible()
    },
  },
  {
    name: 'console, questions of a template',
    async reach(fixture) {
      const me = await openTemplate(fixture, '?part=questions')
      await expect(me.button(me.p('questions.edit', { n: 1 }))).toBeVisible()
    },
  },
  {
    name: 'console, one question',
    modal: true,
    async reach(fixture) {
      const me = await openTemplate(fixture, '?part=questions')
      await me.button(me.p('questions.edit', { n: 1 })).click()
      await expect(me.answer(me.p('questions.submit'))).toBeVisible()
    },
  },
  {
    name: 'console, programs of people',
    async reach({ page, api, locale }) {
      const me = programStaff(page, locale)
      await me.arrive(api, '/admin/programs/people')
      await expect(me.main.getByRole('row').nth(6)).toBeVisible()
    },
  },
  {
    name: 'console, hand a program over',
    modal: true,
    async reach({ page, api, locale }) {
      const me = programStaff(page, locale)
      await me.arrive(api, '/admin/programs/people?search=moradi')
      await me.main.getByRole('row').nth(1).getByRole('link').click()
      await me.button(me.p('program.handOver')).click()
      await expect(me.dialog.getByLabel(me.p('handOver.coach'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, coaches and their room',
    async reach({ page, api, locale }) {
      const me = programStaff(page, locale)
      await me.arrive(api, '/admin/programs/coaches')
      await expect(me.main.getByRole('progressbar').first()).toBeVisible()
    },
  },
]
