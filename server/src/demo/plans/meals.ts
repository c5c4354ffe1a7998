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
    ['Sangak bread with feta, cucumber and walnuts', 'Two eggs with rye bread'],
  ),
  morningSnack: meal(
    '10:30',
    [220, 18, 24, 6],
    ['A banana', '150 g cottage cheese'],
    'Slice the banana over the cheese; cinnamon if you like.',
    ['Apple with a handful of almonds', 'A glass of doogh with dates'],
  ),
  lunch: meal(
    '13:00',
    [620, 45, 66, 18],
    ['150 g chicken or tofu', '80 g rice (dry)', 'a large salad', 'a tablespoon of olive oil'],
    'Cook the rice with turmeric, fry the chicken with onion and lemon, serve with the salad.',
    ['Adas polo with yogurt', 'Whole-grain wrap with hummus and turkey'],
  ),
  afternoonSnack: meal(
    '16:30',
    [210, 20, 22, 5],
    ['A scoop of protein or 200 g quark', 'an orange'],
    'Shake with water, or stir the orange into the quark.',
    ['Rye crackers with cheese', 'Boiled egg and a pear'],
  ),
  dinner: meal(
    '19:00',
    [560, 40, 50, 20],
    ['150 g fish or lentils', '250 g potatoes', 'two handfuls of green vegetables'],
    'Bake fish and potatoes at 200 °C for 25 minutes, steam the vegetables.',
    ['Ghormeh sabzi with a small portion of rice', 'Stamppot with kale and lean sausage'],
  ),
  eveningSnack: meal(
    '21:30',
    [150, 15, 10, 5],
    ['150 g low-fat yogurt', 'a few pumpkin seeds'],
    'Nothing to cook: a small bowl before bed.',
    ['A glass of warm milk', 'A few pistachios'],
  ),
}
