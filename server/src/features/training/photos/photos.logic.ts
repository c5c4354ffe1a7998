import type { Received } from 'contract/endpoint'
import { clampPage, type Page } from 'contract/page'
import type { addPhoto, ProgressPhoto } from 'contract/training/photo-calls'
import { PROGRESS_PHOTOS_MAX } from 'contract/training/photo-rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { AuditSource } from '../../../kernel/audit/audit'
import { transaction } from '../../../kernel/db/transaction'
import { acceptFiles } from '../../../kernel/upload/accept'
import type { ReceivedUpload } from '../../../kernel/upload/multipart'
import { recordFiles } from '../../../kernel/upload/record-files'
import { hasHealthConsent, insertHealthConsent } from '../../auth/consents.sql'
import { readAthlete } from '../../programs/coach/read-athlete'
import { consumeByteLimit, type OpenPhoto, openPicture, photoKey, photoPolicy } from './photo-files'
import * as sql from './photos.sql'

/** One of the caller's own programs. */
interface Mine {
  id: string
  accountId: string
}

interface PageWish {
  page: number
  limit: number
}

/** Stores a photo of the caller's own program; health data, so it needs the consent. */
export async function add(
  deps: Pick<Deps, 'db' | 'files' | 'config' | 'pseudonym' | 'log'>,
  mine: Mine,
  { pose, date, consent }: Received<typeof addPhoto>['body'],
  upload: ReceivedUpload,
): Promise<ProgressPhoto> {
  const { db, files } = deps
  if (upload.files.length === 0) fail('programs.photo_required')
  if ((await sql.countMine(db, mine)) === undefined) fail('programs.not_found')
  if (consent !== 'true' && !(await hasHealthConsent(db, mine.accountId))) fail('consent.required')
  const accepted = await acceptFiles(upload, photoPolicy)
  const photo = accepted[0] ?? fail('programs.photo_required')
  await consumeByteLimit(deps, mine.accountId, photo.size)
  return recordFiles(
    files,
    [photo],
    ({ name }) => photoKey(mine.id, name),
    () =>
      transaction(db, async (tx) => {
        const program = (await sql.lockMine(tx, mine)) ?? fail('programs.not_found')
        if (date > program.latestDay) fail('log.photo_day')
        if (program.photos >= PROGRESS_PHOTOS_MAX) fail('log.photos_full')
        if (consent === 'true') await insertHealthConsent(tx, mine.accountId)
        const { id, name, size, sha256 } = photo
        return sql.insertPhoto(tx, mine.id, { id, pose, date, name, size, sha256 })
      }),
  )
}

/** A page of the caller's photos of one program. */
export async function listMine(
  { db }: Pick<Deps, 'db'>,
  mine: Mine,
  page: PageWish,
): Promise<Page<ProgressPhoto> & { consentNeeded: boolean }> {
  const total = (await sql.countMine(db, mine)) ?? fail('programs.not_found')
  const { position, slice } = clampPage(page, total)
  const [items, consented] = await Promise.all([
    sql.listMine(db, mine, slice),
    hasHealthConsent(db, mine.accountId),
  ])
  return { items, total, ...position, consentNeeded: !consented }
}

export async function openMine(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  mine: Mine,
  photoId: string,
): Promise<OpenPhoto> {
  const photo = (await sql.findMine(deps.db, mine, photoId)) ?? fail('programs.photo_not_found')
  return openPicture(deps, mine.id, photo)
}

/** Deletes a photo and its picture. */
export async function remove(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  mine: Mine,
  photoId: string,
): Promise<void> {
  const name = (await sql.deleteMine(db, mine, photoId)) ?? fail('programs.photo_not_found')
  // The sweep deletes what a failure leaves here.
  await files.remove(photoKey(mine.id, name))
}

/** A page of the photos of an athlete's program, for its coach; the reading is audited. */
export function listOfAthlete(
  deps: Pick<Deps, 'db'>,
  coach: AuditSource,
  id: string,
  page: PageWish,
): Promise<Page<ProgressPhoto>> {
  return readAthlete(
    deps,
    coach,
    async (tx, coachId) => {
      const found = await sql.countOfAthlete(tx, { id, coachId })
      if (!found) return undefined
      const { position, slice } = clampPage(page, found.n)
      const items = await sql.listOfAthlete(tx, { id, coachId }, slice)
      return { athleteId: found.athleteId, page: { items, total: found.n, ...position } }
    },
    ({ athleteId }) => ({
      action: 'program_opened',
      subjectId: athleteId,
      object: { type: 'user_program', id },
    }),
  ).then((found) => found.page)
}

/** A photo of an athlete's program, for its coach; recorded before the first byte leaves. */
export async function openOfAthlete(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  coach: AuditSource,
  { id, photoId }: { id: string; photoId: string },
): Promise<OpenPhoto> {
  const photo = await readAthlete(
    deps,
    coach,
    (tx, coachId) => sql.findOfAthlete(tx, { id, coachId }, photoId),
    ({ athleteId }) => ({
      action: 'photo_opened',
      subjectId: athleteId,
      object: { type: 'progress_photo', id: photoId },
    }),
    'programs.photo_not_found',
  )
  return openPicture(deps, id, photo)
}
