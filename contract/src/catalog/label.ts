import { type Cents, effectivePrice, toCents } from '../money'

/** The fourteen allergens that European labels must name. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulfites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof allergens)[number]

/** The lines of a nutrition table in the order in which labels print them; energy in kJ and kcal, the rest in grams. */
export const nutrients = [
  'energyKj',
  'energyKcal',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'fiber',
  'protein',
  'salt',
] as const
export type Nutrient = (typeof nutrients)[number]
export type Nutrients = Record<Exclude<Nutrient, 'fiber'>, number> & { fiber?: number | undefined }

/** Content of a pack in grams, milliliters or pieces; `packs` is the number of equal parts. */
export interface Quantity {
  value: number
  unit: 'g' | 'ml' | 'piece'
  packs?: number | undefined
}

/** The measures of a product, in centimeters; each has those that say something about it. */
export const dimensions = ['length', 'width', 'height', 'diameter', 'thickness'] as const

/** Most characters of a text among the facts. */
export const FACT_TEXT_MAX = 1000
/** Most characters of a flavor, a size or the name of an active ingredient. */
export const FACT_NAME_MAX = 60
/** Most active ingredients of one product. */
export const ACTIVES_MAX = 20

/** Base units of unit prices: a kilogram, a liter, a piece. */
const wholes = { g: ['kg', 1000], ml: ['l', 1000], piece: ['piece', 1] } as const

/** Returns the effective price per kilogram, liter or piece, in cents rounded half up; none for a single piece. */
export function unitPriceOf(
  price: Cents,
  { value, unit }: Quantity,
): { price: Cents; per: 'kg' | 'l' | 'piece' } | undefined {
  if (unit === 'piece' && value === 1) return undefined
  const [per, whole] = wholes[unit]
  return { price: Math.floor((price * whole) / value + 0.5), per }
}

/** The same of a product in the wire's dollars. */
export function unitPriceOfProduct(product: { price: number; salePrice: number | null }, quantity: Quantity) {
  const found = unitPriceOf(toCents(effectivePrice(product.price, product.salePrice)), quantity)
  return found && { ...found, price: found.price / 100 }
}

/** A value as the European guidance rounds it: energy to 1, salt to 0.01 below one gram, the rest to 0.1 below ten. */
export function roundNutrient(nutrient: Nutrient, value: number): number {
  const decimals = () => {
    if (nutrient === 'energyKj' || nutrient === 'energyKcal') return 0
    if (nutrient === 'salt') return value < 1 ? 2 : 1
    return value < 10 ? 1 : 0
  }
  const factor = 10 ** decimals()
  // A product of two decimal fractions may be a hair below the half that it is on paper.
  return Math.round(value * factor + 1e-9) / factor
}

/** Converts nutrients per 100 to one serving of `size`. */
export function perServing(per100: Nutrients, size: number): Nutrients {
  const lines = nutrients.flatMap((nutrient) => {
    const value = per100[nutrient]
    return value === undefined ? [] : [[nutrient, roundNutrient(nutrient, (value * size) / 100)]]
  })
  return Object.fromEntries(lines) as Nutrients
}

/** Those of the facts that have to agree. */
interface AgreeingFacts {
  nutrition?: Nutrients | undefined
  netQuantity?: Quantity | undefined
  serving?: { size: number; unit: Quantity['unit'] } | undefined
  servings?: number | undefined
  actives?: readonly unknown[] | undefined
  allergens?: { contains: Allergen[]; mayContain: Allergen[] } | undefined
  translations?: Record<string, { actives?: readonly string[] | undefined } | undefined> | undefined
}

/** The facts of which one cannot be true beside another, by their path. */
export function factProblems(facts: AgreeingFacts): string[][] {
  const { nutrition, netQuantity, serving, servings, actives = [], allergens: marked, translations } = facts
  const problems: string[][] = []
  const refuse = (wrong: boolean | undefined, ...path: string[]) => void (wrong && problems.push(path))
  if (nutrition) {
    const { energyKj, energyKcal, fat, saturates, carbohydrate, sugars, fiber = 0, protein, salt } = nutrition
    refuse(saturates > fat, 'nutrition', 'saturates')
    refuse(sugars > carbohydrate, 'nutrition', 'sugars')
    // Rounded values may sum to a little more than there is.
    refuse(fat + carbohydrate + fiber + protein + salt > 101, 'nutrition', 'protein')
    refuse(Math.abs(energyKj - energyKcal * 4.184) > energyKcal * 0.25 + 5, 'nutrition', 'energyKj')
  }
  if (netQuantity && serving && servings && netQuantity.unit === serving.unit) {
    // The last serving of a pack may be a small one; more than it holds it cannot give.
    refuse(serving.size * servings > netQuantity.value * 1.01, 'servings')
  }
  refuse(
    marked?.contains.some((one) => marked.mayContain.includes(one)),
    'allergens',
    'mayContain',
  )
  for (const [locale, texts] of Object.entries(translations ?? {})) {
    refuse(texts?.actives && texts.actives.length !== actives.length, 'translations', locale, 'actives')
  }
  return problems
}

/** Splits a text of ingredients at its asterisks: `Whey powder (*milk*)`; marked parts are allergens. */
export function markedParts(text: string): { text: string; marked: boolean }[] {
  return text
    .split('*')
    .map((part, n) => ({ text: part, marked: n % 2 === 1 }))
    .filter((part) => part.text !== '')
}
