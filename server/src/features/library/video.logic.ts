import type { Readable } from 'node:stream'
import type { LibraryExercise } from 'contract/library/calls'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { Db } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import type { ByteRange } from '../../kernel/http/range'
import { acceptFiles } from '../../kernel/upload/accept'
import type { ReceivedUpload } from '../../kernel/upload/multipart'
import { recordFiles } from '../../kernel/upload/record-files'
import { type Caller, recordChange } from './entries'
import { type EntryDeps, getEntry, lockEntry } from './entries.logic'
import { exercises } from './library.logic'
import * as sql from './library.sql'
import { consumeVideoBytes, videoKey, videoPolicy } from './video-files'

type VideoDeps = EntryDeps & Pick<Deps, 'log' | 'pseudonym'>

/** Stores the video of an exercise that the caller may change; it replaces the one before. */
export async function addVideo(
  deps: VideoDeps,
  caller: Caller,
  id: string,
  upload: ReceivedUpload,
): Promise<LibraryExercise> {
  const { db, files } = deps
  if (upload.files.length === 0) fail('library.video_required')
  // Checked before the file is read: callers without the right to change the exercise get that answer.
  await transaction(db, (tx) => lockEntry(exercises, tx, caller, id))
  const [video = fail('library.video_required')] = await acceptFiles(upload, videoPolicy)
  await consumeVideoBytes(deps, caller.audit.accountId ?? '', video.size)
  const before = await recordFiles(
    files,
    [video],
    ({ name }) => videoKey(name),
    () =>
      transaction(db, async (tx) => {
        const { videoName } = await lockEntry(exercises, tx, caller, id)
        const { name, mimeType: type, size, sha256 } = video
        await sql.setVideo(tx, id, { name, type, size, sha256 })
        await recordChange(tx, caller, { type: exercises.type, id }, 'video')
        return videoName
      }),
  )
  if (before) await files.remove(videoKey(before))
  return getEntry(exercises, deps, caller, id)
}

export async function removeVideo(deps: EntryDeps, caller: Caller, id: string): Promise<LibraryExercise> {
  const name = await transaction(deps.db, async (tx) => {
    const { videoName } = await lockEntry(exercises, tx, caller, id)
    await sql.setVideo(tx, id, null)
    await recordChange(tx, caller, { type: exercises.type, id }, 'video')
    return videoName
  })
  if (name) await deps.files.remove(videoKey(name))
  return getEntry(exercises, deps, caller, id)
}

/** The video of an exercise; 404 where it has none. */
export async function getVideo(db: Db, id: string): Promise<sql.StoredVideo> {
  return (await sql.findVideo(db, id)) ?? fail('library.video_not_found')
}

/** Opens a video, or a part of it; 404 where the store has lost it. */
export async function openVideo(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  { name }: sql.StoredVideo,
  range: ByteRange | undefined,
): Promise<Readable> {
  const content = await files.open(videoKey(name), range)
  if (content) return content
  log.error({ event: 'exercise_video_missing', file: name }, 'a video of an exercise is not in the store')
  return fail('library.video_not_found')
}
