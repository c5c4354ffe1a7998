import type { Received } from 'contract/endpoint'
import type {
  changeLibraryExercise,
  ExerciseBody,
  LibraryExercise,
  listLibraryExercises,
} from 'contract/library/calls'
import { exerciseVideoPath, HOUSE_EXERCISES_MAX, OWN_EXERCISES_MAX } from 'contract/library/rules'
import { clampPage, type Page } from 'contract/page'
import { searchForm } from 'contract/text'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { type AuditSource, recordAudit } from '../../kernel/audit/audit'
import { isSameData } from '../../kernel/audit/change-details'
import type { Db, Tx } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { newId } from '../../kernel/ids'
import * as sql from './library.sql'
import { termIn } from './terms'
import { videoKey } from './video-files'

export type LibraryDeps = Pick<Deps, 'db' | 'files' | 'config' | 'log'>

/** Author of a call: a coach for their own exercises, or staff (without a coach) for those of the shop, which are audited. */
export interface Caller extends sql.Reader {
  audit: AuditSource
}

/** All forms in which an exercise is searched, a line each. */
export function searchTextOf({
  name,
  names,
  aliases,
}: Pick<ExerciseBody, 'name' | 'names' | 'aliases'>): string {
  const all = [name, names.fa, names.nl, ...aliases.en, ...aliases.fa, ...aliases.nl]
  return [...new Set(all.map(searchForm).filter(Boolean))].join('\n')
}

/** Returns an exercise as it is answered, with the fields that it fills in a plan. */
function shown(
  { config }: Pick<Deps, 'config'>,
  { id, coachId, videoType, videoBytes, shownAlternatives, ...stored }: sql.StoredExercise,
  caller: sql.Reader,
): LibraryExercise {
  const { locale } = caller
  const video = videoType === null ? null : { type: videoType, size: videoBytes ?? 0 }
  const inLanguage = (texts: { fa: string; nl: string }) => (locale === 'en' ? '' : texts[locale])
  return {
    ...stored,
    _id: id,
    own: coachId === caller.coachId,
    video,
    filled: {
      name: inLanguage(stored.names) || stored.name,
      category: termIn(locale, stored.category),
      equipment: stored.equipment.map((term) => termIn(locale, term)),
      technique: inLanguage(stored.techniques) || stored.technique,
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
  caller: sql.Reader,
  { search, ...page }: Received<typeof listLibraryExercises>['query'],
): Promise<Page<LibraryExercise>> {
  const words = searchForm(search ?? '')
    .split(' ')
    .filter(Boolean)
  const total = await sql.countExercises(deps.db, caller, words)
  const { position, slice } = clampPage(page, total)
  const items = await sql.listExercises(deps.db, caller, words, slice)
  return { items: items.map((item) => shown(deps, item, caller)), total, ...position }
}

export async function get(
  deps: Pick<Deps, 'db' | 'config'>,
  caller: sql.Reader,
  id: string,
): Promise<LibraryExercise> {
  const found = (await sql.findExercise(deps.db, id, caller)) ?? fail('library.not_found')
  return shown(deps, found, caller)
}

/** Adds an exercise of the house, or of a coach. */
export async function insert(tx: Tx, owner: sql.Owner, body: ExerciseBody): Promise<string> {
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

/** Records a change of the house's exercises; a coach's own are theirs alone. */
export async function record(
  tx: Tx,
  { audit, coachId }: Caller,
  id: string,
  change: 'added' | 'changed' | 'removed' | 'video',
): Promise<void> {
  if (coachId !== null) return
  await recordAudit(tx, audit, {
    action: 'library_changed',
    object: { type: 'library_exercise', id },
    details: { change },
  })
}
