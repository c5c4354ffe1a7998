import { expect, type Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import sharp from 'sharp'
import { docx, pdf } from '../../server/test/documents'
import { words } from './words'

export interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Creates four documents of the usual types, with names in both directions. */
export async function fourDocuments(): Promise<Upload[]> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#2c6e57' } })
  return [
    { name: 'Certificate 2021.pdf', mimeType: 'application/pdf', buffer: await pdf('Certificate') },
    { name: 'رزومه.docx', mimeType: 'application/octet-stream', buffer: docx() },
    { name: 'باشگاه.jpg', mimeType: 'image/jpeg', buffer: await picture.clone().jpeg().toBuffer() },
    { name: 'Diploma 2019.PNG', mimeType: 'image/png', buffer: await picture.clone().png().toBuffer() },
  ]
}

const experiences: Record<Locale, string> = {
  en: 'Ten years as a powerlifting coach with more than eighty athletes, from teenagers to pensioners.',
  fa: 'ده سال است که مربی پاورلیفتینگ هستم و با بیش از هشتاد ورزشکار، از نوجوان تا بازنشسته، کار کرده‌ام.',
  nl: 'Tien jaar coach in het powerliften, met meer dan tachtig sporters, van tieners tot gepensioneerden.',
}
export const EXPERIENCE = experiences.en

/** Actions of an applicant in one language. */
export function applicant(page: Page, locale: Locale = 'en') {
  const t = words(locale)
  const main = page.getByRole('main')
  const field = (label: string) => main.getByLabel(label, { exact: true })
  const programs = main.getByRole('group', { name: t('apply.parts.programs'), exact: true })
  const documents = field(t('apply.parts.documents'))
  const files = main.getByRole('list', { name: t('apply.documents.list'), exact: true })
  const captcha = field(t('apply.captcha.field'))
  const submit = main.getByRole('button', { name: t('apply.submit'), exact: true })

  async function open() {
    await page.goto('/become-coach')
    await expect(programs.getByRole('checkbox').first()).toBeVisible()
  }

  async function fillPerson(who: { first: string; last: string; email: string; phone?: string }) {
    await field(t('auth.firstName')).fill(who.first)
    await field(t('auth.lastName')).fill(who.last)
    await field(t('auth.email')).fill(who.email)
    await field(t('auth.phone')).fill(who.phone ?? '+31 20 555 0199')
  }

  /** Reads the captcha by its text alternative. */
  async function readCode(): Promise<string> {
    await main.getByRole('button', { name: t('apply.captcha.read'), exact: true }).click()
    const spelled = main.getByText(/^([2-9A-Z], ){5}[2-9A-Z]$/)
    const code = ((await spelled.textContent()) ?? '').replaceAll(', ', '')
    await main.getByRole('button', { name: t('apply.captcha.hide'), exact: true }).click()
    return code
  }

  /** Fills in all fields with the given documents. */
  async function fill(
    who: { first: string; last: string; email: string; phone?: string },
    uploads: Upload[],
  ) {
    await fillPerson(who)
    await programs.getByRole('checkbox').first().check()
    await field(t('apply.parts.experience')).fill(experiences[locale])
    await documents.setInputFiles(uploads)
    await captcha.fill((await readCode()).toLowerCase())
  }

  return { t, main, field, programs, documents, files, captcha, submit, open, fillPerson, readCode, fill }
}
