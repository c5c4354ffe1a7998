import type { ConsoleCategory } from 'contract/catalog/console-category-calls'
import {
  CATEGORY_DESCRIPTION_MAX,
  CATEGORY_NAME_MAX,
  categoryProblems,
  SLUG_MAX,
  type Tint,
  tints,
} from 'contract/catalog/console-rules'
import { type Locale, localeCodes } from 'contract/locale'
import { searchForm } from 'contract/text'
import { refusalOf } from '../../../../api/error-text'
import { isolatedName } from '../../../../i18n/isolated'
import type { Problem } from '../../../../ui/form/store'
import type { CategoryBody } from './categories.api'

type Texts = Record<'name' | 'description', string>

/** Values of the category form; texts by language code. */
export interface CategoryValues extends Record<Locale, Texts> {
  slug: string
  tint: Tint
  isActive: boolean
}

const none: Texts = { name: '', description: '' }

export const newCategory: CategoryValues = {
  en: none,
  fa: none,
  nl: none,
  slug: '',
  tint: 'stone',
  isActive: true,
}

export const categoryLimits = Object.fromEntries([
  ['slug', SLUG_MAX],
  ...localeCodes.flatMap((language) => [
    [`${language}.name`, CATEGORY_NAME_MAX],
    [`${language}.description`, CATEGORY_DESCRIPTION_MAX],
  ]),
])

export function categoryValues(category: ConsoleCategory): CategoryValues {
  const { name, description, translations, slug, tint, isActive } = category
  return {
    en: { name, description },
    fa: translations.fa ?? none,
    nl: translations.nl ?? none,
    slug,
    tint: tints.find((one) => one === tint) ?? 'stone',
    isActive,
  }
}

/** The category as it is sent; a language without any text has no entry. */
export function writtenCategory(values: CategoryValues): CategoryBody {
  const { en, slug, tint, isActive } = values
  const written = (['fa', 'nl'] as const).filter(
    (language) => values[language].name.trim() || values[language].description.trim(),
  )
  return {
    name: en.name,
    description: en.description,
    slug: slug.trim(),
    tint,
    isActive,
    translations: Object.fromEntries(written.map((language) => [language, values[language]])),
  }
}

export function problemsOfCategory({ en, slug }: CategoryValues) {
  return categoryProblems({ name: en.name, slug: slug.trim() }).map(({ path, code }) => ({
    path: path === 'name' ? 'en.name' : path,
    code,
  }))
}

/** Converts a server field to a path of the form. */
export const categoryPath = (path: string) =>
  path === 'name' || path === 'description' ? `en.${path}` : path.replace(/^translations\./, '')

/** Returns the problem of a name that another category has, at its language; undefined for any other error. */
export function takenName(error: unknown, values: CategoryValues): Problem | undefined {
  const refusal = refusalOf(error)
  const code = 'catalog.category_name_taken'
  if (refusal?.code !== code) return undefined
  const name = String(refusal.params?.name ?? '')
  const [named] = Object.keys(refusal.fieldCodes ?? {})
  const language = localeCodes.find((one) => searchForm(values[one].name) === searchForm(name)) ?? 'en'
  return {
    path: named === undefined ? `${language}.name` : categoryPath(named),
    code,
    params: { name: isolatedName(name) },
  }
}
