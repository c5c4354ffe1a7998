import type { Deps } from '../../../deps'
import type { Pool, Tx } from '../../../kernel/db/client'
import { createPictureStore } from './images'
import { holdPictures, takePictures } from './protect-pictures.sql'

/** Maximum concurrent requests to the store. */
const AT_ONCE = 16

/**
 * Returns those paths whose picture exists, and protects them from the sweep until the transaction ends. Call before
 * locking rows, because the byte store may be remote.
 */
export async function protectPictures(
  tx: Tx,
  files: Deps['files'],
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set()
  await holdPictures(tx)
  const pictures = createPictureStore(files)
  const left = [...new Set(paths)]
  const there = new Set<string>()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop())
        if (await pictures.has(path)) there.add(path)
    }),
  )
  return there
}

/** Runs what removes pictures while nobody names any; not at all where somebody just does. */
export async function withoutNewPictures(db: Pool, work: () => Promise<void>): Promise<void> {
  await db.begin(async (tx) => {
    if (await takePictures(tx)) await work()
  })
}
