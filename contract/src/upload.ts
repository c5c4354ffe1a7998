import type { Multipart } from './endpoint'
import { KB } from './units'

/** Extensions accepted anywhere in the product, with their MIME types. */
export const fileTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const
export type FileExtension = keyof typeof fileTypes
export type FileType = (typeof fileTypes)[FileExtension]

/** Upload rules of one form, shared by browser and server. Sizes in bytes. */
export interface UploadRules<E extends FileExtension = FileExtension> {
  extensions: readonly E[]
  fileBytes: number
  /** Most files of one sending. */
  files: number
}

/** The extension of a file name in small letters, where these rules accept it. */
export function acceptedExtension<E extends FileExtension>(
  { extensions }: Pick<UploadRules<E>, 'extensions'>,
  name: string,
): E | undefined {
  const extension = /\.([a-z][a-z\d]{2,3})$/i.exec(name.trim())?.[1]?.toLowerCase()
  return extensions.find((accepted) => accepted === extension)
}

/** Returns the `accept` attribute of a file picker: extensions for desktops, MIME types for phones. */
export function acceptOf(extensions: readonly FileExtension[]): string {
  const types = new Set(extensions.map((extension) => fileTypes[extension]))
  return [...extensions.map((extension) => `.${extension}`), ...types].join(',')
}

/** Most bytes of the text fields of a form with files. */
const FIELDS_BYTES = 512 * KB

/**
 * The multipart body of a call with these rules. One file more than is taken may arrive, so that the answer can say that
 * it was one too many; a claim of more is refused before anything is read.
 */
export function multipartOf(
  { files, fileBytes }: UploadRules,
  { lists = [], ...form }: Pick<Multipart, 'field' | 'json' | 'orJson'> & Partial<Pick<Multipart, 'lists'>>,
): Multipart {
  return { ...form, lists, most: files, fileBytes, bytes: (files + 1) * fileBytes + FIELDS_BYTES }
}
