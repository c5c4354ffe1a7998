import type { ExerciseBody } from 'contract/library/calls'
import type { Locale } from 'contract/locale'
import type { Db, Fragment, Tx } from '../../kernel/db/client'
import { byRelevance, isFound, isSeenBy, type Owner, type Reader } from './entries.sql'

/** An exercise as its table holds it, with the names of its alternatives in a language. */
export interface StoredExercise extends ExerciseBody {
  id: string
  coachId: string | null
  version: number
  videoName: string | null
  videoType: string | null
  videoBytes: number | null
  shownAlternatives: string[]
}

function columns(db: Db, locale: Locale): Fragment {
  return db`e.id, e.coach_id as "coachId", e.name, e.names, e.aliases, e.category, e.equipment,
    e.muscle_groups as "muscleGroups", e.difficulty, e.technique, e.techniques, e.alternatives,
    e.video_url as "videoUrl", e.version, e.video_name as "videoName", e.video_type as "videoType",
    e.video_bytes as "videoBytes",
    array(select coalesce((
        select nullif(o.names ->> ${locale}::text, '') from library_exercises o
        where o.coach_id is null and o.name = a.name limit 1), a.name)
      from unnest(e.alternatives) with ordinality as a (name, n) order by a.n) as "shownAlternatives"`
}

export async function countExercises(db: Db, owner: Owner, words: readonly string[]): Promise<number> {
  const [row] = await db<
    { count: number }[]
  >`select count(*)::int as count from library_exercises e where ${isFound(db, owner, words)}`
  return row?.count ?? 0
}

export function listExercises(
  db: Db,
  reader: Reader,
  words: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredExercise[]> {
  return db<StoredExercise[]>`
    select ${columns(db, reader.locale)} from library_exercises e where ${isFound(db, reader, words)}
    order by ${byRelevance(db, reader, words)} limit ${limit} offset ${offset}`
}

export async function findExercise(db: Db, id: string, reader: Reader): Promise<StoredExercise | undefined> {
  const [row] = await db<StoredExercise[]>`
    select ${columns(db, reader.locale)} from library_exercises e
    where e.id = ${id} and ${isSeenBy(db, reader)}`
  return row
}

/** Those of these exercises that the reader sees. */
export function findExercises(db: Db, ids: readonly string[], reader: Reader): Promise<StoredExercise[]> {
  return db<StoredExercise[]>`
    select ${columns(db, reader.locale)} from library_exercises e
    where e.id = any(${[...ids]}::text[]) and ${isSeenBy(db, reader)}`
}

/** Locks an owner's exercises against another addition, and counts them. */
export async function lockExercises(tx: Tx, { coachId }: Owner): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtext('library-exercises'), hashtext(${coachId ?? 'house'}))`
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from library_exercises where coach_id is not distinct from ${coachId}`
  return row?.count ?? 0
}

/** An exercise to be written; `searchText` is made of its names. */
export interface WrittenExercise extends ExerciseBody {
  id: string
  searchText: string
}

export async function insertExercise(db: Db, { coachId }: Owner, e: WrittenExercise): Promise<void> {
  await db`
    insert into library_exercises (id, coach_id, name, names, aliases, category, equipment, muscle_groups, difficulty,
      technique, techniques, alternatives, video_url, search_text)
    values (${e.id}, ${coachId}, ${e.name}, ${db.json(e.names)}, ${db.json(e.aliases)}, ${e.category}, ${e.equipment},
      ${e.muscleGroups}, ${e.difficulty}, ${e.technique}, ${db.json(e.techniques)}, ${e.alternatives}, ${e.videoUrl},
      ${e.searchText})`
}

/** Locks an exercise; undefined where it is not the owner's. */
export async function lockExercise(
  tx: Tx,
  id: string,
  { coachId, locale }: Reader,
): Promise<StoredExercise | undefined> {
  const [row] = await tx<StoredExercise[]>`
    select ${columns(tx, locale)} from library_exercises e
    where e.id = ${id} and e.coach_id is not distinct from ${coachId} for update of e`
  return row
}

export async function updateExercise(tx: Tx, e: WrittenExercise): Promise<void> {
  await tx`
    update library_exercises set name = ${e.name}, names = ${tx.json(e.names)}, aliases = ${tx.json(e.aliases)},
      category = ${e.category}, equipment = ${e.equipment}, muscle_groups = ${e.muscleGroups},
      difficulty = ${e.difficulty}, technique = ${e.technique}, techniques = ${tx.json(e.techniques)},
      alternatives = ${e.alternatives}, video_url = ${e.videoUrl}, search_text = ${e.searchText},
      version = version + 1, updated_at = now()
    where id = ${e.id}`
}

export async function deleteExercise(tx: Tx, id: string): Promise<void> {
  await tx`delete from library_exercises where id = ${id}`
}

export interface StoredVideo {
  name: string
  type: string
  size: number
  sha256: string
}

export async function setVideo(tx: Tx, id: string, video: StoredVideo | null): Promise<void> {
  await tx`
    update library_exercises set video_name = ${video?.name ?? null}, video_type = ${video?.type ?? null},
      video_bytes = ${video?.size ?? null}, video_sha256 = ${video?.sha256 ?? null}, updated_at = now()
    where id = ${id}`
}

export async function findVideo(db: Db, id: string): Promise<StoredVideo | undefined> {
  const [row] = await db<StoredVideo[]>`
    select coalesce(video_name, '') as name, coalesce(video_type, '') as type, coalesce(video_bytes, 0) as size,
      coalesce(video_sha256, '') as sha256
    from library_exercises where id = ${id} and video_name is not null`
  return row
}

/** Names of videos that an exercise has. */
export async function knownVideos(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db<{ name: string }[]>`
    select coalesce(video_name, '') as name from library_exercises where video_name = any(${[...names]}::text[])`
  return new Set(rows.map(({ name }) => name))
}

/** Bytes of all videos. */
export async function videoBytes(db: Db): Promise<number> {
  const [row] = await db<{ bytes: number }[]>`
    select coalesce(sum(video_bytes), 0)::float8 as bytes from library_exercises`
  return row?.bytes ?? 0
}
