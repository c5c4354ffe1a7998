import { expect, type Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import coachEn from '../../web/src/features/coaches/words/en'
import coachFa from '../../web/src/features/coaches/words/fa'
import coachNl from '../../web/src/features/coaches/words/nl'
import { createTranslate } from '../../web/src/i18n/translate'
import type { Texts } from '../../web/src/i18n/types'
import { type Api, DEMO_PASSWORD } from './api'
import { applyAs } from './owner'
import { words } from './words'

const texts: Record<Locale, Texts<typeof coachEn>> = { en: coachEn, fa: coachFa, nl: coachNl }

export const COACH = 'coach@tavan.test'

/** Actions of a coach or an applicant in one language. */
export function coach(page: Page, locale: Locale = 'en') {
  const t = words(locale)
  const w = createTranslate<typeof coachEn.coach>(locale, texts[locale].coach)
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => main.getByLabel(name, { exact: true })
  /** Ticks the human verification and waits for its calculation. */
  async function verify() {
    await main.getByRole('checkbox').click()
    await expect(main.getByText(t('auth.verification.verified'), { exact: true })).toBeVisible()
  }

  async function signIn(email = COACH, password = DEMO_PASSWORD) {
    await field(t('auth.email')).fill(email)
    await field(t('auth.password')).fill(password)
    await verify()
    await main.getByRole('button', { name: w('login.submit'), exact: true }).click()
  }

  /** Confirms the mailed link and sets the password on its page. */
  async function confirmMailbox(password: string) {
    await button('Confirm Email Address').click()
    await main.getByRole('heading', { level: 1, name: 'Choose your password' }).waitFor()
    await field('Password').fill(password)
    await button('Confirm Email Address').click()
  }

  async function register(email: string, password: string) {
    await field(t('auth.email')).fill(email)
    await field(t('auth.password')).fill(password)
    await field(t('auth.confirmPassword')).fill(password)
    await verify()
    await button(w('register.submit')).click()
  }

  /** Opens a page of the coach area with a stored session. */
  async function arrive(
    api: Api,
    path = '/coach/dashboard',
    who: string | { email: string; password?: string } = COACH,
  ) {
    const { email, password } = typeof who === 'string' ? { email: who, password: undefined } : who
    const { id, token } = await api.signIn(email, password)
    await page.goto('/favicon.svg')
    await page.evaluate(
      ([key, user]) => {
        localStorage.setItem('coachAuthToken', key ?? '')
        localStorage.setItem('coachUser', user ?? '')
      },
      [token, JSON.stringify({ id, email, role: 'coach' })],
    )
    await page.goto(path)
    await expect(banner.getByRole('heading', { level: 1 })).toBeVisible()
  }

  const users = main.getByRole('article')
  return { t, w, main, banner, button, field, verify, signIn, register, confirmMailbox, arrive, users }
}

/** Creates a decided application and returns its email address. */
export async function applied(
  api: Api,
  who: { first: string; last: string },
  decision: 'approve' | 'reject',
  locale: Locale = 'en',
): Promise<string> {
  const email = await applyAs(api, who, locale, 'one')
  const { token } = await api.asOwner()
  const { data } = await api.call<{ data: { items: { _id: string }[] } }>(
    'GET',
    `/admin/coach-applications?search=${encodeURIComponent(email)}`,
    { token },
  )
  const id = data.items[0]?._id
  await api.call('POST', `/admin/coach-applications/${id}/${decision}`, {
    token,
    body: { notes: 'Thank you.' },
  })
  return email
}
