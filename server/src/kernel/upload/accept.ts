import { acceptedExtension, type FileExtension, fileTypes, type UploadRules } from 'contract/upload'
import { Failure } from '../../fail'
import { newId } from '../ids'
import { inspectFile } from './inspect'
import type { ReceivedFile, ReceivedUpload } from './multipart'
import type { Drawing } from './redraw'
import { shownName } from './shown-name'

/** Upload policy of a feature, with its errors. */
export interface UploadPolicy<E extends FileExtension = FileExtension> extends UploadRules<E> {
  refuse: {
    tooMany(): never
    tooLarge(file: string): never
    /** By its name or by its content. */
    type(file: string): never
  }
  /** Options for redrawing pictures; absent: stored unchanged. */
  drawing?: Drawing
}

/** A received file whose content has been verified, at its temporary path. */
export interface AcceptedFile<E extends FileExtension = FileExtension> {
  id: string
  /** Its own name in the store, unique. */
  name: string
  /** Name given by the sender, cleaned for display. */
  originalName: string
  mimeType: (typeof fileTypes)[E]
  path: string
  size: number
  /** Hex. */
  sha256: string
}

/** Verifies the files of a body by number, name, size and content, in this order; throws the policy's refusals. */
export async function acceptFiles<E extends FileExtension>(
  { files, tooMany, signal }: ReceivedUpload,
  policy: UploadPolicy<E>,
): Promise<AcceptedFile<E>[]> {
  if (tooMany || files.length > policy.files) policy.refuse.tooMany()
  const accepted: AcceptedFile<E>[] = []
  for (const file of files) accepted.push(await acceptFile(file, policy, signal))
  return accepted
}

async function acceptFile<E extends FileExtension>(
  file: ReceivedFile,
  policy: UploadPolicy<E>,
  signal: AbortSignal,
): Promise<AcceptedFile<E>> {
  const { refuse, extensions, drawing } = policy
  const originalName = shownName(file.name)
  const named = acceptedExtension(policy, file.name) ?? refuse.type(originalName)
  if (file.tooLarge) refuse.tooLarge(originalName)
  const found = await inspectFile(
    { path: file.path, extension: named, accepted: extensions, drawing },
    signal,
  )
  if ('refused' in found) {
    if (found.refused === 'type') return refuse.type(originalName)
    throw new Failure(found.refused, { file: originalName, ...found.params })
  }
  // A picture of another kind than its name says counts as what it is, where that is taken too.
  const extension = extensions.find((one) => one === found.extension) ?? refuse.type(originalName)
  const { path, size, sha256 } = { ...file, ...found.redrawn }
  const name = `${newId()}.${extension}`
  return { id: newId(), name, originalName, mimeType: fileTypes[extension], path, size, sha256 }
}
