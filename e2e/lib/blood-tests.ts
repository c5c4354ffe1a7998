import { expect, type Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import coachEn from '../../web/src/features/blood-tests/coach/words/en'
import coachFa from '../../web/src/features/blood-tests/coach/words/fa'
import coachNl from '../../web/src/features/blood-tests/coach/words/nl'
import consoleEn from '../../web/src/features/blood-tests/console/words/en'
import consoleFa from '../../web/src/features/blood-tests/console/words/fa'
import consoleNl from '../../web/src/features/blood-tests/console/words/nl'
import formEn from '../../web/src/features/blood-tests/customer/submit/words/en'
import formFa from '../../web/src/features/blood-tests/customer/submit/words/fa'
import formNl from '../../web/src/features/blood-tests/customer/submit/words/nl'
import ownEn from '../../web/src/features/blood-tests/customer/words/en'
import ownFa from '../../web/src/features/blood-tests/customer/words/fa'
import ownNl from '../../web/src/features/blood-tests/customer/words/nl'
import markersEn from '../../web/src/features/blood-tests/trend/words/en'
import markersFa from '../../web/src/features/blood-tests/trend/words/fa'
import markersNl from '../../web/src/features/blood-tests/trend/words/nl'
import { createTranslate } from '../../web/src/i18n/translate'
import { type Api, type Customer, newEmail } from './api'
import { COACH } from './coach'

const en = { ...coachEn, ...consoleEn, ...formEn, ...ownEn, ...markersEn }
const texts = {
  en,
  fa: { ...coachFa, ...consoleFa, ...formFa, ...ownFa, ...markersFa },
  nl: { ...coachNl, ...consoleNl, ...formNl, ...ownNl, ...markersNl },
}

/** Messages of blood tests: the coach's, the customer's, the form's and those of measured values. */
export const testWords = (locale: Locale) => createTranslate<typeof en>(locale, texts[locale] as typeof en)

/** Creates a customer whose program is assigned to the demo's coach. */
export async function athlete(api: Api, name: string, lastName: string): Promise<Customer> {
  const customer = await api.register(name, lastName, newEmail())
  await api.add(customer.token, 'TAV-PROG-10K')
  const { paymentUrl } = await api.orderOnline(customer)
  await api.pay(paymentUrl, 'approve')
  const [owner, coach] = await Promise.all([api.asOwner(), api.signIn(COACH)])
  const { data } = await api.call<{ data: { items: { _id: string }[] } }>(
    'GET',
    `/admin/user-programs?search=${encodeURIComponent(customer.email)}`,
    { token: owner.token },
  )
  await api.call('PATCH', `/admin/user-programs/${data.items[0]?._id}`, {
    token: owner.token,
    body: { coachId: coach.id, reason: 'Journey' },
  })
  return customer
}

/** Form of a new test in one language. */
export function submitter(page: Page, locale: Locale = 'en') {
  const t = testWords(locale)
  const main = page.getByRole('main')
  const row = (n: number) =>
    main.getByRole('group', { name: t('submitTest.values.entry', { n }), exact: true })
  const field = (label: string) => main.getByLabel(label, { exact: true })
  async function fill(n: number, [label, value, unit, low, high]: readonly string[]) {
    const put = async (name: 'label' | 'value' | 'unit' | 'low' | 'high', text = '') =>
      row(n)
        .getByLabel(t(`submitTest.values.${name}`), { exact: true })
        .fill(text)
    await put('label', label)
    await put('value', value)
    await put('unit', unit)
    await put('low', low)
    await put('high', high)
  }
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  return { t, main, row, field, fill, press }
}

/** Presses a key on the trend's slider and returns the announced value. */
export async function walk(page: Page, key: string): Promise<string> {
  const slider = page.getByRole('slider').first()
  await slider.focus()
  await expect(slider).toBeFocused()
  await page.keyboard.press(key)
  return ((await slider.getAttribute('aria-valuetext')) ?? '').replace(/[\u2066-\u2069]/g, '')
}
