/** An exercise of the library as a coach writes it. */
export const exerciseBody = (changes: object = {}) => ({
  name: 'Quiet press',
  names: { fa: 'پرس آرام', nl: 'Rustig drukken' },
  aliases: { en: ['Still press'], fa: [], nl: [] },
  category: 'Strength',
  equipment: ['Dumbbells', 'A rock'],
  muscleGroups: ['Chest'],
  difficulty: 'Beginner',
  technique: 'Slowly.',
  techniques: { fa: 'آهسته.', nl: '' },
  alternatives: [],
  videoUrl: 'https://videos.example/press',
  ...changes,
})

/** A food of the library as a coach writes it. */
export const foodBody = (changes: object = {}) => ({
  name: 'Oats',
  names: { fa: 'جو', nl: 'Haver' },
  aliases: { en: ['Porridge'], fa: [], nl: [] },
  per100: { calories: 379, protein: 13.2, carbs: 67.7, fats: 6.5 },
  portions: [{ name: '1 bowl', names: { fa: '۱ کاسه', nl: '' }, grams: 50 }],
  allergens: ['gluten'],
  ...changes,
})

/** A meal of the library with 60 g of a food. */
export const mealBody = (foodId: string, changes: object = {}) => ({
  name: 'Porridge',
  names: { fa: 'فرنی', nl: 'Pap' },
  aliases: { en: [], fa: [], nl: [] },
  items: [{ foodId, grams: 60 }],
  macros: null,
  recipe: 'Boil.',
  recipes: { fa: 'بپزید.', nl: '' },
  ...changes,
})
