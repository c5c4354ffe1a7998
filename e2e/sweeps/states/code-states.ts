import { expect, type Page } from '@playwright/test'
import { coach } from '../../lib/coach'
import { codeWords } from '../../lib/codes'
import { owner } from '../../lib/owner'
import { peopleStaff } from '../../lib/people-staff'
import type { Fixture, State } from './fixture'

const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const SETUP = {
  secret: KEY,
  uri: `otpauth://totp/Tavan:coach%40tavan.test?secret=${KEY}&issuer=Tavan&algorithm=SHA1&digits=6&period=30`,
}
const RECOVERY_CODES = [
  'k3m8-9q2x-7hpa',
  'w7d2-4nfz-e6tc',
  '8rjy-mv5k-2xgq',
  'pz4h-c9sb-t3wd',
  '5fnx-q8ae-jr7m',
  'g2vt-6kdy-h4pc',
  'y9cw-3zmr-x5ne',
  'd6qs-jt2g-8vkh',
  'ma7p-w4fx-z9by',
  'e3kn-h5rd-6sjt',
]
const LOGIN_REFUSED = /^401 POST \/api\/v1\/auth\/login$/

/** Stubs the server's responses about codes, because the shared accounts must remain able to sign in. */
const says = (page: Page, path: string, status: number, answer: object) =>
  page.route(path, (route) => route.fulfill({ status, json: answer }))
const gives = (page: Page, path: string, data: object) => says(page, path, 200, { success: true, data })

/** Stubs the response to the correct password of an account with codes. */
const asksForCode = ({ page }: Fixture) =>
  says(page, '**/auth/login', 401, {
    success: false,
    code: 'auth.code_required',
    data: { challenge: 'c', expiresInSeconds: 300 },
  })

/** Opens a coach's settings up to the QR code. */
async function setUp({ page, api, locale }: Fixture) {
  const me = coach(page, locale)
  const o = codeWords(locale)
  // The password is correct, so the server responds with a key.
  await page.route('**/auth/totp', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: route.request().method() === 'GET' ? { on: false, recoveryCodesLeft: 0 } : SETUP,
      },
    }),
  )
  await gives(page, '**/auth/totp/confirm', { recoveryCodes: RECOVERY_CODES })
  await me.arrive(api, '/coach/settings')
  await me.button(o('totp.setUp')).click()
  const section = me.main.getByRole('region', { name: o('totp.title'), exact: true })
  await section.getByLabel(o('totp.password'), { exact: true }).fill('Strong-pass-1!')
  await me.button(o('totp.next')).click()
  await expect(me.main.getByRole('img', { name: o('totp.qr') })).toBeVisible()
  return { ...me, o }
}

/** Opens an account with these fields replaced. */
async function openPerson({ page, api, locale, people }: Fixture, more: object) {
  const me = peopleStaff(page, locale)
  await page.route(`**/admin/users/${people.withOrders.id}`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...more } } })
  })
  await me.arrive(api, `/admin/people/${people.withOrders.id}`)
  return me
}

const PHONE_CODES = { totpSince: '2026-11-02T09:30:00.000Z' }

export const codeStates: State[] = [
  {
    name: 'sign-in, a one-time code',
    expectedErrors: /^40[01] POST \/api\/v1\/auth\/login/,
    async reach(fixture) {
      const { page, locale, me, t } = fixture
      const o = codeWords(locale)
      await asksForCode(fixture)
      await says(page, '**/auth/login/code', 400, { success: false, code: 'auth.code_wrong' })
      await page.goto('/login')
      await me.signIn('robin@tavan.test', 'Strong-pass-1!')
      await me.field(o('code.label')).fill('123456')
      await page.getByRole('button', { name: o('code.submit'), exact: true }).click()
      await expect(me.main.getByText(t.error('auth.code_wrong'))).toBeVisible()
    },
  },
  {
    name: 'coach, sign-in, a recovery code',
    expectedErrors: LOGIN_REFUSED,
    async reach(fixture) {
      const me = coach(fixture.page, fixture.locale)
      const o = codeWords(fixture.locale)
      await asksForCode(fixture)
      await fixture.page.goto('/coach/login')
      await me.signIn()
      await me.button(o('code.useRecovery')).click()
      await me.field(o('code.recoveryLabel')).fill('k3m8-9q2x')
    },
  },
  {
    name: 'coach, settings, codes to set up',
    reach: async (fixture) => void (await setUp(fixture)),
  },
  {
    name: 'coach, settings, recovery codes',
    async reach(fixture) {
      const { o, ...me } = await setUp(fixture)
      await me.field(o('totp.code')).fill('123456')
      await me.button(o('totp.turnOn')).click()
      await expect(me.main.getByRole('list', { name: o('totp.codesLabel') })).toBeVisible()
      await expect(me.main.getByRole('heading', { name: o('totp.saveTitle') })).toBeFocused()
    },
  },
  {
    name: 'console, security, codes on',
    async reach({ page, api, locale }) {
      const me = owner(page, locale)
      const o = codeWords(locale)
      await gives(page, '**/auth/totp', { on: true, since: PHONE_CODES.totpSince, recoveryCodesLeft: 9 })
      await me.arrive(api, '/admin/security')
      await expect(me.main.getByRole('button', { name: o('totp.turnOff'), exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, security, turn codes off',
    async reach({ page, api, locale, t }) {
      const me = owner(page, locale)
      const o = codeWords(locale)
      await gives(page, '**/auth/totp', { on: true, since: PHONE_CODES.totpSince, recoveryCodesLeft: 0 })
      await me.arrive(api, '/admin/security')
      const turnOff = me.main.getByRole('button', { name: o('totp.turnOff'), exact: true })
      await turnOff.click()
      await me.main.getByLabel(o('totp.password'), { exact: true }).fill('Strong-pass-1!')
      await turnOff.click()
      await expect(me.main.getByText(t.error('auth.code_missing'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, a person with codes, whose account is closing',
    async reach(fixture) {
      const me = await openPerson(fixture, { ...PHONE_CODES, closesAt: '2026-12-02T09:30:00.000Z' })
      await expect(me.main.getByText(me.p('people.closingText'))).toBeVisible()
      await expect(me.button(me.p('people.codes.button'))).toBeVisible()
    },
  },
  {
    name: 'console, turn a person’s codes off?',
    modal: true,
    async reach(fixture) {
      const me = await openPerson(fixture, PHONE_CODES)
      await me.button(me.p('people.codes.button')).click()
      await expect(me.answer(me.p('people.codes.keep'))).toBeVisible()
    },
  },
]
