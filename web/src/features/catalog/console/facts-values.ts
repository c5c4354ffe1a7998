import { type ClosedFacet, closedFacets } from 'contract/catalog/facet-rules'
import type { WrittenFacts } from 'contract/catalog/facts-calls'
import { type Allergen, dimensions, factProblems, type Nutrient, nutrients } from 'contract/catalog/label'
import type { ErrorCode } from 'contract/errors'
import type { Locale } from 'contract/locale'

/** Texts of the label. */
export const labelTexts = ['flavor', 'size', 'ingredients', 'dose', 'material', 'care'] as const
export const factTexts = ['brand', ...labelTexts] as const
export type FactTexts = Record<(typeof factTexts)[number], string>
export const noFactTexts: FactTexts = {
  brand: '',
  flavor: '',
  size: '',
  ingredients: '',
  dose: '',
  material: '',
  care: '',
}

type Unit = 'g' | 'ml' | 'piece'
export const units: readonly Unit[] = ['g', 'ml', 'piece']
export const activeUnits = ['g', 'mg', 'µg'] as const

/** An active ingredient as it is typed, its name in every language. */
export interface ActiveValues extends Record<Locale, string> {
  amount: string
  unit: (typeof activeUnits)[number]
  share: string
}
export const noActive: ActiveValues = { en: '', fa: '', nl: '', amount: '', unit: 'mg', share: '' }

/** The facts that are the same in every language, as they are typed; their paths are the server's own. */
export interface FactsValues {
  netQuantity: { value: string; unit: Unit; packs: string }
  serving: { size: string; unit: Unit }
  servings: string
  nutrition: Record<Nutrient, string> & { per: 'g' | 'ml' }
  allergens: { contains: Allergen[]; mayContain: Allergen[] }
  actives: ActiveValues[]
  dimensions: Record<(typeof dimensions)[number], string>
  maxLoad: string
  capacity: string
  /** Values of the closed facets. */
  diet: string[]
  goal: string[]
  equipment: string[]
}

const typed = (value: number | undefined) => (value === undefined ? '' : String(value))

/** Parses a number with point or comma; undefined for empty text, NaN for no number. */
export function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(/[,٫]/, '.')
  return plain === '' ? undefined : Number(plain)
}

const each = <K extends string>(keys: readonly K[], value: (key: K) => string) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, string>

export function factsValues(facts: WrittenFacts): FactsValues {
  const { netQuantity: net, serving, nutrition, allergens: marked, actives = [] } = facts
  return {
    netQuantity: { value: typed(net?.value), unit: net?.unit ?? 'g', packs: typed(net?.packs) },
    serving: { size: typed(serving?.size), unit: serving?.unit ?? 'g' },
    servings: typed(facts.servings),
    nutrition: {
      ...each(nutrients, (one) => typed(nutrition?.[one])),
      per: nutrition?.per ?? 'g',
    },
    allergens: { contains: marked?.contains ?? [], mayContain: marked?.mayContain ?? [] },
    actives: actives.map(({ name, amount, unit, share }, at) => ({
      en: name,
      fa: facts.translations?.fa?.actives?.[at] ?? '',
      nl: facts.translations?.nl?.actives?.[at] ?? '',
      amount: typed(amount),
      unit,
      share: typed(share),
    })),
    dimensions: each(dimensions, (one) => typed(facts.dimensions?.[one])),
    maxLoad: typed(facts.maxLoad),
    capacity: typed(facts.capacity),
    diet: facts.diet ?? [],
    goal: facts.goal ?? [],
    equipment: facts.equipment ?? [],
  }
}

/** Returns true for the path of a closed facet. */
export const isFacet = (path: string) => closedFacets.some((facet) => path.startsWith(`facts.${facet}`))

const facetsOf = (facts: FactsValues) =>
  Object.fromEntries(
    closedFacets.map((facet: ClosedFacet) => [facet, facts[facet].length > 0 ? facts[facet] : undefined]),
  )

export function factTextsOf(
  facts: Partial<Record<(typeof factTexts)[number], string | undefined>>,
): FactTexts {
  return each(factTexts, (one) => facts[one] ?? '')
}

/** Removes empty values; undefined if none remain. */
function filled<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } | undefined {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return entries.length > 0 ? (Object.fromEntries(entries) as never) : undefined
}

const trimmed = (texts: FactTexts) => each(factTexts, (one) => texts[one].trim())

/** Returns the facts to send, without empty ones. */
export function writtenFacts(facts: FactsValues, texts: Record<Locale, FactTexts>): WrittenFacts {
  const number = (text: string) => numberOf(text)
  const { netQuantity: net, serving, allergens: marked, actives } = facts
  const nutrition = filled(
    Object.fromEntries(nutrients.map((one) => [one, number(facts.nutrition[one])])) as Record<
      Nutrient,
      number | undefined
    >,
  )
  const translated = (language: 'fa' | 'nl') => {
    const names = actives.map((one) => one[language].trim())
    return filled({
      ...trimmed(texts[language]),
      // Missing names fall back to English: rows are matched by index, so none may be left out.
      actives: names.some(Boolean)
        ? names.map((one, at) => one || (actives[at]?.en.trim() ?? ''))
        : undefined,
    })
  }
  const written = {
    ...filled(trimmed(texts.en)),
    ...filled({
      netQuantity:
        number(net.value) === undefined
          ? undefined
          : { value: number(net.value), unit: net.unit, ...filled({ packs: number(net.packs) }) },
      serving:
        number(serving.size) === undefined ? undefined : { size: number(serving.size), unit: serving.unit },
      servings: number(facts.servings),
      nutrition: nutrition && { ...nutrition, per: facts.nutrition.per },
      allergens: marked.contains.length + marked.mayContain.length > 0 ? marked : undefined,
      actives:
        actives.length > 0
          ? actives.map((one) => ({
              name: one.en.trim(),
              amount: number(one.amount),
              unit: one.unit,
              ...filled({ share: number(one.share) }),
            }))
          : undefined,
      dimensions: filled(Object.fromEntries(dimensions.map((one) => [one, number(facts.dimensions[one])]))),
      maxLoad: number(facts.maxLoad),
      capacity: number(facts.capacity),
      ...facetsOf(facts),
      translations: filled({ fa: translated('fa'), nl: translated('nl') }),
    }),
  }
  return written as WrittenFacts
}

export interface FactProblem {
  path: string
  code: ErrorCode
}

/** Every number among the facts by its path, with the most that it may be. */
function numbers(facts: FactsValues): [path: string, text: string][] {
  return [
    ['netQuantity.value', facts.netQuantity.value],
    ['netQuantity.packs', facts.netQuantity.packs],
    ['serving.size', facts.serving.size],
    ['servings', facts.servings],
    ...nutrients.map((one): [string, string] => [`nutrition.${one}`, facts.nutrition[one]]),
    ...dimensions.map((one): [string, string] => [`dimensions.${one}`, facts.dimensions[one]]),
    ['maxLoad', facts.maxLoad],
    ['capacity', facts.capacity],
    ...facts.actives.flatMap((one, at): [string, string][] => [
      [`actives.${at}.amount`, one.amount],
      [`actives.${at}.share`, one.share],
    ]),
  ]
}

/** Returns the problems of the facts; the server's schema reports the rest. */
export function factsProblems(facts: FactsValues, texts: Record<Locale, FactTexts>): FactProblem[] {
  const problems: FactProblem[] = []
  for (const [path, text] of numbers(facts)) {
    const number = numberOf(text)
    if (number !== undefined && !(Number.isFinite(number) && number >= 0))
      problems.push({ path: `facts.${path}`, code: 'request.out_of_range' })
  }
  const { nutrition } = facts
  const started = nutrients.some((one) => nutrition[one].trim() !== '')
  for (const one of started ? nutrients : []) {
    if (one !== 'fiber' && nutrition[one].trim() === '')
      problems.push({ path: `facts.nutrition.${one}`, code: 'catalog.nutrition_incomplete' })
  }
  facts.actives.forEach((one, at) => {
    if (one.en.trim() === '') problems.push({ path: `facts.actives.${at}.en`, code: 'catalog.name_required' })
    else if (!numberOf(one.amount))
      problems.push({ path: `facts.actives.${at}.amount`, code: 'request.out_of_range' })
  })
  for (const language of ['en', 'fa', 'nl'] as const) {
    if (texts[language].ingredients.split('*').length % 2 === 0)
      problems.push({ path: `${language}.ingredients`, code: 'catalog.marks_unpaired' })
  }
  if (problems.length > 0) return problems
  return factProblems(writtenFacts(facts, texts)).map((path) => ({
    path: `facts.${path.join('.')}`,
    code: 'catalog.facts_disagree',
  }))
}
