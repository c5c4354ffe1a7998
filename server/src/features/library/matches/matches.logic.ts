import type { Received } from 'contract/endpoint'
import type { matchLibrary } from 'contract/library/match-calls'
import { searchForm } from 'contract/text'
import type { Deps } from '../../../deps'
import type { Reader } from '../entries.sql'
import { allergensIn } from './allergen-words'
import { areasOf } from './area-words'
import { listAllergens } from './matches.sql'

/** Takes the amount off a line of a plan: `60 g oats` and `2 eggs`. */
const nameOf = (line: string) =>
  line.replace(/^\s*[\p{N}.,٫/½¼¾]+\s*(?:(?:kg|g|gr|gram|grams|ml|l|گرم|کیلوگرم|لیتر|میلی‌لیتر)\s+)?/u, '')

/** Allergens by the library's food of that name, else by the words of the line; areas by the muscle group. */
export async function match(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Reader, 'coachId'>,
  { foods, muscleGroups }: Received<typeof matchLibrary>['body'],
) {
  const named = foods.map((line, n) => ({ n, form: searchForm(nameOf(line)) })).filter(({ form }) => form)
  const known = named.length > 0 ? await listAllergens(db, caller, named) : []
  const byLine = new Map(known.map(({ n, allergens }) => [n, allergens]))
  return {
    foods: foods.map((text, n) => ({ text, allergens: byLine.get(n) ?? allergensIn(text) })),
    muscleGroups: muscleGroups.map((text) => ({ text, areas: areasOf(text) })),
  }
}
