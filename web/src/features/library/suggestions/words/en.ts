const en = {
  suggestions: {
    title: 'From the library',
    found: {
      zero: 'The library has no exercise of that name',
      one: 'The library has {count} exercise; press the down arrow for it',
      other: 'The library has {count} exercises; press the down arrow for them',
    },
    swaps: {
      title: 'Other Equipment',
      none: 'The library has no exercise for the same muscles with other equipment',
      nothing: 'No equipment',
      loading: 'Loading exercises',
      failed: 'The exercises couldn’t be loaded',
    },
    meal: 'Meal, {kcal} kcal',
    food: '{kcal} kcal in 100 g',
    foundFoods: {
      zero: 'The library has no food of that name',
      one: 'The library has {count} match; press the down arrow for it',
      other: 'The library has {count} matches; press the down arrow for them',
    },
    portion: '{name} ({grams} g)',
    grams: 'Grams',
    gramsWrong: 'Please enter the grams as a number',
    brings: '{calories} kcal · protein {protein} g · carbs {carbs} g · fats {fats} g',
    add: 'Add to the Meal',
  },
} as const
export default en
