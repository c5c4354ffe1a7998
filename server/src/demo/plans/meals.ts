import type { MealKey, ProgramData } from 'contract/programs/plan'

type Meal = ProgramData['nutrition']['mealPlan'][MealKey]

function meal(
  time: string,
  [calories, protein, carbs, fats]: [number, number, number, number],
  foods: string[],
  recipes: string,
  alternatives: string[],
): Meal {
  return { time, calories, protein, carbs, fats, foods, recipes, alternatives }
}

/** The meals of a day in the demo's plans, which their kilocalories and grams come from. */
export const meals: ProgramData['nutrition']['mealPlan'] = {
  breakfast: meal(
    '07:00',
    [480, 32, 58, 13],
    ['70 g oats', '250 g yogurt', 'a handful of berries', '15 g walnuts'],
    'Stir the oats into the yogurt in the evening; berries and nuts go on top in the morning.',
    [
      'Sangak bread with feta, cucumber and walnuts (510 kcal, protein 20 g, carbs 56 g, fats 22 g)',
      'Two eggs with rye bread (390 kcal, protein 24 g, carbs 34 g, fats 17 g)',
    ],
  ),
  morningSnack: meal(
    '10:30',
    [220, 18, 24, 6],
    ['A banana', '150 g cottage cheese'],
    'Slice the banana over the cheese; cinnamon if you like.',
    [
      'Apple with a handful of almonds (250 kcal, protein 7 g, carbs 27 g, fats 14 g)',
      'A glass of doogh with dates (210 kcal, protein 6 g, carbs 42 g, fats 2 g)',
    ],
  ),
  lunch: meal(
    '13:00',
    [620, 45, 66, 18],
    ['150 g chicken or tofu', '80 g rice (dry)', 'a large salad', 'a tablespoon of olive oil'],
    'Cook the rice with turmeric, fry the chicken with onion and lemon, serve with the salad.',
    [
      'Adas polo with yogurt (640 kcal, protein 26 g, carbs 98 g, fats 14 g)',
      'Whole-grain wrap with hummus and turkey (560 kcal, protein 38 g, carbs 58 g, fats 19 g)',
    ],
  ),
  afternoonSnack: meal(
    '16:30',
    [210, 20, 22, 5],
    ['A scoop of protein or 200 g quark', 'an orange'],
    'Shake with water, or stir the orange into the quark.',
    [
      'Rye crackers with cheese (240 kcal, protein 14 g, carbs 22 g, fats 11 g)',
      'Boiled egg and a pear (180 kcal, protein 7 g, carbs 26 g, fats 6 g)',
    ],
  ),
  dinner: meal(
    '19:00',
    [560, 40, 50, 20],
    ['150 g fish or lentils', '250 g potatoes', 'two handfuls of green vegetables'],
    'Bake fish and potatoes at 200 °C for 25 minutes, steam the vegetables.',
    [
      'Ghormeh sabzi with a small portion of rice (590 kcal, protein 36 g, carbs 52 g, fats 26 g)',
      'Stamppot with kale and lean sausage (540 kcal, protein 30 g, carbs 48 g, fats 24 g)',
    ],
  ),
  eveningSnack: meal(
    '21:30',
    [150, 15, 10, 5],
    ['150 g low-fat yogurt', 'a few pumpkin seeds'],
    'Nothing to cook: a small bowl before bed.',
    [
      'A glass of warm milk (130 kcal, protein 9 g, carbs 12 g, fats 5 g)',
      'A few pistachios (160 kcal, protein 6 g, carbs 8 g, fats 13 g)',
    ],
  ),
}
