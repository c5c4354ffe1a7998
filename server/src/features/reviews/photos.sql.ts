import type { Db, Tx } from '../../kernel/db/client'

export interface NewPhoto {
  id: string
  name: string
  mimeType: string
  size: number
  sha256: string
}

/** Adds photos behind those that a review has. */
export async function insertPhotos(tx: Tx, reviewId: string, photos: readonly NewPhoto[]): Promise<void> {
  if (photos.length === 0) return
  await tx`
    insert into review_photos (id, review_id, position, name, mime_type, size, sha256)
    select p.id, ${reviewId}, p.n + coalesce((select max(position) from review_photos where review_id = ${reviewId}), 0),
      p.name, p."mimeType", p.size, p.sha256
    from json_to_recordset(${tx.json(photos.map((photo, i) => ({ ...photo, n: i + 1 })))}::json)
      as p (id text, n int, name text, "mimeType" text, size int, sha256 text)`
}

/** Deletes the photos of a review except those to keep; their names. */
export async function deletePhotosBut(tx: Tx, reviewId: string, keep: readonly string[]): Promise<string[]> {
  const rows = await tx<{ name: string }[]>`
    delete from review_photos where review_id = ${reviewId} and id <> all(${keep as string[]}::text[]) returning name`
  return rows.map(({ name }) => name)
}

export async function countPhotos(tx: Tx, reviewId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from review_photos where review_id = ${reviewId}`
  return row?.count ?? 0
}

export interface StoredPhoto {
  name: string
  mimeType: string
  size: number
}

/** A photo of a review that everyone, or its author, may see. */
export async function findVisiblePhoto(
  db: Db,
  { id, reviewId, photoId }: { id: string; reviewId: string; photoId: string },
  accountId: string | null,
): Promise<StoredPhoto | undefined> {
  const [row] = await db<StoredPhoto[]>`
    select f.name, f.mime_type as "mimeType", f.size from review_photos f join reviews r on r.id = f.review_id
    where f.id = ${photoId} and r.id = ${reviewId} and r.product_id = ${id}
      and (r.account_id = ${accountId} or r.state = 'approved')`
  return row
}

export async function findPhoto(
  db: Db,
  { id, photoId }: { id: string; photoId: string },
): Promise<StoredPhoto | undefined> {
  const [row] = await db<StoredPhoto[]>`
    select name, mime_type as "mimeType", size from review_photos where id = ${photoId} and review_id = ${id}`
  return row
}

/** Those of the names that a review has. */
export async function knownPhotos(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ name: string }[]>`
    select name from review_photos where name = any(${names as string[]}::text[])`
  return new Set(rows.map(({ name }) => name))
}

/** Bytes of all photos together. */
export async function photoBytes(db: Db): Promise<number> {
  const [row] = await db<{ bytes: number }[]>`
    select coalesce(sum(size), 0)::float8 as bytes from review_photos`
  return row?.bytes ?? 0
}
