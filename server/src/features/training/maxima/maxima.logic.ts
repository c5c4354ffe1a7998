import {
  type DatedSet,
  ESTIMATE_REPS_MAX,
  MAXIMUM_DAYS,
  maximumBefore,
} from 'contract/programs/maximum-rules'
import type { PlannedExercise } from 'contract/programs/plan'
import { PERCENT_OF_MAX, type SetTarget } from 'contract/programs/set-rules'
import { searchForm } from 'contract/text'
import type { Db } from '../../../kernel/db/client'
import { listNamed, type NamedRow } from '../../library/names.sql'
import { comparedName } from '../log/validate-entry'
import { addDays } from '../today/day-plan'
import { listHeaviest, type WantedSets } from './maxima.sql'

/** Row of a plan, as far as it names an exercise. */
type Row = Pick<PlannedExercise, 'id' | 'exerciseId' | 'name'>
/** Names in targets for the maximum of the row itself, in the form of `searchForm`. */
const OWN = new Set(
  ['1RM', '1 RM', 'e1RM', 'max', 'maximum', 'best', 'your best', 'حداکثر', 'بیشینه', 'رکورد', 'beste'].map(
    searchForm,
  ),
)

interface Asked {
  accountId: string
  coachIds: readonly string[]
  /** First and last day for which a maximum is wanted. */
  from: string
  until: string
  /** All rows of the plan: a name may be that of another row. */
  plan: readonly Row[]
}

/** Kilograms of the maximum that a row calls by this name, as it was before a day; undefined without one. */
export type Maxima = (row: Row, name: string, day: string) => number | undefined

const keyOf = ({ id, exerciseId, name }: Row, of: string) =>
  JSON.stringify(isOwn(of, name) ? [id, exerciseId, name] : [searchForm(of)])

const isOwn = (of: string, exercise: string) =>
  OWN.has(searchForm(of)) || comparedName(of) === comparedName(exercise.slice(0, PERCENT_OF_MAX))

/** Names of maxima in targets, each once. */
export const namesIn = (targets: readonly SetTarget[]): string[] => [
  ...new Set(targets.flatMap(({ load, percentOf }) => (load !== undefined && percentOf ? percentOf : []))),
]

/**
 * Reads the maxima that rows name. A name is that of the row itself, of another row, of an exercise of the library in any
 * language, or else the name under which sets were logged.
 */
export async function readMaxima(
  db: Db,
  { accountId, coachIds, from, until, plan }: Asked,
  rows: readonly (Row & { targets?: readonly SetTarget[] | undefined })[],
): Promise<Maxima> {
  const meant = new Map<string, Row[]>()
  for (const row of rows)
    for (const of of namesIn(row.targets ?? [])) meant.set(keyOf(row, of), rowsMeant(row, of, plan))
  if (meant.size === 0) return () => undefined
  const all = [...meant.values()]
  const named = await listNamed(db, coachIds, {
    ids: all.flat().flatMap(({ exerciseId }) => exerciseId || []),
    forms: [...new Set(all.flat().map(({ name }) => searchForm(name)))],
  })
  const since = addDays(from, -MAXIMUM_DAYS)
  const wanted = all.flatMap((of, n) => wantedOf(of, named).map((one) => ({ n, ...one })))
  const sets = await listHeaviest(db, { accountId, since, before: until }, wanted, ESTIMATE_REPS_MAX)
  const places = [...meant.keys()]
  const byPlace = places.map((_, place): DatedSet[] => sets.filter(({ n }) => n === place))
  return (row, name, day) => maximumBefore(byPlace[places.indexOf(keyOf(row, name))] ?? [], day)
}

function rowsMeant(row: Row, of: string, plan: readonly Row[]): Row[] {
  if (isOwn(of, row.name)) return [row]
  const others = plan.filter(({ name }) => searchForm(name) === searchForm(of))
  return others.length > 0 ? others : [{ name: of }]
}

/** Sets of the library's exercise and of its names; without one those of the rows and their names. */
function wantedOf(rows: readonly Row[], named: readonly NamedRow[]): Omit<WantedSets, 'n'>[] {
  return rows.flatMap(({ id, exerciseId, name }) => {
    const known = named.filter((one) =>
      exerciseId ? one.exerciseId === exerciseId : one.form === searchForm(name),
    )
    const ids = [...new Set([...(exerciseId ? [exerciseId] : []), ...known.map((one) => one.exerciseId)])]
    const names = new Set([name, ...known.flatMap((one) => one.names)].map(comparedName))
    const keys = ids.length > 0 ? ids.map((one) => `e:${one}`) : id ? [`r:${id}`] : []
    return [
      ...keys.map((key) => ({ key, name: null, isFree: false })),
      ...[...names].map((one) => ({ key: null, name: one, isFree: ids.length > 0 })),
    ]
  })
}
