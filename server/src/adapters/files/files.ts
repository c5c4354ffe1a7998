import type { Readable } from 'node:stream'
import type { UploadStore } from '../../kernel/upload/store'

/**
 * Byte store of pictures, applicants' documents and invoices. Files are read only through calls that check the reader.
 * Keys have the form `folder/…/name` (letters, digits, `-`, `_`, `.`). Uploads are received in a local folder until
 * complete.
 */
export interface Files extends UploadStore {
  /**
   * Writes bytes to a key: afterwards they are there whole, before not at all. Throws `files.no_space` where there is no
   * room.
   */
  put(key: string, bytes: Buffer): Promise<void>
  /** The whole content; undefined where there is no such file. */
  get(key: string): Promise<Buffer | undefined>
  /** The content in pieces, whole or from byte `start` to `end`; undefined where there is no such file. */
  open(key: string, range?: { start: number; end: number }): Promise<Readable | undefined>
}

/** Folders whose files are made from code and rows whenever they are missing, so that no backup holds them. */
const DERIVED = ['catalog-index/', 'web-assets/']

export const isDerived = (key: string): boolean => DERIVED.some((folder) => key.startsWith(folder))

const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/

/** Throws where a key could lead anywhere else: it is made by us, so this is a mistake of ours. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`${JSON.stringify(key)} is no key of a file`)
  return key
}
