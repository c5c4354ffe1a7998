import type { DocumentExtension } from 'contract/coaches/rules'
import { fail } from '../../fail'
import { createWorkerPool } from '../worker/pool'

/** Two at a time, off the event loop: unpacking costs processor time, and the form is open to everybody. */
const pool = createWorkerPool<{ path: string; extension: DocumentExtension }, DocumentExtension | undefined>({
  script: 'inspect',
  max: 2,
  heap: 96,
})

/**
 * What a file is by its content, where its name may say so; undefined where the content does not match. Ends with its
 * request.
 */
export async function inspectFile(
  path: string,
  extension: DocumentExtension,
  signal: AbortSignal | undefined,
): Promise<DocumentExtension | undefined> {
  try {
    return await pool.run({ path, extension }, signal)
  } catch (error) {
    if (signal?.aborted) fail('files.upload_broken')
    throw error
  }
}
