import type { Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import en from '../../web/src/features/orders/discounts/words/en'
import fa from '../../web/src/features/orders/discounts/words/fa'
import nl from '../../web/src/features/orders/discounts/words/nl'
import { createTranslate } from '../../web/src/i18n/translate'
import type { Texts } from '../../web/src/i18n/types'
import { owner } from './owner'

const texts: Record<Locale, Texts<typeof en>> = { en, fa, nl }

/** Actions of staff on discount codes in one language. */
export function discountStaff(page: Page, locale: Locale = 'en') {
  const me = owner(page, locale)
  const d = createTranslate<typeof en.consoleDiscounts>(locale, texts[locale].consoleDiscounts)
  const answer = (name: string) => me.dialog.getByRole('button', { name, exact: true })
  const typed = (name: string) => me.dialog.getByLabel(name, { exact: true })
  return { ...me, d, answer, typed }
}
