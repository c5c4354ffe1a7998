import type { LibraryFood } from 'contract/library/food-calls'
import type { LibraryMeal } from 'contract/library/meal-calls'

const named = (name: string) => ({
  _id: name.replace(' ', '-'),
  name,
  names: { fa: '', nl: '' },
  aliases: { en: [], fa: [], nl: [] },
  own: true,
  version: 1,
})

/** A food of the library as the server answers it. */
export function food(name: string, more: Partial<LibraryFood> = {}): LibraryFood {
  const portions = [{ name: '1 bowl', names: { fa: '', nl: '' }, grams: 50 }]
  return {
    ...named(name),
    per100: { calories: 380, protein: 13, carbs: 68, fats: 7 },
    portions,
    allergens: ['gluten'],
    filled: { name, portions: portions.map(({ name: portion, grams }) => ({ name: portion, grams })) },
    ...more,
  }
}

/** A meal of the library with 50 g of a food. */
export function meal(name: string, more: Partial<LibraryMeal> = {}): LibraryMeal {
  const { per100 } = food('Oats')
  const computed = { calories: 190, protein: 7, carbs: 34, fats: 4 }
  return {
    ...named(name),
    items: [{ foodId: 'Oats', grams: 50 }],
    foods: [{ foodId: 'Oats', name: 'Oats', grams: 50, per100 }],
    macros: null,
    computed,
    allergens: ['gluten'],
    recipe: 'Boil.',
    recipes: { fa: '', nl: '' },
    filled: { name, foods: ['50 g Oats'], ...computed, recipes: 'Boil.' },
    ...more,
  }
}

/** Answer of a list. */
export const listed = (...items: object[]) => ({
  success: true,
  data: { items, total: items.length, currentPage: 1, totalPages: 1 },
})
