import { asciiDigits } from 'contract/sentence'

/** A food as a coach wrote it, by its amount. */
export interface Food {
  name: string
  amount: number
  unit: 'g' | 'ml' | ''
}

/** Words of units in the languages of plans, with their grams or millilitres. */
const UNITS: Record<string, readonly [unit: 'g' | 'ml', times: number]> = {
  kg: ['g', 1000],
  g: ['g', 1],
  gr: ['g', 1],
  gram: ['g', 1],
  grams: ['g', 1],
  گرم: ['g', 1],
  کیلوگرم: ['g', 1000],
  ml: ['ml', 1],
  l: ['ml', 1000],
  liter: ['ml', 1000],
  litre: ['ml', 1000],
  لیتر: ['ml', 1000],
  میلیلیتر: ['ml', 1],
}
const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const BEFORE = new RegExp(String.raw`^${NUMBER}\s*(\p{L}+)\s+(.+)$`, 'su')
const COUNTED = new RegExp(String.raw`^${NUMBER}\s+(.+)$`, 's')
const AFTER = new RegExp(String.raw`^(.+?),\s*${NUMBER}\s*(\p{L}+)(?![\p{L}])`, 'su')

/**
 * Reads `70 g oats`, `2 eggs` and `Creatine, 3 g a day`; a text without an amount is itself, once. What stands in brackets is
 * about the food, not part of its name.
 */
export function foodOf(text: string): Food {
  const plain = asciiDigits(text).replaceAll('٫', '.').replaceAll('،', ',').replaceAll('\u200c', '').trim()
  const named = plain.replace(/\s*\([^)]*\)/g, '').trim()
  const [, weight, unit = '', of = ''] = BEFORE.exec(named) ?? []
  const measure = UNITS[unit.toLowerCase()]
  if (weight && measure) return measured(of.replace(/^of\s+/i, ''), weight, measure)
  const [, name = '', dose, doseUnit = ''] = AFTER.exec(named) ?? []
  const doseMeasure = UNITS[doseUnit.toLowerCase()]
  if (dose && doseMeasure) return measured(name, dose, doseMeasure)
  const [, count, counted = ''] = COUNTED.exec(named) ?? []
  if (count) return { name: counted.trim(), amount: numberOf(count), unit: '' }
  return { name: named || text, amount: 1, unit: '' }
}

function measured(name: string, amount: string, [unit, times]: readonly ['g' | 'ml', number]): Food {
  return { name: name.trim(), amount: numberOf(amount) * times, unit }
}

const numberOf = (text: string) => Number(text.replace(',', '.'))

/** A name in the form in which names are compared. */
export const foodKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** Adds up foods of the same name and unit, in the order in which they come. */
export function addUp(foods: readonly Food[]): Food[] {
  const sums = new Map<string, Food>()
  for (const food of foods) {
    const key = `${foodKey(food.name)}\n${food.unit}`
    const amount = (sums.get(key)?.amount ?? 0) + food.amount
    sums.set(key, { ...(sums.get(key) ?? food), amount: Math.round(amount * 100) / 100 })
  }
  return [...sums.values()]
}

const ARABIC = /\p{Script=Arabic}/u

/**
 * Returns true if a product is this food, by its name before the first comma. A food is the noun, which is last in English and
 * Dutch, and first in Persian: "rice" is neither rice cakes nor a protein of rice. A supplement may be anywhere in the name.
 */
export function isProductOf(
  { name, isSupplement }: Pick<Food, 'name'> & { isSupplement: boolean },
  product: string,
) {
  const wanted = wordsOf(name)
  const words = wordsOf(product.split(/[,،]/)[0] ?? '')
  const last = words.length - wanted.length
  if (wanted.length === 0 || last < 0) return false
  const places = isSupplement ? [...words.keys()] : [ARABIC.test(name) ? 0 : last]
  return places.some((at) => wanted.every((word, n) => isSameWord(word, words[at + n])))
}

const wordsOf = (text: string) => foodKey(text).match(/[\p{L}\p{N}]+/gu) ?? []
const isSameWord = (a: string, b: string | undefined) => a === b || `${a}s` === b || a === `${b}s`
