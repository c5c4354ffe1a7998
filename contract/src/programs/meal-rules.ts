import { asciiDigits } from '../sentence'

/** Energy in kcal and nutrients in grams, of a meal or a day. */
export const macroNames = ['calories', 'protein', 'carbs', 'fats'] as const
export type MacroName = (typeof macroNames)[number]
export type Macros = Record<MacroName, number>

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const GRAMS = String.raw`\s*(?:g|gram|گرم)?\s*`
const ENERGY = new RegExp(String.raw`${NUMBER}\s*(?:kcal|کیلوکالری|کالری)`, 'i')
const NAMES = {
  protein: 'protein|eiwit|پروتئین',
  carbs: 'carbs|carbohydrates?|koolhydraten|کربوهیدرات',
  fats: 'fats?|vetten|vet|چربی',
} as const

/**
 * Returns the values that a coach wrote into the text of an alternative, as in `Beans on toast (520 kcal, protein 25 g,
 * carbs 60 g, fats 12 g)`; undefined without calories.
 */
export function macrosIn(text: string): (Partial<Macros> & { calories: number }) | undefined {
  const plain = asciiDigits(text).replaceAll('٫', '.').replaceAll('\u200c', '')
  const calories = numberOf(ENERGY.exec(plain))
  if (calories === undefined) return undefined
  const found: Partial<Macros> & { calories: number } = { calories }
  for (const [name, words] of Object.entries(NAMES) as [keyof typeof NAMES, string][]) {
    const after = new RegExp(String.raw`(?:${words})\s*:?\s*${NUMBER}`, 'i').exec(plain)
    const before = new RegExp(`${NUMBER}${GRAMS}(?:${words})`, 'i').exec(plain)
    const grams = numberOf(after) ?? numberOf(before)
    if (grams !== undefined) found[name] = grams
  }
  return found
}

function numberOf(match: RegExpExecArray | null): number | undefined {
  return match?.[1] === undefined ? undefined : Math.round(Number(match[1].replace(',', '.')))
}

/** A meal of the plan with its tick. */
export interface EatenMeal extends Macros {
  done: boolean
  alternative: string | null
}

/** Returns what a meal brings if an alternative is eaten; the planned values where its text names none. */
export function macrosWith(meal: Macros, alternative: string | null): Macros {
  const { calories, protein, carbs, fats } = meal
  return { calories, protein, carbs, fats, ...(alternative === null ? {} : macrosIn(alternative)) }
}

/** Returns what the eaten meals of a day add up to. */
export function eatenOf(meals: readonly EatenMeal[]): Macros {
  const sum: Macros = { calories: 0, protein: 0, carbs: 0, fats: 0 }
  for (const meal of meals) {
    if (!meal.done) continue
    const macros = macrosWith(meal, meal.alternative)
    for (const name of macroNames) sum[name] += macros[name]
  }
  return sum
}
