import type { Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import enCategories from '../../web/src/features/catalog/console/categories/words/en'
import faCategories from '../../web/src/features/catalog/console/categories/words/fa'
import nlCategories from '../../web/src/features/catalog/console/categories/words/nl'
import enImport from '../../web/src/features/catalog/console/import/words/en'
import faImport from '../../web/src/features/catalog/console/import/words/fa'
import nlImport from '../../web/src/features/catalog/console/import/words/nl'
import enNeeds from '../../web/src/features/catalog/console/needs/words/en'
import faNeeds from '../../web/src/features/catalog/console/needs/words/fa'
import nlNeeds from '../../web/src/features/catalog/console/needs/words/nl'
import en from '../../web/src/features/catalog/console/words/en'
import fa from '../../web/src/features/catalog/console/words/fa'
import nl from '../../web/src/features/catalog/console/words/nl'
import { createTranslate } from '../../web/src/i18n/translate'
import type { Texts } from '../../web/src/i18n/types'
import { owner } from './owner'

const english = { ...en.catalogue, ...enCategories, ...enImport, ...enNeeds }
const texts: Record<Locale, Texts<typeof english>> = {
  en: english,
  fa: { ...fa.catalogue, ...faCategories, ...faImport, ...faNeeds },
  nl: { ...nl.catalogue, ...nlCategories, ...nlImport, ...nlNeeds },
}

/** Actions of staff on the catalogue in one language. */
export function catalogueStaff(page: Page, locale: Locale = 'en') {
  const me = owner(page, locale)
  const k = createTranslate<typeof english>(locale, texts[locale])
  const button = (name: string) => me.main.getByRole('button', { name, exact: true })
  const answer = (name: string) => me.dialog.getByRole('button', { name, exact: true })
  const texted = (language: string) => me.main.getByRole('group', { name: language, exact: true }).first()
  return { ...me, k, button, answer, texted }
}
