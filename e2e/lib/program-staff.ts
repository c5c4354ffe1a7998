import type { Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import en from '../../web/src/features/programs/console/words/en'
import fa from '../../web/src/features/programs/console/words/fa'
import nl from '../../web/src/features/programs/console/words/nl'
import { createTranslate } from '../../web/src/i18n/translate'
import type { Texts } from '../../web/src/i18n/types'
import { owner } from './owner'

const texts: Record<Locale, Texts<typeof en>> = { en, fa, nl }

/** Actions of staff on programs in one language. */
export function programStaff(page: Page, locale: Locale = 'en') {
  const me = owner(page, locale)
  const p = createTranslate<typeof en.consolePrograms>(locale, texts[locale].consolePrograms)
  const button = (name: string) => me.main.getByRole('button', { name, exact: true })
  const answer = (name: string) => me.dialog.getByRole('button', { name, exact: true })
  const group = (name: string) => me.main.getByRole('group', { name, exact: true })
  const asked = (name: string) => me.dialog.getByRole('group', { name, exact: true })
  const saved = page.getByText(p('one.saved'), { exact: true })
  return { ...me, p, button, answer, group, asked, saved }
}
