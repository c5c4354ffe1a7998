import { OWN_FOODS_MAX, OWN_MEALS_MAX } from 'contract/library/food-rules'
import { describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { foodBody, mealBody } from '../../../../test/library'
import type { Person } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const FOODS = '/coach/library/foods'
const MEALS = '/coach/library/meals'
const HOUSE_FOODS = '/admin/library/foods'
const HOUSE_MEALS = '/admin/library/meals'

const add = async (by: Person, path: string, body: object) => {
  const answer = await app.call('POST', path, { token: by.token, body })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data
}
const read = async (by: Person, path: string) => (await app.call('GET', path, { token: by.token })).json()
const found = async (by: Person, path: string, search: string, lang = 'en') => {
  const { data } = await read(by, `${path}?lang=${lang}&search=${encodeURIComponent(search)}`)
  return data.items.map((item: { filled: { name: string } }) => item.filled.name)
}
const coachOf = () => makeAccount(app, ['coach'])

describe('foods and meals of the library', () => {
  test.each([
    ['foods', FOODS, HOUSE_FOODS, async () => foodBody()],
    [
      'meals',
      MEALS,
      HOUSE_MEALS,
      async (by: Person, house: boolean) => {
        const { _id } = await add(by, house ? HOUSE_FOODS : FOODS, foodBody())
        return mealBody(_id)
      },
    ],
  ] as const)(
    'are the house’s for all coaches and a coach’s own for themselves: %s [57]',
    async (_, mine, house, body) => {
      const [owner, coach, other] = [await makeAccount(app, ['admin']), await coachOf(), await coachOf()]
      const shared = await add(owner, house, { ...(await body(owner, true)), name: `Bread ${owner.id}` })
      const own = await add(coach, mine, { ...(await body(coach, false)), name: `Apple ${owner.id}` })
      expect([shared.own, own.own]).toEqual([true, true])
      expect(await found(coach, mine, owner.id)).toHaveLength(2)
      expect(await found(other, mine, owner.id)).toHaveLength(1)
      expect((await read(other, `${mine}/${shared._id}`)).data.own).toBe(false)
      expect((await read(other, `${mine}/${own._id}`)).code).toBe('library.not_found')
      expect((await read(owner, `${house}/${own._id}`)).code).toBe('library.not_found')
      for (const method of ['PUT', 'DELETE'] as const)
        for (const [id, code] of [
          [shared._id, 'library.read_only'],
          [own._id, 'library.not_found'],
        ]) {
          const sent = method === 'PUT' ? { body: await body(other, false) } : {}
          const answer = await app.call(method, `${mine}/${id}`, { token: other.token, ...sent })
          expect(answer.json().code).toBe(code)
        }
      const events = await app.deps.db<{ id: string; details: object }[]>`
      select object_id as id, details from audit_events where object_id = any(${[shared._id, own._id]}::text[])`
      expect(events).toEqual([{ id: shared._id, details: { change: 'added' } }])
      expect((await app.call('DELETE', `${mine}/${own._id}`, { token: coach.token })).statusCode).toBe(200)
      expect((await app.call('DELETE', `${mine}/${own._id}`, { token: coach.token })).statusCode).toBe(404)
      expect((await app.call('DELETE', `${house}/${shared._id}`, { token: owner.token })).statusCode).toBe(
        200,
      )
    },
  )

  test('are searched in names and aliases of three languages, names that begin with the search first [57]', async () => {
    const coach = await coachOf()
    await add(coach, FOODS, foodBody({ name: 'Quiet oats', names: { fa: 'جو آرام', nl: 'Stille haver' } }))
    const bread = {
      name: 'Bread of quux',
      names: { fa: '', nl: '' },
      aliases: { en: [], fa: ['نان'], nl: ['Brōd'] },
    }
    const { _id } = await add(coach, FOODS, foodBody(bread))
    expect(await found(coach, FOODS, 'QUUX bread')).toEqual(['Bread of quux'])
    expect(await found(coach, FOODS, 'brod')).toEqual(['Bread of quux'])
    expect(await found(coach, FOODS, 'stille', 'fa')).toEqual(['جو آرام'])
    await add(coach, FOODS, foodBody({ name: 'Still quux' }))
    await add(coach, FOODS, foodBody({ name: 'Quux' }))
    expect(await found(coach, FOODS, 'quux')).toEqual(['Quux', 'Bread of quux', 'Still quux'])
    await add(coach, MEALS, mealBody(_id, { name: 'Evening quux' }))
    expect(await found(coach, MEALS, 'quux')).toEqual(['Evening quux'])
  })

  test('change only in the version that was read [X-53]', async () => {
    const coach = await coachOf()
    const food = await add(coach, FOODS, foodBody())
    const meal = await add(coach, MEALS, mealBody(food._id))
    for (const [path, entry] of [
      [FOODS, food],
      [MEALS, meal],
    ]) {
      const put = (body: object) =>
        app.call('PUT', `${path}/${entry._id}`, { token: coach.token, body: { ...entry, ...body } })
      expect((await put({})).json().data.version).toBe(1)
      expect((await put({ name: 'First' })).json().data).toMatchObject({ name: 'First', version: 2 })
      expect((await put({ name: 'Second' })).json().code).toBe('library.changed_meanwhile')
      expect((await put({ name: ' ', version: 2 })).json().fieldCodes).toEqual({
        name: 'library.name_required',
      })
    }
  })

  test('are at most as many as a coach may have', async () => {
    const coach = await coachOf()
    const { _id } = await add(coach, FOODS, foodBody())
    await app.deps.db`
      insert into library_foods (id, coach_id, name, names, aliases, per100, portions, search_text)
      select ${coach.id} || n, ${coach.id}, n, '{}', '{}', '{}', '[]', n
      from generate_series(3, ${OWN_FOODS_MAX}) as n`
    await app.deps.db`
      insert into library_meals (id, coach_id, name, names, aliases, items, recipe, recipes, search_text)
      select ${coach.id} || n, ${coach.id}, n, '{}', '{}', '[]', '', '{}', n
      from generate_series(2, ${OWN_MEALS_MAX}) as n`
    for (const [path, body] of [
      [FOODS, foodBody()],
      [MEALS, mealBody(_id)],
    ] as const) {
      const send = () => app.call('POST', path, { token: coach.token, body })
      const both = await Promise.all([send(), send()])
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    }
  })
})

describe('a food', () => {
  test('fills name and portions in the language that is asked for', async () => {
    const coach = await coachOf()
    const { _id } = await add(coach, FOODS, foodBody())
    const filled = async (lang: string) => (await read(coach, `${FOODS}/${_id}?lang=${lang}`)).data.filled
    expect(await filled('fa')).toEqual({ name: 'جو', portions: [{ name: '۱ کاسه', grams: 50 }] })
    expect(await filled('nl')).toEqual({ name: 'Haver', portions: [{ name: '1 bowl', grams: 50 }] })
  })

  test('is refused when it weighs less than its nutrients, or names an allergen twice', async () => {
    const { token } = await coachOf()
    const sent = async (change: object) =>
      (await app.call('POST', FOODS, { token, body: foodBody(change) })).json().fieldCodes
    expect(await sent({ per100: { calories: 500, protein: 40, carbs: 40, fats: 30 } })).toEqual({
      'per100.fats': 'library.heavier_than_food',
    })
    expect(await sent({ allergens: ['milk', 'milk'] })).toEqual({ allergens: 'request.invalid' })
    expect(await sent({ allergens: ['dust'] })).toEqual({ 'allergens.0': 'request.out_of_range' })
    expect(await sent({ portions: [{ name: '', grams: 5 }] })).toEqual({
      'portions.0.name': 'library.name_required',
    })
  })
})

describe('a meal', () => {
  async function withFoods() {
    const coach = await coachOf()
    const oats = await add(coach, FOODS, foodBody())
    const milk = await add(
      coach,
      FOODS,
      foodBody({
        name: 'Milk',
        names: { fa: '', nl: '' },
        per100: { calories: 50, protein: 3.4, carbs: 4.8, fats: 2 },
        allergens: ['milk', 'gluten'],
      }),
    )
    const items = [
      { foodId: oats._id, grams: 60 },
      { foodId: milk._id, grams: 250 },
    ]
    const meal = await add(coach, MEALS, mealBody(oats._id, { items }))
    return { coach, oats, milk, items, meal }
  }

  test('adds up the values of its foods, and names their allergens [57]', async () => {
    const { meal, coach, items } = await withFoods()
    // 60 % of 379, 13.2, 67.7 and 6.5, and two and a half times the milk.
    const computed = { calories: 352, protein: 16, carbs: 53, fats: 9 }
    expect(meal).toMatchObject({ items, computed, macros: null, allergens: ['gluten', 'milk'] })
    expect(meal.filled).toEqual({
      name: 'Porridge',
      foods: ['60 g Oats', '250 g Milk'],
      ...computed,
      recipes: 'Boil.',
    })
    const persian = (await read(coach, `${MEALS}/${meal._id}?lang=fa`)).data.filled
    expect(persian).toMatchObject({ name: 'فرنی', foods: ['۶۰ گرم جو', '۲۵۰ گرم Milk'], recipes: 'بپزید.' })
  })

  test('fills a plan with values of its own where it has them', async () => {
    const { meal, coach } = await withFoods()
    const macros = { calories: 400, protein: 20, carbs: 50, fats: 10 }
    const body = { ...meal, macros }
    const changed = await app.call('PUT', `${MEALS}/${meal._id}`, { token: coach.token, body })
    expect(changed.json().data).toMatchObject({ macros, computed: { calories: 352 }, filled: macros })
  })

  test('follows a food that is changed, and keeps one that is deleted', async () => {
    const { meal, coach, oats, milk } = await withFoods()
    const per100 = { ...oats.per100, calories: 400 }
    await app.call('PUT', `${FOODS}/${oats._id}`, { token: coach.token, body: { ...oats, per100 } })
    expect((await read(coach, `${MEALS}/${meal._id}`)).data.computed.calories).toBe(365)
    await app.call('DELETE', `${FOODS}/${milk._id}`, { token: coach.token })
    const kept = (await read(coach, `${MEALS}/${meal._id}`)).data
    expect([kept.computed.calories, kept.filled.foods[1]]).toEqual([365, '250 g Milk'])
    const again = { ...kept, name: 'Other' }
    const put = await app.call('PUT', `${MEALS}/${meal._id}`, { token: coach.token, body: again })
    expect(put.json().data).toMatchObject({ name: 'Other', computed: { calories: 365 } })
  })

  test('refuses foods that the caller does not see, and to have none', async () => {
    const { meal, milk } = await withFoods()
    const other = await coachOf()
    const sent = async (items: object[]) =>
      (await app.call('POST', MEALS, { token: other.token, body: mealBody('x', { items }) })).json()
        .fieldCodes
    expect(await sent([{ foodId: milk._id, grams: 10 }])).toEqual({
      'items.0.foodId': 'library.food_unknown',
    })
    expect(await sent([])).toEqual({ items: 'library.foods_required' })
    expect(await sent([{ foodId: milk._id, grams: 0 }])).toEqual({ 'items.0.grams': 'request.out_of_range' })
    const owner = await makeAccount(app, ['admin'])
    const house = await app.call('POST', HOUSE_MEALS, { token: owner.token, body: mealBody(milk._id) })
    expect(house.json().fieldCodes).toEqual({ 'items.0.foodId': 'library.food_unknown' })
    expect(meal.own).toBe(true)
  })
})
