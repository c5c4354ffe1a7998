import type { Locale } from 'contract/locale'
import type { ProgramTemplate } from 'contract/programs/template-calls'

type Named = Pick<ProgramTemplate, 'name' | 'categoryId' | 'translations'>

/** What a template and its category are called in a language; English where it has no words of its own. */
export function templateIn({ name, categoryId, translations }: Named, locale: Locale) {
  const own = locale === 'en' ? undefined : translations[locale]
  return { name: own?.name || name, category: { ...categoryId, name: own?.categoryName || categoryId.name } }
}
