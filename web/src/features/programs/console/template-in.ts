import type { Locale } from 'contract/locale'
import type { ProgramTemplate } from 'contract/programs/template-calls'

type Named = Pick<ProgramTemplate, 'name' | 'categoryId' | 'translations'>

/** Returns names of template and category in a language, else in English. */
export function templateIn({ name, categoryId, translations }: Named, locale: Locale) {
  const own = locale === 'en' ? undefined : translations[locale]
  return { name: own?.name || name, category: { ...categoryId, name: own?.categoryName || categoryId.name } }
}
