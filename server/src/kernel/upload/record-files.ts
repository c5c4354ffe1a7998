import { isUnavailable } from '../db/transaction'
import type { UploadStore } from './store'

/**
 * Moves accepted files to their keys and then runs `record`, which writes the rows in one transaction: so there is never a
 * row without its file. Where it fails the files go again; a file without a row, left by a crash, is swept.
 */
export async function recordFiles<F extends { path: string }, T>(
  store: UploadStore,
  files: readonly F[],
  keyOf: (file: F) => string,
  record: () => Promise<T>,
): Promise<T> {
  const keys: string[] = []
  try {
    for (const file of files) {
      const key = keyOf(file)
      keys.push(key)
      await store.save(file.path, key)
    }
    return await record()
  } catch (error) {
    // After a lost connection the rows may be committed: the files stay, and the sweeper removes unreferenced ones.
    if (!isUnavailable(error)) await Promise.allSettled(keys.map((key) => store.remove(key)))
    throw error
  }
}
