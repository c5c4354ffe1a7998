import type { Received } from 'contract/endpoint'
import type { changeLibraryFood, FoodBody, LibraryFood, listLibraryFoods } from 'contract/library/food-calls'
import { HOUSE_FOODS_MAX, OWN_FOODS_MAX } from 'contract/library/food-rules'
import { clampPage, type Page } from 'contract/page'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { isSameData } from '../../../kernel/audit/change-details'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { type Caller, type Change, inLanguage, recordChange, searchTextOf, wordsOf } from '../entries'
import type { Owner, Reader } from '../entries.sql'
import * as sql from './foods.sql'

type FoodDeps = Pick<Deps, 'db'>

/** Returns a food as it is answered. */
function shown({ id, coachId, ...food }: sql.StoredFood, { coachId: reader, locale }: Reader): LibraryFood {
  return {
    ...food,
    _id: id,
    own: coachId === reader,
    filled: {
      name: inLanguage(locale, food.name, food.names),
      portions: food.portions.map(({ name, names, grams }) => ({
        name: inLanguage(locale, name, names),
        grams,
      })),
    },
  }
}

/** A page of the foods that a search finds. */
export async function list(
  { db }: FoodDeps,
  caller: Reader,
  { search, ...page }: Received<typeof listLibraryFoods>['query'],
): Promise<Page<LibraryFood>> {
  const words = wordsOf(search)
  const total = await sql.countFoods(db, caller, words)
  const { position, slice } = clampPage(page, total)
  const items = await sql.listFoods(db, caller, words, slice)
  return { items: items.map((item) => shown(item, caller)), total, ...position }
}

export async function get({ db }: FoodDeps, caller: Reader, id: string): Promise<LibraryFood> {
  const [found = fail('library.not_found')] = await sql.findFoods(db, [id], caller)
  return shown(found, caller)
}

/** Adds a food of the shop, or of a coach. */
export async function insert(tx: Tx, owner: Owner, body: FoodBody): Promise<string> {
  const max = owner.coachId === null ? HOUSE_FOODS_MAX : OWN_FOODS_MAX
  if ((await sql.lockFoods(tx, owner)) >= max) fail('library.full', { max })
  const id = newId()
  await sql.insertFood(tx, owner, { ...body, id, searchText: searchTextOf(body) })
  return id
}

export async function add(deps: FoodDeps, caller: Caller, body: FoodBody): Promise<LibraryFood> {
  const id = await transaction(deps.db, async (tx) => {
    const added = await insert(tx, caller, body)
    await record(tx, caller, added, 'added')
    return added
  })
  return get(deps, caller, id)
}

/** Replaces a food; with a version, only the one that was read. */
export async function change(
  deps: FoodDeps,
  caller: Caller,
  id: string,
  { version, ...body }: Received<typeof changeLibraryFood>['body'],
): Promise<LibraryFood> {
  await transaction(deps.db, async (tx) => {
    const before = await lock(tx, caller, id)
    if (version !== undefined && version !== before.version) fail('library.changed_meanwhile')
    if (isSameData(writtenOf(before), writtenOf(body))) return
    await sql.updateFood(tx, { ...body, id, searchText: searchTextOf(body) })
    await record(tx, caller, id, 'changed')
  })
  return get(deps, caller, id)
}

/** Fields that are written, of a stored food or of a body. */
function writtenOf({ name, names, aliases, per100, portions, allergens }: FoodBody): FoodBody {
  return { name, names, aliases, per100, portions, allergens }
}

export async function remove({ db }: FoodDeps, caller: Caller, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    await lock(tx, caller, id)
    await sql.deleteFood(tx, id)
    await record(tx, caller, id, 'removed')
  })
}

/** Locks a food that the caller may change. */
async function lock(tx: Tx, caller: Caller, id: string): Promise<sql.StoredFood> {
  const own = await sql.lockFood(tx, id, caller)
  if (own) return own
  const [seen] = await sql.findFoods(tx, [id], caller)
  return fail(seen ? 'library.read_only' : 'library.not_found')
}

const record = (tx: Tx, caller: Caller, id: string, made: Change) =>
  recordChange(tx, caller, { type: 'library_food', id }, made)
