import { expect, type Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import sharp from 'sharp'
import { docx, pdf } from '../../server/test/documents'
import applicationsEn from '../../web/src/features/coaches/console/words/en'
import applicationsFa from '../../web/src/features/coaches/console/words/fa'
import applicationsNl from '../../web/src/features/coaches/console/words/nl'
import consoleEn from '../../web/src/i18n/console/words/en'
import consoleFa from '../../web/src/i18n/console/words/fa'
import consoleNl from '../../web/src/i18n/console/words/nl'
import { createTranslate } from '../../web/src/i18n/translate'
import type { Texts } from '../../web/src/i18n/types'
import { type Api, DEMO_PASSWORD, newEmail } from './api'
import { EXPERIENCE } from './applicant'
import { words } from './words'

type Words<S> = Record<Locale, Texts<S>>
const consoleTexts: Words<typeof consoleEn> = { en: consoleEn, fa: consoleFa, nl: consoleNl }
const applicationTexts: Words<typeof applicationsEn> = {
  en: applicationsEn,
  fa: applicationsFa,
  nl: applicationsNl,
}

export const ADMIN = 'admin@tavan.test'

/** Actions of staff in the console in one language. */
export function owner(page: Page, locale: Locale = 'en') {
  const t = words(locale)
  const c = createTranslate<typeof consoleEn.console>(locale, consoleTexts[locale].console)
  const w = createTranslate<typeof applicationsEn.applications>(locale, applicationTexts[locale].applications)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const submit = main.getByRole('button', { name: c('login.submit'), exact: true })

  async function signIn(email = ADMIN, password = DEMO_PASSWORD) {
    await main.getByLabel(t('auth.email'), { exact: true }).fill(email)
    await main.getByLabel(t('auth.password'), { exact: true }).fill(password)
    await main.getByRole('checkbox').click()
    await expect(main.getByText(t('auth.verification.verified'), { exact: true })).toBeVisible()
    await submit.click()
  }

  /** Opens a page of the console with a stored session. */
  async function arrive(api: Api, path = '/admin/applications') {
    const { id, email, token } = await api.signIn(ADMIN)
    await page.goto('/favicon.svg')
    await page.evaluate(
      ([key, user]) => {
        localStorage.setItem('adminAuthToken', key ?? '')
        localStorage.setItem('adminUser', user ?? '')
      },
      [token, JSON.stringify({ id, email, name: 'Nasrin Azad', staffRole: 'owner' })],
    )
    await page.goto(path)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  }

  const one = (name: string) => main.getByRole('link', { name, exact: true })
  async function search(text: string) {
    await main.getByRole('searchbox', { name: w('list.search') }).fill(text)
    await page.waitForURL((url) => url.searchParams.get('search') === text)
  }

  return { t, c, w, main, dialog, submit, signIn, arrive, one, search }
}

/** Submits an application like the form, with all kinds of documents or one PDF; returns the email address. */
export async function applyAs(
  api: Api,
  who: { first: string; last: string },
  locale: Locale = 'en',
  documents: 'all' | 'one' = 'all',
): Promise<string> {
  const email = newEmail()
  const { data } = await api.call<{ data: { _id: string }[] }>('GET', '/coach-applications/programs')
  const form = new FormData()
  const fields = { firstName: who.first, lastName: who.last, email, phone: '+31205550199' }
  for (const [name, value] of Object.entries({ ...fields, experience: EXPERIENCE })) form.append(name, value)
  for (const { _id } of data.slice(0, 2)) form.append('programs', _id)
  const files: [name: string, bytes: Buffer][] = [['certificate.pdf', await pdf('Certificate')]]
  if (documents === 'all') {
    const picture = sharp({ create: { width: 640, height: 440, channels: 3, background: '#d8e2d0' } })
    files.push(['diploma.png', await picture.png().toBuffer()], ['رزومه.docx', docx()])
  }
  for (const [name, bytes] of files) form.append('documents', new File([new Uint8Array(bytes)], name))
  const answer = await fetch(`${process.env.TAVAN_URL}/api/v1/coach-applications/submit`, {
    method: 'POST',
    headers: { 'accept-language': locale },
    body: form,
  })
  if (!answer.ok) throw new Error(`The application was refused: ${answer.status} ${await answer.text()}`)
  return email
}
