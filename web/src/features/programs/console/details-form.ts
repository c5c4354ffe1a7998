import { DESCRIPTION_MAX, NAME_MAX, templateProblems } from 'contract/programs/console-rules'
import type { Difficulty } from 'contract/programs/rules'
import type { ProgramTemplate } from 'contract/programs/template-calls'

export const otherLanguages = ['fa', 'nl'] as const
const texts = ['name', 'category', 'description'] as const

/** Values of the details form; texts by language code. */
interface DetailsValues {
  en: Record<(typeof texts)[number], string>
  fa: Record<(typeof texts)[number], string>
  nl: Record<(typeof texts)[number], string>
  color: string
  duration: string
  difficulty: Difficulty
}

export const limits = Object.fromEntries(
  ['en', ...otherLanguages].flatMap((language) => [
    [`${language}.name`, NAME_MAX],
    [`${language}.category`, NAME_MAX],
    [`${language}.description`, DESCRIPTION_MAX],
  ]),
)

const none = { name: '', category: '', description: '' }

/** A template that is begun. */
export const newDetails: DetailsValues = {
  en: none,
  fa: none,
  nl: none,
  color: '#1f6b4d',
  duration: '84',
  difficulty: 'beginner',
}

export function detailsOf(template: ProgramTemplate): DetailsValues {
  const { name, description, categoryId, metadata, translations } = template
  const translated = (language: 'fa' | 'nl') => {
    const own = translations[language]
    return own ? { name: own.name, category: own.categoryName, description: own.description } : none
  }
  return {
    en: { name, category: categoryId.name, description },
    fa: translated('fa'),
    nl: translated('nl'),
    color: categoryId.color,
    duration: String(metadata.duration),
    difficulty: metadata.difficulty,
  }
}

type Details = Pick<ProgramTemplate, 'name' | 'description' | 'categoryId' | 'metadata' | 'translations'>

/** Returns true for equal values, ignoring surrounding spaces. */
export function sameDetails(a: DetailsValues, b: DetailsValues): boolean {
  const trimmed = (values: DetailsValues) =>
    JSON.stringify(values, (_, value) => (typeof value === 'string' ? value.trim() : value))
  return trimmed(a) === trimmed(b)
}

/** The details as they are sent; a language without any text and without a plan has no entry. */
export function templateWith(values: DetailsValues, before: ProgramTemplate['translations']): Details {
  const { en, color, duration, difficulty } = values
  const translations: ProgramTemplate['translations'] = {}
  for (const language of otherLanguages) {
    const { name, category, description } = values[language]
    const written = [name, category, description].some((text) => text.trim() !== '')
    if (written || before[language]?.programData)
      translations[language] = { ...before[language], name, categoryName: category, description }
  }
  return {
    name: en.name,
    description: en.description,
    categoryId: { name: en.category, color },
    metadata: { duration: Number(duration), difficulty },
    translations,
  }
}

/** The part of a template that the form holds: without the plans. */
export function detailsPart(template: ProgramTemplate): unknown {
  return detailsOf(template)
}

export function detailsProblems({ en, color, duration }: DetailsValues) {
  const typed = duration.trim()
  const details = { ...en, color, duration: typed === '' ? Number.NaN : Number(typed) }
  return templateProblems(details).map(({ path, code }) => ({
    path: path === 'name' || path === 'category' ? `en.${path}` : path,
    code,
  }))
}

const paths: Record<string, string> = {
  name: 'en.name',
  description: 'en.description',
  'categoryId.name': 'en.category',
  'categoryId.color': 'color',
  'metadata.duration': 'duration',
}

/** Converts a server field to a path of the form. */
export function detailsPath(path: string): string {
  const inLanguage = /^translations\.(fa|nl)\.(name|description|categoryName)$/.exec(path)
  if (!inLanguage) return paths[path] ?? path
  return `${inLanguage[1]}.${inLanguage[2] === 'categoryName' ? 'category' : inLanguage[2]}`
}
