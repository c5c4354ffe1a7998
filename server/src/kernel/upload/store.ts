import type { IncomingFiles } from './multipart'

/** Part of the byte store that uploads need (`adapters/files`). */
export interface UploadStore extends IncomingFiles {
  /**
   * Moves a received file to its key: afterwards it is there whole and survives a crash, before it is not there at
   * all. Throws `files.no_space` where there is no room.
   */
  save(path: string, key: string): Promise<void>
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>
  /** Every file whose key begins with `folder/`, with its size in bytes; all of them where it is empty. */
  list(folder: string): AsyncIterable<{ key: string; size: number; changedAt: Date }>
  /** Removes what began to arrive longer than `age` milliseconds ago and was never saved; returns how much. */
  sweepIncoming(age: number): Promise<number>
}
