import type { Readable } from 'node:stream'
import type { IncomingFiles } from '../../kernel/http/multipart'

/**
 * Private files: never served by their place, only by calls that know who may read them. Keys are our own
 * (`folder/…/name`, letters, digits, `-`, `_`, `.`). What is being received lies in a local folder until it is whole.
 */
export interface Files extends IncomingFiles {
  /**
   * Moves a received file to its key: afterwards it is there whole and survives a crash, before it is not there at
   * all. Throws `files.no_space` where there is no room.
   */
  save(path: string, key: string): Promise<void>
  /** The content; undefined where there is no such file. */
  open(key: string): Promise<Readable | undefined>
  /** Removing what is not there is no mistake. */
  remove(key: string): Promise<void>
  /** Every file whose key begins with `folder/`. */
  list(folder: string): AsyncIterable<{ key: string; changedAt: Date }>
  /** Removes what began to arrive longer than `age` milliseconds ago and was never saved; returns how much. */
  sweepIncoming(age: number): Promise<number>
}
