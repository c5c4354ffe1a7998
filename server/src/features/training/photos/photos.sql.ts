import type { ProgressPhoto } from 'contract/training/photo-calls'
import type { PhotoPose } from 'contract/training/photo-rules'
import type { Db, Tx } from '../../../kernel/db/client'
import { instant } from '../../programs/user-programs.sql'
import { type Coached, coached, type Mine, mine } from '../ownership.sql'

/** A photo's file in the store. */
export interface PhotoFile {
  name: string
  /** Bytes. */
  size: number
}

interface Slice {
  limit: number
  offset: number
}

/** Columns of a photo `p`. */
export const photoColumns = (db: Db) =>
  db`p.id as _id, p.pose, p.date::text as date, p.size, ${instant(db, db`p.created_at`)} as "createdAt"`

/** One of the account's own programs, locked. */
export interface PhotographedProgram {
  photos: number
  /** The day it is in the zone that is furthest ahead: no calendar of a person is beyond it. */
  latestDay: string
}

export async function lockMine(tx: Tx, program: Mine): Promise<PhotographedProgram | undefined> {
  const [row] = await tx<PhotographedProgram[]>`
    select (select count(*)::int from progress_photos p where p.user_program_id = up.id) as photos,
      (now() at time zone 'Pacific/Kiritimati')::date::text as "latestDay"
    from user_programs up where ${mine(tx, program)} for update of up`
  return row
}

interface NewPhoto extends PhotoFile {
  id: string
  pose: PhotoPose
  date: string
  sha256: string
}

export async function insertPhoto(tx: Tx, programId: string, photo: NewPhoto): Promise<ProgressPhoto> {
  const { id, pose, date, name, size, sha256 } = photo
  const [row] = await tx<[ProgressPhoto]>`
    insert into progress_photos as p (id, user_program_id, pose, date, name, size, sha256)
    values (${id}, ${programId}, ${pose}, ${date}, ${name}, ${size}, ${sha256})
    returning ${photoColumns(tx)}`
  return row
}

/** Number of photos; undefined where the program is none of the account's. */
export async function countMine(db: Db, program: Mine): Promise<number | undefined> {
  const [row] = await db<{ n: number }[]>`
    select (select count(*)::int from progress_photos p where p.user_program_id = up.id) as n
    from user_programs up where ${mine(db, program)}`
  return row?.n
}

export function listMine(db: Db, program: Mine, { limit, offset }: Slice): Promise<ProgressPhoto[]> {
  return db<ProgressPhoto[]>`
    select ${photoColumns(db)} from progress_photos p join user_programs up on up.id = p.user_program_id
    where ${mine(db, program)} order by p.date desc, p.created_at desc, p.id limit ${limit} offset ${offset}`
}

export async function findMine(db: Db, program: Mine, photoId: string): Promise<PhotoFile | undefined> {
  const [row] = await db<PhotoFile[]>`
    select p.name, p.size from progress_photos p join user_programs up on up.id = p.user_program_id
    where ${mine(db, program)} and p.id = ${photoId}`
  return row
}

/** Deletes a photo of the account's own program; answers its name in the store. */
export async function deleteMine(db: Db, program: Mine, photoId: string): Promise<string | undefined> {
  const [row] = await db<{ name: string }[]>`
    delete from progress_photos p using user_programs up
    where up.id = p.user_program_id and ${mine(db, program)} and p.id = ${photoId} returning p.name`
  return row?.name
}

/** The athlete of a coach's program, and how many photos it has. */
export async function countOfAthlete(
  db: Db,
  program: Coached,
): Promise<{ athleteId: string; n: number } | undefined> {
  const [row] = await db<{ athleteId: string; n: number }[]>`
    select up.account_id as "athleteId",
      (select count(*)::int from progress_photos p where p.user_program_id = up.id) as n
    from user_programs up where ${coached(db, program)}`
  return row
}

export function listOfAthlete(db: Db, program: Coached, { limit, offset }: Slice): Promise<ProgressPhoto[]> {
  return db<ProgressPhoto[]>`
    select ${photoColumns(db)} from progress_photos p join user_programs up on up.id = p.user_program_id
    where ${coached(db, program)} order by p.date desc, p.created_at desc, p.id limit ${limit} offset ${offset}`
}

export async function findOfAthlete(
  db: Db,
  program: Coached,
  photoId: string,
): Promise<(PhotoFile & { athleteId: string }) | undefined> {
  const [row] = await db<(PhotoFile & { athleteId: string })[]>`
    select p.name, p.size, up.account_id as "athleteId"
    from progress_photos p join user_programs up on up.id = p.user_program_id
    where ${coached(db, program)} and p.id = ${photoId}`
  return row
}

/** Those of the names that a program has. */
export async function knownPhotos(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ name: string }[]>`
    select name from progress_photos where name = any(${[...names]}::text[])`
  return new Set(rows.map(({ name }) => name))
}

/** Bytes of all photos together. */
export async function photoBytes(db: Db): Promise<number> {
  const [row] = await db<
    { bytes: number }[]
  >`select coalesce(sum(size), 0)::float8 as bytes from progress_photos`
  return row?.bytes ?? 0
}
