import type { Received } from 'contract/endpoint'
import type {
  changeLibraryExercise,
  ExerciseBody,
  LibraryExercise,
  listLibraryExercises,
} from 'contract/library/calls'
import { exerciseVideoPath, HOUSE_EXERCISES_MAX, OWN_EXERCISES_MAX } from 'contract/library/rules'
import { clampPage, type Page } from 'contract/page'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { isSameData } from '../../kernel/audit/change-details'
import type { Db, Tx } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { newId } from '../../kernel/ids'
import { type Caller, type Change, inLanguage, recordChange, searchTextOf, wordsOf } from './entries'
import type { Owner, Reader } from './entries.sql'
import * as sql from './library.sql'
import { termIn } from './terms'
import { videoKey } from './video-files'

export type LibraryDeps = Pick<Deps, 'db' | 'files' | 'config' | 'log'>

/** Returns an exercise as it is answered, with the fields that it fills in a plan. */
function shown(
  { config }: Pick<Deps, 'config'>,
  { id, coachId, videoType, videoBytes, shownAlternatives, ...stored }: sql.StoredExercise,
  caller: Reader,
): LibraryExercise {
  const { locale } = caller
  const video = videoType === null ? null : { type: videoType, size: videoBytes ?? 0 }
  return {
    ...stored,
    _id: id,
    own: coachId === caller.coachId,
    video,
    filled: {
      name: inLanguage(locale, stored.name, stored.names),
      category: termIn(locale, stored.category),
      equipment: stored.equipment.map((term) => termIn(locale, term)),
      technique: inLanguage(locale, stored.technique, stored.techniques),
      alternatives: shownAlternatives,
      videoUrl: video ? config.publicUrl + exerciseVideoPath(id) : stored.videoUrl,
      muscleGroups: stored.muscleGroups.map((term) => termIn(locale, term)),
      difficulty: termIn(locale, stored.difficulty),
    },
  }
}

/** A page of the exercises that a search finds. */
export async function list(
  deps: Pick<Deps, 'db' | 'config'>,
  caller: Reader,
  { search, ...page }: Received<typeof listLibraryExercises>['query'],
): Promise<Page<LibraryExercise>> {
  const words = wordsOf(search)
  const total = await sql.countExercises(deps.db, caller, words)
  const { position, slice } = clampPage(page, total)
  const items = await sql.listExercises(deps.db, caller, words, slice)
  return { items: items.map((item) => shown(deps, item, caller)), total, ...position }
}

export async function get(
  deps: Pick<Deps, 'db' | 'config'>,
  caller: Reader,
  id: string,
): Promise<LibraryExercise> {
  const found = (await sql.findExercise(deps.db, id, caller)) ?? fail('library.not_found')
  return shown(deps, found, caller)
}

/** Adds an exercise of the shop, or of a coach. */
export async function insert(tx: Tx, owner: Owner, body: ExerciseBody): Promise<string> {
  const max = owner.coachId === null ? HOUSE_EXERCISES_MAX : OWN_EXERCISES_MAX
  if ((await sql.lockExercises(tx, owner)) >= max) fail('library.full', { max })
  const id = newId()
  await sql.insertExercise(tx, owner, { ...body, id, searchText: searchTextOf(body) })
  return id
}

export async function add(deps: LibraryDeps, caller: Caller, body: ExerciseBody): Promise<LibraryExercise> {
  const id = await transaction(deps.db, async (tx) => {
    const added = await insert(tx, caller, body)
    await record(tx, caller, added, 'added')
    return added
  })
  return get(deps, caller, id)
}

/** Replaces an exercise; with a version, only the one that was read. */
export async function change(
  deps: LibraryDeps,
  caller: Caller,
  id: string,
  { version, ...body }: Received<typeof changeLibraryExercise>['body'],
): Promise<LibraryExercise> {
  await transaction(deps.db, async (tx) => {
    const stored = await lock(tx, caller, id)
    if (version !== undefined && version !== stored.version) fail('library.changed_meanwhile')
    const before = await sql.findExercise(tx, id, caller)
    if (before && isSameData(writtenOf(before), writtenOf(body))) return
    await sql.updateExercise(tx, { ...body, id, searchText: searchTextOf(body) })
    await record(tx, caller, id, 'changed')
  })
  return get(deps, caller, id)
}

/** Fields that are written, of a stored exercise or of a body. */
function writtenOf(exercise: ExerciseBody): ExerciseBody {
  const { name, names, aliases, category, equipment, muscleGroups, difficulty, ...rest } = exercise
  const { technique, techniques, alternatives, videoUrl } = rest
  const texts = { name, names, aliases, category, equipment, muscleGroups, difficulty }
  return { ...texts, technique, techniques, alternatives, videoUrl }
}

/** Deletes an exercise and its video; plans and the log keep what they have of it. */
export async function remove(deps: LibraryDeps, caller: Caller, id: string): Promise<void> {
  const videoName = await transaction(deps.db, async (tx) => {
    const stored = await lock(tx, caller, id)
    await sql.deleteExercise(tx, id)
    await record(tx, caller, id, 'removed')
    return stored.videoName
  })
  // The sweep deletes what a failure leaves here.
  if (videoName) await deps.files.remove(videoKey(videoName))
}

/** Locks an exercise that the caller may change. */
export async function lock(
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<{ version: number; videoName: string | null }> {
  const own = await sql.lockExercise(tx, id, caller)
  if (own) return own
  return fail((await isSeen(tx, caller, id)) ? 'library.read_only' : 'library.not_found')
}

const isSeen = async (db: Db, caller: Caller, id: string) =>
  (await sql.findExercise(db, id, caller)) !== undefined

/** Records a change of an exercise of the shop. */
export const record = (tx: Tx, caller: Caller, id: string, change: Change | 'video') =>
  recordChange(tx, caller, { type: 'library_exercise', id }, change)
