import { addLibraryFood } from 'contract/library/food-calls'
import { describe, expect, test } from 'vitest'
import { foodLines } from './food-lines'
import { demoFoods } from './foods'
import { demoMeals } from './meals'

const names = new Set(demoFoods.map(({ name }) => name))

describe('the foods of the demo', () => {
  test('are at least 60, each once, with names and aliases in three languages [57]', () => {
    expect(demoFoods.length).toBeGreaterThanOrEqual(60)
    expect(names.size).toBe(demoFoods.length)
    for (const { name, names: others, aliases } of demoFoods) {
      const lists = [[name], [others.fa], [others.nl], aliases.en, aliases.fa, aliases.nl]
      expect(
        lists.every((list) => list.length > 0 && list.every(Boolean)),
        name,
      ).toBe(true)
      expect([...aliases.fa, others.fa].join(), name).not.toMatch(/[A-Za-z0-9يك]/)
    }
  })

  test('have energy that fits their protein, carbs and fats', () => {
    for (const { name, per100 } of demoFoods) {
      const { calories, protein, carbs, fats } = per100
      const counted = 4 * protein + 4 * carbs + 9 * fats
      expect(Math.abs(counted - calories), name).toBeLessThanOrEqual(Math.max(15, calories * 0.15))
    }
  })

  test('have every allergen and portion that their line names', () => {
    const named = foodLines.match(
      /\b(gluten|crustaceans|eggs|fish|peanuts|soy|milk|nuts|celery|mustard|sesame|sulfites|molluscs)\b(?=[^|]*\|[^|]*$)/gm,
    )
    expect(demoFoods.flatMap(({ allergens }) => allergens).sort()).toEqual([...(named ?? [])].sort())
    for (const { name, portions } of demoFoods)
      for (const portion of portions)
        expect([portion.name, portion.names.fa, portion.names.nl, portion.grams > 0], name).not.toContain('')
  })

  test('are taken by the call that adds a food', () => {
    for (const food of demoFoods) expect(addLibraryFood.body.parse(food)).toEqual(food)
  })
})

test('the meals of the demo use foods that exist, with a recipe in three languages', () => {
  for (const { name, foods, recipe, recipes } of demoMeals) {
    expect(
      foods.filter(([food]) => !names.has(food)),
      name,
    ).toEqual([])
    expect([recipe, recipes.fa, recipes.nl], name).not.toContain('')
  }
})
