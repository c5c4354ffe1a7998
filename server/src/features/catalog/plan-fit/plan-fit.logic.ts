import type { PlanFit } from 'contract/catalog/plan-fit-calls'
import { type Locale, localeCodes } from 'contract/locale'
import { dayKeys, mealKeys, type ProgramData } from 'contract/programs/plan'
import { fail } from '../../../fail'
import type { Pool } from '../../../kernel/db/client'
import { getMine, listMine } from '../../programs/customer/customer.logic'
import { listProducts } from '../catalog.sql'
import { foodOf, isProductOf } from '../shopping-list/foods'

/** Running programs of the caller whose plan uses a product; names are compared as on the shopping list. */
export async function getPlanFit(
  db: Pool,
  productId: string,
  mine: { accountId: string; locale: Locale },
): Promise<PlanFit[]> {
  // The coach may write in another language than the one of the page.
  const lists = await Promise.all(localeCodes.map((locale) => listProducts(db, locale, [productId])))
  const shown = lists.flat()
  if (shown.length === 0) fail('catalog.product_not_found')
  const products = shown.filter(({ programId }) => !programId)
  const running = (await listMine(db, mine.accountId, mine.locale)).filter(
    ({ status }) => status === 'active',
  )
  const isIt = (name: string, isSupplement = false) =>
    products.some((product) => isProductOf({ name, isSupplement }, product.name))
  const plans = await Promise.all(running.map(({ _id }) => getMine(db, { id: _id, ...mine })))
  return plans.flatMap(({ userProgram, programData }) =>
    programData
      ? usesOf(programData, isIt).map((use) => ({
          ...{ userProgramId: userProgram._id, program: userProgram.programId.name },
          ...use,
        }))
      : [],
  )
}

type IsIt = (name: string, isSupplement?: boolean) => boolean

function usesOf({ workout, nutrition }: ProgramData, isIt: IsIt): Pick<PlanFit, 'kind' | 'names'>[] {
  const exercises = dayKeys.flatMap((day) => workout.weeklySchedule[day].exercises)
  const foods = mealKeys.flatMap((meal) => nutrition.mealPlan[meal].foods.map((food) => foodOf(food).name))
  const supplements = nutrition.supplements.map((one) => foodOf(one).name)
  const uses = [
    {
      kind: 'equipment' as const,
      names: exercises.filter(({ equipment }) => equipment.some((one) => isIt(one))).map(({ name }) => name),
    },
    { kind: 'meal' as const, names: foods.filter((name) => isIt(name)) },
    { kind: 'supplement' as const, names: supplements.filter((name) => isIt(name, true)) },
  ]
  return uses
    .map(({ kind, names }) => ({ kind, names: [...new Set(names)] }))
    .filter(({ names }) => names.length > 0)
}
