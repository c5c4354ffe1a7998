import type { ShoppingItem } from 'contract/catalog/shopping-list-calls'
import { type Locale, localeCodes } from 'contract/locale'
import { mealKeys, type ProgramData } from 'contract/programs/plan'
import type { Pool } from '../../../kernel/db/client'
import { getMine } from '../../programs/customer/customer.logic'
import { listNutrition } from '../../training/week/week.logic'
import { listProducts } from '../catalog.sql'
import type { CatalogReader } from '../listing/catalog-reader'
import { addUp, type Food, foodOf, isProductOf } from './foods'

/** Products that are looked at for one food. */
const CANDIDATES = 8
/** Foods for which a product is searched. */
const SEARCHED_MAX = 60

/** Foods and supplements of the plan for the next days, each day by the block that it lies in, with the products of the shop that are on sale. */
export async function getShoppingList(
  db: Pool,
  catalog: CatalogReader,
  mine: { id: string; accountId: string; locale: Locale },
  days: number,
): Promise<ShoppingItem[]> {
  const { userProgram, programData } = await getMine(db, mine)
  if (userProgram.status !== 'active' || !programData) return []
  const needed = neededOf(await listNutrition(db, mine, days))
  const products = await productsOf(db, catalog, needed)
  return needed.map(({ name, amount, unit, isSupplement }, n) => {
    const productId = n < SEARCHED_MAX ? products({ name, isSupplement }) : undefined
    return { name, amount, unit, ...(productId && { productId }) }
  })
}

type Needed = Food & { isSupplement: boolean }

/** Foods and supplements of the days of each block. */
function neededOf(blocks: readonly { nutrition: ProgramData['nutrition']; days: number }[]): Needed[] {
  const all = (textsOf: (nutrition: ProgramData['nutrition']) => readonly string[]) =>
    addUp(
      blocks.flatMap(({ nutrition, days }) =>
        addUp(textsOf(nutrition).map(foodOf)).map((food) => ({ ...food, amount: food.amount * days })),
      ),
    )
  const foods = all(({ mealPlan }) => mealKeys.flatMap((key) => mealPlan[key].foods))
  return [
    ...foods.map((food) => ({ ...food, isSupplement: false })),
    ...all(({ supplements }) => supplements).map((food) => ({ ...food, isSupplement: true })),
  ]
}

/** Returns the function that names the product of a food: the first of the search that has its name and is in stock. */
async function productsOf(db: Pool, catalog: CatalogReader, needed: readonly Needed[]) {
  const found = new Map<string, readonly string[]>()
  for (const { name } of needed.slice(0, SEARCHED_MAX)) {
    const best = await catalog.best(name, CANDIDATES)
    // A corrected search is about another word.
    found.set(name, best && !best.correction ? best.ids : [])
  }
  const ids = [...new Set([...found.values()].flat())]
  // The coach may write in another language than the one of the page.
  const lists = ids.length > 0 ? await Promise.all(localeCodes.map((one) => listProducts(db, one, ids))) : []
  const names = new Map<string, string[]>()
  for (const { _id, name, availability, programId } of lists.flat())
    if (availability === 'in_stock' && !programId) names.set(_id, [...(names.get(_id) ?? []), name])
  return (food: Pick<Needed, 'name' | 'isSupplement'>) =>
    found.get(food.name)?.find((id) => names.get(id)?.some((name) => isProductOf(food, name)))
}
